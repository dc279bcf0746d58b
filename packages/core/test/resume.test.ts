import { expect, test } from "vitest";
import {
	type LedgerEntry,
	type RunRequest,
	type RunState,
	type RunStore,
	run,
} from "../src/index.ts";
import { type MemorySurface, memoryDriver, scriptedJudge } from "../src/testing/index.ts";
import { pages, play } from "./scenes.ts";

interface Kept {
	readonly store: RunStore;
	readonly ledger: LedgerEntry[];
	readonly lines: string[];
	state(): RunState;
}

/** A store in memory that shows what would be on disk. */
function keep(): Kept {
	const ledger: LedgerEntry[] = [];
	const lines: string[] = [];
	let state: RunState | undefined;
	return {
		ledger,
		lines,
		state: () => {
			if (!state) throw new Error("No state was saved.");
			return state;
		},
		store: {
			runId: "run-1",
			trace: (event) => void lines.push(JSON.stringify(event)),
			ledger: async (entry) => void ledger.push(entry),
			error: async (stage, error) => void lines.push(`${stage} ${String(error)}`),
			saveState: async (saved) => {
				state = structuredClone(saved);
			},
			close: async () => undefined,
		},
	};
}

interface Shop {
	readonly total: number;
	readonly orders: number;
}

function shop(start: Shop): MemorySurface<Shop> {
	return {
		state: start,
		view: ({ total, orders }) =>
			orders > 0
				? {
						title: "Thank you",
						text: `Order ${orders} is placed`,
						targets: [{ role: "link", name: "Home" }],
					}
				: {
						title: "Review",
						text: `Total ${total} EUR`,
						targets: [{ role: "button", name: "Place order", submits: true, form: "f" }],
					},
		act: (state, action) =>
			action.kind === "click" ? { ...state, orders: state.orders + 1 } : state,
	};
}

const order: RunRequest = { goal: "Check out", expect: [{ text_contains: "is placed" }] };

async function stopAtOrder(): Promise<{ kept: Kept; token: string }> {
	const kept = keep();
	const { outcome, driver } = await play({
		surface: shop({ total: 10, orders: 0 }),
		script: [{ choose: "Place order" }],
		request: order,
		ports: { store: kept.store },
	});
	expect(outcome).toMatchObject({
		status: "needs_confirmation",
		pending: { target: { name: "Place order" } },
	});
	expect(outcome.pending?.terms).toContain("Total 10 EUR");
	expect(driver.actions).toEqual([]);
	return { kept, token: outcome.resume?.token ?? "" };
}

function resumed(kept: Kept, token: string): RunRequest {
	return { ...order, resume: { state: kept.state(), verb: { kind: "approve", token } } };
}

test("an approved act is carried out exactly once", async () => {
	const { kept, token } = await stopAtOrder();
	const { outcome, driver } = await play({
		surface: shop({ total: 10, orders: 0 }),
		script: [{ choose: "Place order" }],
		request: resumed(kept, token),
		ports: { store: kept.store },
	});
	expect(outcome.status).toBe("done");
	expect(driver.state().orders).toBe(1);
	expect(kept.ledger.find((entry) => entry.type === "intent")).toMatchObject({
		irreversible: true,
	});
});

test("an approval dies when the terms have changed", async () => {
	const { kept, token } = await stopAtOrder();
	const { outcome, driver } = await play({
		surface: shop({ total: 99, orders: 0 }),
		script: [{ choose: "Place order" }],
		request: resumed(kept, token),
	});
	expect(outcome.status).toBe("needs_confirmation");
	expect(outcome.pending?.terms).toContain("Total 99 EUR");
	expect(driver.state().orders).toBe(0);
});

test("an approval is used once", async () => {
	const { kept, token } = await stopAtOrder();
	const used = resumed(kept, token);
	const state = { ...kept.state(), usedApprovals: [kept.state().pending?.digest ?? ""] };
	const { outcome, driver } = await play({
		surface: shop({ total: 10, orders: 0 }),
		script: [{ choose: "Place order" }],
		request: { ...used, resume: { state, verb: { kind: "approve", token } } },
	});
	expect(outcome.status).toBe("needs_confirmation");
	expect(driver.state().orders).toBe(0);
});

test.each([
	["a wrong token", "approval_token", {}],
	["an expired token", "approval_expired", { expiresAt: "2020-01-01T00:00:00.000Z" }],
])("%s is refused before anything starts", async (_, code, part) => {
	const { kept, token } = await stopAtOrder();
	const state = kept.state();
	const saved = state.token ?? { value: "", expiresAt: "" };
	const given = code === "approval_token" ? "guessed" : token;
	const request: RunRequest = {
		...order,
		resume: {
			state: { ...state, token: { ...saved, ...part } },
			verb: { kind: "approve", token: given },
		},
	};
	const start = () =>
		run(request, {
			driver: memoryDriver(shop({ total: 10, orders: 0 })),
			judge: scriptedJudge([{}]),
		});
	expect(start).toThrowError(expect.objectContaining({ code }));
});

