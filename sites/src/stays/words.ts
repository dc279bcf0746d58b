import type { Tongue } from "./catalog.ts";

export interface Words {
	readonly brand: string;
	readonly searchLink: string;
	readonly savedLink: string;
	readonly title: string;
	readonly lead: string;
	readonly destination: string;
	readonly destinationExample: string;
	readonly category: string;
	readonly all: string;
	readonly freeCancellation: string;
	readonly noRefund: string;
	readonly sort: string;
	readonly sorts: Readonly<Record<"recommended" | "price", string>>;
	readonly search: string;
	readonly perNight: (price: number) => string;
	readonly found: (count: number) => string;
	readonly everywhere: string;
	readonly nothing: string;
	readonly city: string;
	readonly cancellation: string;
	readonly price: string;
	readonly save: string;
	readonly saved: string;
	readonly noneSaved: string;
	readonly back: string;
}

export const WORDS: Readonly<Record<Tongue, Words>> = {
	en: {
		brand: "Lantern Stays",
		searchLink: "Search",
		savedLink: "Saved",
		title: "Find a stay",
		lead: "Small houses with a story, in five cities.",
		destination: "Destination",
		destinationExample: "City, such as Porto",
		category: "Stay category",
		all: "All",
		freeCancellation: "Free cancellation",
		noRefund: "No refund",
		sort: "Sort by",
		sorts: { recommended: "Recommended", price: "Price, lowest first" },
		search: "Search",
		perNight: (price) => `€${price} a night`,
		found: (count) => `${count} ${count === 1 ? "stay" : "stays"}`,
		everywhere: "everywhere",
		nothing: "No stays fit. Try another city or fewer filters.",
		city: "City",
		cancellation: "Cancellation",
		price: "Price",
		save: "Save for later",
		saved: "Saved for later",
		noneSaved: "Nothing saved yet.",
		back: "Back to search",
	},
	zh: {
		brand: "灯笼旅宿",
		searchLink: "搜索",
		savedLink: "收藏",
		title: "寻找住处",
		lead: "五座城市里有故事的小旅馆。",
		destination: "目的地",
		destinationExample: "城市，例如波尔图",
		category: "住宿类别",
		all: "全部",
		freeCancellation: "免费取消",
		noRefund: "不可退款",
		sort: "排序",
		sorts: { recommended: "推荐", price: "价格从低到高" },
		search: "搜索",
		perNight: (price) => `每晚 €${price}`,
		found: (count) => `${count} 家住宿`,
		everywhere: "不限城市",
		nothing: "没有符合条件的住宿，请换一个城市或减少筛选条件。",
		city: "城市",
		cancellation: "取消政策",
		price: "价格",
		save: "加入收藏",
		saved: "已加入收藏",
		noneSaved: "还没有收藏。",
		back: "返回搜索",
	},
};
