import { installBrowser } from "@surehand/driver-playwright/install-browser";
import type { Command } from "./command.ts";

export const setupCommand: Command = {
	name: "setup",
	shape: "",
	summary: "Find a browser that starts, or install one",
	flags: {},
	examples: [],
	run: async (_line, io) => {
		const { path, source } = await installBrowser({
			env: io.env,
			say: (text) => io.err(`${text}\n`),
		});
		io.out(`${path} (${source})\n`);
		return 0;
	},
};
