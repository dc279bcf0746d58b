import { type Outcome, type RunEvent, type RunPorts, type RunRequest, run } from "../src/index.ts";
import {
	type MemoryDriver,
	type MemorySurface,
	memoryDriver,
	type Reply,
	type ScriptedJudge,
	type ScriptedRequest,
	scriptedJudge,
	type ViewSpec,
} from "../src/testing/index.ts";

export interface Played<S> {
	readonly outcome: Outcome;
	readonly events: readonly RunEvent[];
	readonly driver: MemoryDriver<S>;
	readonly judge: ScriptedJudge;
}

export interface Scene<S> {
	readonly surface: MemorySurface<S>;
	readonly script: readonly Reply[] | ((request: ScriptedRequest) => Reply);
	readonly request: RunRequest;
	readonly ports?: Partial<RunPorts>;
	/** Called with the driver before the run starts. */
	readonly before?: (driver: MemoryDriver<S>) => void;
}

/** Time passes at once, so that no test waits. */
const instantClock: NonNullable<RunPorts["clock"]> = {
	now: () => Date.now(),
	sleep: async (_, signal) => signal.throwIfAborted(),
};

/** Runs one scene to its end and collects everything it said. */
export async function play<S>({
	surface,
	script,
	request,
	ports,
	before,
}: Scene<S>): Promise<Played<S>> {
	const driver = memoryDriver(surface);
	const judge = scriptedJudge(script);
	before?.(driver);
	const running = run(request, { driver, judge, clock: instantClock, ...ports });
	const events: RunEvent[] = [];
	for await (const event of running) events.push(event);
	return { outcome: await running.outcome, events, driver, judge };
}

/** A page whose buttons each lead to a page of the same name; pages are listed by name. */
export function pages(
	views: Readonly<Record<string, ViewSpec>>,
	start = "start",
): MemorySurface<string> {
	return {
		state: start,
		view: (page) => ({
			url: `memory://${page}`,
			title: page,
			text: `This is ${page}`,
			...views[page],
		}),
		act: (page, action, target) => {
			if (action.kind !== "click") return page;
			return target && Object.hasOwn(views, target.name) ? target.name : page;
		},
	};
}

/** The judge sees the goal reached as soon as the page has this title. */
export function doneAt(title: string, choose: string): (request: ScriptedRequest) => Reply {
	return ({ context, purpose }) => {
		const there = context?.observation.title === title;
		if (purpose === "confirm") return { nouls: { confirm_done: there ? 0.95 : 0.05 } };
		return there ? { choose: "none", nouls: { done: 0.97, done_change: 0.97 } } : { choose };
	};
}
