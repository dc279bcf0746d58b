import type { Change } from "../surface/change.ts";
import type { Observation } from "../surface/observation.ts";

/** What a page says when an act did not work, whatever element says it. */
const FAILED =
	/\b(sorry|oops|went wrong|try again|not saved|not sent|not found|(could|can) ?n[o']t|cannot|can't|unable to|failed|failure|not allowed|not permitted|access denied|forbidden|only for (members|subscribers|admins?)|members only|not available|unavailable|has expired|do(es)? not (match|exist)|incorrect|invalid)\b|抱歉|失败|失敗|出错|出錯|错误|錯誤|无法|無法|未保存|请重试|請重試|不存在|没有找到|找不到|无权|無權|仅限|僅限|已过期|不正确/iu;
/** Longer lines are prose that may speak of failures without being one. */
const LINE_CHARS = 160;
/** After a navigation only the top of the new page speaks of the act. */
const TOP_LINES = 4;

/** A short line that is new since the last action and says that it failed; undefined when none does. */
export function failureLine(
	change: Change | undefined,
	observation: Observation,
): string | undefined {
	if (!change || change.kind === "nothing") return undefined;
	const lines =
		change.kind === "navigated"
			? topOf(observation)
			: [...change.messages.map(({ text }) => text), ...change.added];
	const own = new Set(change.targets.flatMap(({ to }) => to));
	return lines.find((line) => line.length <= LINE_CHARS && FAILED.test(line) && !own.has(line));
}

function topOf({ title, headings, text, messages }: Observation): string[] {
	const alerts = messages.filter(({ kind }) => kind !== "status").map((message) => message.text);
	return [
		title,
		...headings.slice(0, 2),
		...alerts,
		...text
			.split("\n")
			.filter((line) => line.trim() !== "")
			.slice(0, TOP_LINES),
	];
}
