import { expect, test } from "vitest";
import { reading } from "../../train/behaviour.ts";
import { button, field, link, password, submit } from "../../train/controls.ts";
import { decide } from "../../train/decide.ts";

test("a thing that is there is told from a way to it", async () => {
	const there = await decide({
		goal: "Open Help",
		as: reading("open", { object: "Help" }),
		controls: [link("Help"), link("Jobs")],
	});
	const way = await decide({
		goal: "Open Downloads",
		as: reading("open", { object: "Downloads" }),
		controls: [button("Menu", { expanded: false, hasPopup: "menu" }), link("Jobs")],
	});
	expect(there.answers.target_match).toBeGreaterThan(0.8);
	expect(way.answers.target_match).toBeLessThan(0.5);
});

test("a wrong password is a page error and not done", async () => {
	const message = { kind: "alert" as const, text: "Wrong email or password." };
	const { answers } = await decide({
		goal: "Sign in",
		as: reading("sign_in", { verbWords: "Sign in", journey: true }),
		controls: [field("Email", { value: "a@b.test" }), password("Password"), submit("Sign in")],
		messages: [message],
		change: { added: [message.text], messages: [message] },
		history: [{ target: { key: "button|Sign in|", role: "button", name: "Sign in" } }],
		states: ["attempted"],
	});
	expect(answers.page_error).toBeGreaterThan(0.6);
	expect(Math.max(answers.done, answers.done_change, answers.confirm_done)).toBeLessThan(0.2);
});

test("a sign-in form in the way is a wall, unless signing in is what is asked", async () => {
	const page = {
		controls: [field("Email"), password("Password"), submit("Sign in")],
		headings: ["Please sign in"],
		url: "https://site.example/login",
	};
	const wall = await decide({
		goal: "Open the invoices",
		as: reading("open", { object: "invoices" }),
		...page,
	});
	const asked = await decide({
		goal: "Sign in",
		as: reading("sign_in", { verbWords: "Sign in", journey: true }),
		...page,
	});
	expect(wall.answers.login).toBeGreaterThan(0.6);
	expect(asked.answers.login).toBeLessThan(0.4);
});

test("placing an order cannot be undone, adding to the cart can", async () => {
	const order = await decide({
		goal: "Place the order",
		as: reading("press", { object: "Place order" }),
		controls: [submit("Place order", { heading: "Total €84" })],
	});
	const cart = await decide({
		goal: "Add to cart",
		as: reading("add", { verbWords: "Add", destination: "cart" }),
		controls: [button("Add to cart")],
	});
	expect(order.answers.irreversible).toBeGreaterThan(0.6);
	expect(cart.answers.irreversible).toBeLessThan(0.4);
});
