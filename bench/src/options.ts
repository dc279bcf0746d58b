import { parseArgs } from "node:util";

const SUITES = ["sites", "cases", "tasks", "speed"] as const;
type SuiteName = (typeof SUITES)[number];

const JUDGES = ["embedded", "reference"] as const;
export type JudgeName = (typeof JUDGES)[number];

export interface Options {
	readonly suite: SuiteName;
	readonly judge: JudgeName;
	/** Parts of task ids; empty means all tasks. */
	readonly only: readonly string[];
	readonly repeat: number;
	/** Attempts at the same time. */
	readonly jobs: number;
	readonly json: boolean;
	readonly headed: boolean;
	/** Keep the run folders. */
	readonly trace: boolean;
	readonly cases?: string;
	readonly tasks?: string;
	readonly base?: string;
	readonly allowCmd: boolean;
}

export class UsageError extends Error {}

export const USAGE: string = `npm run bench -- <suite> [flags]

suites  ${SUITES.join(", ")}
  --only a,b              tasks whose id contains one of these
  --repeat N              attempts per task; the majority counts (default 1)
  --jobs N                attempts at the same time (default 1)
  --judge ${JUDGES.join("|")}  who decides (default embedded); reference follows hand-written steps
  --cases <folder>        for cases: folder with cases.json (default: SUREHAND_CASES)
  --tasks <file>          for tasks: JSON file (default: SUREHAND_TASKS)
  --base <url>            for tasks: the server the pages are on (default: serve the file's pages/)
  --allow-cmd             for tasks: checks may run shell commands
  --headed  --trace       show the browser; keep the run folders
  --json                  the last line is one JSON object
`;

const FLAGS = {
	only: { type: "string" },
	repeat: { type: "string", default: "1" },
	jobs: { type: "string", default: "1" },
	judge: { type: "string", default: "embedded" },
	cases: { type: "string" },
	tasks: { type: "string" },
	base: { type: "string" },
	"allow-cmd": { type: "boolean", default: false },
	headed: { type: "boolean", default: false },
	trace: { type: "boolean", default: false },
	json: { type: "boolean", default: false },
} as const;

/** Throws `UsageError` with one line that says what is wrong. */
export function parseOptions(
	args: readonly string[],
	env: Readonly<Record<string, string | undefined>>,
): Options {
	const { values, positionals } = parse(args);
	const [name, ...rest] = positionals;
	const suite = SUITES.find((known) => known === name);
	if (!suite) {
		throw new UsageError(
			`${name === undefined ? "no suite given" : `unknown suite "${name}"`}; there is: ${SUITES.join(", ")}`,
		);
	}
	if (rest.length > 0) throw new UsageError(`one suite at a time, not also "${rest.join(" ")}"`);
	const judge = JUDGES.find((known) => known === values.judge);
	if (!judge) throw new UsageError(`--judge takes ${JUDGES.join(" or ")}, not "${values.judge}"`);
	const cases = values.cases ?? env.SUREHAND_CASES;
	const tasks = values.tasks ?? env.SUREHAND_TASKS;
	return {
		suite,
		judge,
		only: values.only?.split(",").filter(Boolean) ?? [],
		repeat: whole("--repeat", values.repeat),
		jobs: whole("--jobs", values.jobs),
		json: values.json,
		headed: values.headed,
		trace: values.trace,
		allowCmd: values["allow-cmd"],
		...(cases ? { cases } : {}),
		...(tasks ? { tasks } : {}),
		...(values.base ? { base: values.base } : {}),
	};
}

function parse(
	args: readonly string[],
): ReturnType<typeof parseArgs<{ options: typeof FLAGS; allowPositionals: true; args: string[] }>> {
	try {
		return parseArgs({ options: FLAGS, allowPositionals: true, args: [...args] });
	} catch (error) {
		throw new UsageError(error instanceof Error ? error.message : String(error));
	}
}

function whole(flag: string, text: string): number {
	const value = Number(text);
	if (!Number.isInteger(value) || value < 1 || value > 1_000) {
		throw new UsageError(`${flag} takes a whole number from 1 to 1000, not "${text}"`);
	}
	return value;
}
