// Bundles the page script to one string, so that a driver can hand it to any frame in one call.
import { mkdir, writeFile } from "node:fs/promises";
import { build } from "esbuild";

const folder = new URL("../packages/page/", import.meta.url);
const { outputFiles } = await build({
	entryPoints: [new URL("src/main.ts", folder).pathname],
	bundle: true,
	write: false,
	format: "iife",
	globalName: "__surehand",
	target: "es2022",
	minify: true,
	conditions: ["@surehand/source"],
});
await mkdir(new URL("dist/", folder), { recursive: true });
await writeFile(
	new URL("dist/source.js", folder),
	`export const source = ${JSON.stringify(outputFiles[0].text)};\n`,
);
await writeFile(new URL("dist/source.d.ts", folder), "export declare const source: string;\n");
