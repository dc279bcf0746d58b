export interface Product {
	readonly id: string;
	readonly name: string;
	/** Euro cents. */
	readonly price: number;
	readonly about: string;
	readonly sign: string;
}

export const PRODUCTS: readonly Product[] = [
	{
		id: "backpack",
		name: "Backpack",
		price: 5_900,
		about: "24 litres, waxed cotton, two side pockets.",
		sign: "▣",
	},
	{
		id: "backpack-cover",
		name: "Backpack rain cover",
		price: 1_450,
		about: "Packs into its own pouch.",
		sign: "◠",
	},
	{
		id: "bike-light",
		name: "Bike light",
		price: 2_200,
		about: "Front light, 60 lux, charges by cable.",
		sign: "☼",
	},
	{
		id: "bottle",
		name: "Steel bottle",
		price: 1_890,
		about: "0.7 litres, keeps tea hot for nine hours.",
		sign: "▯",
	},
	{
		id: "camp-lamp",
		name: "Camp lamp",
		price: 3_400,
		about: "Warm light, forty hours.",
		sign: "◇",
	},
	{
		id: "picnic-rug",
		name: "Picnic rug",
		price: 4_250,
		about: "Wool on top, dry below.",
		sign: "▦",
	},
];

export const DELIVERY_CENTS = 490;

/** Euro cents as people write them. */
export function euro(cents: number): string {
	return `€${(cents / 100).toFixed(2)}`;
}
