import type { Judge, RunRequest } from "@surehand/core";
import type { BrowserOptions } from "@surehand/driver-playwright";
import { embeddedJudge } from "@surehand/judges/embedded";
import { allTexts, type CommandLine, type Flags } from "./arguments/command-line.ts";
import { readExtract } from "./arguments/extract.ts";
import { type InputSources, readFiles, readSecrets, readValues } from "./arguments/inputs.ts";
import { readProof } from "./arguments/proof.ts";
import type { BrowserProgram } from "./browser.ts";
import type { JudgeName } from "./settings/setting.ts";
import type { Settings } from "./settings/settings.ts";

export const INPUT_FLAGS: Flags = {
	value: {
		kind: "text",
		repeats: true,
		shape: "<k=v>",
		help: "a value the goal needs; k=@file reads it from a file",
	},
	secret: {
		kind: "text",
		repeats: true,
		shape: "<k=env:NAME>",
		help: "a value that is never written or shown; also k=@file",
	},
	file: { kind: "text", repeats: true, shape: "<k=path>", help: "a file to upload" },
};

export const JOB_FLAGS: Flags = {
	...INPUT_FLAGS,
	subgoal: {
		kind: "text",
		repeats: true,
		shape: "<goal>",
		help: "carried out in order, each proved before the next",
	},
	expect: {
		kind: "text",
		repeats: true,
		shape: "<kind:value>",
		help: "proof of success; all must hold for done",
	},
	never: {
		kind: "text",
		repeats: true,
		shape: "<kind:value>",
		help: "must stay false; stops the run when it holds",
	},
	extract: {
		kind: "text",
		repeats: true,
		shape: "<name=kind:area>",
		help: "what to read at the end: text, table or records",
	},
	"save-state": {
		kind: "text",
		shape: "<file>",
		help: "keep cookies and storage at the end, for --storage-state of other runs",
	},
	origin: {
		kind: "text",
		repeats: true,
		shape: "<url>",
		help: "stay on these sites; default: wherever links lead",
	},
};

type Inputs = Pick<RunRequest, "values" | "secrets" | "files">;

/** What `--value`, `--secret` and `--file` hand over. */
export function readInputs(line: CommandLine, sources: InputSources): Required<Inputs> {
	return {
		values: readValues(allTexts(line, "value"), sources),
		secrets: readSecrets(allTexts(line, "secret"), sources),
		files: readFiles(allTexts(line, "file"), sources),
	};
}

/** The request as the command line words it; `parseRequest` of core has the last word on it. */
export function readRequest(
	goal: string,
	line: CommandLine,
	context: { readonly settings: Settings; readonly sources: InputSources },
): RunRequest {
	const { settings, sources } = context;
	const origins = allTexts(line, "origin");
	return {
		goal,
		...readInputs(line, sources),
		subgoals: allTexts(line, "subgoal").map((subgoal) => ({ goal: subgoal })),
		expect: allTexts(line, "expect").map((text) => readProof(text, "--expect")),
		never: allTexts(line, "never").map((text) => readProof(text, "--never")),
		extract: readExtract(allTexts(line, "extract")),
		limits: { maxSteps: settings.maxSteps.value, deadlineMs: settings.deadline.value },
		...(origins.length > 0 ? { origins } : {}),
	};
}

/** How the driver is to open its browser. */
export function browserOptions(settings: Settings, program: BrowserProgram): BrowserOptions {
	const { locale, timeZone, proxy, storageState } = settings;
	return {
		executablePath: program.path,
		headed: settings.headed.value,
		viewport: settings.viewport.value,
		...(locale.value === undefined ? {} : { locale: locale.value }),
		...(timeZone.value === undefined ? {} : { timezoneId: timeZone.value }),
		...(proxy.value === undefined ? {} : { proxy: proxyOf(proxy.value) }),
		...(storageState.value === undefined ? {} : { storageState: storageState.value }),
	};
}

function proxyOf(address: string): NonNullable<BrowserOptions["proxy"]> {
	const url = new URL(address);
	const server = `${url.protocol}//${url.host}`;
	if (url.username === "") return { server };
	return { server, username: decode(url.username), password: decode(url.password) };
}

export function createJudge(name: JudgeName): Judge {
	const judges: Readonly<Record<JudgeName, () => Judge>> = { embedded: embeddedJudge };
	return judges[name]();
}

/** Everything that may appear nowhere: secrets, and passwords inside addresses. */
export function hiddenTexts(
	secrets: Readonly<Record<string, string>>,
	addresses: readonly (string | undefined)[],
): readonly string[] {
	const passwords = addresses.flatMap((address) => {
		const password =
			address !== undefined && URL.canParse(address) ? new URL(address).password : "";
		return password === "" ? [] : [password, decode(password)];
	});
	return [...Object.values(secrets), ...passwords];
}

function decode(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
