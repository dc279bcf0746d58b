import { expect, test } from "vitest";
import { JudgeError, STATUS_OF, type StopReason } from "../src/index.ts";
import type { MemorySurface } from "../src/testing/index.ts";
import { doneAt, pages, play, type Scene } from "./scenes.ts";

const open = { role: "button", name: "Report" } as const;
const start = { targets: [open] };
const reportPages = pages({ start, Report: { text: "The report of March" } });
const request = { goal: "Open the Report" };
const silent = [{}];

/** A surface with one button on which nothing ever changes. */
const inert: MemorySurface<number> = pages({}) as unknown as MemorySurface<number>;

function scene<S>(parts: Partial<Scene<S>> & { surface: Scene<S>["surface"] }): Scene<unknown> {
	return { script: silent, request, ...parts } as unknown as Scene<unknown>;
}

/** One way to reach every reason. */
const scenes: Readonly<Record<StopReason, Scene<unknown>>> = {
	proved: scene({
		surface: reportPages,
		script: [{ choose: "Report" }],
		request: { ...request, expect: [{ text_contains: "March" }] },
	}),
	model_done: scene({ surface: reportPages, script: doneAt("Report", "Report") }),
	model_review: scene({
		surface: reportPages,
		script: [{ choose: "Report", nouls: { review: 0.95 } }],
	}),
	text_unavailable: scene({
		surface: pages({ start: { targets: [{ role: "textbox", name: "Comment" }] } }),
		script: [{ choose: "Comment" }],
		request: { goal: "Fill in the Comment" },
		ports: { textModel: { write: async () => null } },
	}),
	submit_review: scene({
		surface: pages({ start: { targets: [{ role: "textbox", name: "Message", tag: "textarea" }] } }),
		script: [{ choose: "press Enter" }],
		request: { goal: "Type 'hello' in Message, then open the Report" },
	}),
	verification_gate: scene({
		surface: pages({
			start: {
				text: "Verify you are human to continue",
				targets: [{ role: "checkbox", name: "Verify you are human" }],
			},
		}),
	}),
	irreversible_action: scene({
		surface: pages({ start: { targets: [{ role: "button", name: "Place order" }] } }),
		script: [{ choose: "Place order" }],
		request: { goal: "Check out" },
	}),
	login_wall: scene({
		surface: pages({
			start: {
				targets: [
					{ role: "textbox", name: "User name", form: "f" },
					{ role: "textbox", name: "Password", inputType: "password", sensitive: true, form: "f" },
					{ role: "button", name: "Sign in", submits: true, form: "f" },
				],
			},
		}),
		script: [{ choose: "none", nouls: { login: 0.95 } }],
	}),
	input_required: scene({
		surface: pages({
			start: {
				targets: [
					{ role: "textbox", name: "Email", required: true, form: "f" },
					{ role: "button", name: "Subscribe", submits: true, form: "f" },
				],
			},
		}),
		script: [{ choose: "Subscribe" }],
		request: { goal: "Press Subscribe" },
	}),
	ambiguous_target: scene({
		surface: pages({
			start: {
				targets: [
					{ role: "button", name: "Edit", near: { row: "Ann" } },
					{ role: "button", name: "Edit", near: { row: "Bob" } },
				],
			},
		}),
		script: [{ choose: "Edit" }],
		request: { goal: "Press Edit" },
	}),
	page_error: scene({ surface: pages({ start: { failure: { status: 404, text: "Not found" } } }) }),
	model_blocked: scene({
		surface: pages({ start: { targets: [{ role: "button", name: "Help" }] } }),
		script: [{ choose: "none", nouls: { stuck: 0.95 } }],
	}),
	repeated_action: scene({
		surface: {
			state: 0,
			view: (count: number) => ({
				text: `Pressed ${count}`,
				targets: [{ role: "button", name: "Next" }],
			}),
			act: (count: number) => count + 1,
		},
		script: [{ choose: "Next", nouls: { target_match: 0.1 } }],
	}),
	scroll_oscillation: scene({
		surface: {
			state: 300,
			view: (y: number) => ({
				text: `At ${y}`,
				scroll: { y, height: 5_000, viewportHeight: 600 },
				targets: [{ role: "button", name: "Other" }],
			}),
			act: (y: number, action) =>
				action.kind === "scroll" ? (action.direction === "down" ? y + 100 : y - 100) : y,
		},
		script: ({ count }) => ({ choose: count % 2 === 0 ? "scroll down" : "scroll up" }),
	}),
	stale_observations: scene({
		surface: {
			state: 0,
			view: () => start,
			act: () => ({ status: "stale", reason: "the list was redrawn" }),
		},
		script: [{ choose: "Report" }],
	}),
	no_progress: scene({
		surface: pages({
			start: { targets: ["One", "Two", "Three", "Four"].map((name) => ({ role: "button", name })) },
		}),
		script: ({ count }) => ({ choose: ["One", "Two", "Three", "Four"][count] ?? "none" }),
	}),
	origin_denied: scene({
		surface: pages({ start: { url: "https://elsewhere.test/", ...start } }),
		request: { ...request, origins: ["https://example.test"] },
	}),
	never_violated: scene({
		surface: reportPages,
		request: { ...request, never: [{ text_contains: "This is start" }] },
	}),
	min_probability: scene({
		surface: reportPages,
		script: [{ choose: "Report", probability: 0.6 }],
		request: { ...request, limits: { minProbability: 0.8 } },
	}),
	step_limit: scene({
		surface: {
			state: 0,
			view: (count: number) => ({
				text: `Page ${count}`,
				targets: [{ role: "button", name: `Step ${count}` }],
			}),
			act: (count: number) => count + 1,
		},
		script: ({ context }) => ({
			choose: context?.observation.targets[0]?.name ?? "none",
			nouls: { target_match: 0.1 },
		}),
		request: { ...request, limits: { maxSteps: 3 } },
	}),
	evaluation_limit: scene({
		surface: { state: 0, view: () => start, act: () => ({ status: "covered", by: "a banner" }) },
		script: [{ choose: "Report" }],
		request: { ...request, limits: { maxEvaluations: 1 } },
	}),
	cost_limit: scene({
		surface: {
			state: 0,
			view: (count: number) => ({
				text: `Page ${count}`,
				targets: [{ role: "button", name: `Step ${count}` }],
			}),
			act: (count: number) => count + 1,
		},
		script: ({ context }) => ({
			choose: context?.observation.targets[0]?.name ?? "none",
			cost: 0.6,
			nouls: { target_match: 0.1 },
		}),
		request: { ...request, limits: { maxCost: 1 } },
	}),
	cancelled: scene({ surface: reportPages, ports: { signal: AbortSignal.abort() } }),
	deadline: scene({
		surface: reportPages,
		script: () => ({ choose: "none" }),
		request: { ...request, limits: { deadlineMs: 30 } },
		ports: {
			clock: {
				now: () => Date.now(),
				sleep: (_, signal) =>
					new Promise((_resolve, reject) =>
						signal.addEventListener("abort", () => reject(signal.reason)),
					),
			},
		},
	}),
	judge_error: scene({
		surface: reportPages,
		script: [
			{ error: new JudgeError("No key.", { category: "judge_unavailable", hint: "Set KEY." }) },
		],
	}),
	action_error: scene({
		surface: {
			state: 0,
			view: () => start,
			act: () => ({ status: "unknown", reason: "the connection was cut" }),
		},
		script: [{ choose: "Report" }],
	}),
	error: scene({ surface: inert, before: (driver) => driver.failNext(new Error("boom")) }),
};

