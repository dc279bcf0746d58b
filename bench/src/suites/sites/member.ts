/** The one member of the demo sites. */
export const MEMBER = {
	values: { email: "mira@example.test" },
	secrets: { password: "tide-and-lantern" },
} as const;
