import { html, type Markup } from "../layout/html.ts";
import { flag, type Layout, option } from "../layout/page.ts";
import { page, type Reply, redirect, type Site, type Visit } from "../server/exchange.ts";

const STEPS = ["About you", "Course", "Check"] as const;
const COURSES = ["Bookbinding", "Bread baking", "Knots and splices"];
const DAYS = ["Monday", "Wednesday", "Saturday"];

interface Registration {
	fields: Record<string, string>;
	finished: boolean;
}

/** A registration in three steps; every step has its own Next, and nothing is taken before Finish. */
export const wizardSite: Site = {
	path: "/wizard/",
	name: "Course registration",
	summary: "Three steps with Next and Back, then Finish.",
	lang: "en",
	answer: (visit) => {
		const registration = visit.keep(
			"registration",
			(): Registration => ({ fields: {}, finished: false }),
		);
		if (visit.rest === "") return show(registration, 0);
		if (visit.rest === "done")
			return registration.finished ? page(donePage(registration)) : redirect("/wizard/");
		const step = ["1", "2", "3"].indexOf(visit.rest);
		if (step < 0) return;
		return visit.method === "POST" ? take(registration, { visit, step }) : show(registration, step);
	},
};

function show(registration: Registration, step: number): Reply {
	const first = [0, 1].find(
		(earlier) => earlier < step && faults(registration, earlier).length > 0,
	);
	if (first !== undefined) return redirect(`/wizard/${first + 1}`);
	return page(stepPage(registration, { step, faults: [] }));
}

function take(registration: Registration, { visit, step }: { visit: Visit; step: number }): Reply {
	for (const name of FIELDS[step] ?? []) {
		registration.fields[name] = visit.form.get(name)?.trim() ?? "";
	}
	const found = faults(registration, step);
	if (found.length > 0) return page(stepPage(registration, { step, faults: found }), 422);
	if (step < 2) return redirect(`/wizard/${step + 2}`);
	registration.finished = true;
	return redirect("/wizard/done");
}

const FIELDS: readonly (readonly string[])[] = [
	["first_name", "last_name", "email"],
	["course", "day"],
	["terms"],
];

const MISSING: Readonly<Record<string, string>> = {
	first_name: "Enter your first name.",
	last_name: "Enter your last name.",
	email: "Enter your email address.",
	course: "Choose a course.",
	day: "Choose a day.",
	terms: "Agree to the house rules.",
};

function faults({ fields }: Registration, step: number): string[] {
	return (FIELDS[step] ?? []).filter((name) => !fields[name]).map((name) => MISSING[name] ?? name);
}

interface StepView {
	readonly step: number;
	readonly faults: readonly string[];
}

function stepPage(registration: Registration, view: StepView): Layout {
	const body = [aboutFields, courseFields, checkFields][view.step] ?? aboutFields;
	return frame({
		title: STEPS[view.step] ?? "",
		main: html`<ol class="steps">${STEPS.map((name, index) =>
			index === view.step ? html`<li aria-current="step">${name}</li>` : html`<li>${name}</li>`,
		)}</ol>
<h1>${STEPS[view.step]}</h1>
<form class="panel" method="post" action="/wizard/${view.step + 1}" novalidate>
${view.faults.length > 0 && html`<div class="alert" role="alert">${view.faults.map((fault) => html`<p>${fault}</p>`)}</div>`}
${body(registration.fields)}
<div class="actions"><button>${view.step === 2 ? "Finish" : "Next"}</button>
${view.step > 0 && html`<a class="button quiet" href="/wizard/${view.step}">Back</a>`}</div>
</form>`,
	});
}

function aboutFields(fields: Registration["fields"]): Markup {
	const field = (name: string, { label, type = "text" }: { label: string; type?: string }) =>
		html`<div class="field"><label for="${name}">${label}</label><input type="${type}" id="${name}" name="${name}" value="${fields[name] ?? ""}"></div>`;
	return html`${field("first_name", { label: "First name" })}${field("last_name", { label: "Last name" })}${field("email", { label: "Email", type: "email" })}`;
}

function courseFields(fields: Registration["fields"]): Markup {
	return html`<div class="field"><label for="course">Course</label><select id="course" name="course">${option("", "Choose a course", fields.course ?? "")}${COURSES.map((name) => option(name, name, fields.course ?? ""))}</select></div>
<fieldset><legend>Day</legend>${DAYS.map(
		(day) =>
			html`<label class="choice"><input type="radio" name="day" value="${day}"${flag("checked", fields.day === day)}> ${day}</label>`,
	)}</fieldset>`;
}

function checkFields(fields: Registration["fields"]): Markup {
	return html`${summary(fields)}
<label class="choice"><input type="checkbox" name="terms" value="yes"${flag("checked", fields.terms === "yes")}> I agree to the house rules</label>`;
}

function summary(fields: Registration["fields"]): Markup {
	return html`<dl class="facts"><dt>Name</dt><dd>${fields.first_name} ${fields.last_name}</dd><dt>Email</dt><dd>${fields.email}</dd><dt>Course</dt><dd>${fields.course}</dd><dt>Day</dt><dd>${fields.day}</dd></dl>`;
}

function donePage({ fields }: Registration): Layout {
	return frame({
		title: "Registered",
		main: html`<h1>You are registered</h1><p class="status" role="status">We keep a place for ${fields.first_name}.</p>${summary(fields)}`,
	});
}

function frame(content: Pick<Layout, "title" | "main">): Layout {
	return { ...content, brand: { href: "/wizard/", text: "Evening School" }, theme: "plum" };
}
