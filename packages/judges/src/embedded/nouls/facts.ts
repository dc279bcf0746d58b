import { clauseFacts } from "./clause-facts.ts";
import type { FactInput, Facts } from "./fact.ts";
import { messageFacts } from "./message-facts.ts";
import { optionFacts } from "./option-facts.ts";
import { outcomeFacts } from "./outcome-facts.ts";
import { signInFacts } from "./sign-in-facts.ts";

export function readFacts(input: FactInput): Facts {
	return {
		...clauseFacts(input),
		...outcomeFacts(input),
		...messageFacts(input),
		...signInFacts(input),
		...optionFacts(input),
	};
}
