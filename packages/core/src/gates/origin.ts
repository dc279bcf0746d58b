/** Is the address on one of the allowed origins? Pages without an origin of their own (about:blank, srcdoc) are. */
export function originAllowed(url: string, origins: readonly string[] | undefined): boolean {
	if (!origins) return true;
	try {
		const { origin, protocol } = new URL(url);
		return (
			origins.includes(origin) ||
			protocol === "about:" ||
			protocol === "data:" ||
			protocol === "blob:"
		);
	} catch {
		return false;
	}
}
