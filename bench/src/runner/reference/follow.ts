import { setTimeout as sleep } from "node:timers/promises";
import type { Driver, Effect, Observation, Snapshot } from "@surehand/core";
import { type Found, findTarget } from "./find.ts";
import type { ReferenceStep, TargetQuery } from "./step.ts";
import { type StepTargets, toAction } from "./to-action.ts";

export interface FollowOptions {
	readonly values: Readonly<Record<string, string>>;
	readonly secrets: Readonly<Record<string, string>>;
	readonly files: Readonly<Record<string, string>>;
	readonly signal: AbortSignal;
}

export type Followed =
	| { readonly status: "followed"; readonly actions: number }
	| { readonly status: "stopped"; readonly actions: number; readonly detail: string };

const LOOK_LIMIT_MS = 6_000;
const LOOK_PAUSE_MS = 200;
const MAX_FRESH_TRIES = 8;
const DEFAULT_TIMES = 15;

/** Carries hand-written steps out one after the other, each on a fresh observation. */
export async function followSteps(
	driver: Driver,
	steps: readonly ReferenceStep[],
	options: FollowOptions,
): Promise<Followed> {
	const walk = new Walk(driver, options);
	for (const [index, step] of steps.entries()) {
		const fault = await walk.take(step);
		if (fault !== undefined) {
			const detail = `step ${index + 1} (${step.act}): ${fault}`;
			return { status: "stopped", actions: walk.actions, detail };
		}
	}
	return { status: "followed", actions: walk.actions };
}

class Walk {
	actions = 0;
	readonly #driver: Driver;
	readonly #options: FollowOptions;

	constructor(driver: Driver, options: FollowOptions) {
		this.#driver = driver;
		this.#options = options;
	}

	/** Undefined when the step was taken, else why not. */
	async take(step: ReferenceStep): Promise<string | undefined> {
		const { until } = step;
		if (step.act === "wait_for") return this.#waitFor(until ?? step.target ?? {});
		if (!until) return this.#act(step);
		for (let time = 0; time < (step.times ?? DEFAULT_TIMES); time += 1) {
			if (await this.#sees(until)) return;
			const fault = await this.#act(step);
			if (fault !== undefined) return fault;
		}
		return (await this.#sees(until)) ? undefined : `never saw ${JSON.stringify(until)}`;
	}

	async #act(step: ReferenceStep): Promise<string | undefined> {
		let reason = "";
		for (let attempt = 0; attempt < MAX_FRESH_TRIES; attempt += 1) {
			const effect = await this.#tryOnce(step);
			if (typeof effect === "string") return effect;
			if (effect.status === "acted") {
				await sleep(step.rest ?? 0, undefined, { signal: this.#options.signal });
				return;
			}
			if (effect.status === "covered") reason = `covered by ${effect.by}`;
			else reason = `${effect.status}: ${effect.reason}`;
			if (!isUntaken(effect)) return reason;
			await sleep(LOOK_PAUSE_MS, undefined, { signal: this.#options.signal });
		}
		return reason;
	}

	async #tryOnce(step: ReferenceStep): Promise<Effect | string> {
		const media = step.act === "hover" || step.act === "drag";
		const looked = await this.#look((observation) => targetsOf(observation, step), { media });
		if (typeof looked === "string") return looked;
		const { snapshot, found } = looked;
		const action = toAction(step, { ...found, ...this.#told(step) });
		if (!action) return "nothing to do";
		const effect = await snapshot.act(action, { signal: this.#options.signal });
		if (effect.status === "acted") this.actions += 1;
		return effect;
	}

	/** Observes until what a step needs is there, bounded. */
	async #look<T>(
		read: (observation: Observation) => T | string,
		{ media }: { readonly media: boolean } = { media: false },
	): Promise<{ snapshot: Snapshot; found: T } | string> {
		const until = performance.now() + LOOK_LIMIT_MS;
		for (;;) {
			const snapshot = await this.#driver.observe({
				signal: this.#options.signal,
				...(media ? { include: ["media"] as const } : {}),
			});
			const found = read(snapshot.observation);
			if (typeof found !== "string") return { snapshot, found };
			await snapshot.dispose();
			if (performance.now() > until) return found;
			await sleep(LOOK_PAUSE_MS, undefined, { signal: this.#options.signal });
		}
	}

	async #waitFor(query: TargetQuery): Promise<string | undefined> {
		const looked = await this.#look((observation) => need(findTarget(observation, query)));
		if (typeof looked === "string") return looked;
		await looked.snapshot.dispose();
		return undefined;
	}

	async #sees(query: TargetQuery): Promise<boolean> {
		const snapshot = await this.#driver.observe({ signal: this.#options.signal });
		await snapshot.dispose();
		return findTarget(snapshot.observation, query).status !== "missing";
	}

	#told({ value = "" }: ReferenceStep): Pick<StepTargets, "files" | "value" | "secret"> {
		const { values, secrets, files } = this.#options;
		let secret = false;
		const text = value.replace(/\{([^}]+)\}/g, (whole, key: string) => {
			secret ||= key in secrets;
			return secrets[key] ?? values[key] ?? whole;
		});
		return { files, value: text, secret };
	}
}

type Targets = Pick<StepTargets, "target" | "to">;

function targetsOf(observation: Observation, step: ReferenceStep): Targets | string {
	const target = step.target && need(findTarget(observation, step.target));
	const to = step.to && need(findTarget(observation, step.to));
	if (typeof target === "string") return target;
	if (typeof to === "string") return to;
	if (step.act === "dialog" && !observation.dialog) return "no dialog is open";
	return { ...(target ? { target } : {}), ...(to ? { to } : {}) };
}

function need(found: Found): NonNullable<StepTargets["target"]> | string {
	return found.status === "found" ? found.target : found.detail;
}

/** Nothing was done, so that the step may be tried on a fresh observation. */
function isUntaken({ status }: Effect): boolean {
	return status === "stale" || status === "gone" || status === "moved" || status === "covered";
}
