import { writeFileSync } from "node:fs";
import { FEATURES } from "../src/embedded/features/table.ts";
import { crossValidate, FIT_OPTIONS } from "./cross.ts";
import { fit } from "./fit.ts";
import { rowOf } from "./rows.ts";
import { TRAPS } from "./traps/traps.ts";

/** Trains the ranker on every trap, reports on unseen scenarios, and writes the weights. */
const target = process.argv[2];
const rows = TRAPS.map(rowOf);
const cross = crossValidate(rows);
const weights = fit(rows, FIT_OPTIONS).map((weight) => Math.round(weight * 1_000) / 1_000);
const features = Object.fromEntries(FEATURES.map(({ name }, at) => [name, weights[at] ?? 0]));
const trained = {
	features,
	none: weights.slice(FEATURES.length),
	temperatures: cross.temperatures,
	nouls: {},
};
const report = {
	unseen: cross.all,
	byTongue: cross.byTongue,
	wrong: cross.scored.filter(({ right }) => !right).length,
};
if (process.argv.includes("--wrong")) {
	for (const [at, { right, confidence, row, chosen }] of cross.scored.entries()) {
		const trap = TRAPS[at];
		if (!right)
			console.log(
				`${row.group} ${row.tongue} "${trap?.goal}" wants ${trap?.want.join(" | ")}, got option ${chosen === row.options.length - 1 ? "none" : chosen} at ${confidence.toFixed(2)}`,
			);
	}
}
console.log(JSON.stringify(report, undefined, 1));
if (target) writeFileSync(target, `${JSON.stringify(trained, undefined, "\t")}\n`);
