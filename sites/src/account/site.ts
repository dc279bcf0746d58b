import { html } from "../layout/html.ts";
import type { Layout } from "../layout/page.ts";
import type { Member } from "../members/members.ts";
import { answerSignIn, type Visitor, visitorOf } from "../members/sign-in.ts";
import { page, type Reply, redirect, type Site, type Visit } from "../server/exchange.ts";

/** Sign-in with an account behind it. Below `strict/` a wrong password is answered with 401 instead of 200. */
export const accountSite: Site = {
	path: "/account/",
	name: "Member account",
	summary: "Sign-in, a wrong password, and pages behind it.",
	lang: "en",
	answer: (visit) => {
		const visitor = visitorOf(visit);
		if (visit.rest === "sign-out" && visit.method === "POST") return signOut(visitor);
		const strict = visit.rest.startsWith("strict/");
		const rest = strict ? visit.rest.slice("strict/".length) : visit.rest;
		return rest === "sign-in" ? signInAt(visit, strict) : behindSignIn(visit, { visitor, rest });
	},
};

function signInAt(visit: Visit, strict: boolean): Reply {
	return answerSignIn(visit, {
		action: strict ? "/account/strict/sign-in" : "/account/sign-in",
		home: "/account/",
		within: "/account/",
		refusal: strict ? 401 : 200,
		wall: "Please sign in to see this page.",
		frame: (content) => frame(content),
	});
}

function signOut(visitor: Visitor): Reply {
	delete visitor.member;
	return redirect("/account/sign-in");
}

function behindSignIn(
	visit: Visit,
	{ visitor, rest }: { visitor: Visitor; rest: string },
): Reply | undefined {
	if (!["", "orders", "details"].includes(rest)) return;
	if (!visitor.member) return toSignIn(visit, rest);
	if (rest === "orders") return page(frame(ordersPage, visitor.member));
	if (rest === "details") return page(frame(detailsPage(visitor.member), visitor.member));
	return page(frame(homePage(visitor.member), visitor.member));
}

function toSignIn(visit: Visit, rest: string): Reply {
	const strict = visit.path.startsWith("/account/strict/");
	const signIn = strict ? "/account/strict/sign-in" : "/account/sign-in";
	return redirect(rest === "" ? signIn : `${signIn}?next=/account/${rest}`);
}

function homePage(member: Member): Pick<Layout, "title" | "main"> {
	return {
		title: "Your account",
		main: html`<h1>Welcome, ${member.name}</h1>
<p class="lead">You are signed in as ${member.email}.</p>
<ul><li><a href="/account/orders">Your orders</a></li><li><a href="/account/details">Your details</a></li></ul>`,
	};
}

const ordersPage: Pick<Layout, "title" | "main"> = {
	title: "Your orders",
	main: html`<h1>Your orders</h1>
<table><thead><tr><th>Order</th><th>Item</th><th>State</th></tr></thead><tbody>
<tr><td>HL-204</td><td>Tide table 2031</td><td>On its way</td></tr>
<tr><td>HL-187</td><td>Chart of the outer islands</td><td>Delivered</td></tr>
</tbody></table>`,
};

function detailsPage(member: Member): Pick<Layout, "title" | "main"> {
	return {
		title: "Your details",
		main: html`<h1>Your details</h1>
<dl class="facts"><dt>Name</dt><dd>${member.name}</dd><dt>Email</dt><dd>${member.email}</dd><dt>Member since</dt><dd>2027</dd></dl>`,
	};
}

function frame(content: Pick<Layout, "title" | "main">, member?: Member): Layout {
	return {
		...content,
		brand: { href: "/account/", text: "Harbour Library" },
		theme: "slate",
		links: member
			? [
					{ href: "/account/", text: "Account" },
					{ href: "/account/orders", text: "Orders" },
					{ href: "/account/details", text: "Details" },
				]
			: [],
		aside:
			member &&
			html`<form method="post" action="/account/sign-out"><button class="quiet">Sign out</button></form>`,
	};
}
