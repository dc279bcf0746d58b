import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Download } from "@surehand/core";
import type { Download as Incoming } from "playwright-core";

const NAME_CHARS = 150;

/** Files a run downloaded, kept in one folder under names that cannot leave it. */
export class Downloads {
	readonly #asked: string | undefined;
	readonly #done: Download[] = [];
	readonly #under_way = new Set<Promise<void>>();
	#folder: Promise<string> | undefined;
	#begun = 0;

	constructor(folder: string | undefined) {
		this.#asked = folder;
	}

	/** Downloads that began so far. */
	get begun(): number {
		return this.#begun;
	}

	get done(): readonly Download[] {
		return this.#done;
	}

	arrived(incoming: Incoming): void {
		this.#begun += 1;
		const work = this.#keep(incoming).catch(() => undefined);
		this.#under_way.add(work);
		work.finally(() => this.#under_way.delete(work)).catch(() => undefined);
	}

	/** Waits until everything that began is on disk, or the limit. */
	async settle(limitMs: number): Promise<void> {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const late = new Promise<void>((resolve) => {
			timer = setTimeout(resolve, limitMs);
		});
		await Promise.race([Promise.all(this.#under_way), late]);
		clearTimeout(timer);
	}

	async #keep(incoming: Incoming): Promise<void> {
		const folder = await this.#ready();
		const name = safeName(incoming.suggestedFilename());
		const path = join(folder, `${randomUUID().slice(0, 8)}-${name}`);
		await incoming.saveAs(path);
		const { size } = await stat(path);
		this.#done.push({ name, sizeBytes: size, sha256: await digest(path), path });
	}

	#ready(): Promise<string> {
		this.#folder ??= this.#asked
			? mkdir(this.#asked, { recursive: true, mode: 0o700 }).then(() => this.#asked ?? "")
			: mkdtemp(join(tmpdir(), "surehand-downloads-"));
		return this.#folder;
	}
}

function safeName(suggested: string): string {
	const plain = suggested.replace(/[^\p{L}\p{N}._ -]+/gu, "_").replace(/^[.\s]+/, "");
	return plain.slice(-NAME_CHARS) || "download";
}

async function digest(path: string): Promise<string> {
	const hash = createHash("sha256");
	await pipeline(createReadStream(path), hash);
	return hash.digest("hex");
}
