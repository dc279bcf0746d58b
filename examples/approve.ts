// What cannot be undone stops the run. The terms are shown; an approval carries out exactly that, once.
import { resume, surehand } from "surehand";

const stopped = await surehand({
	url: "https://shop.example",
	goal: "Buy the blue backpack",
	values: { address: "1 Harbour Street" },
}).outcome;

if (stopped.status === "needs_confirmation" && stopped.resume) {
	console.log(stopped.pending?.action, stopped.pending?.terms);
	const { runId } = stopped;
	const run = await resume({ runId, verb: { kind: "approve", token: stopped.resume.token } });
	console.log((await run.outcome).status);
}
