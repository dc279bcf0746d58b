/** A goal read into ordered clauses. Every word in it comes from the goal's own text. */
export interface Goal {
	readonly text: string;
	/** Dominant written language, such as `en`, `zh`, `de`; `und` when unclear. */
	readonly language: string;
	/** In the order they are to be attempted. Conditions and prohibitions are not clauses of their own. */
	readonly clauses: readonly Clause[];
	/** What must not be done ("do not send"); always wins over every clause. */
	readonly prohibitions: readonly Prohibition[];
	/** Conditional handling of things in the way ("if a cookie question appears, refuse"). */
	readonly contingencies: readonly Contingency[];
	/** "stop before / at / when …": the run ends there and does not go further. */
	readonly stopAt?: StopAt;
}

/**
 * What a clause asks for. `journey` verbs may take several actions before their own effect shows.
 * - `open` go to or show a thing (link, tab, page, menu, section, dialog); `press` activate a named control
 * - `fill` put a value into a field; `search` look for something; `select` choose one of several; `check`/`uncheck` a state on/off
 * - `add`/`create`/`remove`/`edit`/`complete` (mark done) act on an item; `submit` (save, apply, send, confirm, publish …)
 * - `sign_in`/`sign_out`/`register`/`checkout` are journeys; `sort`/`filter`; `accept`/`refuse` (a question in the way)
 * - `key` press a keyboard key; `scroll`/`hover`/`drag`/`upload`/`download`/`back`/`wait`/`close`
 * - `read` report something, nothing to press; `keep` leave as it is
 */
export type Verb =
	| "open"
	| "press"
	| "fill"
	| "search"
	| "select"
	| "check"
	| "uncheck"
	| "add"
	| "create"
	| "remove"
	| "edit"
	| "complete"
	| "submit"
	| "sign_in"
	| "sign_out"
	| "register"
	| "checkout"
	| "sort"
	| "filter"
	| "accept"
	| "refuse"
	| "key"
	| "scroll"
	| "hover"
	| "drag"
	| "upload"
	| "download"
	| "double_click"
	| "right_click"
	| "back"
	| "wait"
	| "close"
	| "expand"
	| "collapse"
	| "play"
	| "read"
	| "keep"
	| "do";

export interface Clause {
	/** Position in `Goal.clauses`. */
	readonly index: number;
	/** The clause's own words, trimmed. */
	readonly text: string;
	readonly verb: Verb;
	/** The words that gave the verb ("turn on", "启用"); empty when none was found (`do`). */
	readonly verbWords: string;
	/** Noun phrase that names the target, without quotes, articles and role words' loss ("Free cancellation"). */
	readonly object?: string;
	/** Role word the goal used ("button", "tab", "link", "checkbox", "按钮"), as an ARIA role. */
	readonly role?: string;
	/** Text or option to be put in or chosen, verbatim from the goal. */
	readonly value?: string;
	/** Every quoted text, verbatim, in order. */
	readonly quoted: readonly string[];
	/** 1-based place ("second" = 2, "last" = -1). */
	readonly ordinal?: number;
	/** How many times or how many things ("two" = 2); absent means one. */
	readonly count?: number;
	/** Words that name the row, card or section the target is in ("for Ann", "in the row 'Nails'"). */
	readonly row?: string;
	/** Comparison code can compute over a list ("cheapest" = min of price). */
	readonly extreme?: { readonly pick: "min" | "max"; readonly of: string };
	/** Keyboard key or chord, in the spelling of `Action.press`. */
	readonly key?: string;
	/** Name of the place a drag ends at or an item moves to. */
	readonly destination?: string;
	/** A clause that is carried out only if its condition holds on the page. */
	readonly condition?: { readonly kind: "if" | "unless" | "until" | "when"; readonly text: string };
	/** The name must match exactly ("named exactly"). */
	readonly exact?: boolean;
	/** May take several actions; complete only when its own end shows, not at its first effect. */
	readonly journey: boolean;
	/** The goal itself asks for sending, publishing, ordering …: names the last act in its own words. */
	readonly commits: boolean;
}

export interface Prohibition {
	readonly text: string;
	readonly verb: Verb;
	readonly object?: string;
}

export interface Contingency {
	/** What may be in the way ("a cookie question"). */
	readonly when: string;
	readonly clause: Clause;
}

export interface StopAt {
	readonly kind: "before" | "at";
	readonly text: string;
	readonly verb?: Verb;
	readonly object?: string;
}
