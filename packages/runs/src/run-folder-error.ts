/** A run folder that cannot be used. */
export class RunFolderError extends Error {
	readonly code:
		| "run_id_invalid"
		| "run_unknown"
		| "run_damaged"
		| "run_in_use"
		| "folder_unwritable";
	/** What to do, for people. */
	readonly hint: string;
	constructor(
		message: string,
		options: { code: RunFolderError["code"]; hint: string; cause?: unknown },
	) {
		super(message, { cause: options.cause });
		this.name = "RunFolderError";
		this.code = options.code;
		this.hint = options.hint;
	}
}
