import type { Change, Clause, DecisionContext, Target, Verb } from "@surehand/core";
import { conceptsIn } from "../lexicon/lexicon.ts";
import { cover, share } from "../reading/cover.ts";
import { labelOf } from "../reading/label.ts";
import { matchOf } from "../reading/match.ts";
import { coverAll, type Need, properRuns, type Unit, unitsOf } from "../reading/need.ts";
import type { PageWords } from "../reading/page.ts";
import { containsPhrase, sameText, wordsOf } from "../words.ts";
import { type FactInput, type Facts, flag } from "./fact.ts";

/** Whether page and last change show what the clause wants to bring about. */
export function outcomeFacts({ context, scene, last }: FactInput): Facts {
	const { observation, change } = context;
	const wanted = stateOf(context, { need: scene.need, page: scene.page });
	const page = [observation.title, ...observation.headings, addressWords(observation.url)].join(
		" \n ",
	);
	const changed = change ? changeText(change) : "";
	return {
		changed_any: flag(change !== undefined && change.kind !== "nothing" && change.kind !== "error"),
		changed_address: flag(change?.url !== undefined || (change?.popups.length ?? 0) > 0),
		changed_much: flag((change?.added.length ?? 0) >= 3),
		download: flag((change?.downloads.length ?? 0) > 0),
		reordered: flag(
			change?.reordered === true &&
				(context.clause.verb === "sort" || context.clause.verb === "drag"),
		),
		dialog_open: flag(observation.dialog !== undefined),
		...unsaidFacts({ context, need: scene.need, page: [page, changed].join(" \n ") }),
		acted_names: actedNames(context, scene.need),
		change_speaks: spoken(context.clause, changed),
		page_speaks: spoken(context.clause, page),
		state_wanted: flag(wanted === true),
		state_contrary: flag(wanted === false),
		option_unchosen: flag(isOptionUnchosen(context)),
		read_back_lost: flag(change?.readBack?.held === false),
		gone: flag(isGone(context)),
		still_there: flag(isStillThere(context)),
		shown_as_current: flag(isCurrent(context, last?.target?.key)),
	};
}

function changeText(change: Change): string {
	const states = change.targets.map(({ name, to }) => `${name} ${to}`);
	const address = change.url ? addressWords(change.url.to) : "";
	return [...change.added, ...states, address, change.title?.to ?? ""].join(" \n ");
}

