/** One browser per test where it is killed, else one for all. */
import { mkdtemp, readFile, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BrowserError, type BrowserSession, openBrowser, playwrightDriver } from "../src/index.ts";
import { LAUNCH, NEVER, named, useBench } from "./bench-page.ts";

const bench = useBench();

const folder = (): Promise<string> => mkdtemp(join(tmpdir(), "surehand-test-"));

async function browserPid(session: BrowserSession): Promise<number> {
	const cdp = await session.page.context().browser()?.newBrowserCDPSession();
	const info = await cdp?.send("SystemInfo.getProcessInfo");
	return info?.processInfo.find((each) => each.type === "browser")?.id ?? 0;
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
}

async function gone(pid: number): Promise<boolean> {
	for (let tries = 0; tries < 100 && isAlive(pid); tries++) {
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	return !isAlive(pid);
}

test("a page that loads says so, with the server's status", async () => {
	bench.route("/ok", "<button>x</button>");
	expect(await bench.session.goto(`${bench.origin}/ok`)).toEqual({
		status: "loaded",
		url: `${bench.origin}/ok`,
		httpStatus: 200,
	});
	expect(await bench.session.goto(`${bench.origin}/none`)).toMatchObject({ httpStatus: 404 });
	expect((await bench.observe()).observation.failure).toMatchObject({ status: 404 });
});

test("a server that does not answer is a result and shows in the observation", async () => {
	expect(await bench.session.goto("http://127.0.0.1:1/")).toMatchObject({ status: "failed" });
	const { observation } = await bench.observe();
	expect(observation.failure?.code).toMatch(/^ERR_/);
	expect(observation.url).toBe("http://127.0.0.1:1/");
});

test("a server that never answers is a timeout", async () => {
	bench.route("/never", () => undefined);
	const result = await bench.session.goto(`${bench.origin}/never`, { limitMs: 400 });
	expect(result).toEqual({ status: "timeout", limitMs: 400 });
});

test("a visit ends when it is cancelled", async () => {
	bench.route("/never", () => undefined);
	const signal = AbortSignal.timeout(200);
	await expect(bench.session.goto(`${bench.origin}/never`, { signal })).rejects.toThrow();
});

test("an address that is a file to keep is a download", async () => {
	bench.route("/file", (_request, response) => {
		response.setHeader("content-disposition", "attachment; filename=a.txt");
		response.end("a");
	});
	expect(await bench.session.goto(`${bench.origin}/file`)).toEqual({ status: "download" });
});

test.each(["", "no address", "javascript:alert(1)", "chrome://settings"])(
	"the address %j is refused",
	async (url) => {
		await expect(bench.session.goto(url)).rejects.toMatchObject({
			name: "BrowserError",
			code: "bad_url",
		});
	},
);

test("about:blank is read without a wait", async () => {
	await bench.session.goto("about:blank");
	const { observation } = await bench.observe();
	expect(observation).toMatchObject({ url: "about:blank", text: "", targets: [] });
});

test("a document no script can read is a blind spot", async () => {
	bench.route("/doc", (_request, response) => {
		response.setHeader("content-type", "application/pdf");
		response.end("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj trailer<</Root 1 0 R>>");
	});
	await bench.session.goto(`${bench.origin}/doc`);
	const { blindSpots } = (await bench.observe()).observation;
	expect(blindSpots).toContainEqual(expect.objectContaining({ kind: "plugin" }));
});

test("frames that show each other come to an end", async () => {
	bench.route("/a", "<p>a</p><iframe src=/b></iframe>");
	bench.route("/b", "<p>b</p><iframe src=/a></iframe>");
	await bench.session.goto(`${bench.origin}/a`);
	expect((await bench.observe()).observation.text).toContain("b");
});

test("a picture shows no password", async () => {
	await bench.show(`<style>body{margin:0}input{position:absolute;left:100px;top:50px;width:200px;height:40px;background:#f00;border:0}</style>
		<input type=password value=hunter2>`);
	const path = join(await folder(), "deep/shot.png");
	await bench.session.screenshot(path);
	const png = (await readFile(path)).toString("base64");
	const pixel = await bench.truth<
		number[]
	>(`(async()=>{const i=new Image;i.src='data:image/png;base64,${png}';await i.decode();
		const c=document.createElement('canvas').getContext('2d');c.canvas.width=400;c.canvas.height=200;c.drawImage(i,0,0);
		return [...c.getImageData(150,70,1,1).data,...c.getImageData(50,150,1,1).data]})()`);
	expect(pixel).toEqual([128, 128, 128, 255, 255, 255, 255, 255]);
});

test("a saved state is for the owner's eyes and brings the sign-in back", async () => {
	bench.route("/in", (_request, response) => {
		response.setHeader("set-cookie", "sid=42; Path=/; Max-Age=1000");
		response.end("<button>x</button>");
	});
	await bench.session.goto(`${bench.origin}/in`);
	const path = join(await folder(), "state.json");
	await bench.session.storageState(path);
	expect((await stat(path)).mode & 0o777).toBe(0o600);
	const second = await openBrowser({ ...LAUNCH, storageState: path });
	let cookie: string | undefined;
	bench.route("/who", (request, response) => {
		cookie = request.headers.cookie;
		response.end("<button>x</button>");
	});
	await second.goto(`${bench.origin}/who`);
	await second.close();
	expect(cookie).toBe("sid=42");
});

test("locale, time zone and viewport are the page's", async () => {
	const session = await openBrowser({
		...LAUNCH,
		locale: "zh-CN",
		timezoneId: "Asia/Shanghai",
		viewport: { width: 500, height: 400 },
		loopbackOnly: true,
	});
	await session.goto(`${bench.origin}/none`);
	const seen = await session.page.evaluate(
		"[navigator.language,Intl.DateTimeFormat().resolvedOptions().timeZone,innerWidth]",
	);
	const outside = await session.goto("http://example.com/");
	await session.close();
	expect(seen).toEqual(["zh-CN", "Asia/Shanghai", 500]);
	expect(outside).toEqual({ status: "failed", code: "ERR_NAME_NOT_RESOLVED" });
});

test("a browser that is not there is said plainly", async () => {
	const opening = openBrowser({ executablePath: "/no/such/browser" });
	await expect(opening).rejects.toMatchObject({ code: "not_found", hint: expect.any(String) });
	await expect(opening).rejects.toBeInstanceOf(BrowserError);
});

test("a program that is no browser is said plainly", async () => {
	await expect(openBrowser({ executablePath: "/bin/true" })).rejects.toMatchObject({
		code: "launch_failed",
	});
});

test("closing twice closes once, and the process is gone", async () => {
	const session = await openBrowser(LAUNCH);
	const pid = await browserPid(session);
	await Promise.all([session.close(), session.close()]);
	await session.onClosed;
	expect(await gone(pid)).toBe(true);
	await expect(session.driver.observe({ signal: NEVER })).rejects.toSatisfy(
		(error) => session.driver.failureCategory?.(error) === "browser_closed",
	);
});

test("the browser goes away when the host gives up", async () => {
	const stop = new AbortController();
	const session = await openBrowser({ ...LAUNCH, signal: stop.signal });
	const pid = await browserPid(session);
	stop.abort();
	await session.onClosed;
	expect(await gone(pid)).toBe(true);
});

test("a browser killed while it settles ends the action at once", async () => {
	const session = await openBrowser(LAUNCH);
	bench.route("/k", "<button onclick=\"fetch('/never')\">Go</button>");
	bench.route("/never", () => undefined);
	await session.goto(`${bench.origin}/k`);
	const page = await session.driver.observe({ signal: NEVER });
	const pid = await browserPid(session);
	const acting = page.act({ kind: "click", ref: named(page, "Go").ref }, { signal: NEVER });
	setTimeout(() => process.kill(pid, "SIGKILL"), 400);
	expect(await acting).toMatchObject({ status: "unknown" });
	await session.onClosed;
	await session.close();
});

test("a browser killed while the page hangs ends the look at once", async () => {
	const session = await openBrowser(LAUNCH);
	bench.route("/k", "<button>Go</button>");
	await session.goto(`${bench.origin}/k`);
	await session.driver.observe({ signal: NEVER });
	await session.page.evaluate("setTimeout(()=>{for(;;);},50)");
	await new Promise((resolve) => setTimeout(resolve, 300));
	const pid = await browserPid(session);
	const looking = session.driver.observe({ signal: NEVER });
	setTimeout(() => process.kill(pid, "SIGKILL"), 200);
	await expect(looking).rejects.toSatisfy(
		(error) => session.driver.failureCategory?.(error) === "browser_closed",
	);
	await session.close();
});

test("cancelling ends a look at a page that hangs", async () => {
	bench.route("/k", "<button>Go</button><script>setTimeout(()=>{for(;;);},200)</script>");
	const session = await openBrowser(LAUNCH);
	await session.goto(`${bench.origin}/k`);
	await new Promise((resolve) => setTimeout(resolve, 400));
	const looking = session.driver.observe({ signal: AbortSignal.timeout(150) });
	await expect(looking).rejects.toMatchObject({ name: "TimeoutError" });
	await session.close();
});

test("a page the caller brings is driven and stays the caller's", async () => {
	const context = await bench.session.page.context().browser()?.newContext();
	const page = await context?.newPage();
	if (!page) throw new Error("no page");
	await page.setContent("<button onclick=\"this.textContent='B'\">A</button>");
	const driver = playwrightDriver(page);
	const snapshot = await driver.observe({ signal: NEVER });
	await snapshot.act({ kind: "click", ref: named(snapshot, "A").ref }, { signal: NEVER });
	expect(named(await driver.observe({ signal: NEVER }), "B").role).toBe("button");
	expect(page.isClosed()).toBe(false);
	await context?.close();
});

test("a page that crashes is a closed page", async () => {
	const session = await openBrowser(LAUNCH);
	await session.goto(`${bench.origin}/none`);
	await session.driver.observe({ signal: NEVER });
	const crashed = session.page.waitForEvent("crash");
	session.page.goto("chrome://crash").catch(() => undefined);
	await crashed;
	await expect(session.driver.observe({ signal: NEVER })).rejects.toSatisfy(
		(error) => session.driver.failureCategory?.(error) === "browser_closed",
	);
	await session.close();
});
