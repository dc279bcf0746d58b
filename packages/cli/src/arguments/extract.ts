import { type ExtractHint, UsageError } from "@surehand/core";

/** `name=kind` or `name=kind:words that name the area`; kind is text, table or records. */
export function readExtract(given: readonly string[]): Record<string, ExtractHint> {
	const hints: Record<string, ExtractHint> = {};
	for (const entry of given) {
		const found = /^(?<name>[^=]+)=(?<kind>text|table|records)(?::(?<of>.*))?$/su.exec(
			entry,
		)?.groups;
		const kind = readKind(found?.kind);
		if (!found?.name || !kind) {
			throw new UsageError(
				"extract_malformed",
				`--extract "${entry}" cannot be read.`,
				"Write name=kind or name=kind:area, such as --extract prices=table:Prices. Kinds: text, table, records.",
			);
		}
		hints[found.name.trim()] = { kind, of: (found.of ?? "").trim() };
	}
	return hints;
}

function readKind(text: string | undefined): ExtractHint["kind"] | undefined {
	return text === "text" || text === "table" || text === "records" ? text : undefined;
}
