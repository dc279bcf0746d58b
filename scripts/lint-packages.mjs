// Are the packages fit to be published? Part of `npm run check`, after the build.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

const folder = fileURLToPath(new URL("../packages/", import.meta.url));
const results = await Promise.all(
	readdirSync(folder).map(async (name) => {
		const { messages, pkg } = await publint({ pkgDir: folder + name, pack: false });
		return messages.map((message) => `${pkg.name}: ${formatMessage(message, pkg)}`);
	}),
);
const found = results.flat();
for (const line of found) console.error(line);
process.exitCode = found.length === 0 ? 0 : 1;
