import type { Proof, ProofVerdict } from "../proof/proof.ts";
import type { Action } from "../surface/action.ts";
import { describeChange, type Effects } from "../surface/change.ts";
import type { Driver, Effect, FailureCategory, Snapshot } from "../surface/driver.ts";
import type { Observation, Operation, Target } from "../surface/observation.ts";
import { checkInMemory } from "./memory-proofs.ts";

/** A target as tests write it; the rest follows from the role. */
export type TargetSpec = { readonly role: string; readonly name: string } & Partial<
	Omit<Target, "role" | "name">
>;

/** A surface as tests write it. */
export type ViewSpec = Partial<Omit<Observation, "targets">> & {
	readonly targets?: readonly TargetSpec[];
};

export interface MemorySurface<S> {
	readonly state: S;
	view(state: S): ViewSpec;
	/** The state after an action, or an effect other than `acted`. */
	act(
		state: S,
		action: Action,
		target: Target | undefined,
	): S | Exclude<Effect, { status: "acted" }>;
	/** What only a driver can see of an action. */
	seen?(state: S, action: Action): Effects;
}

export interface MemoryDriver<S> extends Driver {
	/** Every action that took effect, oldest first. */
	readonly actions: readonly Action[];
	state(): S;
	/** Changes the surface behind the run's back. */
	mutate(change: (state: S) => S): void;
	/** The next observation throws this. */
	failNext(error: Error): void;
}

/** A driver without a browser: the surface is a value and two functions. */
export function memoryDriver<S>(surface: MemorySurface<S>): MemoryDriver<S> {
	let state = surface.state;
	let trips = 0;
	let failure: Error | undefined;
	const actions: Action[] = [];
	const read = (): Observation => observationOf(surface.view(state));

	const act = (seen: Observation, action: Action): Effect => {
		const ref = "ref" in action ? action.ref : undefined;
		const target = seen.targets.find((item) => item.ref === ref);
		const now = read();
		const fresh = refusal(target, ref, now);
		if (fresh) return fresh;
		const next = surface.act(state, action, target);
		if (isEffect(next)) return next;
		const effects = surface.seen?.(next, action) ?? {};
		state = next;
		actions.push(action);
		return { status: "acted", change: describeChange(seen, read(), effects) };
	};

	const snapshotOf = (observation: Observation): Snapshot => ({
		observation,
		act: async (action, { signal }) => {
			signal.throwIfAborted();
			trips += 2;
			return act(observation, action);
		},
		check: async (proofs: readonly Proof[]): Promise<readonly ProofVerdict[]> =>
			proofs.map((proof) => checkInMemory(proof, read())),
		dispose: async () => undefined,
	});

	return {
		actions,
		state: () => state,
		mutate: (change) => {
			state = change(state);
		},
		failNext: (error) => {
			failure = error;
		},
		id: () => surface,
		roundTrips: () => trips,
		failureCategory: categoryOf,
		observe: async ({ signal }) => {
			signal.throwIfAborted();
			trips += 1;
			if (failure) {
				const error = failure;
				failure = undefined;
				throw error;
			}
			return snapshotOf(read());
		},
	};
}

/** Errors named like a category are of that category. */
function categoryOf(error: unknown): FailureCategory | undefined {
	const names: readonly FailureCategory[] = [
		"navigation_context",
		"timeout",
		"document_not_ready",
		"window_unavailable",
		"browser_closed",
	];
	return error instanceof Error ? names.find((name) => name === error.name) : undefined;
}

function refusal(
	target: Target | undefined,
	ref: string | undefined,
	now: Observation,
): Effect | undefined {
	if (ref === undefined) return undefined;
	if (!target) return { status: "gone", reason: "no such target in this observation" };
	const same = now.targets.filter(({ key }) => key === target.key);
	if (same.length === 0) return { status: "gone", reason: `"${target.name}" is gone` };
	const current = same[0];
	if (current?.coveredBy !== undefined) return { status: "covered", by: current.coveredBy };
	return current?.disabled
		? { status: "refused", reason: `"${target.name}" is disabled` }
		: undefined;
}

function isEffect(value: unknown): value is Exclude<Effect, { status: "acted" }> {
	const status = (value as { status?: unknown } | null)?.status;
	return (
		typeof status === "string" &&
		["stale", "gone", "moved", "covered", "refused", "unknown"].includes(status)
	);
}

/** Fills in everything a test leaves out. */
export function observationOf({ targets = [], ...spec }: ViewSpec): Observation {
	return {
		url: "memory://start",
		title: "",
		lang: "en",
		readiness: "ready",
		text: targets.map(({ name }) => name).join("\n"),
		headings: [],
		messages: [],
		selected: [],
		offscreen: { above: [], below: [] },
		scroll: { y: 0, height: 600, viewportHeight: 600 },
		tabs: [],
		blindSpots: [],
		...spec,
		targets: targets.map(targetOf),
	};
}

/** A whole target from a short description; `index` gives its ref. */
export function targetOf(spec: TargetSpec, index = 0): Target {
	return {
		ref: `t${index + 1}`,
		key: [spec.role, spec.name, spec.id ?? "", spec.near?.row ?? ""].join("|"),
		tag: tagOf(spec.role),
		near: {},
		operations: operationsOf(spec.role),
		mainContent: true,
		visibility: "in_view",
		...spec,
	};
}

const TAGS: Readonly<Record<string, string>> = {
	textbox: "input",
	searchbox: "input",
	checkbox: "input",
	radio: "input",
	combobox: "select",
	link: "a",
	button: "button",
};

function tagOf(role: string): string {
	return TAGS[role] ?? "div";
}

function operationsOf(role: string): readonly Operation[] {
	if (role === "textbox" || role === "searchbox") return ["fill", "click", "press"];
	if (role === "combobox") return ["select", "click"];
	if (role === "checkbox" || role === "radio" || role === "switch") return ["check", "click"];
	return ["click", "hover"];
}
