// Runs a program for a bounded time. Plain JavaScript without dependencies.
import { spawn } from "node:child_process";

const KEPT_CHARS = 20_000;
const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/** See run-bounded.d.ts. */
export function runBounded(command, args, options) {
	return new Promise((resolve) => {
		const own = process.platform !== "win32";
		const child = spawn(command, args, {
			cwd: options.cwd,
			env: { ...process.env, ...options.env },
			stdio: ["ignore", "pipe", "pipe"],
			detached: own,
			shell: !own && /\.cmd$/.test(command),
		});
		const kept = keepOutput(child);
		const stop = () => killGroup(child, own);
		let timedOut = false;
		const timer = setTimeout(() => {
			timedOut = true;
			stop();
		}, options.limitMs);
		const forget = stopWithThisProcess(stop);
		const end = (status, extra = "") => {
			clearTimeout(timer);
			forget();
			resolve({ status: timedOut ? "timeout" : status, output: kept() + extra });
		};
		child.once("error", (error) => end("failed", error.message));
		child.once("close", (code) => end(code === 0 ? "ok" : "failed"));
	});
}

function keepOutput(child) {
	let text = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8");
		stream.on("data", (chunk) => {
			text = (text + chunk).slice(-KEPT_CHARS);
		});
	}
	return () => text;
}

function killGroup(child, own) {
	try {
		if (own && child.pid) process.kill(-child.pid, "SIGKILL");
		else child.kill("SIGKILL");
	} catch {
		// It ended by itself just now.
	}
}

/** The child has a process group of its own, so a Ctrl-C at the terminal does not reach it by itself. */
function stopWithThisProcess(stop) {
	const handlers = STOP_SIGNALS.map((signal) => {
		const handler = () => {
			stop();
			process.exit(signal === "SIGINT" ? 130 : 143);
		};
		process.once(signal, handler);
		return [signal, handler];
	});
	return () => {
		for (const [signal, handler] of handlers) process.off(signal, handler);
	};
}
