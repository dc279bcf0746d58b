import { html, type Markup } from "../layout/html.ts";
import type { Layout } from "../layout/page.ts";
import type { Member } from "../members/members.ts";
import type { Order, OrderLine } from "../server/orders.ts";
import { ADDRESS_FIELDS, type Basket, countOf, linesOf, totalOf } from "./cart.ts";
import { DELIVERY_CENTS, euro, PRODUCTS } from "./catalog.ts";

type Content = Pick<Layout, "title" | "main">;

export function frame(
	content: Content,
	{ basket, member }: { readonly basket: Basket; readonly member: Member | undefined },
): Layout {
	return {
		...content,
		brand: { href: "/shop/", text: "Fern & Trail" },
		theme: "clay",
		width: "wide",
		links: [
			{ href: "/shop/", text: "Products" },
			...(member ? [{ href: "/shop/orders", text: "Orders" }] : []),
		],
		aside: html`<a href="/shop/cart">Cart (${countOf(basket)})</a>${
			member
				? html`<span class="soft">${member.name}</span><form method="post" action="/shop/sign-out"><button class="quiet">Sign out</button></form>`
				: html`<a href="/shop/sign-in">Sign in</a>`
		}`,
	};
}

export function productsPage({ notice }: Basket): Content {
	return {
		title: "Products",
		main: html`<h1>For a day outside</h1>
${notice && html`<p class="status" role="status">${notice}</p>`}
<ul class="cards">${PRODUCTS.map(
			({ id, name, price, about, sign }) => html`<li class="card">
<div class="swatch" aria-hidden="true">${sign}</div>
<h2>${name}</h2><p class="soft">${about}</p><p class="price">${euro(price)}</p>
<form method="post" action="/shop/cart/add"><input type="hidden" name="product" value="${id}"><button>Add to cart</button></form></li>`,
		)}</ul>`,
	};
}

export function cartPage(basket: Basket): Content {
	const lines = linesOf(basket);
	return {
		title: "Cart",
		main:
			lines.length === 0
				? html`<h1>Cart</h1><p>Your cart is empty.</p><p><a href="/shop/">See the products</a></p>`
				: html`<h1>Cart</h1>
<div class="panel"><table><thead><tr><th>Item</th><th class="number">Quantity</th><th class="number">Price</th><td></td></tr></thead><tbody>${lines.map(
						(
							line,
						) => html`<tr><td>${line.name}</td><td class="number">${line.quantity}</td><td class="number">${euro(line.price * line.quantity)}</td>
<td class="number"><form method="post" action="/shop/cart/remove"><input type="hidden" name="product" value="${line.id}"><button class="quiet">Remove</button></form></td></tr>`,
					)}</tbody></table>
<div class="actions"><a class="button" href="/shop/checkout">Check out</a><a href="/shop/">Go on shopping</a></div></div>`,
	};
}

export function addressPage(
	{ address }: Basket,
	refused?: { readonly form: URLSearchParams; readonly missing: readonly string[] },
): Content {
	return {
		title: "Delivery address",
		main: html`<h1>Delivery address</h1>${progress(0)}
<form class="panel" method="post" action="/shop/checkout">
${refused && html`<p class="alert" role="alert">Still missing: ${refused.missing.join(", ")}.</p>`}
${Object.entries(ADDRESS_FIELDS).map(
	([name, { label, autocomplete }]) =>
		html`<div class="field"><label for="${name}">${label}</label><input type="text" id="${name}" name="${name}" autocomplete="${autocomplete}" required value="${refused?.form.get(name) ?? address?.[name as keyof typeof ADDRESS_FIELDS] ?? ""}"></div>`,
)}
<div class="actions"><button>Continue to review</button><a href="/shop/cart">Back to cart</a></div>
</form>`,
	};
}

export function reviewPage(basket: Basket): Content {
	const { address } = basket;
	return {
		title: "Review your order",
		main: html`<h1>Review your order</h1>${progress(1)}
<form class="panel" method="post" action="/shop/orders">
<h2>Items</h2>${itemTable(linesOf(basket), totalOf(basket))}
<h2>Delivery to</h2><p>${address?.name}, ${address?.street}, ${address?.postcode} ${address?.city}</p>
<p class="soft">You pay by invoice within 14 days. Orders go out the same day and cannot be changed afterwards.</p>
<div class="actions"><button>Place order</button><a href="/shop/checkout">Change address</a></div>
</form>`,
	};
}

export function orderPage(order: Order): Content {
	return {
		title: `Order ${order.number}`,
		main: html`<p class="status" role="status">Thank you. Your order number is ${order.number}.</p>
<h1>Order ${order.number}</h1><div class="panel">${itemTable(order.lines, order.total)}
<p>Delivery to ${order.address.name}, ${order.address.street}, ${order.address.postcode} ${order.address.city}</p></div>`,
	};
}

export function ordersPage(orders: readonly Order[]): Content {
	return {
		title: "Orders",
		main:
			orders.length === 0
				? html`<h1>Orders</h1><p>No orders yet.</p>`
				: html`<h1>Orders</h1><ul>${orders.map(
						({ number, total }) =>
							html`<li><a href="/shop/orders/${number}">${number}</a>, ${euro(total)}</li>`,
					)}</ul>`,
	};
}

function itemTable(lines: readonly OrderLine[], total: number): Markup {
	return html`<table><thead><tr><th>Item</th><th class="number">Quantity</th><th class="number">Price</th></tr></thead><tbody>${lines.map(
		({ name, quantity, price }) =>
			html`<tr><td>${name}</td><td class="number">${quantity}</td><td class="number">${euro(price * quantity)}</td></tr>`,
	)}<tr><td>Delivery</td><td class="number">1</td><td class="number">${euro(DELIVERY_CENTS)}</td></tr></tbody>
<tfoot><tr><th>Total</th><td></td><td class="number">${euro(total)}</td></tr></tfoot></table>`;
}

function progress(at: number): Markup {
	return html`<ol class="steps">${["Address", "Review", "Order"].map((name, index) =>
		index === at ? html`<li aria-current="step">${name}</li>` : html`<li>${name}</li>`,
	)}</ol>`;
}
