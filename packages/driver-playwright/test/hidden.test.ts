/** What a script in a page cannot see by itself. */
import { expect, test } from "vitest";
import { changeOf, NEVER, named, useBench } from "./bench-page.ts";

const bench = useBench();

const CLOSED = `<x-pay style="display:block;width:300px;height:80px"></x-pay><script>customElements.define('x-pay',class extends HTMLElement{
	constructor(){super();const r=this.attachShadow({mode:'closed'});r.innerHTML='<button>Pay</button><label>Code <input></label>';
	r.querySelector('button').onclick=e=>{e.target.textContent='Paid'};window.code=()=>r.querySelector('input').value}})</script>`;

test("controls in a closed shadow root are read, pressed and filled", async () => {
	const page = await bench.show(`<button>Out</button>${CLOSED}`);
	const effect = await bench.act({ kind: "click", ref: named(page, "Pay").ref });
	expect(changeOf(effect).added.join()).toContain("Paid");
	await bench.act({ kind: "fill", ref: named(await bench.observe(), "Code").ref, text: "77" });
	expect(await bench.truth("code()")).toBe("77");
	expect((await bench.observe()).observation.blindSpots).toEqual([]);
});

test("a closed shadow root inside a closed shadow root is reached", async () => {
	const page =
		await bench.show(`<x-out style="display:block"></x-out>${CLOSED.slice(CLOSED.indexOf("<script>"))}
		<script>customElements.define('x-out',class extends HTMLElement{constructor(){super();
		this.attachShadow({mode:'closed'}).innerHTML='<x-pay style="display:block;width:300px;height:80px"></x-pay>'}})</script>`);
	expect(named(page, "Pay").role).toBe("button");
});

test("a plain element that only has a listener is offered and can be pressed", async () => {
	const page = await bench.show(
		"<p>Pick one</p><div><div id=a>Red</div><div>Blue</div></div><script>a.addEventListener('click',()=>{a.textContent='Red chosen'})</script>",
	);
	const red = named(page, "Red");
	expect(red.hint).toBe("listener");
	expect(page.observation.targets.map((target) => target.name)).toEqual(["Red"]);
	expect(changeOf(await bench.act({ kind: "click", ref: red.ref })).added).toEqual(["Red chosen"]);
});

test("an area that listens for the presses of its buttons is no button itself", async () => {
	const page = await bench.show(
		"<main id=m><p>Text</p><button>One</button><button>Two</button></main><script>m.onclick=()=>{}</script>",
	);
	expect(page.observation.targets.map((target) => target.name)).toEqual(["One", "Two"]);
});

test("nothing of the driver is visible to the page", async () => {
	const page =
		await bench.show(`<button>Go</button><script>seen=[];new MutationObserver(r=>seen.push(...r)).observe(document,{subtree:true,
		childList:true,attributes:true});onmessage=()=>seen.push('message')</script>`);
	const before = await bench.truth("Object.getOwnPropertyNames(window).length");
	await bench.act({ kind: "click", ref: named(page, "Go").ref });
	await bench.observe();
	expect(await bench.truth("[typeof __surehand,seen.length]")).toEqual(["undefined", 0]);
	expect(await bench.truth("Object.getOwnPropertyNames(window).length")).toBe(before);
});

test("data of the page is handed out", async () => {
	const page = await bench.show(
		"<button>x</button><table><tr><th>City<th>Price<tr><td>Rome<td>20</table>",
	);
	expect(await page.extract?.({ kind: "table", of: "" }, { signal: NEVER })).toEqual([
		{ City: "Rome", Price: "20" },
	]);
});
