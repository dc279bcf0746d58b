import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bench, named, names, openBench } from "./fixture.ts";

let bench: Bench;
beforeAll(async () => {
	bench = await openBench();
});
afterAll(() => bench.close());

test("a form whose fields shadow the DOM is read like any other", async () => {
	await bench.show(`<!doctype html><form id=f action=/go>
		${[
			"children",
			"childNodes",
			"firstChild",
			"nextSibling",
			"parentNode",
			"id",
			"getAttribute",
			"localName",
			"nodeType",
			"namespaceURI",
			"hasAttributes",
			"attributes",
			"getBoundingClientRect",
			"querySelectorAll",
			"matches",
			"shadowRoot",
			"textContent",
			"innerText",
			"checkVisibility",
			"elements",
			"name",
		]
			.map((name) => `<input name=${name} aria-label="${name}">`)
			.join("")}
		<button>Send</button></form><img name=getElementById><img name=body><img name=documentElement><form name=querySelectorAll></form>`);
	const reading = await bench.observe({ proofs: [{ css_exists: "#f" }] });
	expect(reading.targets).toHaveLength(22);
	expect(named(reading, "Send").form).toBe("f");
	expect(reading.verdicts[0]?.holds).toBe(true);
});

test("overridden built-ins of the page do not reach the script", async () => {
	await bench.show(`<!doctype html><script>
		Element.prototype.getAttribute = () => "lie";
		Object.prototype.toJSON = () => "lie"; Array.prototype.toJSON = () => "lie";
		Array.prototype.map = () => { throw new Error("no"); }; Map.prototype.get = () => 0;
		document.querySelectorAll = () => []; window.getComputedStyle = () => null; JSON.stringify = () => "lie";
		Object.prototype.role = "button"; Object.prototype.display = "none";
		</script><button aria-label=True>x</button>`);
	expect(names(await bench.observe())).toEqual(["button True"]);
});

test("an XHTML document", async () => {
	await bench.show(
		`<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xml:lang="de"><head><title>X</title></head>
		<body><label for="i">Stadt</label><input id="i"/><p>Text</p></body></html>`,
		{ type: "application/xhtml+xml" },
	);
	const reading = await bench.observe();
	expect(names(reading)).toEqual(["textbox Stadt"]);
	expect(reading).toMatchObject({ lang: "de", title: "X", text: "Stadt\nText" });
});

test("an SVG document", async () => {
	await bench.show(
		`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><title>Plan</title>
		<a href="/room"><text x="10" y="30">Room 1</text></a></svg>`,
		{ type: "image/svg+xml" },
	);
	const reading = await bench.observe();
	expect(names(reading)).toEqual(["link Room 1"]);
	expect(reading.text).toBe("Room 1");
});

test("plain text, XML without a style and a picture alone", async () => {
	await bench.show("just text", { type: "text/plain" });
	expect((await bench.observe()).text).toBe("just text");
	await bench.show("<?xml version='1.0'?><a><b>words</b></a>", { type: "application/xml" });
	expect((await bench.observe()).text).toContain("words");
	await bench.show(`<svg xmlns="http://www.w3.org/2000/svg"/>`, { type: "image/svg+xml" });
	expect(await bench.observe()).toMatchObject({ targets: [], text: "" });
});

test("two bodies", async () => {
	await bench.show("<!doctype html><body><button>One</button></body>");
	await bench.page.evaluate(() => {
		const second = document.createElement("body");
		second.innerHTML = "<button>Two</button>";
		document.documentElement.append(second);
	});
	expect(names(await bench.observe())).toEqual(["button One", "button Two"]);
});

test("a document without a body", async () => {
	await bench.show("<!doctype html>");
	await bench.page.evaluate(() => document.body.remove());
	const reading = await bench.observe();
	expect(reading).toMatchObject({ text: "", targets: [] });
});

