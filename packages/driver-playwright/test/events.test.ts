/** Dialogs, windows, downloads, history, waiting. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { changeOf, NEVER, named, useBench } from "./bench-page.ts";

const bench = useBench();

test("an alert during a press is handed back as pending with the targets kept", async () => {
	const page = await bench.show(
		"<button onclick=\"alert('Saved');out.textContent='closed'\">Save</button><p id=out></p>",
	);
	const effect = await bench.act({ kind: "click", ref: named(page, "Save").ref });
	expect(changeOf(effect)).toMatchObject({
		kind: "dialog",
		dialogs: [{ kind: "alert", message: "Saved" }],
	});
	const pending = await bench.observe();
	expect(pending.observation.dialog).toEqual({ kind: "alert", message: "Saved" });
	expect(pending.observation.targets).toHaveLength(1);
	const after = await bench.act({ kind: "dialog", accept: true });
	expect(changeOf(after).added).toEqual(["closed"]);
	expect((await bench.observe()).observation.dialog).toBeUndefined();
});

test("nothing but an answer is possible while a dialog is open", async () => {
	const page = await bench.show('<button onclick="alert(1)">Save</button>');
	await bench.act({ kind: "click", ref: named(page, "Save").ref });
	const pending = await bench.observe();
	const effect = await bench.act({ kind: "click", ref: named(pending, "Save").ref });
	expect(effect).toMatchObject({ status: "refused" });
	await bench.act({ kind: "dialog", accept: true }, pending);
});

test.each([
	[true, "deleted"],
	[false, "kept"],
])("a question answered with %s ends as %s", async (accept, word) => {
	const page = await bench.show(
		"<button onclick=\"out.textContent=confirm('Delete?')?'deleted':'kept'\">Delete</button><p id=out></p>",
	);
	await bench.act({ kind: "click", ref: named(page, "Delete").ref });
	await bench.observe();
	expect(changeOf(await bench.act({ kind: "dialog", accept })).added).toEqual([word]);
});

test("a prompt takes a text", async () => {
	const page = await bench.show(
		"<button onclick=\"out.textContent=prompt('Name?','none')\">Ask</button><p id=out></p>",
	);
	await bench.act({ kind: "click", ref: named(page, "Ask").ref });
	const pending = await bench.observe();
	expect(pending.observation.dialog).toEqual({
		kind: "prompt",
		message: "Name?",
		defaultValue: "none",
	});
	expect(changeOf(await bench.act({ kind: "dialog", accept: true, text: "Ada" })).added).toEqual([
		"Ada",
	]);
});

test("two dialogs in a row are answered one after the other", async () => {
	const page = await bench.show(
		"<button onclick=\"alert('one');alert('two');out.textContent='end'\">Go</button><p id=out></p>",
	);
	await bench.act({ kind: "click", ref: named(page, "Go").ref });
	await bench.observe();
	expect(changeOf(await bench.act({ kind: "dialog", accept: true })).kind).toBe("dialog");
	expect((await bench.observe()).observation.dialog?.message).toBe("two");
	expect(changeOf(await bench.act({ kind: "dialog", accept: true })).added).toEqual(["end"]);
});

test("a dialog while the page loads does not hang the visit", async () => {
	bench.route("/", "<script>alert('Welcome')</script><button>In</button>");
	await bench.session.goto(`${bench.origin}/`);
	const pending = await bench.observe();
	expect(pending.observation.dialog?.message).toBe("Welcome");
	await bench.act({ kind: "dialog", accept: true }, pending);
	expect(named(await bench.observe(), "In").role).toBe("button");
});

test("a page that asks before it is left shows its question", async () => {
	bench.route("/next", "<h1>Next</h1><a href=/>home</a>");
	const page = await bench.show(
		"<input aria-label=Note><a href=/next>Leave</a><script>onbeforeunload=e=>e.preventDefault()</script>",
	);
	await bench.act({ kind: "fill", ref: named(page, "Note").ref, text: "x" });
	await bench.act({ kind: "click", ref: named(await bench.observe(), "Leave").ref });
	const pending = await bench.observe();
	expect(pending.observation.dialog?.kind).toBe("beforeunload");
	const effect = await bench.act({ kind: "dialog", accept: true });
	expect(changeOf(effect).kind).toBe("navigated");
	expect((await bench.observe()).observation.text).toContain("Next");
});

test("printing does not block the page", async () => {
	const page = await bench.show(
		"<button onclick=\"print();out.textContent='printed'\">Print</button><p id=out></p>",
	);
	const effect = await bench.act({ kind: "click", ref: named(page, "Print").ref });
	expect(changeOf(effect).added).toEqual(["printed"]);
});

test("a window the action opened is followed, and left when it closes", async () => {
	bench.route("/pop", "<h1>Sign in</h1><button onclick=window.close()>Allow</button>");
	const page = await bench.show(
		"<h1>Opener</h1><button onclick=\"window.open('/pop')\">Connect</button>",
	);
	const effect = await bench.act({ kind: "click", ref: named(page, "Connect").ref });
	expect(changeOf(effect)).toMatchObject({ kind: "navigated", popups: [`${bench.origin}/pop`] });
	const popup = await bench.observe();
	expect(popup.observation.headings).toEqual(["Sign in"]);
	expect(popup.observation.tabs.map((tab) => tab.active)).toEqual([false, true]);
	await bench.act({ kind: "click", ref: named(popup, "Allow").ref });
	const back = await bench.observe();
	expect(back.observation.headings).toEqual(["Opener"]);
	expect(back.observation.tabs).toHaveLength(1);
});

test("a link to a new tab without an opener is followed too", async () => {
	bench.route("/new", "<h1>New tab</h1>");
	const page = await bench.show("<a href=/new target=_blank rel=noopener>Open</a>");
	await bench.act({ kind: "click", ref: named(page, "Open").ref });
	const opened = await bench.observe();
	expect(opened.observation.headings).toEqual(["New tab"]);
	const effect = await bench.act({ kind: "tab", index: 1, close: true });
	expect(effect.status).toBe("acted");
	expect((await bench.observe()).observation.tabs).toHaveLength(1);
});

test("tabs are switched by their place", async () => {
	bench.route("/new", "<h1>New tab</h1>");
	const page = await bench.show("<h1>First</h1><a href=/new target=_blank>Open</a>");
	await bench.act({ kind: "click", ref: named(page, "Open").ref });
	await bench.observe();
	await bench.act({ kind: "tab", index: 0 });
	expect((await bench.observe()).observation.headings).toEqual(["First"]);
	await bench.act({ kind: "tab", index: 1, close: true });
	await bench.observe();
	expect(await bench.act({ kind: "tab", index: 7 })).toMatchObject({ status: "refused" });
});

test("a download is saved with its name, size and digest", async () => {
	const body = "id,total\n1,20\n";
	bench.route("/report", (_request, response) => {
		response.setHeader("content-disposition", 'attachment; filename="report 2026.csv"');
		response.end(body);
	});
	const page = await bench.show("<a href=/report>Report</a>");
	const change = changeOf(await bench.act({ kind: "click", ref: named(page, "Report").ref }));
	expect(change.kind).toBe("download");
	const [download] = change.downloads;
	expect(download).toMatchObject({
		name: "report 2026.csv",
		sizeBytes: body.length,
		sha256: createHash("sha256").update(body).digest("hex"),
	});
	expect(await readFile(download?.path ?? "", "utf8")).toBe(body);
	const verdicts = await (await bench.observe()).check(
		[{ download: { name: "report", min_bytes: 5 } }, { download: { name: "other" } }],
		{ signal: NEVER },
	);
	expect(verdicts.map((verdict) => verdict.holds)).toEqual([true, false]);
});

test("a download the page makes itself is saved", async () => {
	const page =
		await bench.show(`<button onclick="const a=document.createElement('a');a.download='../../notes.txt';
		a.href=window.URL.createObjectURL(new Blob(['hi']));a.click()">Export</button>`);
	const change = changeOf(await bench.act({ kind: "click", ref: named(page, "Export").ref }));
	expect(change.downloads).toEqual([expect.objectContaining({ sizeBytes: 2 })]);
	expect(change.downloads[0]?.name).not.toContain("/");
});

test("going back shows the page before, and there is nothing before the first", async () => {
	bench.route("/two", "<h1>Two</h1><a href=/>home</a>");
	const page = await bench.show("<h1>One</h1><a href=/two>Next</a>");
	await bench.act({ kind: "click", ref: named(page, "Next").ref });
	await bench.observe();
	const effect = await bench.act({ kind: "back" });
	expect(changeOf(effect).kind).toBe("navigated");
	expect((await bench.observe()).observation.headings).toEqual(["One"]);
});

test("going back inside one document works", async () => {
	const page = await bench.show(
		"<h1 id=h>List</h1><button onclick=\"history.pushState(0,'','#d');h.textContent='Detail'\">Open</button><script>onpopstate=()=>{h.textContent='List'}</script>",
	);
	await bench.act({ kind: "click", ref: named(page, "Open").ref });
	expect((await bench.observe()).observation.headings).toEqual(["Detail"]);
	await bench.act({ kind: "back" });
	expect((await bench.observe()).observation.headings).toEqual(["List"]);
});

test("waiting ends early when something comes up", async () => {
	await bench.show(
		"<button>x</button><p id=p></p><script>setTimeout(()=>{p.textContent='here'},700)</script>",
	);
	const effect = await bench.act({ kind: "wait", limitMs: 20_000 });
	expect(changeOf(effect).added).toEqual(["here"]);
});

test("requests of the action are listed and prove it", async () => {
	bench.route("/api", (_request, response) => {
		response.statusCode = 201;
		response.end("{}");
	});
	const page = await bench.show(
		"<button onclick=\"fetch('/api',{method:'POST'}).then(()=>{out.textContent='ok'})\">Send</button><p id=out></p>",
	);
	const proof = { request: { method: "POST", url: "/api", status: 201 } };
	expect((await page.check([proof], { signal: NEVER }))[0]?.holds).toBe(false);
	const change = changeOf(await bench.act({ kind: "click", ref: named(page, "Send").ref }));
	expect(change.requests).toEqual([{ method: "POST", url: `${bench.origin}/api`, status: 201 }]);
	const [verdict] = await (await bench.observe()).check([proof], { signal: NEVER });
	expect(verdict).toMatchObject({ holds: true, found: `POST ${bench.origin}/api 201` });
});
