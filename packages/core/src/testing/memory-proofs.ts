import type { Proof, ProofVerdict } from "../proof/proof.ts";
import type { Observation, Target } from "../surface/observation.ts";

/** Answers the proofs an observation alone can answer; CSS is understood as `#id` of a target only. */
export function checkInMemory(proof: Proof, observation: Observation): ProofVerdict {
	return {
		proof,
		holds: holds(proof, observation),
		found: `${observation.url} "${observation.text.slice(0, 80)}"`,
	};
}

function holds(proof: Proof, seen: Observation): boolean {
	const byId = (css: string): Target | undefined => seen.targets.find(({ id }) => `#${id}` === css);
	if ("url_contains" in proof) return seen.url.includes(proof.url_contains);
	if ("url_matches" in proof) return new RegExp(proof.url_matches, "u").test(seen.url);
	if ("title_contains" in proof) return seen.title.includes(proof.title_contains);
	if ("text_contains" in proof) return seen.text.includes(proof.text_contains);
	if ("text_gone" in proof) return !seen.text.includes(proof.text_gone);
	if ("css_exists" in proof) return byId(proof.css_exists) !== undefined;
	if ("css_gone" in proof) return byId(proof.css_gone) === undefined;
	if ("css_value_equals" in proof)
		return byId(proof.css_value_equals.css)?.value === proof.css_value_equals.value;
	if ("checked" in proof) return byId(proof.checked)?.checked === true;
	if ("any" in proof) return proof.any.some((item) => holds(item, seen));
	if ("all" in proof) return proof.all.every((item) => holds(item, seen));
	if ("role_exists" in proof) {
		const { role, name } = proof.role_exists;
		return seen.targets.some(
			(target) => target.role === role && (name === undefined || target.name === name),
		);
	}
	return false;
}
