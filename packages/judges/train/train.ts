import { writeFileSync } from "node:fs";
import { FEATURES } from "../src/embedded/features/table.ts";
import { crossValidate, FIT_OPTIONS } from "./cross.ts";
import { fit } from "./fit.ts";
import { fitLogit } from "./logit.ts";
import { calibrate, noulFigures, optionsFor, sigmoid, unseen } from "./noul-report.ts";
import { noulRows } from "./noul-rows.ts";
import { rowOf } from "./rows.ts";
import { TRAPS } from "./traps/traps.ts";

/** Where the loop draws the line. */
const THRESHOLDS: Readonly<Record<string, number>> = {
	done: 0.85,
	done_change: 0.85,
	target_match: 0.5,
	stuck: 0.85,
};

/** Trains the ranker on every trap, reports on unseen scenarios, and writes the weights. */
const target = process.argv[2];
const rows = TRAPS.map(rowOf);
const cross = crossValidate(rows);
const weights = fit(rows, FIT_OPTIONS).map((weight) => Math.round(weight * 1_000) / 1_000);
const features = Object.fromEntries(FEATURES.map(({ name }, at) => [name, weights[at] ?? 0]));
const ranker = { features, none: weights.slice(FEATURES.length), temperatures: cross.temperatures };
const nouls: Record<string, unknown> = {};
const noulReport: Record<string, unknown> = {};
for (const [id, noul] of Object.entries(noulRows())) {
	const raw = unseen(id, noul);
	const { scale, shift } = calibrate(id, raw);
	const answered = raw.map(({ row, logit }) => ({ row, p: sigmoid(scale * logit + shift) }));
	noulReport[id] = noulFigures(answered, THRESHOLDS[id] ?? 0.6);
	nouls[id] = { weights: fitLogit(noul, optionsFor(id)), scale, shift };
	if (process.argv.includes("--wrong")) {
		for (const { row, p } of answered) {
			if (p >= (THRESHOLDS[id] ?? 0.6) !== row.yes)
				console.log(
					`${id} ${row.group} "${row.about.slice(0, 60)}": ${p.toFixed(2)}, right is ${row.yes ? "yes" : "no"}`,
				);
		}
	}
}
const trained = { ...ranker, nouls };
const report = {
	unseen: cross.all,
	byTongue: cross.byTongue,
	nouls: noulReport,
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
console.log(JSON.stringify(report));
if (target) writeFileSync(target, `${JSON.stringify(trained, undefined, "\t")}\n`);
