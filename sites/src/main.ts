import { parseArgs } from "node:util";
import { startSites } from "./start.ts";

const { values } = parseArgs({ options: { port: { type: "string", default: "0" } } });
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
	process.stderr.write(`--port takes a number from 0 to 65535, not "${values.port}"\n`);
	process.exit(2);
}
const sites = await startSites({ port });
process.stdout.write(`${sites.url}\n`);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.once(signal, () => void sites.close().then(() => process.exit(0)));
}
