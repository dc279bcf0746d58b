import type { Observation, Target } from "@surehand/core";
import { type Paint, padEnd, printable } from "./paint.ts";

/** An observation as a table: one line per target, then the text the page shows. */
export function reportObservation(observation: Observation, paint: Paint): string {
	const { targets, messages, blindSpots, failure, dialog } = observation;
	const rows = targets.map(targetCells);
	const widths = [0, 1, 2, 3].map((column) =>
		Math.max(0, ...rows.map((row) => [...(row[column] ?? "")].length)),
	);
	const table = rows.map((row) =>
		row
			.map((cell, column) => padEnd(cell, widths[column] ?? 0))
			.join("  ")
			.trimEnd(),
	);
	return `${[
		`${paint.bold(printable(observation.title, 160))}  ${paint.dim(printable(observation.url, 160))}`,
		paint.dim(
			`${targets.length} targets · ${observation.text.length} characters · ${observation.readiness}`,
		),
		...(failure
			? [
					paint.bad(
						printable(
							`the page failed: ${failure.status ?? failure.code ?? ""} ${failure.text}`,
							200,
						),
					),
				]
			: []),
		...(dialog ? [paint.warn(printable(`${dialog.kind} dialog: ${dialog.message}`, 200))] : []),
		"",
		...table,
		"",
		...messages.map(({ kind, text }) => paint.warn(printable(`${kind}: ${text}`, 200))),
		...blindSpots.map(({ kind, detail }) =>
			paint.dim(printable(`not seen: ${kind}: ${detail}`, 200)),
		),
		...observation.text.split("\n").map((line) => printable(line, 160)),
	].join("\n")}\n`;
}

function targetCells(target: Target): readonly string[] {
	const { ref, role, name, placeholder, description } = target;
	return [
		ref,
		role,
		printable([name, placeholder, description].find(Boolean) ?? "", 50),
		printable(stateOf(target), 60),
		printable(placeOf(target), 50),
	];
}

const ON: readonly (keyof Target)[] = [
	"checked",
	"selected",
	"expanded",
	"pressed",
	"disabled",
	"readonly",
	"required",
	"invalid",
];

function stateOf(target: Target): string {
	const on = ON.flatMap((field) =>
		target[field] === true || target[field] === "mixed" ? [field] : [],
	);
	const chosen = target.options?.length ? [`${target.options.length} options`] : [];
	return [
		target.value ? `"${target.value}"` : "",
		...on,
		...chosen,
		target.coveredBy ? `covered by ${target.coveredBy}` : "",
	]
		.filter(Boolean)
		.join(" ");
}

function placeOf({ near, visibility, frame }: Target): string {
	const where = [near.row, near.group, near.dialog, near.heading, near.section].find(Boolean);
	return [
		where ? `in "${where}"` : "",
		visibility === "in_view" ? "" : visibility,
		frame ? `frame ${frame}` : "",
	]
		.filter(Boolean)
		.join(", ");
}
