import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bench, openBench } from "./fixture.ts";

let bench: Bench;
beforeAll(async () => {
	bench = await openBench();
	await bench.show("<!doctype html><body></body>");
});
afterAll(() => bench.close());

interface Names {
	readonly ours: string;
	readonly peer: string;
}

/** Names of the elements marked `data-n`, ours and those of `dom-accessibility-api`. */
async function namesOf(html: string, style = ""): Promise<Names[]> {
	await bench.body(`<style>${style}</style>${html}`);
	return bench.inside<Names[]>(
		`(__surehand.startReading(), [...document.querySelectorAll("[data-n]")].map((element) => ({
			ours: __surehand.nameOf(element),
			peer: __surehand.computeAccessibleName(element).replace(/\\s+/g, " ").trim(),
		})))`,
	);
}

async function nameOf(html: string, style = ""): Promise<string> {
	const [name] = await namesOf(html, style);
	return name?.ours ?? "nothing marked";
}

/** Markup whose name both computations must agree on, and the name. */
const AGREED: readonly (readonly [html: string, name: string])[] = [
	["<button data-n>Save</button>", "Save"],
	["<button data-n>  Save \n all  </button>", "Save all"],
	["<button data-n aria-label='Close'>×</button>", "Close"],
	["<button data-n aria-label='  '>Send</button>", "Send"],
	["<button data-n aria-labelledby='a b'>x</button><i id=a>One</i><i id=b>Two</i>", "One Two"],
	["<button data-n aria-labelledby=h>x</button><i id=h hidden>Hidden words</i>", "Hidden words"],
	["<button data-n aria-labelledby=none>Still me</button>", "Still me"],
	[
		"<button data-n id=s aria-labelledby='s t' aria-label=Delete>x</button><b id=t>Nails</b>",
		"Delete Nails",
	],
	["<button data-n><span aria-hidden=true>★</span>Rate</button>", "Rate"],
	["<button data-n><span hidden>secret</span>Go</button>", "Go"],
	["<button data-n><span style='display:none'>secret</span>Go</button>", "Go"],
	["<button data-n><span style='visibility:hidden'>secret</span>Go</button>", "Go"],
	["<button data-n><img alt=Print src=x></button>", "Print"],
	["<button data-n><img alt='' src=x>Print</button>", "Print"],
	["<button data-n title='Tip'></button>", "Tip"],
	["<button data-n title='Tip'>Words</button>", "Words"],
	["<button data-n><svg><title>Bin</title></svg></button>", "Bin"],
	["<svg data-n role=img><title>Chart</title><text>1</text></svg>", "Chart"],
	["<svg data-n role=img aria-label=Map></svg>", "Map"],
	["<a data-n href=#>Read <b>more</b></a>", "Read more"],
	["<a data-n href=#><div>One</div><div>Two</div></a>", "One Two"],
	["<a data-n href=# title='Tip'><img alt='' src=x></a>", "Tip"],
	["<img data-n alt='A cat' src=x>", "A cat"],
	["<img data-n title='A cat' src=x>", "A cat"],
	["<label>City <input data-n></label>", "City"],
	["<label for=i>City</label><input id=i data-n>", "City"],
	["<label for=i>City</label><label for=i>of birth</label><input id=i data-n>", "City of birth"],
	["<label for=i>City</label><input id=i data-n aria-label=Town>", "Town"],
	["<input data-n title=City>", "City"],
	["<label for=i hidden>City</label><input id=i data-n aria-labelledby=l><i id=l>Town</i>", "Town"],
	["<input type=submit data-n>", "Submit"],
	["<input type=reset data-n>", "Reset"],
	["<input type=submit data-n value='Sign in'>", "Sign in"],
	["<input type=button data-n value=Press>", "Press"],
	["<input type=image data-n alt=Find src=x>", "Find"],
	[
		"<label><input type=checkbox data-n> I agree to <a href=#>terms</a></label>",
		"I agree to terms",
	],
	["<label><input type=radio data-n>Large</label>", "Large"],
	[
		"<label for=c>Flash <input value=3> times</label><input type=checkbox id=c data-n>",
		"Flash 3 times",
	],
	[
		"<label for=c>Wait <select><option>1<option selected>2</select> days</label><input type=checkbox id=c data-n>",
		"Wait 2 days",
	],
	[
		"<label for=c>At <span role=slider aria-valuenow=5 aria-valuetext=high>x</span> volume</label><input type=checkbox id=c data-n>",
		"At high volume",
	],
	["<label>Sort <select data-n><option>Price<option>Name</select></label>", "Sort"],
	["<label>Note <textarea data-n>old</textarea></label>", "Note"],
	["<textarea data-n aria-label=Note></textarea>", "Note"],
	["<fieldset data-n><legend>Size</legend><input></fieldset>", "Size"],
	["<table data-n><caption>Prices</caption><tr><td>1</table>", "Prices"],
	["<div role=button data-n>Open</div>", "Open"],
	["<div role=checkbox aria-checked=true data-n>Wifi</div>", "Wifi"],
	["<div role=tab data-n><span>Tab</span> <span>1</span></div>", "Tab 1"],
	["<ul><li role=menuitem data-n>Cut</li></ul>", "Cut"],
	["<div role=option data-n aria-selected=false>Red</div>", "Red"],
	["<div role=group data-n aria-label=Tools><button>a</button></div>", "Tools"],
	["<div role=group data-n><button>a</button></div>", ""],
	["<div role=textbox contenteditable data-n aria-label=Message>hi</div>", "Message"],
	["<nav data-n aria-label=Main><a href=#>x</a></nav>", "Main"],
	["<h2 data-n>Big <small>news</small></h2>", "Big news"],
	["<button data-n><span style='display:inline-block'>a</span>b</button>", "a b"],
	["<summary-x></summary-x><details><summary data-n>More</summary>text</details>", "More"],
	["<input type=password data-n aria-label=Password value=x>", "Password"],
	["<a data-n href=# aria-label='日本語'>x</a>", "日本語"],
	["<label>City <input data-n value=Lisbon></label>", "City"],
];

