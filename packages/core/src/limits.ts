/** Every number of the loop in one place. Times in milliseconds. All can be overridden per run. */
export interface Limits {
	/** Actions of one run, 1–60. */
	readonly maxSteps: number;
	/** Judge requests of one run; the default is twice `maxSteps`. */
	readonly maxEvaluations: number;
	readonly deadlineMs: number;
	/** US dollars; absent means no cap. */
	readonly maxCost?: number;
	/** The chosen option must have at least this probability; 0 switches the floor off. */
	readonly minProbability: number;
	/** Identical actions in a row that stop the run whatever they change. */
	readonly maxIdentical: number;
	/** Alternating scrolls that count as oscillation. */
	readonly maxAlternatingScrolls: number;
	/** Observations in a row invalidated before an action could run. */
	readonly maxStale: number;
	/** Actions in a row without any observable change. */
	readonly maxNoProgress: number;
	/** No-effect presses, or presses to a known state, after which a target is withdrawn. */
	readonly withdrawAfter: number;
	readonly memoryEntries: number;
	readonly targets: number;
	readonly textChars: number;
	readonly selectedOptions: number;
	readonly offscreenLabels: number;
	readonly optionsPerTarget: number;
	/** Done thresholds of an uncalibrated judge. */
	readonly doneAt: number;
	readonly doneAtSeveralClauses: number;
	readonly likelyDoneAt: number;
	readonly confirmAt: number;
	readonly irreversibleAt: number;
	readonly pageErrorAt: number;
	readonly loginAt: number;
	readonly stuckAt: number;
	readonly reviewAt: number;
	/** `ambiguous`: the best option is below this and leads by less than `ambiguousLead`. */
	readonly ambiguousBelow: number;
	readonly ambiguousLead: number;
	/** Re-reads before a claim of done is accepted, and the pause before each. */
	readonly doneReReads: number;
	readonly doneReReadMs: number;
	/** Second look after a press that changed nothing yet. */
	readonly lateEffectMs: number;
	/** Longest look at the page before the same press is made again. */
	readonly repeatWaitMs: number;
	/** Bounded wait for a page that says it is loading. */
	readonly loadingWaitMs: number;
	readonly maxLoadingWaits: number;
	readonly resumeTokenMs: number;
	readonly goalChars: number;
}

export const DEFAULT_LIMITS: Limits = {
	maxSteps: 20,
	maxEvaluations: 40,
	deadlineMs: 100_000,
	minProbability: 0,
	maxIdentical: 12,
	maxAlternatingScrolls: 5,
	maxStale: 4,
	maxNoProgress: 3,
	withdrawAfter: 2,
	memoryEntries: 10,
	targets: 200,
	textChars: 6_000,
	selectedOptions: 50,
	offscreenLabels: 50,
	optionsPerTarget: 100,
	doneAt: 0.85,
	doneAtSeveralClauses: 0.95,
	likelyDoneAt: 0.6,
	confirmAt: 0.6,
	irreversibleAt: 0.6,
	pageErrorAt: 0.6,
	loginAt: 0.6,
	stuckAt: 0.85,
	reviewAt: 0.85,
	ambiguousBelow: 0.45,
	ambiguousLead: 0.15,
	doneReReads: 2,
	doneReReadMs: 400,
	lateEffectMs: 400,
	repeatWaitMs: 2_400,
	loadingWaitMs: 1_500,
	maxLoadingWaits: 4,
	resumeTokenMs: 3_600_000,
	goalChars: 12_000,
};

/** Hard ceiling of `maxSteps`. */
export const MAX_STEPS = 60;
