import { bareText } from "./change.ts";
import type { Observation } from "./observation.ts";

/** Short text that is equal for two observations a person would call the same state. Not for security. */
export function fingerprint(observation: Observation): string {
	const targets = observation.targets.map((target) =>
		[
			target.key,
			target.value,
			target.checked,
			target.selected,
			target.expanded,
			target.pressed,
			target.disabled,
		].join("\u0001"),
	);
	const dialog = observation.dialog
		? `${observation.dialog.kind}:${observation.dialog.message}`
		: "";
	return hash([observation.url, dialog, bareText(observation.text), ...targets].join("\u0002"));
}

/** 53-bit string hash (multiply–xor, two lanes), base 36. */
function hash(text: string): string {
	let low = 0xdeadbeef;
	let high = 0x41c6ce57;
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		low = Math.imul(low ^ code, 2654435761);
		high = Math.imul(high ^ code, 1597334677);
	}
	low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
	high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
	return ((high >>> 0) * 2097152 + (low >>> 11)).toString(36);
}
