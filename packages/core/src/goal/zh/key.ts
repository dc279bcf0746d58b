import type { Draft } from "../draft.ts";
import { ZH_COMMITS, ZH_KEYS } from "../lexicon/zh.ts";
import { zhNumber } from "./noun-phrase.ts";
import { maskOf, trimPart } from "./part.ts";
import { placeField, type ZhReading, zhClause } from "./reading.ts";
import { lookup, wordAt } from "./words.ts";

const KEYS = lookup(ZH_KEYS);
const MODIFIERS: Readonly<Record<string, string>> = {
	ctrl: "Control",
	control: "Control",
	cmd: "Meta",
	command: "Meta",
	shift: "Shift",
	alt: "Alt",
	option: "Alt",
};

/** "按回车键", "按两次 Tab", "按 Ctrl+S 保存"; undefined when no key is named. */
export function readZhKey(reading: ZhReading): Draft | undefined {
	const { source, rest } = reading;
	const mask = maskOf(source, trimPart(source, rest));
	const before = /^([一二三四五六七八九十两\d]{1,2})[次下]\s*/u.exec(mask);
	const said = mask
		.slice(before?.[0].length ?? 0)
		.replace(/^(?:一下|下|了|键盘上?的?|键盘)\s*/u, "");
	const key = chord(said) ?? named(said);
	if (!key) return undefined;
	const tail = said.slice(key.length).trim();
	const after = /^([一二三四五六七八九十两\d]{1,2})[次下遍]/u.exec(tail);
	if (
		tail !== "" &&
		!after &&
		!/^(?:键|来|以|即可|发送|提交|搜索|保存|确认|换行|进行|关闭|发布)/u.test(tail)
	)
		return undefined;
	const times = before?.[1] ?? after?.[1];
	return zhClause(reading, "key", {
		key: key.key,
		object: placeField(reading)?.object,
		...(times !== undefined && zhNumber(times) > 1 && { count: zhNumber(times) }),
		...(ZH_COMMITS.test(tail.replace(/^(?:键|来|以)+/u, "")) && { commits: true }),
	});
}

function chord(mask: string): { key: string; length: number } | undefined {
	const match =
		/^(?:(?:ctrl|control|cmd|command|shift|alt|option)\s*[+-]\s*){1,3}([a-z0-9]+)/u.exec(mask);
	if (!match) return undefined;
	const parts = match[0].split(/\s*[+-]\s*/u);
	const last = match[1] ?? "";
	const key = last.length === 1 ? last : last[0]?.toUpperCase() + last.slice(1);
	return {
		key: [...parts.slice(0, -1).map((part) => MODIFIERS[part] ?? part), key].join("+"),
		length: match[0].length,
	};
}

function named(mask: string): { key: string; length: number } | undefined {
	const found = wordAt(KEYS, mask, 0);
	if (found) {
		const word = mask.startsWith("键", found.phrase.length) ? 1 : 0;
		return { key: found.value, length: found.phrase.length + word };
	}
	const plain = /^(f\d{1,2}|[a-z0-9])\s*键/u.exec(mask);
	return plain?.[1] === undefined
		? undefined
		: { key: plain[1].length > 1 ? plain[1].toUpperCase() : plain[1], length: plain[0].length };
}
