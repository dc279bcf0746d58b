import { randomInt } from "node:crypto";

const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";
const RUN_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,80}$/;

/** Readable and sortable by start: `20261130-224501-123-k3f9` (UTC, milliseconds, four random characters). */
export function createRunId(now: Date = new Date()): string {
	const [date = "", time = ""] = now.toISOString().replaceAll(/[-:Z]/g, "").split("T");
	const random = Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
	return `${date}-${time.replace(".", "-")}-${random}`;
}

/** A name that can be one folder and nothing else. */
export function isRunId(text: string): boolean {
	return RUN_ID.test(text);
}
