export type { Clause, Contingency, Goal, Prohibition, StopAt, Verb } from "./goal.ts";
export { type ReadGoalOptions, readGoal } from "./read-goal.ts";
export { containsPhrase, coverage, foldText, isCjk, sameText, stem, tokens } from "./words.ts";
