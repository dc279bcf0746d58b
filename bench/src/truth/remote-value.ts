/** The part of `Runtime.RemoteObject` that says whether a value is truthy. */
export interface RemoteValue {
	readonly type: string;
	readonly subtype?: string;
	readonly value?: unknown;
	readonly unserializableValue?: string;
}

/** Truthiness as JavaScript has it, told without serialising the value. */
export function isTruthy(remote: RemoteValue): boolean {
	if (remote.type === "undefined" || remote.subtype === "null") return false;
	if (remote.unserializableValue !== undefined) {
		return !["NaN", "-0", "0n"].includes(remote.unserializableValue);
	}
	return remote.type === "object" || remote.type === "function" || remote.type === "symbol"
		? true
		: Boolean(remote.value);
}
