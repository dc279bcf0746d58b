// `npm start`: makes the machine ready, then does a real job on the demo sites; with arguments, runs them as a command line.
import { reportFailure, setUp } from "./setup.mjs";

const GOAL =
	"Find stays in Lisbon, choose the Design category, enable Free cancellation, then open Casa Flora";
const FILTERS = { destination: "Lisbon", category: "design" };

async function main(args) {
	const browser = await setUp();
	process.env.SUREHAND_BROWSER ||= browser.path;
	const { runCli } = await import("../packages/cli/dist/index.js");
	const call = { invokedAs: "npm start --" };
	return args.length > 0 ? runCli(args, call) : showJob((job) => runCli(job, call));
}

/** One goal on the hotel site: the browser proves that the page was reached, the server that the filters were applied. */
async function showJob(runJob) {
	const { startSites } = await import("../sites/dist/index.js");
	const sites = await startSites();
	try {
		process.stderr.write(`Goal: ${GOAL}\nPage: ${sites.url}/stays/\n\n`);
		const proof = "url_contains:/stays/casa-flora";
		const exitCode = await runJob(["run", `${sites.url}/stays/`, GOAL, "--expect", proof]);
		return exitCode === 0 ? tellServerLog(sites.requests) : exitCode;
	} finally {
		await sites.close();
	}
}

function tellServerLog(requests) {
	const search = requests.find(
		({ query }) =>
			query.free_cancellation &&
			Object.entries(FILTERS).every(([name, value]) => query[name] === value),
	);
	if (search) {
		const query = new URLSearchParams(search.query);
		process.stdout.write(`Server log ✓ ${search.method} ${search.path}?${query}\n`);
		return 0;
	}
	process.stdout.write("Server log ✗ the server never saw a search with all three filters\n");
	return 1;
}

try {
	process.exitCode = await main(process.argv.slice(2));
} catch (error) {
	reportFailure(error);
	process.exitCode = 1;
}
