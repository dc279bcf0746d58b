// A secret is typed and never written: not into the trace, not into an error, not into what a judge sees.
import { surehand } from "surehand";

const { outcome } = surehand({
	url: "https://shop.example/login",
	goal: "Sign in",
	values: { email: "ann@example.com" },
	secrets: { password: process.env.SHOP_PASSWORD ?? "" },
	expect: [{ role_exists: { role: "button", name: "Sign out" } }],
	never: [{ text_contains: "account is locked" }],
});
const { status, needs } = await outcome;
console.log(status, needs);
