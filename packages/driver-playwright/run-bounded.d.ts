export interface RunBoundedOptions {
	readonly limitMs: number;
	readonly cwd?: string;
	/** Added to this process's own. */
	readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program without input, and kills it with all its children at the limit or when this process is told to stop. */
export declare function runBounded(
	command: string,
	args: readonly string[],
	options: RunBoundedOptions,
): Promise<{
	readonly status: "ok" | "failed" | "timeout";
	/** The last 20,000 characters of both outputs. */
	readonly output: string;
}>;
