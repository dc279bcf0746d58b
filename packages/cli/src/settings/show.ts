import type { Settings } from "./settings.ts";

/** Every setting with its value and where it came from; passwords in addresses are masked. */
export function listSettings(
	settings: Settings,
): readonly { readonly name: string; readonly value: string; readonly source: string }[] {
	return Object.entries(settings).map(([name, { value, source }]) => ({
		name,
		value: showValue(name, value),
		source,
	}));
}

function showValue(name: string, value: unknown): string {
	if (value === undefined) return "–";
	if (name === "proxy") return maskPassword(String(value));
	if (name === "deadline") return `${Number(value) / 1000}s`;
	if (typeof value === "object" && value !== null && "width" in value && "height" in value) {
		return `${value.width}x${value.height}`;
	}
	return String(value);
}

function maskPassword(address: string): string {
	const url = new URL(address);
	if (url.password !== "") url.password = "***";
	return url.href;
}
