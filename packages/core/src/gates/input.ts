import { assignValues, type Value } from "../candidates/values.ts";
import type { InputNeed } from "../proof/outcome.ts";
import type { Observation, Target } from "../surface/observation.ts";

const OPTIONS_SHOWN = 20;

/** Required fields of a form that are empty and for which nobody supplied a value. */
export function missingInputs(
	form: string | undefined,
	observation: Observation,
	values: readonly Value[],
): Target[] {
	const fields = observation.targets.filter((target) => target.form === form && needsValue(target));
	const given = new Set(assignValues(values, observation.targets).map((pair) => pair.target.ref));
	return fields.filter((field) => !given.has(field.ref));
}

function needsValue(target: Target): boolean {
	if (!target.required || target.disabled || target.readonly) return false;
	if (target.operations.includes("fill")) return (target.value ?? "") === "";
	if (target.operations.includes("select"))
		return target.value === "" || target.options?.every((option) => !option.selected) === true;
	return false;
}

export function describeNeed(target: Target): InputNeed {
	const label = target.name || target.placeholder || target.fieldName || target.id || target.role;
	const options = target.options
		?.filter((option) => !option.disabled && option.value !== "")
		.map((option) => option.label);
	return {
		name: target.fieldName || slug(label),
		label,
		inputType: target.inputType ?? target.role,
		required: target.required === true,
		sensitive: target.sensitive === true,
		...(target.placeholder === undefined ? {} : { placeholder: target.placeholder }),
		...(options && options.length > 0 ? { options: options.slice(0, OPTIONS_SHOWN) } : {}),
	};
}

function slug(label: string): string {
	return (
		label
			.trim()
			.toLowerCase()
			.replaceAll(/[\s=]+/gu, "-") || "value"
	);
}
