import type { Draft } from "../draft.ts";
import { maskOf, textOfPart, trimPart } from "./part.ts";
import { type ZhReading, zhClause } from "./reading.ts";

const YES = /^(?:确定|是|是的|好|好的|确认|ok|yes)$/u;
const NO = /^(?:取消|否|不|不是|不要|拒绝|放弃|cancel|no)$/u;
const ASKS = /(?:对话框|弹窗|弹框|弹出框|确认框|提示框|询问|提示|窗口|弹出)/u;

/** "点取消", "在弹窗里选“是”": the answer to a question that is open, not a thing of the page. */
export function readZhAnswer(reading: ZhReading): Draft | undefined {
	const { source, rest, place } = reading;
	const said = textOfPart(source, trimPart(source, rest));
	const asked = place !== undefined && ASKS.test(maskOf(source, place.part));
	const names = /(?:点击|单击|按下|点按|轻触|轻点|點擊)/u.test(reading.verbWords);
	if (names && !(asked && NO.test(said) === false)) return undefined;
	const plain = said.toLowerCase();
	const verb = NO.test(plain) ? "refuse" : YES.test(plain) && asked ? "accept" : undefined;
	return verb && zhClause(reading, verb, { object: said });
}
