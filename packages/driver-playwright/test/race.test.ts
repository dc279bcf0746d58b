/** Between look and press the page changes for real: nothing wrong is ever pressed. */
import { expect, test } from "vitest";
import { changeOf, named, useBench } from "./bench-page.ts";

const bench = useBench();

const TWO = `<ul id=list><li>Alpha <button onclick="hits.push('alpha')">Delete</button></li>
	<li>Beta <button onclick="hits.push('beta')">Delete</button></li></ul><script>hits=[]</script>`;

async function deleteOf(row: string, html: string = TWO): Promise<string> {
	const page = await bench.show(html);
	const target = page.observation.targets.find((each) => JSON.stringify(each.near).includes(row));
	if (!target) throw new Error(`no row ${row}: ${JSON.stringify(page.observation.targets)}`);
	return target.ref;
}

const hits = (): Promise<string[]> => bench.truth<string[]>("window.hits??[]");

test("a target removed meanwhile is gone", async () => {
	const page = await bench.show(
		'<button id=b onclick="hits.push(1)">Go</button><button onclick="hits.push(2)">Stay</button><script>hits=[]</script>',
	);
	const { ref } = named(page, "Go");
	await bench.truth("b.remove()");
	expect((await bench.act({ kind: "click", ref })).status).toBe("gone");
	expect(await hits()).toEqual([]);
});

test("a target replaced by one that looks the same is gone", async () => {
	const page = await bench.show(
		"<div id=d><button onclick=\"hits.push('old')\">Go</button></div><script>hits=[]</script>",
	);
	const { ref } = named(page, "Go");
	await bench.truth("d.innerHTML=`<button onclick=\"hits.push('new')\">Go</button>`,0");
	expect((await bench.act({ kind: "click", ref })).status).toBe("gone");
	expect(await hits()).toEqual([]);
});

test("rows that change places keep their buttons apart", async () => {
	const ref = await deleteOf("Alpha");
	await bench.truth("list.append(list.firstElementChild),0");
	await bench.act({ kind: "click", ref });
	expect(await hits()).not.toContain("beta");
});

test("a recycled row that now shows another item is stale", async () => {
	const ref = await deleteOf("Alpha");
	await bench.truth("list.firstElementChild.firstChild.data='Gamma ',0");
	expect((await bench.act({ kind: "click", ref })).status).toBe("stale");
	expect(await hits()).toEqual([]);
});

test("a button that became another action is stale", async () => {
	const page = await bench.show(
		'<button id=b onclick="hits.push(1)">Play</button><script>hits=[]</script>',
	);
	const { ref } = named(page, "Play");
	await bench.truth("b.textContent='Delete all',0");
	expect((await bench.act({ kind: "click", ref })).status).toBe("stale");
	expect(await hits()).toEqual([]);
});

test("one more control just like it makes it stale", async () => {
	const page = await bench.show(
		'<div id=d><button onclick="hits.push(1)">Buy</button></div><script>hits=[]</script>',
	);
	const { ref } = named(page, "Buy");
	await bench.truth(
		"d.insertAdjacentHTML('afterbegin','<button onclick=\"hits.push(2)\">Buy</button>'),0",
	);
	expect((await bench.act({ kind: "click", ref })).status).toBe("stale");
	expect(await hits()).toEqual([]);
});

test("a target moved by the layout is pressed where it is now", async () => {
	const page = await bench.show(
		"<div id=s></div><button onclick=\"hits.push('go')\">Go</button><button onclick=\"hits.push('no')\">No</button><script>hits=[]</script>",
	);
	const { ref } = named(page, "Go");
	await bench.truth("s.style.height='400px',0");
	await bench.act({ kind: "click", ref });
	expect(await hits()).toEqual(["go"]);
});

test("a target covered meanwhile is not pressed, nor is the cover", async () => {
	const page = await bench.show(
		"<button onclick=\"hits.push('go')\">Go</button><script>hits=[]</script>",
	);
	const { ref } = named(page, "Go");
	await bench.truth(
		"document.body.insertAdjacentHTML('beforeend','<div onclick=\"hits.push(0)\" style=\"position:fixed;inset:0\">Offer</div>'),0",
	);
	expect(await bench.act({ kind: "click", ref })).toEqual({
		status: "covered",
		by: expect.stringContaining("Offer"),
	});
	expect(await hits()).toEqual([]);
});

