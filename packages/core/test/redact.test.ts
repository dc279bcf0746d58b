import { expect, test } from "vitest";
import { redact } from "../src/index.ts";

test.each([
	["as it is", "tell s3cr3t/pass now"],
	["in a URL", "?p=s3cr3t%2Fpass&x=1"],
])("a secret %s is masked", (_, text) => {
	expect(redact({ deep: [text] }, ["s3cr3t/pass"])).toEqual({
		deep: [text.replace(/s3cr3t(\/|%2F)pass/u, "•••")],
	});
});

test("a short secret is masked as a whole word only", () => {
	expect(redact("a 42 and 1421", ["42"])).toBe("a ••• and 1421");
});
