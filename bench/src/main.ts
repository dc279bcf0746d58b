import { bench } from "./bench.ts";
import { USAGE, UsageError } from "./options.ts";
import { FormatError } from "./suites/entry.ts";

try {
	process.exitCode = await bench(process.argv.slice(2), process.env);
} catch (error) {
	if (!(error instanceof UsageError || error instanceof FormatError)) throw error;
	process.stderr.write(`${error.message}\n\n${USAGE}`);
	process.exitCode = 2;
}
