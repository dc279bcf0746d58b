import type { Session, Stop } from "../session.ts";

/** The budget that is used up, if one is. The deadline is the run's signal, not looked at here. */
export function overBudget({ step, usage, request }: Session): Stop | undefined {
	const { maxSteps, maxCost } = request.limits;
	if (step >= maxSteps)
		return { reason: "step_limit", detail: `The budget of ${maxSteps} actions ran out.` };
	if (maxCost !== undefined && usage.cost >= maxCost) {
		return {
			reason: "cost_limit",
			detail: `The judge has cost ${usage.cost.toFixed(4)} US dollars; the cap is ${maxCost}.`,
		};
	}
	return undefined;
}
