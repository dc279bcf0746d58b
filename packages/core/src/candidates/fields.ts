import { coverage, sameText } from "../goal/words.ts";
import type { Target } from "../surface/observation.ts";

/** Words people use for the same field; a key and a field in one row belong together. */
const SAME_FIELD: readonly (readonly string[])[] = [
	[
		"user",
		"username",
		"user name",
		"login",
		"login name",
		"account",
		"user id",
		"用户名",
		"账号",
		"帐号",
		"用戶名",
	],
	["email", "e-mail", "mail", "email address", "address email", "邮箱", "电子邮件", "郵箱"],
	[
		"password",
		"passwd",
		"pass",
		"pwd",
		"passcode",
		"密码",
		"密碼",
		"口令",
		"current-password",
		"new-password",
	],
	["phone", "telephone", "tel", "mobile", "cell", "phone number", "手机", "手机号", "电话", "電話"],
	["first name", "given name", "given-name", "forename", "名"],
	["last name", "surname", "family name", "family-name", "姓"],
	["name", "full name", "your name", "fullname", "姓名", "名字"],
	["street", "address", "street address", "address line 1", "address-line1", "地址", "街道"],
	["city", "town", "address-level2", "城市"],
	["postcode", "zip", "zip code", "postal code", "postal-code", "plz", "邮编", "郵編"],
	["country", "country-name", "国家", "國家"],
	["company", "organization", "organisation", "公司"],
	["search", "query", "q", "keyword", "keywords", "搜索", "关键词", "關鍵詞"],
	["code", "one-time-code", "otp", "verification code", "验证码", "驗證碼"],
	["card number", "cc-number", "card", "卡号"],
	["message", "comment", "comments", "留言", "消息"],
	["quantity", "qty", "amount", "数量", "數量"],
	["destination", "where", "to", "city", "place", "location", "目的地"],
	["date", "day", "日期"],
	["note", "notes", "备注", "備註"],
];

/** What an input's type says it takes. */
const TYPE_WORDS: Readonly<Record<string, string>> = {
	email: "email",
	tel: "phone",
	search: "search",
	password: "password",
};

const SECRET_WORDS =
	/pass(?:word|wd|code|phrase)|\bpwd\b|\bpin\b|secret|\bcvv\b|\bcvc\b|security code|api.?key|token|密码|密碼|口令|パスワード|비밀번호|kennwort|passwort|mot de passe|contraseña|senha|пароль/iu;

/** Does a key or field name announce a value nobody should see? */
export function namesSecret(words: string): boolean {
	return SECRET_WORDS.test(words.replaceAll(/[_-]/gu, " "));
}

/** How well words (a value's key, or the field a clause names) fit a field: 0 no, 1 exactly. */
export function fieldFit(words: string, target: Target): number {
	const spoken = spread(words);
	let best = 0;
	for (const label of fieldLabels(target)) {
		if (sameText(spoken, label)) return 1;
		const kin = kinship(spoken, label);
		if (kin === "other") continue;
		if (kin === "same") best = Math.max(best, 0.9);
		const forward = coverage(spoken, label);
		const backward = coverage(label, spoken);
		best = Math.max(best, forward >= 1 ? 0.7 + 0.25 * backward : 0.6 * Math.min(forward, backward));
	}
	return best;
}

function fieldLabels(target: Target): string[] {
	const context = [target.near.group, target.near.column, target.near.row].filter(
		(text) => text !== undefined && text.length <= 60,
	);
	return [
		target.name,
		target.placeholder,
		target.fieldName,
		target.id,
		target.autocomplete,
		target.testId,
		target.description,
		TYPE_WORDS[target.inputType ?? ""],
	]
		.concat(context)
		.filter((label): label is string => label !== undefined && label !== "")
		.map(spread);
}

/** `firstName`, `first_name` and `first-name` as words. */
function spread(words: string): string {
	return words
		.replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
		.replaceAll(/[_:*]+/gu, " ")
		.trim();
}

/** Both are known words: do they stand in one row? "Name" is not "First name" where each has a row of its own. */
function kinship(a: string, b: string): "same" | "other" | undefined {
	const rowsOf = (text: string) =>
		SAME_FIELD.filter((row) => row.some((word) => sameText(word, text)));
	const [one, other] = [rowsOf(a), rowsOf(b)];
	if (one.length === 0 || other.length === 0) return undefined;
	return one.some((row) => other.includes(row)) ? "same" : "other";
}
