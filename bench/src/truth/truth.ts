/** What really happened, told by the page over the browser's debugging protocol, never by the run. */
export interface Truth {
	/** Whether a JavaScript expression is truthy in the page; undefined when it could not be evaluated. */
	holds(expression: string): Promise<boolean | undefined>;
	/** URL of the page the checks are evaluated in. */
	url(): string;
}
