import type { Feature } from "./feature.ts";

/** Does one do to it what the clause says? */
export const operationFeatures: readonly Feature[] = [
	{ name: "gear", prior: 1.8, of: ({ fit }) => fit },
	{
		name: "role_said",
		prior: 1.2,
		of: ({ candidate }, { need }) => roleSays(candidate.target?.role, need.clause.role),
	},
	{
		name: "key_said",
		prior: 6,
		of: ({ candidate: { action } }, { need }) =>
			action.kind === "press" && action.keys.toLowerCase() === need.clause.key?.toLowerCase()
				? 1
				: 0,
	},
	{
		name: "control_said",
		prior: 6,
		of: ({ candidate: { action, target } }, { need }) =>
			!target && action.kind === need.verb ? 1 : 0,
	},
];

const SAME_ROLES: readonly ReadonlySet<string>[] = [
	new Set(["textbox", "searchbox", "combobox", "spinbutton"]),
	new Set(["combobox", "listbox", "select"]),
	new Set(["checkbox", "switch", "menuitemcheckbox"]),
	new Set(["radio", "menuitemradio", "option"]),
	new Set(["menuitem", "link", "option"]),
	new Set(["button", "menuitem", "generic", "img"]),
];

function roleSays(role: string | undefined, said: string | undefined): number {
	if (said === undefined || role === undefined) return 0;
	if (role === said) return 1;
	return SAME_ROLES.some((group) => group.has(role) && group.has(said)) ? 0.4 : -0.6;
}
