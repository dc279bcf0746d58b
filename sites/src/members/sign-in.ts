import { html, type Insert, type Markup } from "../layout/html.ts";
import type { Layout } from "../layout/page.ts";
import { page, type Reply, redirect, type Visit } from "../server/exchange.ts";
import { type Member, signIn } from "./members.ts";

/** What one session knows about who is there. */
export interface Visitor {
	member?: Member;
}

export interface SignInPage {
	/** Where the form goes. */
	readonly action: string;
	/** Where the visitor ends up when no other page asked for the sign-in. */
	readonly home: string;
	/** Only pages below this path may be returned to. */
	readonly within: string;
	/** Status of the page that says the password was wrong. */
	readonly refusal: 200 | 401;
	readonly frame: (page: Pick<Layout, "title" | "main">) => Layout;
	/** Shown when another page sent the visitor here. */
	readonly wall?: string;
}

export function visitorOf(visit: Visit): Visitor {
	return visit.keep("visitor", (): Visitor => ({}));
}

/** Shows the sign-in form, or takes it. */
export function answerSignIn(visit: Visit, options: SignInPage): Reply {
	const next = safeNext(visit.query.get("next") ?? visit.form.get("next"), options);
	if (visit.method !== "POST") {
		const notice = next && options.wall && html`<p class="alert" role="alert">${options.wall}</p>`;
		return page(options.frame(signInPage(options, { next, notice })));
	}
	const email = visit.form.get("email") ?? "";
	const member = signIn(email, visit.form.get("password") ?? "");
	if (member) {
		visitorOf(visit).member = member;
		return redirect(next ?? options.home);
	}
	const notice = html`<p class="alert" role="alert">The email or the password is not right.</p>`;
	return page(options.frame(signInPage(options, { next, notice, email })), options.refusal);
}

interface FormView {
	readonly next: string | undefined;
	readonly notice?: Insert;
	readonly email?: string;
}

function signInPage(options: SignInPage, view: FormView): { title: string; main: Markup } {
	return {
		title: "Sign in",
		main: html`<h1>Sign in</h1>
<form class="panel tight" method="post" action="${options.action}">
${view.notice}
${view.next && html`<input type="hidden" name="next" value="${view.next}">`}
<div class="field"><label for="email">Email</label><input type="email" id="email" name="email" autocomplete="username" required value="${view.email ?? ""}"></div>
<div class="field"><label for="password">Password</label><input type="password" id="password" name="password" autocomplete="current-password" required></div>
<div class="actions"><button>Sign in</button></div>
</form>`,
	};
}

function safeNext(next: string | null, { within }: SignInPage): string | undefined {
	return next?.startsWith(within) ? next : undefined;
}
