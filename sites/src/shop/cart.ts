import type { OrderLine } from "../server/orders.ts";
import { DELIVERY_CENTS, PRODUCTS } from "./catalog.ts";

/** The cart and the address of one session. */
export interface Basket {
	/** Quantity by product id. */
	readonly items: Map<string, number>;
	address: Readonly<Record<AddressField, string>> | undefined;
	/** Shown once on the next page. */
	notice: string | undefined;
}

export const ADDRESS_FIELDS = {
	name: { label: "Full name", autocomplete: "name" },
	street: { label: "Street and number", autocomplete: "street-address" },
	city: { label: "City", autocomplete: "address-level2" },
	postcode: { label: "Postcode", autocomplete: "postal-code" },
} as const;

export type AddressField = keyof typeof ADDRESS_FIELDS;

export function emptyBasket(): Basket {
	return { items: new Map(), address: undefined, notice: undefined };
}

export function linesOf({ items }: Basket): readonly (OrderLine & { readonly id: string })[] {
	return PRODUCTS.flatMap(({ id, name, price }) => {
		const quantity = items.get(id);
		return quantity ? [{ id, name, price, quantity }] : [];
	});
}

/** Euro cents, delivery included. */
export function totalOf(basket: Basket): number {
	return linesOf(basket).reduce((sum, line) => sum + line.price * line.quantity, DELIVERY_CENTS);
}

export function countOf(basket: Basket): number {
	return linesOf(basket).reduce((sum, line) => sum + line.quantity, 0);
}

/** The address, or the labels of the fields that are empty. */
export function readAddress(
	form: URLSearchParams,
):
	| { readonly status: "complete"; readonly address: Record<AddressField, string> }
	| { readonly status: "incomplete"; readonly missing: readonly string[] } {
	const read = (field: AddressField) => form.get(field)?.trim() ?? "";
	const address = {
		name: read("name"),
		street: read("street"),
		city: read("city"),
		postcode: read("postcode"),
	};
	const missing = Object.entries(ADDRESS_FIELDS)
		.filter(([field]) => read(field as AddressField) === "")
		.map(([, { label }]) => label);
	return missing.length > 0 ? { status: "incomplete", missing } : { status: "complete", address };
}
