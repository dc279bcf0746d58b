import type { Action } from "../surface/action.ts";
import type { Driver, Snapshot } from "../surface/driver.ts";
import type { Target } from "../surface/observation.ts";

/** The parts of a test runner the suites need (Vitest's and Jest's fit). */
export interface TestRunner {
	describe(name: string, body: () => void): void;
	test(name: string, body: () => Promise<void>): void;
	expect(value: unknown): Expectation;
}

export interface Expectation {
	toBe(value: unknown): void;
	toEqual(value: unknown): void;
	toContain(value: unknown): void;
	toBeGreaterThan(value: number): void;
}

/** The surface every driver is tested on, written as a page. A driver without pages builds the like of it. */
export const CONTRACT_PAGE = `<!doctype html><html lang="en"><title>Contract</title><main>
<h1>Contract</h1>
<form onsubmit="event.preventDefault(); document.getElementById('said').textContent = 'Saved ' + this.elements.person.value">
<label>Person <input name="person"></label>
<label>Colour <select name="colour"><option value="">None</option><option value="r">Red</option><option value="g">Green</option></select></label>
<label><input type="checkbox" name="agree"> Agree</label>
<label>Password <input type="password" name="password"></label>
<button>Save</button>
</form>
<button type="button" onclick="this.remove()">Vanish</button>
<button type="button" disabled>Locked</button>
<p id="said"></p></main></html>`;

/** One surface like `CONTRACT_PAGE`, with ways to change it behind the driver's back. */
export interface ContractSurface {
	readonly driver: Driver;
	/** Takes the Save button away. */
	removeSave(): Promise<void>;
	/** Takes the Save button away and puts a new one of the same name that must not be pressed in its place. */
	replaceSave(): Promise<void>;
	close(): Promise<void>;
}

const suites = [reading, proving, acting, choosing, guarding] as const;

type Case = readonly [
	name: string,
	body: (surface: ContractSurface, snapshot: Snapshot) => Promise<void>,
];

const signal = AbortSignal.timeout(600_000);

/** Every driver must pass these. `open` gives a fresh surface for each test. */
export function driverContract(
	{ describe, test, expect }: TestRunner,
	open: () => Promise<ContractSurface>,
): void {
	describe("driver contract", () => {
		for (const [name, body] of suites.flatMap((suite) => suite(expect))) {
			test(name, async () => {
				const surface = await open();
				try {
					await body(surface, await surface.driver.observe({ signal }));
				} finally {
					await surface.close();
				}
			});
		}
	});
}

function reading(expect: TestRunner["expect"]): Case[] {
	return [
		[
			"lists controls with role, name, state and what can be done",
			async (_, { observation }) => {
				expect(named(observation.targets, "Person").operations).toContain("fill");
				expect(named(observation.targets, "Colour").options?.map(({ label }) => label)).toEqual([
					"None",
					"Red",
					"Green",
				]);
				expect(named(observation.targets, "Agree").checked).toBe(false);
				expect(named(observation.targets, "Locked").disabled).toBe(true);
				expect(new Set(observation.targets.map(({ ref }) => ref)).size).toBe(
					observation.targets.length,
				);
			},
		],
		[
			"an observation is plain JSON",
			async (_, { observation }) => {
				expect(JSON.parse(JSON.stringify(observation))).toEqual(observation);
			},
		],
		[
			"keys outlive an observation, values do not show in them",
			async ({ driver }, first) => {
				await press(first, {
					kind: "fill",
					ref: named(first.observation.targets, "Person").ref,
					text: "Ann",
				});
				const second = await driver.observe({ signal });
				expect(named(second.observation.targets, "Person").key).toBe(
					named(first.observation.targets, "Person").key,
				);
			},
		],
	];
}

function proving(expect: TestRunner["expect"]): Case[] {
	return [
		[
			"proofs are answered",
			async (_, snapshot) => {
				const verdicts = await snapshot.check(
					[{ text_contains: "Contract" }, { text_contains: "Nowhere" }],
					{ signal },
				);
				expect(verdicts.map(({ holds }) => holds)).toEqual([true, false]);
			},
		],
		[
			"round trips are counted and an abort is heard",
			async ({ driver }) => {
				expect(driver.roundTrips()).toBeGreaterThan(0);
				const stopped = await driver.observe({ signal: AbortSignal.abort() }).then(
					() => false,
					() => true,
				);
				expect(stopped).toBe(true);
			},
		],
	];
}

