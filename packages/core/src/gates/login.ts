import { fieldFit, namesSecret } from "../candidates/fields.ts";
import { assignValues, type Value } from "../candidates/values.ts";
import type { InputNeed } from "../proof/outcome.ts";
import type { Observation, Target } from "../surface/observation.ts";
import { describeNeed } from "./input.ts";

export interface LoginWall {
	/** Fields of the wall nobody supplied a value for; empty when the values would do. */
	readonly needs: readonly InputNeed[];
}

/** A visible sign-in form. Undefined when the page shows none. */
export function loginWall(
	observation: Observation,
	values: readonly Value[],
): LoginWall | undefined {
	const password = observation.targets.find((target) => isPassword(target));
	if (!password || registers(password)) return undefined;
	const fields = observation.targets.filter(
		(target) =>
			target.operations.includes("fill") &&
			target.form === password.form &&
			(isPassword(target) || isName(target)),
	);
	const given = new Set(assignValues(values, fields).map((pair) => pair.target.ref));
	const empty = fields.filter((field) => !given.has(field.ref) && (field.value ?? "") === "");
	return { needs: empty.map(describeNeed) };
}

export function isPassword(target: Target): boolean {
	return (
		target.operations.includes("fill") &&
		!target.disabled &&
		(target.inputType === "password" ||
			target.autocomplete === "current-password" ||
			(target.sensitive === true && namesSecret(target.name)))
	);
}

function isName(target: Target): boolean {
	return (
		target.autocomplete === "username" ||
		fieldFit("username", target) >= 0.7 ||
		fieldFit("email", target) >= 0.7
	);
}

function registers(target: Target): boolean {
	return target.autocomplete === "new-password";
}
