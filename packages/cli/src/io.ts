/** What a command may touch of the process around it. */
export interface CliIo {
	/** Results. */
	readonly out: (text: string) => void;
	/** Everything else: live lines, errors. */
	readonly err: (text: string) => void;
	readonly env: Readonly<Record<string, string | undefined>>;
	readonly cwd: string;
	/** Whether each of the two goes to a terminal that shows colours. */
	readonly colour: { readonly out: boolean; readonly err: boolean };
	/** How this program was called, for the commands it prints: `surehand`, or `npm start --`. */
	readonly invokedAs: string;
}