test("a target disabled meanwhile is refused", async () => {
	const page = await bench.show(
		'<button id=b onclick="hits.push(1)">Go</button><script>hits=[]</script>',
	);
	const { ref } = named(page, "Go");
	await bench.truth("b.disabled=true");
	expect((await bench.act({ kind: "click", ref })).status).toBe("refused");
	expect(await hits()).toEqual([]);
});

test("a page that navigated meanwhile is stale, also to a page just like it", async () => {
	bench.route("/twin", "<button onclick=\"hits.push('twin')\">Go</button><script>hits=[]</script>");
	const page = await bench.show("<button>Go</button>");
	const { ref } = named(page, "Go");
	await bench.session.page.goto(`${bench.origin}/twin`);
	expect((await bench.act({ kind: "click", ref })).status).toBe("stale");
	expect(await hits()).toEqual([]);
});

test("a frame reloaded meanwhile is stale", async () => {
	bench.route("/in", "<button onclick=\"parent.hits.push('frame')\">Inside</button>");
	const page = await bench.show("<script>hits=[]</script><iframe id=f src=/in></iframe>");
	const { ref } = named(page, "Inside");
	await bench.truth("new Promise(r=>{f.onload=()=>r(0);f.contentWindow.location.reload()})");
	expect((await bench.act({ kind: "click", ref })).status).toBe("stale");
	expect(await hits()).toEqual([]);
});

test("an older observation may not act once a newer one was taken", async () => {
	const older = await bench.show(TWO);
	await bench.observe();
	const ref = older.observation.targets[0]?.ref ?? "";
	expect((await bench.act({ kind: "click", ref }, older)).status).toBe("stale");
	expect(await hits()).toEqual([]);
});

test("what slips under the pointer at the last moment is not pressed", async () => {
	const page = await bench.show(`<button id=b onclick="hits.push('go')">Go</button>
		<button id=x style="position:fixed;left:0;top:0;width:300px;height:200px;visibility:hidden" onclick="hits.push('wrong')">Wrong</button>
		<script>hits=[];addEventListener('mousemove',()=>{x.style.visibility='visible'})</script>`);
	const effect = await bench.act({ kind: "click", ref: named(page, "Go").ref });
	expect(effect).toEqual({ status: "covered", by: expect.stringContaining("Wrong") });
	expect(await hits()).toEqual([]);
});

test("a page that never stops shuffling its like buttons never gets the wrong one pressed", async () => {
	const ref = await deleteOf("Alpha");
	await bench.truth("setInterval(()=>list.append(list.firstElementChild),7)");
	const effect = await bench.act({ kind: "click", ref });
	expect(await hits()).not.toContain("beta");
	expect(["acted", "covered", "moved", "stale", "gone", "unknown"]).toContain(effect.status);
});

test("after a stale act the next observation shows the page as it is", async () => {
	const page = await bench.show("<button id=b>Play</button>");
	const { ref } = named(page, "Play");
	await bench.truth("b.textContent='Pause',0");
	await bench.act({ kind: "click", ref });
	const effect = await bench.act({ kind: "click", ref: named(await bench.observe(), "Pause").ref });
	expect(changeOf(effect).kind).toBe("nothing");
});

test("what slips over a frame at the last moment is not pressed", async () => {
	const page =
		await bench.show(`<script>hits=[]</script><iframe srcdoc="<button style='width:200px;height:80px' onclick=parent.hits.push('go')
		onmousemove=parent.x.hidden=false>Go</button>"></iframe>
		<button id=x hidden style="position:fixed;left:0;top:0;width:400px;height:300px" onclick="hits.push('wrong')">Wrong</button>`);
	const effect = await bench.act({ kind: "click", ref: named(page, "Go").ref });
	expect(effect).toEqual({ status: "covered", by: expect.stringContaining("Wrong") });
	expect(await hits()).toEqual([]);
});

test("a target that moves away between press and release was not clicked, and says so", async () => {
	const page = await bench.show(
		`<input id=i autofocus onblur="m.textContent='Too short';m.style.height='300px'"><div id=m></div>
		<button onclick="hits.push('preview')">Preview</button><script>hits=[];i.focus()</script>`,
	);
	const { ref } = named(page, "Preview");
	expect((await bench.act({ kind: "click", ref })).status).toBe("moved");
	expect(await hits()).toEqual([]);
});
