import { timingSafeEqual } from "node:crypto";

export interface Member {
	readonly email: string;
	readonly name: string;
}

interface Credentials extends Member {
	readonly password: string;
}

/** The only member there is; the README names the same credentials. */
const MIRA: Credentials = {
	email: "mira@example.test",
	name: "Mira Lund",
	password: "tide-and-lantern",
};

/** The member these credentials belong to. */
export function signIn(email: string, password: string): Member | undefined {
	const given = Buffer.from(password);
	const right = Buffer.from(MIRA.password);
	if (email.trim().toLowerCase() !== MIRA.email) return;
	if (given.length !== right.length || !timingSafeEqual(given, right)) return;
	return { email: MIRA.email, name: MIRA.name };
}
