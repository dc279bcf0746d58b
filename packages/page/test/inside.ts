/** What the tests call inside a page: the whole page script, and single parts of it. */
export { computeAccessibleName } from "dom-accessibility-api";
export { countLike, fingerprintOf, keyFor } from "../src/identity.ts";
export * from "../src/main.ts";
export { nameOf } from "../src/name/accessible-name.ts";
export { startReading } from "../src/reading.ts";
export { entryOf } from "../src/registry.ts";