function addressWords(url: string): string {
	const path = url.replace(/^[a-z]+:\/\/[^/]*/i, "");
	try {
		return decodeURIComponent(path).replace(/[-_/?&=+.#]+/g, " ");
	} catch {
		return path;
	}
}

/** Share of what the clause names that the text says. */
function spoken(clause: Clause, text: string): number {
	const named = [clause.object, clause.value, ...clause.quoted].filter(
		(part) => part !== undefined,
	);
	if (named.length === 0 || text === "") return 0;
	if (named.some((part) => part.length > 2 && containsPhrase(text, part))) return 1;
	return coverAll(unitsOf(...named), wordsOf(text));
}

/** Share of what the clause names, and of its proper names, that neither acts nor page nor change speak of. */
function unsaidFacts(view: { context: DecisionContext; need: Need; page: string }): Facts {
	const { context, need, page } = view;
	const acted = context.history.filter(({ clause }) => clause === context.clause.index);
	const done = acted.map(
		({ target, value, words }) => `${target?.name ?? ""} \n ${value ?? ""} \n ${words}`,
	);
	const messages = context.observation.messages.map(({ text }) => text);
	const beside = acted.flatMap(({ target }) => aroundOf(context, target?.key));
	const gone = LEAVING.has(need.verb) ? (context.change?.removed ?? []) : [];
	const seen = [...context.observation.selected, ...messages, ...beside, ...gone];
	const text = [page, ...done, ...seen].join(" \n ");
	const units = [...need.units, ...need.withinUnits, ...need.rowUnits];
	const names = properNames(context.clause);
	return {
		unsaid: units.length === 0 ? 0 : 1 - said(units, text),
		name_unsaid: names.length === 0 ? 0 : 1 - said(names, text),
	};
}

/** Words written with a capital inside the clause: names, which no synonym stands for. */
function properNames(clause: Clause): readonly Unit[] {
	const words = properRuns(clause).flatMap((run) => run.split(/\s+/));
	return words.map((word) => ({
		stems: wordsOf(word).stems,
		concepts: [...conceptsIn(word).set],
		rarity: 1,
		weight: 1,
	}));
}

const LEAVING: ReadonlySet<Verb> = new Set([
	"remove",
	"close",
	"complete",
	"sign_out",
	"accept",
	"refuse",
]);

/** Row, heading and group of a control that is still there. */
function aroundOf({ observation }: DecisionContext, key: string | undefined): string[] {
	const near = observation.targets.find((target) => target.key === key)?.near;
	return [near?.row, near?.heading, near?.group].filter((text) => text !== undefined);
}

function said(units: readonly Unit[], text: string): number {
	const where = { words: [wordsOf(text)], concepts: [conceptsIn(text)] };
	return share(units, (unit) => cover(unit, where));
}

/** The control last acted on for the clause is what the clause names: by name, or by its verb. */
function actedNames({ history, clause }: DecisionContext, need: Need): number {
	const last = history.findLast(
		(entry) => entry.clause === clause.index && entry.target !== undefined,
	);
	const name = last?.target?.name ?? "";
	if (name === "") return 0;
	const { set } = conceptsIn(name);
	const verb =
		[...need.verbConcepts].some((id) => set.has(id)) ||
		(need.verbStems.length > 0 && need.verbStems.every((stem) => wordsOf(name).set.has(stem)));
	return Math.max(verb ? 0.8 : 0, need.units.length === 0 ? 0 : said(need.units, name));
}

/** The control the clause sets: does it hold what was asked? Undefined when there is none to read. */
function stateOf(
	context: DecisionContext,
	view: { need: Need; page: PageWords },
): boolean | undefined {
	const { clause, observation } = context;
	const target = setTarget(context, view);
	if (!target) return undefined;
	if (clause.verb === "check" || clause.verb === "complete") return onOff(target);
	if (clause.verb === "uncheck") {
		const on = onOff(target);
		return on === undefined ? undefined : !on;
	}
	if (
		clause.value === undefined ||
		!["fill", "select", "edit", "filter", "search"].includes(clause.verb)
	)
		return undefined;
	const chosen = target.options?.find(({ selected }) => selected);
	if (chosen) return sameText(chosen.label, clause.value) || chosen.value === clause.value;
	if (target.value !== undefined) return sameText(target.value, clause.value);
	const { selected } = observation;
	return selected.some((text) => containsPhrase(text, clause.value)) || undefined;
}

function onOff(target: Target): boolean | undefined {
	if (typeof target.checked === "boolean") return target.checked;
	if (typeof target.pressed === "boolean") return target.pressed;
	return target.selected;
}

/** The target the last action for this clause was done to, when it is still there; else the best fitting one with a state. */
function setTarget(
	{ history, clause, observation }: DecisionContext,
	view: { need: Need; page: PageWords },
): Target | undefined {
	const last = history.findLast(
		(entry) =>
			entry.clause === clause.index && ["fill", "select", "check", "click"].includes(entry.action),
	);
	if (!last) return undefined;
	const acted = observation.targets.find(({ key }) => key === last.target?.key);
	if (acted) return acted;
	const strengths = observation.targets
		.filter(
			(target) =>
				target.checked !== undefined || target.value !== undefined || target.options !== undefined,
		)
		.map((target) => ({
			target,
			strength: matchOf({ ...view, label: labelOf(target), near: target.near }).strength,
		}));
	const best = strengths.sort((a, b) => b.strength - a.strength)[0];
	return best && best.strength >= 0.6 ? best.target : undefined;
}

/** A list on the page holds another option than the one the clause speaks of by its whole name. */
function isOptionUnchosen({ clause, observation }: DecisionContext): boolean {
	if (LEAVING.has(clause.verb)) return false;
	return observation.targets.some(({ options, multiple }) => {
		if (!options || multiple) return false;
		const spoken = options.filter(
			({ label }) => wordsOf(label).folded.length > 2 && containsPhrase(clause.text, label),
		);
		return spoken.length > 0 && spoken.every(({ selected }) => !selected);
	});
}

/** For removals: the named thing left with the last change. */
function isGone({ clause, change, observation }: DecisionContext): boolean {
	if (clause.verb !== "remove" && clause.verb !== "close") return false;
	const name = clause.row ?? clause.quoted[0] ?? clause.object;
	if (name === undefined || !change) return false;
	return (
		change.removed.some((phrase) => containsPhrase(phrase, name)) &&
		!containsPhrase(observation.text, name)
	);
}

function isStillThere({ clause, observation }: DecisionContext): boolean {
	if (clause.verb !== "remove") return false;
	const name = clause.row ?? clause.quoted[0];
	return name !== undefined && containsPhrase(observation.text, name);
}

/** What was pressed is now the selected tab, the current page, the open section. */
function isCurrent({ observation }: DecisionContext, key: string | undefined): boolean {
	const target = observation.targets.find((other) => other.key === key);
	return (
		target !== undefined &&
		(target.selected === true ||
			target.expanded === true ||
			(target.current !== undefined && target.current !== "false"))
	);
}
