/** Keys, scrolling, dragging, files. */
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { changeOf, named, useBench } from "./bench-page.ts";

const bench = useBench();

async function file(name: string, text: string): Promise<string> {
	const path = join(await mkdtemp(join(tmpdir(), "surehand-test-")), name);
	await writeFile(path, text);
	return path;
}

test("Enter in a field sends its form", async () => {
	bench.route("/find", "<h1>Results</h1>");
	const page = await bench.show("<form action=/find><input name=q aria-label=Search></form>");
	const effect = await bench.act({ kind: "press", keys: "Enter", ref: named(page, "Search").ref });
	expect(changeOf(effect).kind).toBe("navigated");
});

test("a key without a target goes to what has the focus", async () => {
	await bench.show(
		"<input id=i autofocus><p id=o></p><script>i.onkeydown=e=>{o.textContent=e.key+' '+e.code}</script>",
	);
	const effect = await bench.act({ kind: "press", keys: "ArrowDown" });
	expect(changeOf(effect).added).toEqual(["ArrowDown ArrowDown"]);
});

test("a chord carries its modifiers and selects everything", async () => {
	const page = await bench.show(
		"<input id=i value=hello aria-label=I onkeydown='k=[event.ctrlKey,event.key]'>",
	);
	await bench.act({ kind: "press", keys: "Control+a", ref: named(page, "I").ref });
	expect(await bench.truth("[k,i.selectionEnd-i.selectionStart]")).toEqual([[true, "a"], 5]);
});

test.each(["Control+w", "Alt+F4", "F5", "Hyper+x", "Nonsense", ""])(
	"the key %j is refused",
	async (keys) => {
		await bench.show("<input autofocus>");
		expect(await bench.act({ kind: "press", keys })).toMatchObject({ status: "refused" });
	},
);

test("the page is scrolled by almost a screen", async () => {
	await bench.show("<div style='height:5000px'>top</div><p>end");
	const effect = await bench.act({ kind: "scroll", direction: "down" });
	expect(changeOf(effect).kind).toBe("changed");
	expect((await bench.observe()).observation.scroll.y).toBe(720);
});

test("scrolling where there is no further to go changes nothing", async () => {
	await bench.show("<button>x</button><p>short");
	expect(changeOf(await bench.act({ kind: "scroll", direction: "down" })).kind).toBe("nothing");
});

test("smooth scrolling pages are scrolled all the same", async () => {
	await bench.show(
		"<style>html{scroll-behavior:smooth}</style><div style='height:5000px'>top</div>",
	);
	await bench.act({ kind: "scroll", direction: "down" });
	await bench.act({ kind: "scroll", direction: "up" }, await bench.observe());
	expect((await bench.observe()).observation.scroll.y).toBe(0);
});

test("where the page itself does not move, the pane in the middle does", async () => {
	await bench.show(`<style>body{margin:0;height:100vh;overflow:hidden}main{height:100vh;overflow:auto}</style>
		<main id=m><div style="height:4000px">long</div></main>`);
	await bench.act({ kind: "scroll", direction: "down" });
	expect(await bench.truth("m.scrollTop")).toBeGreaterThan(500);
});

test("a page that moves only when the wheel turns is turned", async () => {
	await bench.show(
		"<style>body{margin:0;overflow:hidden;height:100vh}</style><p id=p>Slide 1<script>onwheel=e=>{if(e.deltaY>0)p.textContent='Slide 2'}</script>",
	);
	const effect = await bench.act({ kind: "scroll", direction: "down" });
	expect(changeOf(effect).added).toEqual(["Slide 2"]);
});

test("scrolling to a target brings it into view", async () => {
	const page = await bench.show("<div style='height:4000px'></div><button>Far</button>");
	await bench.act({ kind: "scroll", direction: "to", ref: named(page, "Far").ref });
	expect(named(await bench.observe(), "Far").visibility).toBe("in_view");
});

