import type { RunRequest } from "@surehand/core";
import type { Settings } from "./settings/settings.ts";

/** What a resumed run needs besides its state; kept in `RunState.host`. */
export interface HostSettings {
	/** Settings as they were written, without those that belong to one call. */
	readonly settings: Readonly<Record<string, string>>;
	/** `--secret` as given (`password=env:NAME`), never the secret. */
	readonly secretSources: readonly string[];
	readonly extract: NonNullable<RunRequest["extract"]>;
	readonly origins: readonly string[];
	/** Where the run began; needed when it ended before it had seen a page. */
	readonly url?: string;
}

const OF_ONE_CALL: ReadonlySet<string> = new Set(["out", "quiet", "maxSteps", "deadline"]);

export function hostSettings(
	settings: Settings,
	request: RunRequest,
	secretSources: readonly string[],
): Readonly<Record<string, unknown>> {
	const kept = Object.entries(settings).flatMap(([name, { text }]) =>
		text === undefined || OF_ONE_CALL.has(name) || hasPassword(text) ? [] : [[name, text] as const],
	);
	const host: HostSettings = {
		settings: Object.fromEntries(kept),
		secretSources,
		extract: request.extract ?? {},
		origins: request.origins ?? [],
	};
	return { ...host };
}

/** The state was written by this program, so its shape is known; a run of the library has no such settings. */
export function readHostSettings(host: Readonly<Record<string, unknown>>): HostSettings {
	const {
		settings = {},
		secretSources = [],
		extract = {},
		origins = [],
		url,
	} = host as Partial<HostSettings>;
	return { settings, secretSources, extract, origins, ...(url === undefined ? {} : { url }) };
}

function hasPassword(text: string): boolean {
	return URL.canParse(text) && new URL(text).password !== "";
}
