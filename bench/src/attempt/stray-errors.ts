/** Rejections nobody handled while an attempt went on: they would end a host's process. */
export interface StrayErrors {
	readonly seen: readonly string[];
	stop(): void;
}

export function collectStrayErrors(): StrayErrors {
	const seen: string[] = [];
	const collect = (reason: unknown): void => {
		seen.push(String(reason).split("\n")[0] ?? "");
	};
	process.on("unhandledRejection", collect);
	return { seen, stop: () => process.off("unhandledRejection", collect) };
}
