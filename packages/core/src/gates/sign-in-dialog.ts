import { verbOfLabel } from "../candidates/label-verb.ts";
import type { Clause } from "../goal/goal.ts";
import type { Stop } from "../session.ts";
import type { Observation } from "../surface/observation.ts";

/** A dialog on top asks to sign in (a session that ran out): whatever was done last did not go through. */
export function signInDialog(clause: Clause, { targets }: Observation): Stop | undefined {
	if (clause.verb === "sign_in") return undefined;
	const top = targets.filter(({ onTop, near }) => onTop === true || near.dialog !== undefined);
	const names = top
		.flatMap(({ name, near }) => [near.dialog, name])
		.filter((name) => name !== undefined);
	const asks = names.find((name) => verbOfLabel(name) === "sign_in");
	if (asks === undefined) return undefined;
	return {
		reason: "login_wall",
		detail: `The page asks to sign in before it goes on ("${asks}"). What was entered so far stays as it is.`,
	};
}
