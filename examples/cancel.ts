// One way to stop: an AbortSignal. The browser is closed, the record is whole, and the run can be resumed.
import { surehand } from "surehand";

const { outcome } = surehand({
	url: "https://example.com",
	goal: "Follow the link to more information",
	signal: AbortSignal.timeout(10_000),
});
const { status, stopReason } = await outcome;
console.log(status, stopReason);
