import type { Observation, Verb } from "@surehand/core";
import { conceptsIn } from "../lexicon/lexicon.ts";
import { type FactInput, type Facts, flag, shortLines, speaksOf } from "./fact.ts";

const SIGNING: ReadonlySet<Verb> = new Set(["sign_in", "register", "sign_out"]);

/** Does the page want somebody to sign in first? */
export function signInFacts({ context }: FactInput): Facts {
	const { observation, clause } = context;
	const wants = SIGNING.has(clause.verb);
	const password = observation.targets.some(
		({ inputType, autocomplete }) => inputType === "password" && autocomplete !== "new-password",
	);
	const signInPage = isSignInPage(observation);
	const messages = observation.messages.map(({ text }) => text);
	const texts = [...observation.headings, ...messages, ...shortLines(observation).slice(0, 12)];
	return {
		password_shown: flag(password),
		sign_in_wanted: flag(speaksOf(texts, ["msg_sign_in_needed"])),
		sign_in_page: flag(signInPage),
		unasked_sign_in: flag(password && !wants && signInPage),
		wants_sign_in: flag(wants),
	};
}

function isSignInPage({ url, title, headings }: Observation): boolean {
	if (/[/=?#](?:log-?in|sign-?in|auth|sso|account\/login|session\/new)(?:[/?#.]|$)/i.test(url))
		return true;
	return [title, ...headings.slice(0, 2)].some((text) => conceptsIn(text).set.has("sign_in"));
}
