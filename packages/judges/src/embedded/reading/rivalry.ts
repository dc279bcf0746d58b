import { areOpposites, areRivals, kindOf } from "../lexicon/lexicon.ts";
import type { Label } from "./label.ts";
import type { Need } from "./need.ts";

/** Does the label name the contrary of what is asked, or a thing easily confused with it? */
export function rivalry(need: Need, { concepts }: Label): { opposite: number; confusable: number } {
	let opposite = 0;
	let confusable = 0;
	for (const id of concepts.set) {
		if (need.asked.has(id) || need.spokenConcepts.loose.has(id)) continue;
		for (const wanted of need.asked) {
			if (concepts.set.has(wanted)) continue;
			if (areOpposites(id, wanted)) opposite = 1;
			else if (areRivals(id, wanted)) confusable = 1;
		}
	}
	return { opposite, confusable };
}

/** Does it name an act the clause does not speak of? */
export function strays(need: Need, { concepts }: Label): boolean {
	for (const id of concepts.set) {
		const kind = kindOf(id);
		if (kind !== "action" && kind !== "risk") continue;
		if (!need.spokenConcepts.loose.has(id) && !need.verbConcepts.has(id)) return true;
	}
	return false;
}
