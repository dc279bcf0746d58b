import { UsageError } from "@surehand/core";
import { readUrl } from "../arguments/url.ts";
import { chooseBrowser } from "../browser.ts";
import { interruptible } from "../interrupt.ts";
import { browserOptions } from "../job.ts";
import { reportObservation } from "../report/observation.ts";
import { createPaint } from "../report/paint.ts";
import { resolveSettings, SETTING_FLAGS } from "../settings/settings.ts";
import type { Command } from "./command.ts";

/** What has no bearing on one look at a page. */
const {
	judge: _judge,
	"max-steps": _steps,
	out: _out,
	quiet: _quiet,
	...LOOK_FLAGS
} = SETTING_FLAGS;

export const observeCommand: Command = {
	name: "observe",
	shape: "<url>",
	summary: "Show what a judge would see of a page",
	flags: {
		...LOOK_FLAGS,
		json: { kind: "switch", help: "print the observation as one JSON document" },
	},
	examples: ["https://example.com", "https://example.com --json"],
	run: async (line, io) => {
		const [given, ...more] = line.positionals;
		const url = readUrl(given);
		if (more.length > 0) {
			throw new UsageError(
				"too_many_words",
				`"${more[0]}" is one word too many.`,
				"Give one address.",
			);
		}
		const settings = resolveSettings(line, io);
		const options = browserOptions(settings, chooseBrowser(settings, io));
		const observation = await interruptible(async (stop) => {
			const signal = AbortSignal.any([stop, AbortSignal.timeout(settings.deadline.value)]);
			const { openBrowser } = await import("@surehand/driver-playwright");
			const session = await openBrowser(options);
			try {
				await session.goto(url.href, { signal });
				const snapshot = await session.driver.observe({ signal });
				await snapshot.dispose();
				return snapshot.observation;
			} finally {
				await session.close();
			}
		});
		const shown = line.switches.has("json")
			? `${JSON.stringify(observation, null, 2)}\n`
			: reportObservation(observation, createPaint(io.colour.out));
		io.out(shown);
		return 0;
	},
};
