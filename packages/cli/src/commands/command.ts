import type { CommandLine, Flags } from "../arguments/command-line.ts";
import type { CliIo } from "../io.ts";

/** One command of the program. */
export interface Command {
	readonly name: string;
	/** What stands after the name, such as `<url> "<goal>"`. */
	readonly shape: string;
	readonly summary: string;
	readonly flags: Flags;
	readonly examples: readonly string[];
	/** Resolves to the exit code. Throws `UsageError` before anything is started. */
	readonly run: (line: CommandLine, io: CliIo) => Promise<number>;
}
