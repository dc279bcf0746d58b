import type { Command } from "../commands/command.ts";

export function generalHelp(commands: readonly Command[], invokedAs: string): string {
	const rows = commands.map(
		({ name, shape, summary }) => [`${name} ${shape}`.trim(), summary] as const,
	);
	return `Surehand carries out one plain-language goal in a real browser, and proves the result.

Usage: ${invokedAs} <command> [flags]

${table(rows)}

"${invokedAs} <command> --help" shows the flags of a command. Settings come from flags, then SUREHAND_* variables, then
surehand.config.json in this folder; "${invokedAs} doctor" shows each one and where it came from. Nothing is sent anywhere:
there is no telemetry.
`;
}

export function commandHelp(command: Command, invokedAs: string): string {
	const rows = Object.entries(command.flags).map(
		([name, { shape, help, repeats }]) =>
			[`--${name}${shape ? ` ${shape}` : ""}`, `${help}${repeats ? " (repeatable)" : ""}`] as const,
	);
	const examples = command.examples.map((example) =>
		`  ${invokedAs} ${command.name} ${example}`.trimEnd(),
	);
	return `${command.summary}

Usage: ${`${invokedAs} ${command.name} ${command.shape}`.trim()} [flags]

${table([...rows, ["--help", "show this"]])}
${examples.length > 0 ? `\nExamples:\n${examples.join("\n")}\n` : ""}`;
}

function table(rows: readonly (readonly [string, string])[]): string {
	const width = Math.max(...rows.map(([left]) => left.length));
	return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
}
