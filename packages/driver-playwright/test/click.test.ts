import { expect, test } from "vitest";
import { changeOf, named, useBench } from "./bench-page.ts";

const bench = useBench();

/** Round trips an action and the observation after it take. */
async function tripsOf(work: () => Promise<unknown>): Promise<number> {
	const before = bench.session.driver.roundTrips();
	await work();
	await bench.observe();
	return bench.session.driver.roundTrips() - before;
}

test("a click reaches the button and its effect is described", async () => {
	const page = await bench.show(
		"<button onclick=\"out.textContent='pressed'\">Go</button><p id=out></p>",
	);
	const effect = await bench.act({ kind: "click", ref: named(page, "Go").ref });
	expect(changeOf(effect)).toMatchObject({ kind: "changed", added: ["pressed"] });
});

test("click, fill, select and check take three round trips at most, the look after included", async () => {
	const page = await bench.show(`<button onclick="out.textContent='x'">Go</button><p id=out></p>
		<label>City <input></label> <label><input type=checkbox> Free</label>
		<label>Size <select><option>S<option>M</select></label>`);
	const { ref } = named(page, "Go");
	expect(await tripsOf(() => bench.act({ kind: "click", ref }))).toBeLessThanOrEqual(3);
	const city = named(await bench.observe(), "City").ref;
	expect(await tripsOf(() => bench.act({ kind: "fill", ref: city, text: "Rome" }))).toBe(3);
	const free = named(await bench.observe(), "Free").ref;
	expect(await tripsOf(() => bench.act({ kind: "check", ref: free, checked: true }))).toBe(3);
	const size = named(await bench.observe(), "Size").ref;
	expect(await tripsOf(() => bench.act({ kind: "select", ref: size, options: ["M"] }))).toBe(2);
});

test("the press is real input with coordinates", async () => {
	const page = await bench.show(
		'<button onclick="window.e=[event.isTrusted,event.clientX>0,event.detail]">Go</button>',
	);
	await bench.act({ kind: "click", ref: named(page, "Go").ref });
	expect(await bench.truth("e")).toEqual([true, true, 1]);
});

test("a double click is one double click", async () => {
	const page = await bench.show(
		'<button ondblclick="n++" onclick="c++">Go</button><script>n=0;c=0</script>',
	);
	await bench.act({ kind: "click", ref: named(page, "Go").ref, count: 2 });
	expect(await bench.truth("[n,c]")).toEqual([1, 2]);
});

test("a right click opens the page's own menu", async () => {
	const page = await bench.show(
		'<button oncontextmenu="event.preventDefault();m.hidden=false">Go</button><ul id=m hidden><li>Copy</ul>',
	);
	const effect = await bench.act({ kind: "click", ref: named(page, "Go").ref, button: "right" });
	expect(changeOf(effect).added).toEqual(["Copy"]);
});

test("hovering shows what the pointer shows", async () => {
	const page = await bench.show(
		"<style>ul{display:none}nav:hover ul{display:block}</style><nav><button>More</button><ul><li><a href=/x>Deep</a></ul></nav>",
	);
	const effect = await bench.act({ kind: "hover", ref: named(page, "More").ref });
	expect(changeOf(effect).addedTargets).toBe(1);
	expect(named(await bench.observe(), "Deep").role).toBe("link");
});

test("a link in a menu that shows while hovered can be clicked", async () => {
	bench.route("/x", "<h1>Deep page</h1>");
	const page = await bench.show(
		"<style>ul{display:none;margin:0}nav:hover ul{display:block}</style><nav><button>More</button><ul><li><a href=/x>Deep</a></ul></nav>",
	);
	await bench.act({ kind: "hover", ref: named(page, "More").ref });
	const menu = await bench.observe();
	const effect = await bench.act({ kind: "click", ref: named(menu, "Deep").ref });
	expect(changeOf(effect).kind).toBe("navigated");
});

test("a covered button is not pressed and the cover is named", async () => {
	const page = await bench.show(`<button onclick="window.hit=1">Go</button>
		<div role=dialog aria-label="Cookie notice" style="position:fixed;inset:0;background:#fff8">We use cookies</div>`);
	const ref = page.observation.targets.find((target) => target.name === "Go")?.ref ?? "";
	const effect = await bench.act({ kind: "click", ref });
	expect(effect).toEqual({ status: "covered", by: expect.stringContaining("Cookie notice") });
	expect(await bench.truth("window.hit")).toBeUndefined();
});

test("a cover that goes away by itself is waited for", async () => {
	const page = await bench.show(`<button onclick="out.textContent='ok'">Go</button><p id=out></p>
		<div id=c style="position:fixed;inset:0;background:#fff8;display:none">Working</div>`);
	const { ref } = named(page, "Go");
	await bench.truth("c.style.display='block',setTimeout(()=>c.remove(),250)");
	expect(changeOf(await bench.act({ kind: "click", ref })).added).toEqual(["ok"]);
});

test("a free point is found when the middle of a link is another control", async () => {
	const page =
		await bench.show(`<a href="#there" style="display:block;position:relative;width:400px;height:60px">Card
		<button style="position:absolute;left:150px;top:5px;width:100px;height:50px" onclick="event.preventDefault();window.wrong=1">Like</button></a>`);
	const link = page.observation.targets.find((target) => target.role === "link");
	await bench.act({ kind: "click", ref: link?.ref ?? "" });
	expect(await bench.truth("[location.hash,window.wrong]")).toEqual(
		["#there", null].map((v) => v ?? undefined),
	);
});

