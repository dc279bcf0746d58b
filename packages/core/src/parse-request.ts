import { z } from "zod";
import type { JudgeThresholds } from "./judge/judge.ts";
import { DEFAULT_LIMITS, type Limits, MAX_STEPS } from "./limits.ts";
import { type Proof, proofSchema } from "./proof/proof.ts";
import type { RunRequest, Subgoal } from "./request.ts";
import { UsageError } from "./usage-error.ts";

/** A request with every default filled in. */
export interface ParsedRequest {
	readonly goal: string;
	readonly subgoals: readonly Subgoal[];
	readonly values: Readonly<Record<string, string>>;
	readonly secrets: Readonly<Record<string, string>>;
	readonly files: Readonly<Record<string, string>>;
	readonly expect: readonly Proof[];
	readonly never: readonly Proof[];
	readonly extract: NonNullable<RunRequest["extract"]>;
	readonly limits: Limits;
	readonly origins?: readonly string[];
	readonly host: Readonly<Record<string, unknown>>;
	readonly resume?: RunRequest["resume"];
}

const bag = z.record(z.string().min(1), z.string());
const proofs = z.array(proofSchema);
const schema = z.strictObject({
	goal: z.string(),
	values: bag.optional(),
	secrets: bag.optional(),
	files: bag.optional(),
	subgoals: z
		.array(z.strictObject({ goal: z.string(), values: bag.optional(), expect: proofs.optional() }))
		.optional(),
	expect: proofs.optional(),
	never: proofs.optional(),
	extract: z
		.record(
			z.string().min(1),
			z.strictObject({ kind: z.enum(["text", "table", "records"]), of: z.string() }),
		)
		.optional(),
	limits: z.record(z.string(), z.number().min(0).optional()).optional(),
	origins: z.array(z.string().min(1)).optional(),
	resume: z.unknown().optional(),
	host: z.record(z.string(), z.unknown()).optional(),
});

/** `thresholds`: those of the judge, which the request may override. Throws `UsageError`; a request that passes cannot fail for its shape later. */
export function parseRequest(request: RunRequest, thresholds: JudgeThresholds = {}): ParsedRequest {
	const parsed = schema.safeParse(request);
	if (!parsed.success) throw shapeError(parsed.error);
	const limits = parseLimits(request.limits ?? {}, thresholds);
	const subgoals = request.subgoals?.length ? request.subgoals : [{ goal: request.goal }];
	for (const subgoal of subgoals) checkGoal(subgoal.goal, limits.goalChars);
	checkNames(request);
	return {
		goal: request.goal.trim() || subgoals.map((subgoal) => subgoal.goal).join("; "),
		subgoals,
		values: request.values ?? {},
		secrets: request.secrets ?? {},
		files: request.files ?? {},
		expect: request.expect ?? [],
		never: request.never ?? [],
		extract: request.extract ?? {},
		limits,
		...(request.origins ? { origins: request.origins.map(parseOrigin) } : {}),
		host: request.host ?? {},
		...(request.resume ? { resume: request.resume } : {}),
	};
}

function checkGoal(goal: string, maxChars: number): void {
	if (!/[\p{L}\p{N}]/u.test(goal)) {
		throw new UsageError(
			"goal_empty",
			"The goal is empty.",
			'Say what is to be done, such as "Open the pricing page".',
		);
	}
	if (goal.length > maxChars) {
		throw new UsageError(
			"goal_too_long",
			`The goal has ${goal.length} characters; at most ${maxChars} are read.`,
			"Shorten it, or hand long texts over as values (--value text=@file).",
		);
	}
}

function checkNames(request: RunRequest): void {
	const names = [request.values, request.secrets, request.files].flatMap((bag) =>
		Object.keys(bag ?? {}),
	);
	const twice = names.find((name, index) => names.indexOf(name) !== index);
	if (twice !== undefined) {
		throw new UsageError(
			"name_twice",
			`The name "${twice}" is given twice.`,
			"Give every value, secret and file its own name.",
		);
	}
}

function parseLimits(given: Partial<Limits>, thresholds: JudgeThresholds): Limits {
	const unknown = Object.keys(given).find(
		(name) => !(name in DEFAULT_LIMITS) && name !== "maxCost",
	);
	if (unknown !== undefined) {
		throw new UsageError(
			"limit_unknown",
			`There is no limit "${unknown}".`,
			`Known: ${Object.keys(DEFAULT_LIMITS).join(", ")}, maxCost.`,
		);
	}
	const maxSteps = given.maxSteps ?? DEFAULT_LIMITS.maxSteps;
	if (!Number.isInteger(maxSteps) || maxSteps < 1 || maxSteps > MAX_STEPS) {
		throw new UsageError(
			"max_steps",
			`maxSteps is ${maxSteps}; it must be a whole number from 1 to ${MAX_STEPS}.`,
			`Use a value from 1 to ${MAX_STEPS}.`,
		);
	}
	const deadlineMs = given.deadlineMs ?? DEFAULT_LIMITS.deadlineMs;
	if (!Number.isFinite(deadlineMs) || deadlineMs < 1) {
		throw new UsageError(
			"deadline",
			`deadlineMs is ${deadlineMs}; it must be at least 1.`,
			"Give the deadline in milliseconds.",
		);
	}
	return {
		...DEFAULT_LIMITS,
		...thresholds,
		maxEvaluations: maxSteps * 2,
		...given,
		maxSteps,
		deadlineMs,
	};
}

function parseOrigin(text: string): string {
	try {
		return new URL(text).origin;
	} catch {
		throw new UsageError(
			"origin",
			`"${text}" is not an origin.`,
			"Write it with its scheme, such as https://example.test.",
		);
	}
}

function shapeError(error: z.ZodError): UsageError {
	const issue = error.issues[0];
	const path = issue?.path.join(".") || "request";
	return new UsageError(
		"request_shape",
		`${path}: ${issue?.message ?? "not understood"}.`,
		`Check "${path}" against the documentation.`,
	);
}
