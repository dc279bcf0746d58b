import { readFile } from "node:fs/promises";
import type { Subgoal } from "@surehand/core";
import { EXPECTATIONS, type Expectation } from "../task/task.ts";

/** A file of tasks that does not have the expected form; the message names the place. */
export class FormatError extends Error {
	constructor(place: string, expected: string) {
		super(`${place}: expected ${expected}`);
		this.name = "FormatError";
	}
}

/** One entry of a task file, read field by field. Unknown fields are left alone. */
export class Entry {
	readonly place: string;
	readonly #fields: Readonly<Record<string, unknown>>;

	constructor(place: string, value: unknown) {
		if (!isRecord(value)) throw new FormatError(place, "an object");
		this.place = place;
		this.#fields = value;
	}

	text(name: string): string {
		const value = this.optionalText(name);
		if (value === undefined) throw new FormatError(`${this.place}.${name}`, "a text");
		return value;
	}

	optionalText(name: string): string | undefined {
		const value = this.#fields[name];
		if (value !== undefined && typeof value !== "string") {
			throw new FormatError(`${this.place}.${name}`, "a text");
		}
		return value;
	}

	entry(name: string): Entry | undefined {
		const value = this.#fields[name];
		return value === undefined ? undefined : new Entry(`${this.place}.${name}`, value);
	}

	entries(name: string): readonly Entry[] {
		return this.list(name).map((item, index) => new Entry(`${this.place}.${name}[${index}]`, item));
	}

	list(name: string): readonly unknown[] {
		const value = this.#fields[name] ?? [];
		if (!Array.isArray(value)) throw new FormatError(`${this.place}.${name}`, "a list");
		return value;
	}

	texts(name: string): readonly string[] {
		return this.list(name).map((item, index) => {
			if (typeof item !== "string") {
				throw new FormatError(`${this.place}.${name}[${index}]`, "a text");
			}
			return item;
		});
	}

	/** Values of a bag; numbers and booleans are taken as they are written. */
	bag(name: string): Record<string, string> {
		const value = this.#fields[name] ?? {};
		if (!isRecord(value)) throw new FormatError(`${this.place}.${name}`, "an object of texts");
		return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, String(item)]));
	}

	expectation(name: string): Expectation {
		return toExpectation(`${this.place}.${name}`, this.text(name));
	}

	expectations(name: string): readonly Expectation[] {
		return this.texts(name).map((text) => toExpectation(`${this.place}.${name}`, text));
	}

	/** Sub-goals a run can carry out; bare names of milestones are not. */
	subgoals(name: string): readonly Subgoal[] {
		const items = this.list(name);
		if (items.some((item) => typeof item === "string")) return [];
		return this.entries(name).map((item) => ({
			goal: item.text("goal"),
			values: item.bag("values"),
		}));
	}
}

/** Reads a JSON file that holds a list of entries, each with an `id`. */
export async function readEntries(path: string): Promise<readonly Entry[]> {
	const text = await readFile(path, "utf8").catch((error: unknown) => {
		throw new FormatError(path, `a readable file (${String(error)})`);
	});
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch (error) {
		throw new FormatError(path, `JSON (${String(error)})`);
	}
	if (!Array.isArray(value)) throw new FormatError(path, "a list");
	return value.map((item, index) => {
		const entry = new Entry(`${path}[${index}]`, item);
		return new Entry(`${path} "${entry.text("id")}"`, item);
	});
}

function toExpectation(place: string, text: string): Expectation {
	const found = EXPECTATIONS.find((expectation) => expectation === text);
	if (!found) throw new FormatError(place, `one of ${EXPECTATIONS.join(", ")}`);
	return found;
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
