import type { Clause } from "../goal/goal.ts";
import { coverage } from "../goal/words.ts";
import type { Observation, Target } from "../surface/observation.ts";

const MONEY =
	/(?:[€$£¥₩₽]|EUR|USD|GBP|CHF|CNY|RMB)\s?(\d[\d.,' ]*)|(\d[\d.,' ]*)\s?(?:[€$£¥₩₽元]|EUR|USD|GBP|CHF|CNY|RMB)/u;
const NUMBER = /\d[\d.,']*/u;
const DATE = /\d{4}-\d{2}-\d{2}/u;

/**
 * The target of a comparison ("cheapest"), computed: among controls of one kind that each stand in a row with a number,
 * the one whose number is least or greatest. Undefined when there is no such list, or two rows are level.
 */
export function extremeTarget(
	clause: Clause,
	observation: Observation,
	like: Target,
): Target | undefined {
	const { extreme } = clause;
	if (!extreme) return undefined;
	const rows = observation.targets
		.filter((target) => target.role === like.role && !target.disabled && isAlike(target, like))
		.flatMap((target) => {
			const value = measure(target.near.row ?? "", extreme.of);
			return value === undefined ? [] : [{ target, value }];
		})
		.sort((a, b) => (extreme.pick === "min" ? a.value - b.value : b.value - a.value));
	const [first, second] = rows;
	return first && second && first.value !== second.value ? first.target : undefined;
}

function isAlike(target: Target, like: Target): boolean {
	return (
		target.name === like.name || (target.near.of !== undefined && target.near.of === like.near.of)
	);
}

/** The number a row is compared by: after the label that names it, else money, a date, or the first number. */
function measure(row: string, of: string): number | undefined {
	const labelled = row
		.split(/[·|\n]/u)
		.find((part) => of !== "" && coverage(of, part) >= 1 && NUMBER.test(part));
	const money = MONEY.exec(labelled ?? row);
	const date = DATE.exec(labelled ?? row)?.[0];
	if (date !== undefined && !money) return Date.parse(date);
	const text = money?.[1] ?? money?.[2] ?? NUMBER.exec(labelled ?? row)?.[0];
	return text === undefined ? undefined : toNumber(text);
}

/** "1,299.00", "1.299,00" and "1 299" alike: a separator before one or two last digits is the decimal point. */
function toNumber(text: string): number | undefined {
	const digits = text.trim().replaceAll(/[\s']/gu, "").replace(/[.,]$/u, "");
	const decimal = /[.,]\d{1,2}$/u.exec(digits);
	const whole = (decimal ? digits.slice(0, decimal.index) : digits).replaceAll(/[.,]/gu, "");
	const value = Number(decimal ? `${whole}.${decimal[0].slice(1)}` : whole);
	return Number.isFinite(value) ? value : undefined;
}