test("a button below the fold under a fixed header and footer is scrolled free and pressed", async () => {
	const bar = "position:fixed;left:0;right:0;height:250px;background:#ccc";
	const page =
		await bench.show(`<header style="${bar};top:0">Top</header><footer style="${bar};bottom:0">Foot</footer>
		<div style="height:3000px"></div><button onclick="window.hit=1">Go</button><div style="height:500px"></div>`);
	const effect = await bench.act({ kind: "click", ref: named(page, "Go").ref });
	expect(effect.status).toBe("acted");
	expect(await bench.truth("window.hit")).toBe(1);
});

test("a button inside a scrolled pane is brought into the pane", async () => {
	const page =
		await bench.show(`<div style="height:150px;overflow:auto"><div style="height:900px"></div>
		<button onclick="window.hit=1">Deep</button></div>`);
	await bench.act({ kind: "click", ref: named(page, "Deep", "button").ref });
	expect(await bench.truth("window.hit")).toBe(1);
});

test("a checkbox hidden behind its styled label is pressed through the label", async () => {
	const page = await bench.show(`<style>input{position:absolute;opacity:0;width:0;height:0}</style>
		<input type=checkbox id=a><label for=a>Breakfast</label>`);
	const effect = await bench.act({
		kind: "check",
		ref: named(page, "Breakfast").ref,
		checked: true,
	});
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "true" });
	expect(await bench.truth("a.checked")).toBe(true);
});

test("a button that pulses without end is still pressed", async () => {
	const page =
		await bench.show(`<style>@keyframes p{50%{transform:scale(1.2)}}button{animation:p .4s infinite}</style>
		<button onclick="window.hit=1">Go</button>`);
	await bench.act({ kind: "click", ref: named(page, "Go").ref });
	expect(await bench.truth("window.hit")).toBe(1);
});

test("a button that slides into place is pressed where it comes to rest", async () => {
	const page = await bench.show(`<style>button{position:absolute;left:0;transition:left .3s}</style>
		<button onclick="window.hit=1">Go</button>`);
	const { ref } = named(page, "Go");
	await bench.truth("document.querySelector('button').style.left='600px'");
	await bench.act({ kind: "click", ref });
	expect(await bench.truth("window.hit")).toBe(1);
});

test("a link broken over two lines is pressed on its text", async () => {
	bench.route("/x", "<h1>Two</h1>");
	const page =
		await bench.show(`<p style="width:150px;font:16px monospace">Some words then <a href=/x>a link of
		words</a> here</p>`);
	const link = page.observation.targets.find((target) => target.role === "link");
	expect(changeOf(await bench.act({ kind: "click", ref: link?.ref ?? "" })).kind).toBe("navigated");
});

test("a click before the page is ready for it changes nothing and is not repeated", async () => {
	const page = await bench.show("<button>Go</button><script>n=0;onclick=()=>{n++}</script>");
	const effect = await bench.act({ kind: "click", ref: named(page, "Go").ref });
	expect(changeOf(effect).kind).toBe("nothing");
	expect(await bench.truth("n")).toBe(1);
});

test("a disabled button is refused", async () => {
	const page = await bench.show(
		'<button disabled onclick="window.hit=1">Go</button><a href=#>x</a>',
	);
	const effect = await bench.act({ kind: "click", ref: named(page, "Go").ref });
	expect(effect).toEqual({ status: "refused", reason: "disabled" });
});

test("controls in open shadow roots and slots are pressed", async () => {
	const page = await bench.show(`<x-box><button onclick="window.hit=1">Slotted</button></x-box>
		<script>customElements.define('x-box',class extends HTMLElement{constructor(){super();
		this.attachShadow({mode:'open'}).innerHTML='<button id=i>Inner</button><slot></slot>';
		this.shadowRoot.getElementById('i').onclick=()=>{window.inner=1}}})</script>`);
	await bench.act({ kind: "click", ref: named(page, "Inner").ref });
	await bench.act({ kind: "click", ref: named(await bench.observe(), "Slotted").ref });
	expect(await bench.truth("[inner,hit]")).toEqual([1, 1]);
});

test("a page under strict rules for scripts is read and pressed", async () => {
	bench.route("/strict", (_request, response) => {
		response.setHeader(
			"content-security-policy",
			"script-src 'nonce-a'; require-trusted-types-for 'script'",
		);
		response.setHeader("content-type", "text/html");
		response.end(
			"<button id=b>Go</button><script nonce=a>b.onclick=()=>{b.textContent='Gone'}</script>",
		);
	});
	await bench.session.goto(`${bench.origin}/strict`);
	const page = await bench.observe();
	await bench.act({ kind: "click", ref: named(page, "Go").ref });
	expect(named(await bench.observe(), "Gone").role).toBe("button");
});

test("a form whose fields shadow the DOM is filled and sent", async () => {
	bench.route("/sent", "<h1>Thanks</h1>");
	const page =
		await bench.show(`<form action=/sent><input name=children aria-label=Kids><input name=getAttribute aria-label=Attr>
		<input name=id><button name=submit>Send</button></form>`);
	await bench.act({ kind: "fill", ref: named(page, "Kids").ref, text: "2" });
	const effect = await bench.act({ kind: "click", ref: named(await bench.observe(), "Send").ref });
	expect(changeOf(effect).kind).toBe("navigated");
	expect(bench.served[0]).toContain("children=2");
});

test("an area of an image map is pressed inside its own shape", async () => {
	const page =
		await bench.show(`<img usemap="#m" width=300 height=200 style="background:#cde" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">
		<map name=m><area shape=rect coords="0,0,300,90" alt=Upper href=#u><area shape=circle coords="60,150,40" alt=Lower href=#l></map>`);
	await bench.act({ kind: "click", ref: named(page, "Lower").ref });
	expect(await bench.truth("location.hash")).toBe("#l");
});
