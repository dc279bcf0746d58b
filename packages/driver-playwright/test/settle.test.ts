/** When looking again is right: not before the answer is there, not later than needed. */
import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { changeOf, NEVER, named, useBench } from "./bench-page.ts";

const bench = useBench();

function later(response: ServerResponse, text: string, ms: number): void {
	response.setHeader("content-type", "text/html");
	setTimeout(() => response.end(text), ms);
}

/** Reasons settling ended for, since the last call. */
let counted: Record<string, number> = {};
function reasons(): Record<string, number> {
	const now = Object.fromEntries(
		Object.entries(bench.session.driver.waits()).map(([reason, { count }]) => [reason, count]),
	);
	const fresh = Object.entries(now).map(([reason, count]) => [
		reason,
		count - (counted[reason] ?? 0),
	]);
	counted = now;
	return Object.fromEntries(fresh.filter(([, count]) => Number(count) > 0));
}

test("the answer of a request the press started is waited for", async () => {
	bench.route("/slow", (_request, response) => later(response, "answer", 900));
	const page = await bench.show(
		"<button onclick=\"fetch('/slow').then(r=>r.text()).then(t=>{out.textContent=t})\">Ask</button><p id=out></p>",
	);
	const effect = await bench.act({ kind: "click", ref: named(page, "Ask").ref });
	expect(changeOf(effect).added).toEqual(["answer"]);
});

test("a chain of requests is waited for to its end", async () => {
	bench.route("/a", (_request, response) => later(response, "a", 150));
	bench.route("/b", (_request, response) => later(response, "b", 150));
	const page = await bench.show(
		"<button onclick=\"go()\">Ask</button><p id=out></p><script>async function go(){await fetch('/a');await fetch('/b');out.textContent='both'}</script>",
	);
	const effect = await bench.act({ kind: "click", ref: named(page, "Ask").ref });
	expect(changeOf(effect).added).toEqual(["both"]);
});

test("a page that answers slowly to a link is waited for", async () => {
	bench.route("/next", (_request, response) =>
		later(response, "<h1>Arrived</h1><a href=/>x</a>", 1_200),
	);
	const page = await bench.show("<a href=/next>Next</a>");
	const effect = await bench.act({ kind: "click", ref: named(page, "Next").ref });
	expect(changeOf(effect)).toMatchObject({
		kind: "navigated",
		added: expect.arrayContaining(["Arrived"]),
	});
});

test("a page that redirects by script ends where it leads", async () => {
	bench.route("/hop", "<script>location.replace('/end')</script>");
	bench.route("/end", "<h1>End</h1><a href=/>x</a>");
	const page = await bench.show("<a href=/hop>Go</a>");
	await bench.act({ kind: "click", ref: named(page, "Go").ref });
	expect((await bench.observe()).observation.headings).toEqual(["End"]);
});

test("a page reloading to the same address counts as navigated", async () => {
	const page = await bench.show("<button onclick=location.reload()>Reload</button>");
	expect(changeOf(await bench.act({ kind: "click", ref: named(page, "Reload").ref })).kind).toBe(
		"navigated",
	);
});

test("while the page says it is loading it is waited for beyond the usual limit", async () => {
	const page = await bench.show(
		"<button onclick=\"out.textContent='Loading…';setTimeout(()=>{out.textContent='Report ready'},4600)\">Run</button><p id=out></p>",
	);
	const effect = await bench.act({ kind: "click", ref: named(page, "Run").ref });
	expect(changeOf(effect).added).toEqual(["Report ready"]);
});

test("an endless animation and a ticking clock are no change", async () => {
	const page =
		await bench.show(`<style>@keyframes s{to{rotate:360deg}}i{display:inline-block;animation:s 1s infinite}</style><i>o</i>
		<p id=t>12:00:00</p><p id=m>x</p><button>Nothing</button><script>let n=0;setInterval(()=>{t.textContent='12:00:'+(10+n++%50);m.style.left=n+'px'},40)</script>`);
	reasons();
	const effect = await bench.act({ kind: "click", ref: named(page, "Nothing").ref });
	expect(effect.status).toBe("acted");
	expect(reasons()).not.toHaveProperty("limit");
});

test("a press without any effect is over after the idle time", async () => {
	const page = await bench.show("<button>Nothing</button>");
	reasons();
	await bench.act({ kind: "click", ref: named(page, "Nothing").ref });
	expect(reasons()).toEqual({ idle: 1 });
});

