import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Sites, startSites } from "../src/index.ts";
import { visitor } from "./visitor.ts";

let sites: Sites;

beforeAll(async () => {
	sites = await startSites();
});
beforeEach(() => sites.reset());
afterAll(() => sites.close());

const MIRA = { email: "mira@example.test", password: "tide-and-lantern" };
const ADDRESS = { name: "Ada Berg", street: "Quay 1", city: "Porto", postcode: "4000" };

test("the index lists every site, and every link leads to a page", async () => {
	const someone = visitor(sites.url);
	const index = await someone.get("/");
	const links = [...index.text.matchAll(/<h2><a href="([^"]+)"/g)].map((match) => match[1] ?? "");
	expect(links.length).toBeGreaterThanOrEqual(13);
	for (const link of links) expect((await someone.get(link)).status).toBe(200);
});

test("a hotel search applies exactly the filters that were sent", async () => {
	const someone = visitor(sites.url);
	const found = await someone.get(
		"/stays/?destination=lisbon&category=design&free_cancellation=1&sort=price",
	);
	expect(found.text).toContain("2 stays · lisbon · Design · Free cancellation");
	expect(found.text.indexOf("Azulejo Rooms")).toBeLessThan(found.text.indexOf("Casa Flora"));
	expect(found.text).not.toContain("Casa Flora Garden");
	expect(sites.requests.at(-1)?.query).toMatchObject({ destination: "lisbon", category: "design" });
});

test("the Chinese hotel search finds the same stay under its Chinese name", async () => {
	const someone = visitor(sites.url);
	const found = await someone.get(
		"/zh/stays/?destination=里斯本&category=design&free_cancellation=1",
	);
	expect(found.text).toContain('href="/zh/stays/casa-flora">弗洛拉之家');
	expect((await someone.get("/zh/stays/casa-flora")).text).toContain("<h1>弗洛拉之家</h1>");
});

test("a stay nobody offers is a missing page", async () => {
	expect((await visitor(sites.url).get("/stays/casa-fauna")).status).toBe(404);
});

test("a wrong password is said in an alert, with 200 or with 401", async () => {
	const someone = visitor(sites.url);
	const wrong = { ...MIRA, password: "guess" };
	const lenient = await someone.post("/account/sign-in", wrong);
	expect([lenient.status, lenient.text.includes('role="alert"')]).toEqual([200, true]);
	expect((await someone.post("/account/strict/sign-in", wrong)).status).toBe(401);
	expect((await someone.get("/account/")).at).toBe("/account/sign-in");
});

test("the orders page sends to the sign-in and back again", async () => {
	const someone = visitor(sites.url);
	const wall = await someone.get("/account/orders");
	expect(wall.at).toBe("/account/sign-in?next=/account/orders");
	const inside = await someone.post("/account/sign-in", { ...MIRA, next: "/account/orders" });
	expect(inside.text).toContain("HL-204");
});

test("a sign-in never leads to another site", async () => {
	const someone = visitor(sites.url);
	const inside = await someone.post("/account/sign-in", { ...MIRA, next: "//example.test/" });
	expect(inside.at).toBe("/account/");
});

test("to-dos are added, completed and cleared, and live on the server", async () => {
	const someone = visitor(sites.url);
	await someone.send("POST", "/todo/items", { title: "buy milk" });
	await someone.send("POST", "/todo/items", { title: "walk the dog" });
	await someone.send("PATCH", "/todo/items/1", { done: true });
	await someone.send("POST", "/todo/clear");
	const left: unknown = JSON.parse((await someone.get("/todo/items")).text);
	expect(left).toEqual([{ id: 2, title: "walk the dog", done: false }]);
	expect((await visitor(sites.url).get("/todo/items")).text).toBe("[]");
});

test("an order needs a sign-in, a cart and an address, and is placed once", async () => {
	const someone = visitor(sites.url);
	await someone.post("/shop/orders");
	await someone.post("/shop/sign-in", MIRA);
	await someone.post("/shop/orders");
	await someone.post("/shop/cart/add", { product: "backpack" });
	await someone.post("/shop/orders");
	expect(sites.orders).toHaveLength(0);
	const review = await someone.post("/shop/checkout", ADDRESS);
	expect(review.text).toContain("€63.90");
	const placed = await someone.post("/shop/orders");
	expect(placed.text).toContain(`order number is ${sites.orders[0]?.number}`);
	await someone.post("/shop/orders");
	expect(sites.orders).toMatchObject([{ total: 6_390, address: ADDRESS }]);
});

