import { z } from "zod";

/** Text of an element named by a CSS selector. */
export interface CssText {
	css: string;
	text: string;
}

/** A condition code can check on a surface; its one key names its kind. CSS is matched in any frame and open shadow root. */
export type Proof =
	| { url_contains: string }
	/** Regular expression, unanchored. */
	| { url_matches: string }
	| { title_contains: string }
	| { css_exists: string }
	| { css_gone: string }
	| { css_text_equals: CssText }
	| { css_text_contains: CssText }
	| { css_value_equals: { css: string; value: string } }
	/** CSS of a checkbox, radio, switch or option that is on. */
	| { checked: string }
	| { text_contains: string }
	| { text_gone: string }
	| { role_exists: { role: string; name?: string | undefined } }
	| { count: { css: string; at_least: number } | { css: string; equals: number } }
	| { attribute: { css: string; name: string; value?: string | undefined } }
	/** `url` is a substring; method and status match any when absent. */
	| { request: { method?: string | undefined; url: string; status?: number | undefined } }
	| { download: { name?: string | undefined; min_bytes?: number | undefined } }
	| { any: Proof[] }
	| { all: Proof[] };

export type ProofKind = Proof extends infer P ? (P extends unknown ? keyof P : never) : never;

export interface ProofVerdict {
	readonly proof: Proof;
	readonly holds: boolean;
	/** What was found, one line of at most 200 characters, for people. */
	readonly found: string;
	/** It held before the first action, so it proves nothing new. */
	readonly alreadyTrue?: boolean;
}

/** Strict: one known key, no unknown fields. */
export const proofSchema: z.ZodType<Proof> = z.lazy(() => {
	const text = z.string().min(1);
	const cssText = z.strictObject({ css: text, text });
	const amount = z.int().min(0);
	const many = z.array(proofSchema).min(1);
	return z.union([
		z.strictObject({ url_contains: text }),
		z.strictObject({ url_matches: text.refine(isPattern, "not a regular expression") }),
		z.strictObject({ title_contains: text }),
		z.strictObject({ css_exists: text }),
		z.strictObject({ css_gone: text }),
		z.strictObject({ css_text_equals: cssText }),
		z.strictObject({ css_text_contains: cssText }),
		z.strictObject({ css_value_equals: z.strictObject({ css: text, value: z.string() }) }),
		z.strictObject({ checked: text }),
		z.strictObject({ text_contains: text }),
		z.strictObject({ text_gone: text }),
		z.strictObject({ role_exists: z.strictObject({ role: text, name: text.optional() }) }),
		z.strictObject({
			count: z.union([
				z.strictObject({ css: text, at_least: amount }),
				z.strictObject({ css: text, equals: amount }),
			]),
		}),
		z.strictObject({
			attribute: z.strictObject({ css: text, name: text, value: z.string().optional() }),
		}),
		z.strictObject({
			request: z.strictObject({ method: text.optional(), url: text, status: z.int().optional() }),
		}),
		z.strictObject({
			download: z.strictObject({ name: text.optional(), min_bytes: amount.optional() }),
		}),
		z.strictObject({ any: many }),
		z.strictObject({ all: many }),
	]);
});

function isPattern(text: string): boolean {
	try {
		new RegExp(text, "u");
		return true;
	} catch {
		return false;
	}
}
