// A run tells what it does while it goes on: what was chosen, by whom, and what came of it.
import { surehand } from "surehand";

const run = surehand({ url: "https://example.com", goal: "Follow the link to more information" });
for await (const event of run) {
	if (event.type === "decided")
		console.log(event.step, event.decision.by, event.decision.probability);
	if (event.type === "acted") console.log(event.step, event.action.label, event.change?.kind);
}
console.log((await run.outcome).status);
