import { UsageError } from "@surehand/core";

const SCHEMES: ReadonlySet<string> = new Set(["http:", "https:", "file:"]);

/** An address with a scheme a browser can open. */
export function readUrl(given: string | undefined): URL {
	if (given === undefined || given.trim() === "") {
		throw new UsageError("url_missing", "The address of the page is missing.", EXAMPLE);
	}
	const url = parse(given.trim());
	if (!url || (url.protocol !== "file:" && SCHEMES.has(url.protocol) && url.hostname === "")) {
		throw new UsageError("url_malformed", `"${given}" is not an address.`, guess(given));
	}
	if (!SCHEMES.has(url.protocol)) {
		throw new UsageError(
			"url_scheme",
			`"${url.protocol}" cannot be opened; only http, https and file can.`,
			guess(given),
		);
	}
	return url;
}

const EXAMPLE = "Write it with its scheme, such as https://example.com.";

function parse(text: string): URL | undefined {
	return URL.canParse(text) ? new URL(text) : undefined;
}

function guess(given: string): string {
	const looksLikeHost = /^[\w.-]+(?::\d+)?(?:[/?#].*)?$/u.test(given) && /[.:]/u.test(given);
	if (!looksLikeHost) return EXAMPLE;
	const scheme = /^(?:localhost|127\.|\[)/u.test(given) ? "http" : "https";
	return `Did you mean ${scheme}://${given}?`;
}