test("what a list loads while it is scrolled is seen", async () => {
	bench.route("/more", (_request, response) => {
		setTimeout(() => response.end("Item 99"), 150);
	});
	await bench.show(`<div id=d style="height:3000px">Item 1</div><script>let once;onscroll=async()=>{if(once)return;once=1;
		const t=await(await fetch('/more')).text();d.insertAdjacentText('beforeend',' and '+t)}</script>`);
	const effect = await bench.act({ kind: "scroll", direction: "down" });
	expect(changeOf(effect).added.join()).toContain("Item 99");
});

test("an item is dragged by the mouse", async () => {
	const page =
		await bench.show(`<div id=h role=button tabindex=0 style="width:80px;height:40px;background:#9cf">Card</div>
		<div id=z role=button tabindex=0 style="position:absolute;left:300px;top:200px;width:200px;height:100px;background:#eee">Done</div>
		<script>h.onpointerdown=e=>{h.setPointerCapture(e.pointerId);moves=0};h.onpointermove=()=>{moves++};
		h.onpointerup=e=>{if(e.clientX>300&&e.clientY>200)z.textContent='Done: Card '+(moves>3)}</script>`);
	const effect = await bench.act({
		kind: "drag",
		ref: named(page, "Card").ref,
		toRef: named(page, "Done").ref,
	});
	expect(changeOf(effect).added).toEqual(["Done: Card true"]);
});

test("an item is dragged with the browser's own drag and drop", async () => {
	const page =
		await bench.show(`<div id=h draggable=true role=button tabindex=0 style="width:80px;height:40px;background:#9cf">Card</div>
		<div id=z role=button tabindex=0 style="position:absolute;left:300px;top:200px;width:200px;height:100px;background:#eee">Done</div>
		<script>h.ondragstart=e=>e.dataTransfer.setData('text/plain','card-7');z.ondragover=e=>e.preventDefault();
		z.ondrop=e=>{z.textContent='Got '+e.dataTransfer.getData('text/plain')}</script>`);
	const effect = await bench.act({
		kind: "drag",
		ref: named(page, "Card").ref,
		toRef: named(page, "Done").ref,
	});
	expect(changeOf(effect).added).toEqual(["Got card-7"]);
});

test("a file is handed to its field", async () => {
	const page = await bench.show(
		'<label>Photo <input type=file id=f onchange="o.textContent=f.files[0].name"></label><p id=o>',
	);
	const path = await file("cat.txt", "meow");
	const effect = await bench.act({ kind: "upload", ref: named(page, "Photo").ref, files: [path] });
	expect(changeOf(effect).added).toContain("cat.txt");
});

test("a file goes through a button that opens a chooser", async () => {
	const page = await bench.show(
		'<input type=file id=f hidden onchange="o.textContent=f.files[0].name"><button onclick=f.click()>Choose</button><p id=o>',
	);
	const path = await file("dog.txt", "wuff");
	const effect = await bench.act({
		kind: "upload",
		ref: named(page, "Choose", "button").ref,
		files: [path],
	});
	expect(changeOf(effect).added).toEqual(["dog.txt"]);
});

test("a file is dropped on an area that takes drops", async () => {
	const page =
		await bench.show(`<div id=z role=button tabindex=0 style="width:300px;height:200px;background:#eee">Drop here</div>
		<script>z.ondragover=e=>e.preventDefault();z.ondrop=e=>{e.preventDefault();z.textContent='Got '+e.dataTransfer.files[0].name}</script>`);
	const path = await file("bird.txt", "tweet");
	const effect = await bench.act({
		kind: "upload",
		ref: named(page, "Drop here").ref,
		files: [path],
	});
	expect(changeOf(effect).added).toEqual(["Got bird.txt"]);
});

test("a file that does not exist is refused before anything is pressed", async () => {
	const page = await bench.show("<label>Photo <input type=file></label>");
	const effect = await bench.act({
		kind: "upload",
		ref: named(page, "Photo").ref,
		files: ["/no/such/file"],
	});
	expect(effect).toMatchObject({ status: "refused" });
});
