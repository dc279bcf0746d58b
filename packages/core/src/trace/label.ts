import type { Candidate } from "../candidates/candidate.ts";
import type { ActionSummary } from "./events.ts";

/** One line for people; the text of a secret is never in it. */
export function labelOf({ action, target, value, destination }: Omit<Candidate, "id">): string {
	const name = target
		? `"${target.name || target.description || target.placeholder || target.role}"`
		: "the page";
	switch (action.kind) {
		case "click":
			return action.count === 2
				? `double-click ${name}`
				: action.button === "right"
					? `right-click ${name}`
					: `click ${name}`;
		case "fill":
			return `fill ${name} with ${valueWords(value)}`;
		case "select":
			return `select ${valueWords(value)} in ${name}`;
		case "check":
			return `${action.checked ? "switch on" : "switch off"} ${name}`;
		case "press":
			return target ? `press ${action.keys} in ${name}` : `press ${action.keys}`;
		case "scroll":
			return target ? `scroll ${name} ${action.direction}` : `scroll ${action.direction}`;
		case "drag":
			return `drag ${name} to "${destination?.name ?? ""}"`;
		case "upload":
			return `attach ${valueWords(value)} to ${name}`;
		case "dialog":
			return action.accept ? "accept the dialog" : "dismiss the dialog";
		case "tab":
			return `${action.close ? "close" : "go to"} tab ${action.index + 1}`;
		case "back":
			return "go back";
		case "wait":
			return "wait";
		case "hover":
			return `hover ${name}`;
	}
}

function valueWords(value: Candidate["value"]): string {
	if (!value) return "a value nobody supplied";
	if (value.text === undefined)
		return value.key === undefined
			? `a secret of ${value.length} characters`
			: `the secret "${value.key}"`;
	return value.key === undefined
		? `"${value.text.slice(0, 80)}"`
		: `"${value.text.slice(0, 80)}" (${value.key})`;
}

export function summarise(candidate: Omit<Candidate, "id">): ActionSummary {
	const { target } = candidate;
	return {
		label: labelOf(candidate),
		kind: candidate.action.kind,
		...(target
			? { target: { key: target.key, role: target.role, name: target.name, near: target.near } }
			: {}),
	};
}
