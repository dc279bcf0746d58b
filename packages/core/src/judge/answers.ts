import type { AnswerTo, Questions } from "./judge.ts";

/** The answers to a set of questions, by id. */
export type Answers<Q extends Questions> = { readonly [K in keyof Q]: AnswerTo<Q[K]> };
