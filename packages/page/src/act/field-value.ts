/** Plain ways people write dates, times, colours and numbers, turned into what the browser's field holds. */

const SET_TYPES: ReadonlySet<string> = new Set([
	"number",
	"date",
	"time",
	"month",
	"week",
	"datetime-local",
	"color",
	"range",
]);

/** Fields whose value is set, not typed: the browser shows a picker or parses by locale. */
export function isSetType(input: HTMLInputElement): boolean {
	return SET_TYPES.has(input.type);
}

/** The value the field would hold for this text; undefined when it would not take it as meant. */
export function asFieldValue(input: HTMLInputElement, text: string): string | undefined {
	const trimmed = text.trim();
	if (trimmed === "") return input.type === "range" || input.type === "color" ? undefined : "";
	const value = normalise(input, trimmed);
	if (value === undefined) return undefined;
	const probe = input.cloneNode() as HTMLInputElement;
	probe.value = value;
	return probe.value === value || (input.type === "range" && within(input, value))
		? value
		: undefined;
}

function normalise(input: HTMLInputElement, text: string): string | undefined {
	switch (input.type) {
		case "time":
			return asTime(text);
		case "datetime-local":
			return asDateTime(text);
		case "date":
			return asDate(text);
		case "color":
			return asColor(text);
		case "number":
		case "range":
			return asNumber(text);
		default:
			return text.toUpperCase();
	}
}

function asNumber(text: string): string | undefined {
	const plain = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(",", "") : text;
	return /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(plain)
		? String(Number(plain))
		: undefined;
}

function within(input: HTMLInputElement, value: string): boolean {
	const min = input.min === "" ? 0 : Number(input.min);
	const max = input.max === "" ? 100 : Number(input.max);
	return Number(value) >= min && Number(value) <= max;
}

/** Year first only: day and month in another order cannot be told apart. */
function asDate(text: string): string | undefined {
	const parts = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text);
	return parts ? `${parts[1]}-${two(parts[2])}-${two(parts[3])}` : undefined;
}

function asTime(text: string): string | undefined {
	const parts = /^(\d{1,2}):(\d{2})(:\d{2})?\s*([ap])?\.?m?\.?$/i.exec(text);
	if (!parts) return undefined;
	const half = parts[4]?.toLowerCase();
	const hour = Number(parts[1]);
	if (half && (hour < 1 || hour > 12)) return undefined;
	const hours = half ? (hour % 12) + (half === "p" ? 12 : 0) : hour;
	return `${two(String(hours))}:${parts[2]}${parts[3] ?? ""}`;
}

function asDateTime(text: string): string | undefined {
	const [day, ...rest] = text.split(/[T ]+/);
	const date = asDate(day ?? "");
	const time = asTime(rest.join(" "));
	return date && time ? `${date}T${time}` : undefined;
}

function asColor(text: string): string | undefined {
	if (/^#[\da-f]{6}$/i.test(text)) return text.toLowerCase();
	const pen = new OffscreenCanvas(1, 1).getContext("2d");
	if (!pen || !CSS.supports("color", text)) return undefined;
	pen.fillStyle = text;
	const style = String(pen.fillStyle);
	return /^#[\da-f]{6}$/.test(style) ? style : undefined;
}

function two(digits: string | undefined): string {
	return (digits ?? "").padStart(2, "0");
}
