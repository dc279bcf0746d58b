// Rebuilds the weights of the embedded judge: npm run train:embedded. Bundles the training script (TypeScript) and runs it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const here = fileURLToPath(new URL("../packages/judges/", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "surehand-train-"));
const outfile = join(folder, "train.mjs");
try {
	await build({
		entryPoints: [join(here, "train/train.ts")],
		outfile,
		bundle: true,
		platform: "node",
		format: "esm",
		conditions: ["@surehand/source"],
		logLevel: "error",
	});
	process.argv.splice(2, 0, join(here, "src/embedded/weights.json"));
	await import(pathToFileURL(outfile).href);
} finally {
	rmSync(folder, { recursive: true, force: true });
}
