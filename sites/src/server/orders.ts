export interface OrderLine {
	readonly name: string;
	readonly quantity: number;
	/** Euro cents. */
	readonly price: number;
}

export interface NewOrder {
	readonly lines: readonly OrderLine[];
	/** Euro cents, delivery included. */
	readonly total: number;
	readonly address: Readonly<Record<string, string>>;
}

export interface Order extends NewOrder {
	/** Such as `SH-1001`. */
	readonly number: string;
	readonly session: string;
	/** ISO time. */
	readonly at: string;
}
