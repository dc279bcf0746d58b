import type {
	Candidate,
	Change,
	Clause,
	DecisionContext,
	Goal,
	MemoryEntry,
	Message,
	Near,
	Observation,
	PendingDialog,
	Target,
} from "@surehand/core";
import { noChange, readGoal } from "@surehand/core";
import type { Control } from "./controls.ts";

/** Hand-written pages in few words, for training and tests. */
interface PageWords {
	readonly controls: readonly Control[];
	readonly url?: string;
	readonly title?: string;
	readonly lang?: string;
	readonly text?: string;
	readonly headings?: readonly string[];
	readonly messages?: readonly Message[];
	readonly dialog?: PendingDialog;
	readonly failure?: Observation["failure"];
	readonly readiness?: Observation["readiness"];
	readonly below?: readonly string[];
	/** Page heights below the fold. */
	readonly more?: boolean;
}

const OPERATIONS: Readonly<Record<string, Target["operations"]>> = {
	textbox: ["fill", "click"],
	searchbox: ["fill", "click"],
	spinbutton: ["fill", "click"],
	checkbox: ["check"],
	switch: ["check"],
	radio: ["check"],
};

function pageOf(words: PageWords): Observation {
	const targets = words.controls.map((control, at) => targetOf(control, at));
	const names = targets.map(({ name }) => name).join("\n");
	return {
		url: words.url ?? "https://site.example/page",
		title: words.title ?? "",
		lang: words.lang ?? "en",
		readiness: words.readiness ?? "ready",
		text: words.text ?? names,
		headings: words.headings ?? [],
		messages: words.messages ?? [],
		targets,
		...(words.dialog ? { dialog: words.dialog } : {}),
		...(words.failure ? { failure: words.failure } : {}),
		selected: targets
			.filter(({ checked, selected }) => checked === true || selected === true)
			.map(({ name }) => name),
		offscreen: { above: [], below: words.below ?? [] },
		scroll: { y: 0, height: words.more || words.below ? 2400 : 800, viewportHeight: 800 },
		tabs: [
			{ url: words.url ?? "https://site.example/page", title: words.title ?? "", active: true },
		],
		blindSpots: [],
	};
}

function targetOf(control: Control, at: number): Target {
	const { row, group, heading, dialog, column, section, index, of, ...rest } = control;
	const near = Object.fromEntries(
		Object.entries({ row, group, heading, dialog, column, section, index, of }).filter(
			([, value]) => value !== undefined,
		),
	) as Near;
	const native = control.tag === "select" ? (["select"] as const) : undefined;
	return {
		ref: `t${at}`,
		tag: "div",
		near,
		operations: native ?? OPERATIONS[control.role] ?? ["click"],
		mainContent: true,
		visibility: "in_view",
		...rest,
		key: control.key ?? `${control.role}|${control.name}|${row ?? ""}`,
	};
}

export interface Case extends PageWords {
	readonly goal: string;
	/** How the goal's one clause is read; without it the goal reader is asked. */
	readonly as?: Partial<Clause> & Pick<Clause, "verb">;
	/** Which clause of the goal is being worked on; the first by default. */
	readonly clause?: number;
	readonly values?: Readonly<Record<string, string>>;
	readonly history?: readonly Partial<MemoryEntry>[];
	readonly change?: Partial<Change>;
	readonly states?: DecisionContext["clauseStates"];
}

/** A decision as the loop would put it to a judge. */
export function contextOf(test: Case): DecisionContext {
	const goal = goalOf(test);
	const clause = goal.clauses[test.clause ?? 0];
	if (!clause) throw new Error(`no clause ${test.clause ?? 0} in "${test.goal}"`);
	const observation = pageOf(test);
	const values = Object.entries(test.values ?? {}).map(([key, text]) => ({
		key,
		text,
		length: text.length,
	}));
	const drafts = [
		...observation.targets.flatMap((target) => draftsFor(target, { clause, values })),
		...controlsFor(observation, { clause, goBack: (test.history ?? []).length > 0 }),
	];
	return {
		goal,
		clause,
		clauseStates:
			test.states ?? goal.clauses.map((_, at) => (at < clause.index ? "complete" : "pending")),
		observation,
		candidates: drafts.map((draft, at) => ({ id: `c${at + 1}`, ...draft })),
		history: (test.history ?? []).map((entry, at) => ({
			...PAST,
			step: at + 1,
			clause: clause.index,
			...entry,
		})),
		...(test.change ? { change: { ...noChange(), kind: "changed", ...test.change } } : {}),
		pendingValues: values,
	};
}

function goalOf({ goal, as, lang }: Case): Goal {
	if (!as) return readGoal(goal);
	const clause: Clause = {
		index: 0,
		text: goal,
		verbWords: "",
		quoted: [],
		journey: false,
		commits: false,
		...as,
	};
	return {
		text: goal,
		language: lang ?? "en",
		clauses: [clause],
		prohibitions: [],
		contingencies: [],
	};
}

const PAST: MemoryEntry = {
	step: 1,
	clause: 0,
	action: "click",
	effect: "acted",
	change: "changed",
	signature: "",
	words: "",
	state: "",
	knownState: false,
	url: "",
	named: true,
	messages: [],
};

type Draft = Omit<Candidate, "id">;
type Wants = {
	readonly clause: DecisionContext["clause"];
	readonly values: readonly { key: string; text: string; length: number }[];
};

function draftsFor(target: Target, { clause, values }: Wants): Draft[] {
	if (target.disabled) return [];
	const { ref } = target;
	if (target.options && target.tag === "select") {
		return target.options
			.filter(({ selected }) => !selected)
			.map(({ label }) => ({
				target,
				action: { kind: "select", ref, options: [label] },
				value: { text: label, length: label.length },
			}));
	}
	if (target.operations.includes("check")) {
		const wanted = target.role === "radio" || clause.verb !== "uncheck";
		return target.checked === wanted
			? []
			: [{ target, action: { kind: "check", ref, checked: wanted } }];
	}
	if (!target.operations.includes("fill")) return [{ target, action: { kind: "click", ref } }];
	const own =
		clause.value === undefined
			? clause.quoted.filter((text) => text !== clause.row && text !== clause.object)
			: [clause.value];
	const goalTexts = own.map((text) => ({
		target,
		action: { kind: "fill", ref, text } as const,
		value: { text, length: text.length },
	}));
	const bag = values.map(({ key, text }) => ({
		target,
		action: { kind: "fill", ref, text } as const,
		value: { key, text, length: text.length },
	}));
	const drafts: Draft[] = [...goalTexts, ...bag];
	return drafts;
}

function controlsFor(
	{ scroll }: Observation,
	{ clause, goBack }: { clause: DecisionContext["clause"]; goBack: boolean },
): Draft[] {
	const drafts: Draft[] = [];
	if (scroll.height > scroll.viewportHeight)
		drafts.push({ action: { kind: "scroll", direction: "down" } });
	if (clause.key !== undefined) drafts.push({ action: { kind: "press", keys: clause.key } });
	if (goBack || clause.verb === "back") drafts.push({ action: { kind: "back" } });
	return drafts;
}