for (const [html, expected] of AGREED) {
	test(`name "${expected}" of ${html}`, async () => {
		const [name] = await namesOf(html);
		expect(name).toEqual({ ours: expected, peer: expected });
	});
}

test("what the other computation leaves out is read as browsers read it", async () => {
	expect(await nameOf("<input data-n placeholder=City>")).toBe("City");
	expect(await nameOf("<button data-n>a<br>b</button>")).toBe("a b");
	expect(await nameOf("<button data-n><i title='Star'></i></button>")).toBe("Star");
	expect(
		await nameOf("<figure data-n><img alt=x src=x><figcaption>Figure 1</figcaption></figure>"),
	).toBe("Figure 1");
});

test("full-width letters and digits are named by their plain form", async () => {
	expect(await nameOf("<button data-n>Ａｄｄ　１</button>")).toBe("Add 1");
});

test("glyphs of icon fonts are not part of a name", async () => {
	const style = ".i::before { content: '\\e001'; } .j::before { content: '\\f101  Save'; }";
	expect(await nameOf("<button data-n><i class=i></i> Send</button>", style)).toBe("Send");
	expect(await nameOf("<button data-n><i class=j></i></button>", style)).toBe("Save");
});

test("generated text counts, and its alternative stands for it", async () => {
	const style =
		".b::before { content: 'New: '; } .a::after { content: ' km'; } .q::before { content: '★' / 'Star '; }";
	expect(await nameOf("<button data-n class=b>Item</button>", style)).toBe("New: Item");
	expect(await nameOf("<button data-n><b class=a>5</b></button>", style)).toBe("5 km");
	expect(await nameOf("<button data-n class=q>it</button>", style)).toBe("Star it");
});

test("soft hyphens and zero-width blanks are not part of a name", async () => {
	expect(await nameOf("<button data-n>Down&shy;load&ZeroWidthSpace; now</button>")).toBe(
		"Download now",
	);
});

test("the value of a password field inside a label never becomes a name", async () => {
	const html =
		"<label for=c>Use <input type=password value=hunter2> now</label><input type=checkbox id=c data-n>";
	expect(await nameOf(html)).toBe("Use now");
});

test("a placeholder names a field only when nothing else does", async () => {
	expect(await nameOf("<input data-n placeholder=Search title='Find products'>")).toBe(
		"Find products",
	);
});

test("a hidden checkbox is named by its label", async () => {
	const html = "<input type=checkbox id=c data-n style='display:none'><label for=c>Wifi</label>";
	expect(await nameOf(html)).toBe("Wifi");
});

test("a bare clickable is named by what it shows", async () => {
	expect(await nameOf("<div data-n onclick=x>Open <b>it</b></div>")).toBe("Open it");
});

test("slotted text names the button it is shown in", async () => {
	const html = `<x-b id=h>Words</x-b><script>
		const root = h.attachShadow({ mode: "open" });
		root.innerHTML = "<button><slot></slot>!</button>";
		root.firstChild.setAttribute("data-n", "");
	</script>`;
	await bench.show(`<!doctype html>${html}`);
	const name = await bench.inside(
		`(__surehand.startReading(), __surehand.nameOf(document.querySelector("x-b").shadowRoot.querySelector("button")))`,
	);
	expect(name).toBe("Words!");
});

test("labels that refer to each other in a circle still end", async () => {
	const html = "<i id=a aria-labelledby=b>A</i><button id=b data-n aria-labelledby=a>B</button>";
	expect(await nameOf(html)).toBe("A");
});

test("a very long name is cut to 200 characters", async () => {
	const name = await nameOf(`<button data-n>${"word ".repeat(100)}</button>`);
	expect(name.length).toBe(200);
	expect(name.endsWith("…")).toBe(true);
});
