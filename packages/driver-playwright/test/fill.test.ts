import { expect, test } from "vitest";
import { changeOf, named, useBench } from "./bench-page.ts";

const bench = useBench();

/** Fills the only field of a page and returns what the page then holds. */
async function filled(html: string, text: string): Promise<unknown> {
	const page = await bench.show(html);
	const effect = await bench.act({ kind: "fill", ref: named(page, "F").ref, text });
	return effect.status === "acted" ? bench.truth("f.value ?? f.innerText") : effect;
}

test("a text field is filled and read back", async () => {
	const page = await bench.show("<label>City <input id=c></label>");
	const effect = await bench.act({ kind: "fill", ref: named(page, "City").ref, text: "Lisbon" });
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "Lisbon" });
	expect(await bench.truth("c.value")).toBe("Lisbon");
});

test("what stood in the field before is replaced", async () => {
	expect(await filled("<input id=f aria-label=F value='old text'>", "new")).toBe("new");
});

test("a field is emptied", async () => {
	expect(await filled("<input id=f aria-label=F value='old text'>", "")).toBe("");
});

test("the page sees real input and key events", async () => {
	await filled(
		`<input id=f aria-label=F><script>seen=new Set;for(const t of ['focus','beforeinput','input','keydown','keyup'])
		f.addEventListener(t,e=>seen.add(t+e.isTrusted))</script>`,
		"abc",
	);
	const seen = await bench.truth<string[]>("[...seen]");
	expect(seen).toEqual(
		expect.arrayContaining(["inputtrue", "keydowntrue", "keyuptrue", "beforeinputtrue"]),
	);
});

test("a text area keeps its lines", async () => {
	expect(await filled("<textarea id=f aria-label=F></textarea>", "one\ntwo\n\nfour")).toBe(
		"one\ntwo\n\nfour",
	);
});

test("other scripts and emoji arrive unchanged", async () => {
	expect(await filled("<input id=f aria-label=F>", "東京 Ñandú 👩‍👩‍👧")).toBe("東京 Ñandú 👩‍👩‍👧");
});

test("a controlled field that formats what is typed holds the formatted text", async () => {
	const html = `<input id=f aria-label=F><script>f.oninput=()=>{const d=f.value.replace(/\\D/g,'').slice(0,10);
		f.value=d.replace(/(\\d{3})(\\d{3})(\\d{4})/,'($1) $2-$3')}</script>`;
	expect(await filled(html, "5551234567")).toBe("(555) 123-4567");
});

test("a mask that listens to strokes only is typed stroke by stroke", async () => {
	const html = `<input id=f aria-label=F><script>let v='';f.addEventListener('keypress',e=>{e.preventDefault();
		v+=e.key;f.value=v.replace(/(\\d{2})(?=\\d)/g,'$1/')});f.addEventListener('input',()=>{f.value='';v=''})</script>`;
	const page = await bench.show(html);
	const effect = await bench.act({ kind: "fill", ref: named(page, "F").ref, text: "123456" });
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "12/34/56" });
});

test("a field the page wipes again is reported as not held", async () => {
	const page = await bench.show("<input id=f aria-label=F oninput=\"this.value=''\">");
	const effect = await bench.act({ kind: "fill", ref: named(page, "F").ref, text: "abc" });
	expect(changeOf(effect).readBack).toEqual({ held: false, actual: "" });
});

test.each([
	["number", "12.5", "12.5"],
	["number", "1,200", "1200"],
	["date", "2026-12-01", "2026-12-01"],
	["date", "2026/3/9", "2026-03-09"],
	["time", "2:30 PM", "14:30"],
	["month", "2026-12", "2026-12"],
	["week", "2026-w05", "2026-W05"],
	["datetime-local", "2026-12-01 09:15", "2026-12-01T09:15"],
	["color", "#FF8800", "#ff8800"],
	["color", "red", "#ff0000"],
	["range", "70", "70"],
])("a %s field takes %s", async (type, text, value) => {
	expect(await filled(`<input id=f aria-label=F type=${type}>`, text)).toBe(value);
});

test.each([
	["number", "many"],
	["date", "03/09/2026"],
	["date", "2026-02-31"],
	["time", "25:00"],
	["range", "500"],
])("a %s field refuses %s and keeps what it had", async (type, text) => {
	const page = await bench.show(`<input id=f aria-label=F type=${type}>`);
	const before = await bench.truth("f.value");
	const effect = await bench.act({ kind: "fill", ref: named(page, "F").ref, text });
	expect(effect).toMatchObject({ status: "refused" });
	expect(await bench.truth("f.value")).toBe(before);
});