function acting(expect: TestRunner["expect"]): Case[] {
	return [
		[
			"a fill is read back",
			async ({ driver }, snapshot) => {
				const effect = await press(snapshot, {
					kind: "fill",
					ref: named(snapshot.observation.targets, "Person").ref,
					text: "Ann",
				});
				expect(effect.status === "acted" && effect.change.readBack?.held !== false).toBe(true);
				const { observation } = await driver.observe({ signal });
				expect(named(observation.targets, "Person").value).toBe("Ann");
			},
		],
		[
			"a click shows its effect",
			async ({ driver }, snapshot) => {
				const effect = await press(snapshot, {
					kind: "click",
					ref: named(snapshot.observation.targets, "Save").ref,
				});
				expect(effect.status === "acted" && effect.change.kind).toBe("changed");
				expect((await driver.observe({ signal })).observation.text).toContain("Saved");
			},
		],
	];
}

function choosing(expect: TestRunner["expect"]): Case[] {
	return [
		[
			"an option is chosen by its label",
			async ({ driver }, snapshot) => {
				await press(snapshot, {
					kind: "select",
					ref: named(snapshot.observation.targets, "Colour").ref,
					options: ["Green"],
				});
				const { observation } = await driver.observe({ signal });
				expect(
					named(observation.targets, "Colour").options?.find(({ selected }) => selected)?.label,
				).toBe("Green");
			},
		],
		[
			"an option that is not there is refused",
			async (_, snapshot) => {
				const effect = await press(snapshot, {
					kind: "select",
					ref: named(snapshot.observation.targets, "Colour").ref,
					options: ["Blue"],
				});
				expect(effect.status).toBe("refused");
			},
		],
		[
			"switching on twice leaves it on",
			async ({ driver }, snapshot) => {
				await press(snapshot, {
					kind: "check",
					ref: named(snapshot.observation.targets, "Agree").ref,
					checked: true,
				});
				const second = await driver.observe({ signal });
				await press(second, {
					kind: "check",
					ref: named(second.observation.targets, "Agree").ref,
					checked: true,
				});
				expect(named((await driver.observe({ signal })).observation.targets, "Agree").checked).toBe(
					true,
				);
			},
		],
	];
}

function guarding(expect: TestRunner["expect"]): Case[] {
	return [
		[
			"a disabled control is refused",
			async (_, snapshot) => {
				const effect = await press(snapshot, {
					kind: "click",
					ref: named(snapshot.observation.targets, "Locked").ref,
				});
				expect(effect.status).toBe("refused");
			},
		],
		[
			"a target that is gone is not acted on",
			async (surface, snapshot) => {
				await surface.removeSave();
				const effect = await press(snapshot, {
					kind: "click",
					ref: named(snapshot.observation.targets, "Save").ref,
				});
				expect(["gone", "stale", "moved"]).toContain(effect.status);
			},
		],
		[
			"a look-alike in its place is not acted on",
			async (surface, snapshot) => {
				await surface.replaceSave();
				const effect = await press(snapshot, {
					kind: "click",
					ref: named(snapshot.observation.targets, "Save").ref,
				});
				expect(["gone", "stale", "moved"]).toContain(effect.status);
			},
		],
		[
			"what is typed into a password field shows nowhere",
			async ({ driver }, snapshot) => {
				await press(snapshot, {
					kind: "fill",
					ref: named(snapshot.observation.targets, "Password").ref,
					text: "swordfish-9",
					secret: true,
				});
				const { observation } = await driver.observe({ signal });
				expect(JSON.stringify(observation).includes("swordfish-9")).toBe(false);
				expect(named(observation.targets, "Password").sensitive).toBe(true);
			},
		],
	];
}

async function press(snapshot: Snapshot, action: Action): ReturnType<Snapshot["act"]> {
	return snapshot.act(action, { signal });
}

function named(targets: readonly Target[], name: string): Target {
	const found = targets.find((target) => target.name === name);
	if (!found)
		throw new Error(
			`No target is named "${name}"; there are: ${targets.map((target) => target.name).join(", ")}.`,
		);
	return found;
}
