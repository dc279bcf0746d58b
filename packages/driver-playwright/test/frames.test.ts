import { expect, test } from "vitest";
import { changeOf, named, useBench } from "./bench-page.ts";

const bench = useBench();

const INNER =
	"<button onclick=\"this.textContent='Pressed'\">Inside</button><p><label>Name <input id=i></label>";

test("controls in a frame stand where the frame stands", async () => {
	bench.route("/in", INNER);
	const page = await bench.show(
		"<button>Before</button><iframe name=pay src=/in></iframe><button>After</button>",
	);
	const names = page.observation.targets.map((target) => target.name);
	expect(names).toEqual(["Before", "Inside", "Name", "After"]);
	expect(named(page, "Inside")).toMatchObject({ frame: "pay" });
	expect(named(page, "Inside").box?.x).toBeGreaterThan(named(page, "Before").box?.x ?? 0);
});

test("the text of a frame is part of the page's text", async () => {
	bench.route("/in", "<p>Framed words</p>");
	const page = await bench.show("<p>Outer words</p><button>x</button><iframe src=/in></iframe>");
	expect(page.observation.text).toContain("Framed words");
});

test("a button in a frame of the same origin is pressed in three round trips", async () => {
	bench.route("/in", INNER);
	const page = await bench.show(
		"<div style='height:120px'></div><iframe src=/in style='border:7px solid;padding:9px'></iframe>",
	);
	const before = bench.session.driver.roundTrips();
	const effect = await bench.act({ kind: "click", ref: named(page, "Inside").ref });
	expect(changeOf(effect).added).toEqual(["Pressed"]);
	expect(bench.session.driver.roundTrips() - before).toBe(3);
});

test("frames of another origin are read, pressed and filled", async () => {
	bench.route("/in", INNER);
	const page = await bench.show(
		`<p>Top</p><iframe src="${bench.otherOrigin}/in" style="margin-left:90px"></iframe>`,
	);
	const effect = await bench.act({ kind: "click", ref: named(page, "Inside").ref });
	expect(changeOf(effect).added).toEqual(["Pressed"]);
	const fill = await bench.act({
		kind: "fill",
		ref: named(await bench.observe(), "Name").ref,
		text: "Ada",
	});
	expect(changeOf(fill).readBack).toEqual({ held: true, actual: "Ada" });
	expect(named(await bench.observe(), "Name").value).toBe("Ada");
});

test("a frame inside a frame of another origin is reached", async () => {
	bench.route("/in", INNER);
	bench.route(
		"/mid",
		`<p>Middle</p><iframe src="${bench.origin}/in" style="margin:20px"></iframe>`,
	);
	const page = await bench.show(
		`<p>Top</p><iframe src="${bench.otherOrigin}/mid" style="width:500px;height:300px"></iframe>`,
	);
	const effect = await bench.act({ kind: "click", ref: named(page, "Inside").ref });
	expect(changeOf(effect).added).toEqual(["Pressed"]);
});

test("a frame of another origin covered in the page above is not pressed into", async () => {
	bench.route("/in", INNER);
	const page = await bench.show(`<iframe src="${bench.otherOrigin}/in"></iframe>`);
	const { ref } = named(page, "Inside");
	await bench.truth(
		"document.body.insertAdjacentHTML('beforeend','<div style=\"position:fixed;inset:0\" aria-label=Offer>Offer</div>'),0",
	);
	expect(await bench.act({ kind: "click", ref })).toEqual({
		status: "covered",
		by: expect.stringContaining("Offer"),
	});
});

test("a frame written by srcdoc is read and pressed", async () => {
	const page = await bench.show(
		'<iframe srcdoc="<button onclick=this.remove()>Close</button>"></iframe>',
	);
	const effect = await bench.act({ kind: "click", ref: named(page, "Close").ref });
	expect(changeOf(effect).removedTargets).toBe(1);
});

test("a button deep in a scrolled frame is brought into view", async () => {
	bench.route("/in", `<div style="height:2000px"></div>${INNER}`);
	const page = await bench.show(
		"<div style='height:900px'></div><iframe src=/in style='height:200px'></iframe>",
	);
	const effect = await bench.act({ kind: "click", ref: named(page, "Inside").ref });
	expect(changeOf(effect).added).toEqual(["Pressed"]);
});

test.each(["origin", "otherOrigin"] as const)(
	"a frame below the fold (%s) is scrolled to before its button is pressed",
	async (host) => {
		bench.route("/in", INNER);
		const page = await bench.show(
			`<div style='height:3000px'></div><iframe src="${bench[host]}/in"></iframe><div style='height:3000px'></div>`,
		);
		const effect = await bench.act({ kind: "click", ref: named(page, "Inside").ref });
		expect(changeOf(effect).added).toEqual(["Pressed"]);
	},
);

test("what a press in the page changes in a frame is seen", async () => {
	bench.route("/in", "<p id=p>waiting</p>");
	const page = await bench.show(
		"<button onclick=\"setTimeout(()=>f.contentDocument.getElementById('p').textContent='told',20)\">Tell</button><iframe id=f src=/in></iframe>",
	);
	const effect = await bench.act({ kind: "click", ref: named(page, "Tell").ref });
	expect(changeOf(effect).added).toEqual(["told"]);
});

test("a frame that comes up after a press is read", async () => {
	bench.route("/in", INNER);
	const page = await bench.show(
		"<button onclick=\"document.body.insertAdjacentHTML('beforeend','<iframe src=/in></iframe>')\">Open</button>",
	);
	await bench.act({ kind: "click", ref: named(page, "Open").ref });
	expect(named(await bench.observe(), "Inside").role).toBe("button");
});

test("a frame that never answers is a blind spot, not a hang", async () => {
	bench.route("/busy", "<p>busy<script>setTimeout(()=>{for(;;);},300)</script>");
	const page = await bench.show(
		`<button>Ok</button><iframe src="${bench.otherOrigin}/busy"></iframe>`,
	);
	await new Promise((resolve) => setTimeout(resolve, 500));
	const again = await bench.observe();
	expect(named(again, "Ok").ref).toBe(named(page, "Ok").ref);
	expect(again.observation.blindSpots).toEqual([expect.objectContaining({ kind: "frame" })]);
});