test("setting a range tells the page", async () => {
	const page = await bench.show(
		"<input id=f aria-label=F type=range oninput=\"o.textContent='at '+value\"><p id=o>at 50",
	);
	const effect = await bench.act({ kind: "fill", ref: named(page, "F").ref, text: "80" });
	expect(changeOf(effect).added).toEqual(["at 80"]);
});

test("an editable element is filled and its old text is gone", async () => {
	expect(
		await filled(
			"<div id=f contenteditable role=textbox aria-label=F>old <b>bold</b></div>",
			"fresh",
		),
	).toBe("fresh");
});

test("lines in an editor are soft line ends, and nothing is sent", async () => {
	const html = `<div id=f contenteditable role=textbox aria-label=F></div><script>sent=0;
		f.onkeydown=e=>{if(e.key==='Enter'&&!e.shiftKey){e.preventDefault();sent++}}</script>`;
	expect(await filled(html, "one\ntwo")).toBe("one\ntwo");
	expect(await bench.truth("sent")).toBe(0);
});

test("a one-time code is spread over its boxes", async () => {
	const page =
		await bench.show(`<form id=o>${"<input maxlength=1 inputmode=numeric aria-label=Digit>".repeat(6)}</form>
		<script>o.oninput=e=>{if(e.target.value)e.target.nextElementSibling?.focus()}</script>`);
	const first = page.observation.targets[0]?.ref ?? "";
	const effect = await bench.act({ kind: "fill", ref: first, text: "493027" });
	expect(await bench.truth("[...o.elements].map(e=>e.value).join('')")).toBe("493027");
	expect(changeOf(effect).readBack?.held).toBe(true);
});

test("code boxes that do not move on by themselves are filled as well", async () => {
	const page = await bench.show(
		`<form id=o>${"<input maxlength=1 aria-label=Digit>".repeat(4)}</form>`,
	);
	const first = page.observation.targets[0]?.ref ?? "";
	await bench.act({ kind: "fill", ref: first, text: "4930" });
	expect(await bench.truth("[...o.elements].map(e=>e.value).join('')")).toBe("4930");
});

test("more than a field takes is refused, not cut", async () => {
	expect(await filled("<input id=f aria-label=F maxlength=5>", "too long")).toEqual({
		status: "refused",
		reason: "takes at most 5 characters",
	});
});

test("separators are left out when only so a number fits", async () => {
	expect(await filled("<input id=f aria-label=F maxlength=16>", "4242 4242 4242 4242")).toBe(
		"4242424242424242",
	);
});

test("a read-only field is refused", async () => {
	expect(await filled("<input id=f aria-label=F readonly value=x>", "y")).toMatchObject({
		status: "refused",
	});
});

test("a button takes no text", async () => {
	const page = await bench.show("<button>F</button>");
	const effect = await bench.act({ kind: "fill", ref: named(page, "F").ref, text: "y" });
	expect(effect).toMatchObject({ status: "refused" });
});

test("a password is never shown, neither as value nor read back", async () => {
	const page = await bench.show("<label>Password <input type=password id=f></label>");
	const effect = await bench.act({
		kind: "fill",
		ref: named(page, "Password").ref,
		text: "hunter2!",
	});
	const after = await bench.observe();
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "••••••••" });
	expect(JSON.stringify([effect, after.observation])).not.toContain("hunter2");
	expect(await bench.truth("f.value")).toBe("hunter2!");
});

test("a field filled with a secret is masked from then on", async () => {
	const page = await bench.show("<label>Token <input id=f></label>");
	await bench.act({ kind: "fill", ref: named(page, "Token").ref, text: "s3cr3t", secret: true });
	const after = await bench.observe();
	expect(named(after, "Token")).toMatchObject({ value: "••••••", sensitive: true });
});

test("suggestions that come by timer are in the observation after filling", async () => {
	const page =
		await bench.show(`<input id=f role=combobox aria-label=F aria-controls=l aria-expanded=false><ul id=l role=listbox></ul>
		<script>let t;f.oninput=()=>{clearTimeout(t);t=setTimeout(()=>{l.innerHTML='<li role=option>Lisbon, Portugal'},250)}</script>`);
	await bench.act({ kind: "fill", ref: named(page, "F").ref, text: "Lis" });
	expect(named(await bench.observe(), "Lisbon, Portugal").role).toBe("option");
});

test("a list is set by label, by value, whatever the case", async () => {
	const page = await bench.show(
		`<label>Size <select id=s onchange="o.textContent=value"><option value=1>Small<option value=2>Large</select></label><p id=o>`,
	);
	const { ref } = named(page, "Size");
	const effect = await bench.act({ kind: "select", ref, options: ["large"] });
	expect(changeOf(effect)).toMatchObject({
		added: expect.arrayContaining(["2"]),
		readBack: { held: true, actual: "Large" },
	});
	const again = named(await bench.observe(), "Size").ref;
	await bench.act({ kind: "select", ref: again, options: ["1"] });
	expect(await bench.truth("s.value")).toBe("1");
});

