import { once } from "node:events";
import { UsageError } from "@surehand/core";
import { lastText } from "../arguments/command-line.ts";
import { interruptible } from "../interrupt.ts";
import type { Command } from "./command.ts";

export const sitesCommand: Command = {
	name: "sites",
	shape: "",
	summary: "Serve the demo sites until Ctrl-C",
	flags: { port: { kind: "text", shape: "<n>", help: "port to listen on; default: any free one" } },
	examples: ["--port 4000"],
	run: async (line, io) => {
		const port = readPort(lastText(line, "port") ?? "0");
		const { startSites } = await import("@surehand/sites");
		const sites = await startSites({ port }).catch(() => {
			throw new UsageError("port_taken", `Port ${port} cannot be used.`, "Choose another one.");
		});
		io.out(`${sites.url}\n`);
		await interruptible(async (signal) => {
			if (!signal.aborted) await once(signal, "abort");
		});
		await sites.close();
		return 0;
	},
};

function readPort(text: string): number {
	const port = Number(text);
	if (/^\d+$/u.test(text) && port <= 65_535) return port;
	throw new UsageError("port", `--port "${text}" is no port.`, "Give a number from 0 to 65535.");
}
