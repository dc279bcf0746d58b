import { answerSignIn, visitorOf } from "../members/sign-in.ts";
import { page, type Reply, redirect, type Site, type Visit } from "../server/exchange.ts";
import { type Basket, emptyBasket, linesOf, readAddress, totalOf } from "./cart.ts";
import { PRODUCTS } from "./catalog.ts";
import {
	addressPage,
	cartPage,
	frame,
	orderPage,
	ordersPage,
	productsPage,
	reviewPage,
} from "./pages.ts";

/** Products, cart and checkout. An order needs a sign-in, a cart and an address. */
export const shopSite: Site = {
	path: "/shop/",
	name: "Outdoor shop",
	summary: "Product cards, cart, checkout that ends in an order.",
	lang: "en",
	answer: (visit) => {
		const basket = visit.keep("basket", emptyBasket);
		const member = visitorOf(visit).member;
		const shop: Shop = { visit, basket, look: { basket, member } };
		return visit.method === "POST" ? take(shop) : show(shop);
	},
};

interface Shop {
	readonly visit: Visit;
	readonly basket: Basket;
	readonly look: Parameters<typeof frame>[1];
}

function show({ visit, basket, look }: Shop): Reply | undefined {
	const signedIn = look.member !== undefined;
	const [what, number] = visit.rest.split("/");
	if (what === "") return withNotice(basket, () => page(frame(productsPage(basket), look)));
	if (what === "sign-in") return signIn({ visit, basket, look });
	if (what === "cart") return page(frame(cartPage(basket), look));
	if (!["checkout", "review", "orders"].includes(what ?? "")) return;
	if (!signedIn) return redirect(`/shop/sign-in?next=${encodeURIComponent(visit.path)}`);
	if (what === "orders") return showOrders({ visit, basket, look }, number);
	if (linesOf(basket).length === 0) return redirect("/shop/cart");
	if (what === "checkout") return page(frame(addressPage(basket), look));
	return basket.address ? page(frame(reviewPage(basket), look)) : redirect("/shop/checkout");
}

function take(shop: Shop): Reply | undefined {
	const { visit, basket, look } = shop;
	const id = visit.form.get("product") ?? "";
	if (visit.rest === "sign-in") return signIn(shop);
	if (visit.rest === "sign-out") {
		delete visitorOf(visit).member;
		return redirect("/shop/");
	}
	if (visit.rest === "cart/add") return add(basket, id);
	if (visit.rest === "cart/remove") {
		basket.items.delete(id);
		return redirect("/shop/cart");
	}
	if (!look.member) return redirect("/shop/sign-in");
	if (visit.rest === "checkout") return takeAddress(shop);
	return visit.rest === "orders" ? placeOrder(shop) : undefined;
}

function signIn({ visit, look }: Shop): Reply {
	return answerSignIn(visit, {
		action: "/shop/sign-in",
		home: "/shop/",
		within: "/shop/",
		refusal: 200,
		wall: "Please sign in to go on.",
		frame: (content) => frame(content, look),
	});
}

function add(basket: Basket, id: string): Reply | undefined {
	const product = PRODUCTS.find((candidate) => candidate.id === id);
	if (!product) return;
	basket.items.set(id, (basket.items.get(id) ?? 0) + 1);
	basket.notice = `${product.name} is in your cart.`;
	return redirect("/shop/");
}

function takeAddress({ visit, basket, look }: Shop): Reply {
	const read = readAddress(visit.form);
	if (read.status === "incomplete") {
		return page(frame(addressPage(basket, { form: visit.form, missing: read.missing }), look), 422);
	}
	basket.address = read.address;
	return redirect("/shop/review");
}

function placeOrder({ visit, basket, look }: Shop): Reply {
	const lines = linesOf(basket);
	if (lines.length === 0) return page(frame(cartPage(basket), look), 409);
	if (!basket.address) return redirect("/shop/checkout");
	const order = visit.placeOrder({
		lines: lines.map(({ name, quantity, price }) => ({ name, quantity, price })),
		total: totalOf(basket),
		address: basket.address,
	});
	basket.items.clear();
	return redirect(`/shop/orders/${order.number}`);
}

function showOrders({ visit, look }: Shop, number: string | undefined): Reply | undefined {
	if (number === undefined) return page(frame(ordersPage(visit.orders()), look));
	const order = visit.orders().find((candidate) => candidate.number === number);
	return order && page(frame(orderPage(order), look));
}

function withNotice(basket: Basket, answer: () => Reply): Reply {
	const reply = answer();
	basket.notice = undefined;
	return reply;
}
