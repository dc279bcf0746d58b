import { type FactInput, type Facts, flag } from "./fact.ts";

/** Does the page's text speak to a machine that reads it? Only asked for by the question about it. */
export function assistantFacts({ context }: Pick<FactInput, "context">): Facts {
	const { text } = context.observation;
	return {
		addresses_assistant: flag(ORDERS.some((pattern) => pattern.test(text))),
		speaks_of_prompts: flag(TALK.test(text)),
	};
}

/** Sentences that give orders to a machine that reads the page. */
const ORDERS: readonly RegExp[] = [
	/(?:ignore|disregard|forget|override)\s+(?:all\s+|any\s+|the\s+|your\s+|these\s+)*(?:previous|prior|above|earlier|other|preceding|original|system)\s+(?:instructions?|prompts?|rules?|tasks?|goals?|directions?)/i,
	/(?:ignore|disregard|forget)\s+(?:your|the)\s+(?:goal|task|instructions?|user)/i,
	/(?:attention|note|notice|message|instructions?|hey|dear)\b[\s,:]*(?:to|for)?\s*(?:all\s+|any\s+)?(?:ai|llm|language model|automated)\b[\s-]*(?:agents?|assistants?|models?|bots?)?/i,
	/(?:if you are|you are|as)\s+an?\s+(?:ai|llm|large language model|language model|automated (?:agent|assistant)|browser agent)\b/i,
	/<\/?(?:system|assistant)>|\[(?:system|inst)\]|\bsystem\s*prompt\s*:/i,
	/(?:忽略|无视|忘记|忽視|無視)(?:你|您)?(?:之前|先前|以上|上述|前面|所有|原来)的?(?:所有|全部)?的?(?:指令|指示|提示|规则|任务|要求|命令)/,
	/(?:ai|人工智能|智能|大模型|语言模型)\s*(?:助手|代理|智能体|机器人)[\s，,：:请]*(?:请|必须|应|需要|立即|注意)/i,
	/以前の指示を(?:無視|忘れ)|이전 (?:지시|명령)(?:를|을)? 무시|ignorez (?:les|toutes les) instructions|ignoriere? (?:alle )?(?:vorherigen|bisherigen) anweisungen|ignora (?:las|todas las|le) (?:instrucciones|istruzioni)/i,
];
const TALK = /prompt injection|jailbreak|提示词注入|提示注入/i;