test.each(Object.entries(scenes))("%s is reached and maps to its status", async (reason, parts) => {
	const { outcome } = await play(parts);
	expect([outcome.stopReason, outcome.summary]).toEqual([reason, outcome.summary]);
	expect(outcome.status).toBe(STATUS_OF[reason as StopReason]);
});

test("every stop but done carries a token and the verbs that continue it", async () => {
	for (const [reason, parts] of Object.entries(scenes)) {
		const { outcome } = await play(parts);
		if (outcome.status === "done") expect(outcome.resume).toBeUndefined();
		else expect([reason, outcome.resume?.verbs.length]).not.toEqual([reason, 0]);
	}
});

test.each([
	["navigation_context"],
	["timeout"],
	["document_not_ready"],
	["window_unavailable"],
	["browser_closed"],
	["unexpected_error"],
])("failure category %s comes from the driver's own error", async (category) => {
	const error = new Error("detail that must not be quoted");
	error.name = category;
	const { outcome } = await play(
		scene({ surface: reportPages, before: (driver) => driver.failNext(error) }),
	);
	expect(outcome.failure?.category).toBe(category);
	expect(JSON.stringify(outcome)).not.toContain("must not be quoted");
});

test.each([["judge_unavailable"], ["judge_invalid_output"], ["configuration"]] as const)(
	"a judge that fails is %s",
	async (category) => {
		const error = new JudgeError("It failed.", { category, hint: "Do this." });
		const { outcome } = await play(scene({ surface: reportPages, script: [{ error }] }));
		expect(outcome).toMatchObject({
			status: "interrupted",
			stopReason: "judge_error",
			failure: { category, stage: "judge" },
		});
	},
);

test("an answer that is no distribution stops the run after fewer and fewer options, nothing pressed", async () => {
	const { outcome, judge, driver } = await play(
		scene({
			surface: reportPages,
			script: [{ raw: { action: { probabilities: { c1: Number.NaN, none: 1 } } } }],
		}),
	);
	expect(outcome.failure?.category).toBe("judge_invalid_output");
	expect(judge.requests.length).toBe(4);
	expect(driver.actions).toEqual([]);
});