test("a stream that stays open does not hold the page up", async () => {
	bench.route("/events", (_request, response) => {
		response.setHeader("content-type", "text/event-stream");
		response.write("data: 1\n\n");
	});
	const page = await bench.show(
		"<button onclick=\"out.textContent='done'\">Go</button><p id=out></p><script>new EventSource('/events')</script>",
	);
	reasons();
	await bench.act({ kind: "click", ref: named(page, "Go").ref });
	expect(reasons()).toEqual({ changed: 1 });
});

test("a message gone before the next look is reported", async () => {
	const page = await bench.show(
		"<button onclick=\"t.textContent='Saved!';setTimeout(()=>{t.textContent=''},60)\">Save</button><div id=t role=status></div>",
	);
	const change = changeOf(await bench.act({ kind: "click", ref: named(page, "Save").ref }));
	expect(change).toMatchObject({ kind: "changed", messages: [{ kind: "status", text: "Saved!" }] });
});

test("a toast added and removed again is reported", async () => {
	const page = await bench.show(
		"<button onclick=\"const d=document.createElement('div');d.textContent='Copied to clipboard';document.body.append(d);setTimeout(()=>d.remove(),50)\">Copy</button>",
	);
	const change = changeOf(await bench.act({ kind: "click", ref: named(page, "Copy").ref }));
	expect(change.messages).toEqual([{ kind: "status", text: "Copied to clipboard" }]);
});

test("what fades in is there when it is looked at", async () => {
	const page = await bench.show(`<style>#m{opacity:0;transition:opacity .4s}#m.on{opacity:1}</style>
		<button onclick="m.className='on'">Menu</button><div id=m><a href=/x>Profile</a></div>`);
	await bench.act({ kind: "click", ref: named(page, "Menu").ref });
	expect(named(await bench.observe(), "Profile").role).toBe("link");
});

test("the look after an action is handed out once and not read again", async () => {
	const page = await bench.show("<button onclick=\"this.textContent='B'\">A</button>");
	await bench.act({ kind: "click", ref: named(page, "A").ref });
	const before = bench.session.driver.roundTrips();
	const kept = await bench.observe();
	expect(bench.session.driver.roundTrips()).toBe(before);
	expect(await bench.observe()).not.toBe(kept);
});

test("a page answered with an error status says so", async () => {
	bench.route("/gone", (_request, response) => {
		response.statusCode = 410;
		response.setHeader("content-type", "text/html");
		response.end("<h1>Gone</h1><a href=/>home</a>");
	});
	const page = await bench.show("<a href=/gone>Old</a>");
	const change = changeOf(await bench.act({ kind: "click", ref: named(page, "Old").ref }));
	expect(change.kind).toBe("error");
	expect((await bench.observe()).observation.failure).toMatchObject({ status: 410 });
});

test("proofs read along cost no round trip of their own", async () => {
	await bench.show("<h1>Hello</h1><button>x</button>");
	const proofs = [{ text_contains: "Hello" }, { all: [{ css_exists: "h1" }, { css_gone: "h2" }] }];
	const snapshot = await bench.session.driver.observe({ signal: NEVER, proofs });
	const before = bench.session.driver.roundTrips();
	const verdicts = await snapshot.check(proofs, { signal: NEVER });
	expect(verdicts.map((verdict) => verdict.holds)).toEqual([true, true]);
	expect(bench.session.driver.roundTrips()).toBe(before);
});

test("a proof held by a frame holds, and one that asks for absence looks into frames", async () => {
	bench.route("/in", "<h2>Framed</h2>");
	const page = await bench.show("<button>x</button><iframe src=/in></iframe>");
	const proofs = [
		{ css_exists: "h2" },
		{ css_gone: "h2" },
		{ text_gone: "Framed" },
		{ text_gone: "Other" },
	];
	const verdicts = await page.check(proofs, { signal: NEVER });
	expect(verdicts.map((verdict) => verdict.holds)).toEqual([true, false, false, true]);
});

test("a feed that loads when its end comes into sight is waited for", async () => {
	await bench.show(`<ul id=l></ul><p id=e>Loading…</p><button>x</button><script>let n=0;const add=()=>{for(let k=0;k<9;k++)
		l.insertAdjacentHTML('beforeend','<li style="height:150px">Post '+(++n))};add();
		new IntersectionObserver(x=>{if(x[0].isIntersecting)setTimeout(add,600)}).observe(e)</script>`);
	const effect = await bench.act({ kind: "scroll", direction: "down" });
	expect(changeOf(effect).added.join()).toContain("Post 18");
});
