/** Bad input, found before anything starts. */
export class UsageError extends Error {
	/** For machines, such as `goal_empty`. */
	readonly code: string;
	/** What to write instead, for people. */
	readonly hint: string;
	constructor(code: string, message: string, hint: string) {
		super(message);
		this.name = "UsageError";
		this.code = code;
		this.hint = hint;
	}
}
