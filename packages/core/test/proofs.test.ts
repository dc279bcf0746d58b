import { expect, test } from "vitest";
import { pages, play } from "./scenes.ts";

const surface = pages({
	start: { targets: [{ role: "button", name: "Report" }] },
	Report: { text: "The report of March" },
});
const script = [{ choose: "Report" }];

test("proofs that all hold before the first action: done, already done, nothing pressed", async () => {
	const { outcome, driver, judge } = await play({
		surface,
		script,
		request: { goal: "Open the Report", expect: [{ text_contains: "start" }] },
	});
	expect(outcome).toMatchObject({
		status: "done",
		alreadyDone: true,
		proofs: [{ holds: true, alreadyTrue: true }],
	});
	expect([driver.actions, judge.requests]).toEqual([[], []]);
});

test("a proof that was true before is said to prove nothing new", async () => {
	const { outcome } = await play({
		surface,
		script,
		request: {
			goal: "Open the Report",
			expect: [{ text_contains: "r" }, { text_contains: "March" }],
		},
	});
	expect(outcome.status).toBe("done");
	expect(outcome.proofs.map(({ alreadyTrue }) => alreadyTrue === true)).toEqual([true, false]);
});

test("a claim of done does not stand against a proof that does not hold", async () => {
	const { outcome } = await play({
		surface,
		script: ({ context }) =>
			context?.observation.title === "Report"
				? { choose: "none", nouls: { done: 1, done_change: 1, confirm_done: 1 } }
				: { choose: "Report" },
		request: { goal: "Open the Report", expect: [{ text_contains: "April" }] },
	});
	expect(outcome.status).toBe("blocked");
	expect(outcome.summary).toContain("April");
});

test("a claim of done before anything was attempted is not believed", async () => {
	const { outcome } = await play({
		surface,
		script: [{ choose: "none", nouls: { done: 1, done_change: 1, confirm_done: 1 } }],
		request: { goal: "Open the Report" },
	});
	expect(outcome.status).toBe("blocked");
});

test("sub-goals run in order and the run is no better proved than its least proved part", async () => {
	const steps = pages({
		start: { targets: [{ role: "button", name: "One" }] },
		One: { targets: [{ role: "button", name: "Two" }] },
		Two: {},
	});
	const { outcome } = await play({
		surface: steps,
		script: ({ purpose, context }) =>
			purpose === "step"
				? { choose: context?.observation.targets[0]?.name ?? "none" }
				: { nouls: { done: 0.99, done_change: 0.99, confirm_done: 0.99 } },
		request: {
			goal: "Both",
			subgoals: [{ goal: "Press One", expect: [{ url_contains: "One" }] }, { goal: "Press Two" }],
		},
	});
	expect(outcome.subgoals?.map(({ status }) => status)).toEqual(["done", "done_unverified"]);
	expect(outcome.status).toBe("done_unverified");
});

test("likely done: the claim is in the middle band", async () => {
	const { outcome } = await play({
		surface,
		script: ({ purpose, context }) =>
			purpose === "confirm"
				? { nouls: { confirm_done: 0.7 } }
				: context?.observation.title === "Report"
					? { choose: "none", nouls: { done: 0.7 } }
					: { choose: "Report" },
		request: { goal: "Press Report" },
	});
	expect(outcome).toMatchObject({ status: "likely_done", stopReason: "model_done" });
});