test("the intent is written before the action leaves, the settlement after", async () => {
	const kept = keep();
	const order: string[] = [];
	const surface = pages({ start: { targets: [{ role: "button", name: "Report" }] }, Report: {} });
	const watched = {
		...surface,
		act: (...given: Parameters<typeof surface.act>) => {
			order.push("act");
			return surface.act(...given);
		},
	};
	const store = {
		...kept.store,
		ledger: async (entry: LedgerEntry) => void order.push(entry.type),
	};
	await play({
		surface: watched,
		script: [{ choose: "Report" }],
		request: { goal: "Open the Report", expect: [{ url_contains: "Report" }] },
		ports: { store },
	});
	expect(order).toEqual(["intent", "act", "settled"]);
});

test("an action whose effect is unknown is not repeated on resume", async () => {
	const surface = pages({ start: { targets: [{ role: "button", name: "Report" }] } });
	const kept = keep();
	await play({
		surface: { ...surface, act: () => ({ status: "unknown", reason: "cut" }) },
		script: [{ choose: "Report" }],
		request: { goal: "Open the Report" },
		ports: { store: kept.store },
	});
	const intent = kept.ledger.find((entry) => entry.type === "intent");
	if (intent?.type !== "intent") throw new Error("No intent was written.");
	const state = {
		...kept.state(),
		openIntent: { id: intent.id, action: intent.action, signature: intent.signature },
	};
	const { driver, outcome } = await play({
		surface,
		script: [{ choose: "Report" }],
		request: { goal: "Open the Report", resume: { state, verb: { kind: "continue" } } },
	});
	expect(driver.actions).toEqual([]);
	expect(outcome.status).toBe("blocked");
});

test("the caller chooses among look-alikes", async () => {
	const surface: MemorySurface<string> = {
		state: "",
		view: (said) => ({
			text: `Edited ${said}`,
			targets: ["Ann", "Bob"].map((row) => ({ role: "button", name: "Edit", near: { row } })),
		}),
		act: (_, _action, target) => target?.near.row ?? "",
	};
	const kept = keep();
	const first = await play({
		surface,
		script: [{ choose: "Edit" }],
		request: { goal: "Press Edit" },
		ports: { store: kept.store },
	});
	expect(first.outcome.status).toBe("ambiguous");
	const bob = first.outcome.choices?.find(({ near }) => near.row === "Bob");
	const second = await play({
		surface,
		script: [{ choose: "Edit" }],
		request: {
			goal: "Press Edit",
			expect: [{ text_contains: "Edited Bob" }],
			resume: { state: kept.state(), verb: { kind: "choose", key: bob?.key ?? "" } },
		},
	});
	expect([second.outcome.status, second.driver.state()]).toEqual(["done", "Bob"]);
});

test("no secret and no text typed into a password field is kept anywhere", async () => {
	const surface: MemorySurface<Readonly<Record<string, string>>> = {
		state: {},
		view: (typed) => ({
			text: `Hello ${typed["User name"] ?? ""} ${typed.Password ?? ""}`,
			targets: [
				{ role: "textbox", name: "User name", form: "f", value: typed["User name"] ?? "" },
				{
					role: "textbox",
					name: "Password",
					inputType: "password",
					sensitive: true,
					form: "f",
					value: "•".repeat(typed.Password?.length ?? 0),
				},
				{ role: "button", name: "Sign in", submits: true, form: "f" },
			],
		}),
		act: (typed, action, target) =>
			action.kind === "fill" && target ? { ...typed, [target.name]: action.text } : typed,
	};
	for (const bag of [
		{ values: { "user name": "ann", password: "correct-horse-9" } },
		{ values: { "user name": "ann" }, secrets: { password: "correct-horse-9" } },
	]) {
		const kept = keep();
		const { outcome, events, judge, driver } = await play({
			surface,
			script: [{ choose: "Sign in" }],
			request: { goal: "Sign in", ...bag },
			ports: { store: kept.store },
		});
		expect(driver.state().Password).toBe("correct-horse-9");
		const everything = JSON.stringify([
			outcome,
			events,
			kept.lines,
			kept.ledger,
			kept.state(),
			judge.requests.map(({ state }) => state),
		]);
		expect(everything).not.toContain("correct-horse-9");
	}
});