test("the wizard names what is missing and takes nothing before Finish", async () => {
	const someone = visitor(sites.url);
	expect((await someone.post("/wizard/1")).text).toContain("Enter your first name.");
	await someone.post("/wizard/1", { first_name: "Ada", last_name: "Berg", email: "a@b.test" });
	await someone.post("/wizard/2", { course: "Bread baking", day: "Saturday" });
	expect((await someone.get("/wizard/done")).at).toBe("/wizard/");
	expect((await someone.post("/wizard/3", { terms: "yes" })).text).toContain("You are registered");
});

test("the gate opens only to its verify request", async () => {
	const someone = visitor(sites.url);
	expect((await someone.get("/gate/")).text).not.toContain("Winter 1931");
	expect((await someone.post("/gate/verify")).text).toContain("Winter 1931");
});

test("like controls lead to their own card, twins look the same", async () => {
	const someone = visitor(sites.url);
	const saved = await someone.post("/like/edit/work", { street: "Pier 3" });
	expect(saved.text).toContain("<h2>Work address</h2><p>Pier 3</p>");
	const twins = (await someone.get("/like/twins")).text.match(/<h2>Note<.*?<form/g);
	expect([twins?.length, new Set(twins).size]).toEqual([2, 1]);
});

test("a switched-off field keeps its value", async () => {
	const someone = visitor(sites.url);
	const saved = await someone.post("/disabled/", {
		number: "77",
		nickname: "Gull",
		language: "Klingon",
	});
	expect(saved.text).toContain('value="4411" disabled');
	expect(saved.text).toContain('value="English" selected');
});

test("the newsletter refuses an incomplete address", async () => {
	const someone = visitor(sites.url);
	expect((await someone.post("/newsletter/", { email: "ada" })).status).toBe(422);
	expect((await someone.post("/newsletter/", { email: "ada@b.test" })).text).toContain(
		"ada@b.test",
	);
});

test("notes are added and deleted, and their text is shown as text", async () => {
	const someone = visitor(sites.url);
	const added = await someone.post("/notes/add", { text: "<b>bold</b>" });
	expect(added.text).toContain("&lt;b&gt;bold&lt;/b&gt;");
	expect((await someone.post("/notes/delete", { id: "2" })).text).not.toContain("ladder");
});

test("the log records every request but no password, and can be read over HTTP", async () => {
	const someone = visitor(sites.url);
	await someone.post("/account/sign-in", MIRA);
	const log = await (await fetch(`${sites.url}/__log`)).text();
	expect(log).toContain('"password":"•••"');
	expect(log).not.toContain(MIRA.password);
	expect(sites.requests[0]).toMatchObject({
		method: "POST",
		path: "/account/sign-in",
		form: { email: MIRA.email },
		status: 303,
	});
});

test("a reset of one session leaves the others alone", async () => {
	const [one, other] = [visitor(sites.url), visitor(sites.url)];
	await one.send("POST", "/todo/items", { title: "mine" });
	await other.send("POST", "/todo/items", { title: "theirs" });
	await fetch(`${sites.url}/__reset?session=${sites.requests[0]?.session}`, { method: "POST" });
	expect((await one.get("/todo/items")).text).toBe("[]");
	expect((await other.get("/todo/items")).text).toContain("theirs");
	expect(sites.requests.some(({ form }) => form.title === "mine")).toBe(false);
});

test("a broken or oversized body is refused", async () => {
	const someone = visitor(sites.url);
	expect((await someone.send("POST", "/todo/items", "{")).status).toBe(400);
	expect((await someone.post("/notes/add", { text: "x".repeat(70_000) })).status).toBe(400);
});

test("a port in use is refused", async () => {
	const port = Number(new URL(sites.url).port);
	await expect(startSites({ port })).rejects.toThrow(/EADDRINUSE/);
});