test("a document without anything", async () => {
	await bench.show("<!doctype html>");
	await bench.page.evaluate(() => document.documentElement.remove());
	const reading = await bench.observe({ proofs: [{ css_exists: "p" }, { checked: "p" }] });
	expect(reading).toMatchObject({ text: "", targets: [], lang: "" });
	expect(reading.verdicts.map(({ holds }) => holds)).toEqual([false, false]);
});

test("a frameset shows its frames", async () => {
	await bench.show(
		`<html><frameset cols="50%,50%"><frame name=left src=/l><frame name=right src=/r></frameset></html>`,
	);
	const { frames } = await bench.observe();
	expect(frames.map(({ name, visible }) => [name, visible])).toEqual([
		["left", true],
		["right", true],
	]);
});

test("fifty thousand options are counted, not listed", async () => {
	await bench.show(
		`<!doctype html><select aria-label=Many>${"<option>x".repeat(50_000)}<option selected>last</select>`,
	);
	const reading = await bench.observe();
	expect(named(reading, "Many").options).toHaveLength(101);
	expect(reading.blindSpots[0]).toMatchObject({ kind: "options_cut", count: 49_900 });
	expect(JSON.stringify(reading).length).toBeLessThan(20_000);
});

test("a very large document is read within its caps", async () => {
	await bench.show("<!doctype html><body></body>");
	await bench.page.evaluate(() => {
		document.body.innerHTML = "<p>word <a href=#>link</a></p>".repeat(20_000);
	});
	const reading = await bench.observe();
	expect(reading.targets).toHaveLength(200);
	expect(reading.text.length).toBeLessThanOrEqual(6_000);
	expect(JSON.stringify(reading).length).toBeLessThan(150_000);
});

test("a document nested a thousand levels deep is read to its limit", async () => {
	await bench.show("<!doctype html><body><button>First</button></body>");
	await bench.page.evaluate(() => {
		let at: Element = document.body;
		for (let depth = 0; depth < 1_000; depth += 1)
			at = at.appendChild(document.createElement("div"));
		at.innerHTML = "<button>Deep</button>";
	});
	expect(names(await bench.observe())).toEqual(["button First"]);
});

test("a label, a list and a described-by that point at themselves", async () => {
	await bench.show(`<!doctype html><label id=l for=l aria-labelledby=l>Loop <input id=i aria-describedby=i aria-labelledby="i l"></label>
		<input role=combobox aria-controls=c id=c aria-expanded=true><slot></slot>`);
	expect((await bench.observe()).targets).toHaveLength(2);
});

test("custom elements that throw and getters that lie on single elements", async () => {
	await bench.show(`<!doctype html><x-bad></x-bad><button id=b>Real</button><script>
		customElements.define("x-bad", class extends HTMLElement { get shadowRoot() { throw new Error("no"); } get textContent() { throw new Error("no"); } });
		Object.defineProperty(b, "textContent", { get() { return "Fake"; } });
		Object.defineProperty(b, "localName", { get() { return "a"; } });</script>`);
	expect(names(await bench.observe())).toEqual(["button Real"]);
});

test("strict content and script policies do not stop the reading", async () => {
	await bench.show(
		`<!doctype html><meta http-equiv=Content-Security-Policy content="default-src 'none'; require-trusted-types-for 'script'"><button>Go</button>`,
	);
	expect(names(await bench.observe())).toEqual(["button Go"]);
});

test("nothing of the script is visible to the page, and the page is left as it was", async () => {
	await bench.show("<!doctype html><body><button>Go</button></body>");
	await bench.page.evaluate(() => {
		const seen: string[] = [];
		Object.assign(window, { seen });
		new MutationObserver((records) => seen.push(...records.map(({ type }) => type))).observe(
			document,
			{
				subtree: true,
				childList: true,
				attributes: true,
				characterData: true,
			},
		);
	});
	await bench.observe();
	const traces = await bench.page.evaluate(() => [
		"__surehand" in window,
		(window as unknown as { seen: string[] }).seen.length,
	]);
	expect(traces).toEqual([false, 0]);
});
