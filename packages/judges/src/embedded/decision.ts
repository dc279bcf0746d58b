import type { DecisionContext } from "@surehand/core";
import { assistantFacts } from "./nouls/assistant-facts.ts";
import type { Facts } from "./nouls/fact.ts";
import { readFacts } from "./nouls/facts.ts";
import { NONE, rank } from "./ranker.ts";
import { readScene } from "./reading/read-scene.ts";
import type { Option, Scene } from "./reading/scene.ts";

/** One context, read once for all its questions. */
export interface Decision {
	readonly scene: Scene;
	/** By candidate id, and `none`. */
	readonly probabilities: ReadonlyMap<string, number>;
	readonly facts: Facts;
}

export function decisionOf(context: DecisionContext): Decision {
	const scene = readScene(context);
	const probabilities = rank(scene);
	const best = likeliest(scene, probabilities);
	const last = context.history.at(-1);
	return { scene, probabilities, facts: readFacts({ context, scene, probabilities, best, last }) };
}

/** Facts a question is answered from; the page's prose is searched only when that is the question. */
export function factsFor(id: string, { facts, scene }: Decision): Facts {
	return id === "injection" ? assistantFacts(scene) : facts;
}

/** The option with the highest probability; undefined when that is `none`. */
export function likeliest(
	scene: Scene,
	probabilities: ReadonlyMap<string, number>,
): Option | undefined {
	const order = pageOrder(scene);
	const [best] = [...probabilities].sort(([a, p], [b, q]) => q - p || order(a, b));
	return scene.options.find(({ candidate }) => candidate.id === best?.[0]);
}

/** Of equally likely options the one further up the page; `none` last. */
export function pageOrder({ options, page }: Scene): (a: string, b: string) => number {
	const places = new Map(
		options.map(({ candidate }) => [
			candidate.id,
			page.order.get(candidate.target?.ref ?? "") ?? 1e6,
		]),
	);
	const place = (key: string): number => (key === NONE ? 1e9 : (places.get(key) ?? 1e8));
	return (a, b) => place(a) - place(b) || (a < b ? -1 : 1);
}
