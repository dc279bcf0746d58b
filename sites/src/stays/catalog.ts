export type Tongue = "en" | "zh";

export type City = "lisbon" | "porto" | "kyoto" | "oslo" | "valencia";
export type Category = "design" | "family" | "budget" | "seaside";

export interface Stay {
	readonly slug: string;
	readonly city: City;
	readonly category: Category;
	/** Euro a night. */
	readonly price: number;
	readonly freeCancellation: boolean;
	readonly name: Readonly<Record<Tongue, string>>;
	readonly about: Readonly<Record<Tongue, string>>;
}

type Row = readonly [
	slug: string,
	city: City,
	category: Category,
	price: number,
	freeCancellation: boolean,
	en: string,
	zh: string,
	aboutEn: string,
	aboutZh: string,
];

const ROWS: readonly Row[] = [
	[
		"casa-flor",
		"lisbon",
		"family",
		96,
		true,
		"Casa Flor",
		"弗洛之家",
		"Three rooms and a play corner near the aquarium.",
		"靠近水族馆，三间客房，设有儿童角。",
	],
	[
		"casa-flora",
		"lisbon",
		"design",
		142,
		true,
		"Casa Flora",
		"弗洛拉之家",
		"A tiled town house with nine rooms and a lemon courtyard.",
		"贴满瓷砖的老宅，九间客房，院里种着柠檬树。",
	],
	[
		"hotel-casa-floral",
		"lisbon",
		"design",
		158,
		false,
		"Hotel Casa Floral",
		"花之家酒店",
		"Bold wallpaper, a roof bar and quiet back rooms.",
		"大胆的壁纸、屋顶酒吧和安静的后院客房。",
	],
	[
		"azulejo-rooms",
		"lisbon",
		"design",
		131,
		true,
		"Azulejo Rooms",
		"蓝瓷小筑",
		"Rooms above a ceramics workshop.",
		"陶瓷工坊楼上的客房。",
	],
	[
		"tram-28-hostel",
		"lisbon",
		"budget",
		38,
		true,
		"Tram 28 Hostel",
		"二十八路青旅",
		"Bunks and a shared kitchen on the tram line.",
		"电车线旁的上下铺与公共厨房。",
	],
	[
		"tejo-view",
		"lisbon",
		"seaside",
		119,
		false,
		"Tejo View",
		"特茹江景旅馆",
		"Balconies over the river mouth.",
		"阳台正对河口。",
	],
	[
		"casa-flora-garden",
		"porto",
		"design",
		127,
		true,
		"Casa Flora Garden",
		"弗洛拉花园酒店",
		"Glass pavilions in an old nursery garden.",
		"旧苗圃里的玻璃屋。",
	],
	[
		"ribeira-loft",
		"porto",
		"design",
		134,
		false,
		"Ribeira Loft",
		"河岸阁楼",
		"Steel, oak and a view of the bridge.",
		"钢与橡木，正对大桥。",
	],
	[
		"cellar-house",
		"porto",
		"family",
		88,
		true,
		"Cellar House",
		"酒窖之家",
		"Apartments with kitchens in a former cellar.",
		"旧酒窖改建的带厨房公寓。",
	],
	[
		"moss-garden-inn",
		"kyoto",
		"design",
		176,
		true,
		"Moss Garden Inn",
		"苔庭旅馆",
		"Paper screens and a garden of twelve mosses.",
		"纸拉门与十二种苔藓的庭院。",
	],
	[
		"nishiki-rooms",
		"kyoto",
		"budget",
		54,
		false,
		"Nishiki Rooms",
		"锦市场客房",
		"Small clean rooms behind the market.",
		"市场后面整洁的小房间。",
	],
	[
		"lantern-lane",
		"kyoto",
		"family",
		112,
		true,
		"Lantern Lane",
		"灯笼小巷",
		"A wooden house for up to six.",
		"可住六人的木屋。",
	],
	[
		"fjord-line",
		"oslo",
		"seaside",
		149,
		true,
		"Fjord Line",
		"峡湾线旅馆",
		"Sauna and a jetty of its own.",
		"自带桑拿与码头。",
	],
	[
		"birch-and-steel",
		"oslo",
		"design",
		168,
		false,
		"Birch & Steel",
		"桦与钢",
		"Twelve rooms by young carpenters.",
		"年轻木匠打造的十二间客房。",
	],
	[
		"harbour-bunk",
		"oslo",
		"budget",
		61,
		true,
		"Harbour Bunk",
		"港口铺位",
		"Cabins on a moored ship.",
		"停泊船上的舱房。",
	],
	[
		"orange-court",
		"valencia",
		"family",
		92,
		true,
		"Orange Court",
		"橙园",
		"Family rooms around a court of orange trees.",
		"围绕橙树庭院的家庭房。",
	],
	[
		"malvarrosa-sands",
		"valencia",
		"seaside",
		104,
		false,
		"Malvarrosa Sands",
		"金沙海滨旅馆",
		"First row on the beach.",
		"海滩第一排。",
	],
];

export const STAYS: readonly Stay[] = ROWS.map(
	([slug, city, category, price, freeCancellation, en, zh, aboutEn, aboutZh]) => ({
		slug,
		city,
		category,
		price,
		freeCancellation,
		name: { en, zh },
		about: { en: aboutEn, zh: aboutZh },
	}),
);

export const CITIES: Readonly<Record<City, Readonly<Record<Tongue, string>>>> = {
	lisbon: { en: "Lisbon", zh: "里斯本" },
	porto: { en: "Porto", zh: "波尔图" },
	kyoto: { en: "Kyoto", zh: "京都" },
	oslo: { en: "Oslo", zh: "奥斯陆" },
	valencia: { en: "Valencia", zh: "瓦伦西亚" },
};

export const CATEGORIES: Readonly<Record<Category, Readonly<Record<Tongue, string>>>> = {
	design: { en: "Design", zh: "设计" },
	family: { en: "Family", zh: "家庭" },
	budget: { en: "Budget", zh: "经济" },
	seaside: { en: "Seaside", zh: "海滨" },
};
