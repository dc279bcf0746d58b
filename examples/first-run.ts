// One goal on one page, with a proof. Run it: node examples/first-run.ts (Node 22.18 or newer reads TypeScript).
import { surehand } from "surehand";

const run = surehand({
	url: "https://example.com",
	goal: "Follow the link to more information",
	expect: [{ url_contains: "iana.org" }],
});
const outcome = await run.outcome;
console.log(outcome.status, outcome.evidence.url, outcome.folder);
