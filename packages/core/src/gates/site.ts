/** Are two addresses on one site? The same host, or hosts that share their registrable part. */
export function sameSite(a: string, b: string): boolean {
	const [one, other] = [hostOf(a), hostOf(b)];
	if (one === undefined || other === undefined) return a === b;
	return one === other || registrable(one) === registrable(other);
}

function hostOf(url: string): string | undefined {
	try {
		return new URL(url).hostname || undefined;
	} catch {
		return undefined;
	}
}

/** Last two labels of a name, three under a short second level (`co.uk`); an IP address is whole. */
function registrable(host: string): string {
	if (/^[\d.]+$|:/u.test(host)) return host;
	const labels = host.split(".");
	const [second = "", top = ""] = labels.slice(-2);
	return labels.slice(top.length === 2 && second.length <= 3 ? -3 : -2).join(".");
}