test("options that came after the observation can be chosen", async () => {
	const page = await bench.show("<label>Size <select id=s><option>Loading</select></label>");
	const { ref } = named(page, "Size");
	await bench.truth("s.innerHTML='<option>A<option>B',0");
	const effect = await bench.act({ kind: "select", ref, options: ["B"] });
	if (effect.status === "acted") expect(await bench.truth("s.value")).toBe("B");
	else expect(effect.status).toBe("stale");
});

test("a missing or disabled option is refused and nothing is chosen", async () => {
	const page = await bench.show(
		"<label>Size <select id=s><option>S<option disabled>M</select></label>",
	);
	const { ref } = named(page, "Size");
	expect(await bench.act({ kind: "select", ref, options: ["XL"] })).toMatchObject({
		status: "refused",
	});
	expect(await bench.act({ kind: "select", ref, options: ["M"] })).toMatchObject({
		status: "refused",
	});
	expect(await bench.truth("s.value")).toBe("S");
});

test("several options of a list are set at once and others cleared", async () => {
	const page = await bench.show(
		"<label>Days <select id=s multiple><option selected>Mon<option>Tue<option>Wed</select></label>",
	);
	await bench.act({ kind: "select", ref: named(page, "Days").ref, options: ["Tue", "Wed"] });
	expect(await bench.truth("[...s.selectedOptions].map(o=>o.label)")).toEqual(["Tue", "Wed"]);
});

test("checking twice checks once", async () => {
	const page = await bench.show(
		"<label><input type=checkbox id=c onchange=n++> Free</label><script>n=0</script>",
	);
	const action = { kind: "check", checked: true } as const;
	await bench.act({ ...action, ref: named(page, "Free").ref });
	const effect = await bench.act({ ...action, ref: named(await bench.observe(), "Free").ref });
	expect(changeOf(effect)).toMatchObject({ kind: "nothing", readBack: { held: true } });
	expect(await bench.truth("[c.checked,n]")).toEqual([true, 1]);
});

test("a switch made of ARIA is set and read back", async () => {
	const page = await bench.show(
		"<button role=switch aria-checked=false onclick=\"this.ariaChecked=this.ariaChecked!=='true'\">Alerts</button>",
	);
	const effect = await bench.act({ kind: "check", ref: named(page, "Alerts").ref, checked: true });
	expect(changeOf(effect).readBack).toEqual({ held: true, actual: "true" });
});

test("a checkbox the page sets back is reported as not held", async () => {
	const page = await bench.show(
		'<label><input type=checkbox onclick="setTimeout(()=>this.checked=false)"> Free</label>',
	);
	const effect = await bench.act({ kind: "check", ref: named(page, "Free").ref, checked: true });
	expect(changeOf(effect).readBack).toEqual({ held: false, actual: "false" });
});

test("a radio button cannot be unchecked", async () => {
	const page = await bench.show("<label><input type=radio checked> One</label>");
	const effect = await bench.act({ kind: "check", ref: named(page, "One").ref, checked: false });
	expect(effect).toMatchObject({ status: "refused" });
});

test("an option of a list that lies open is pressed, not only set", async () => {
	const page = await bench.show(
		"<label>Codes <select size=4 onclick=\"out.textContent='took '+value\"><option>A<option>B<option>C</select></label><p id=out></p>",
	);
	const effect = await bench.act({
		kind: "select",
		ref: named(page, "Codes").ref,
		options: ["C"],
	});
	expect(changeOf(effect)).toMatchObject({
		added: expect.arrayContaining(["took C"]),
		readBack: { held: true, actual: "C" },
	});
});

test("a field behind a dialog is not filled", async () => {
	const page = await bench.show("<form><label>City <input id=c></label></form>");
	const { ref } = named(page, "City");
	await bench.truth(
		"document.body.insertAdjacentHTML('beforeend','<div style=\"position:fixed;inset:0;background:#fff\"><p>Terms</p></div>'),0",
	);
	const effect = await bench.act({ kind: "fill", ref, text: "Rome" });
	expect(effect).toEqual({ status: "covered", by: expect.stringContaining("Terms") });
	expect(await bench.truth("c.value")).toBe("");
});

test("a field under its own floating label is filled", async () => {
	const page = await bench.show(
		"<div style='position:relative'><input id=f aria-label=F style='width:200px'><span style='position:absolute;left:0;top:0;width:220px;height:30px'>Your name</span></div>",
	);
	await bench.act({ kind: "fill", ref: named(page, "F").ref, text: "Ada" });
	expect(await bench.truth("f.value")).toBe("Ada");
});
