import type { SiteTask } from "./site-task.ts";

const NOTES = `$$(".cards h2").map((note) => note.textContent).join("|")`;

export const FORM_TASKS: readonly SiteTask[] = [
	{
		id: "wizard-register",
		kind: "steps",
		start: "/wizard/",
		goal: "Register for the course 'Bread baking' on Saturday, agree to the house rules and finish",
		values: { "first name": "Ada", "last name": "Berg", email: "ada@example.test" },
		expect: "done",
		writes: { "POST /wizard/1": 1, "POST /wizard/2": 1, "POST /wizard/3": 1 },
		reached: (seen) =>
			seen.at === "/wizard/done" &&
			seen.requests.some(({ form }) => form.course === "Bread baking" && form.day === "Saturday") &&
			seen.requests.some(({ form }) => form.first_name === "Ada" && form.last_name === "Berg"),
	},
	{
		id: "slow-hours",
		kind: "timing",
		start: "/slow/",
		goal: "Show the hours of the Hill branch",
		expect: "done",
		reached: (seen) => seen.holds(`txt("#content").includes("Hill branch: Monday")`),
	},
	{
		id: "gate-archive",
		kind: "gate",
		start: "/gate/",
		goal: "Open the timetable Summer 1932",
		expect: "review",
	},
	{
		id: "like-by-card",
		kind: "row",
		start: "/like/",
		goal: "Edit the work address: set the street to 'Pier 3' and save",
		expect: "done",
		writes: { "POST /like/edit/work": 1 },
		reached: ({ requests }) =>
			requests.some(({ path, form }) => path === "/like/edit/work" && form.street === "Pier 3"),
	},
	{
		id: "like-twins",
		kind: "ambiguous",
		start: "/like/twins",
		goal: "Edit the note",
		expect: "ambiguous",
		ready: (seen) => seen.at === "/like/twins",
	},
	{
		id: "disabled-number",
		kind: "impossible",
		start: "/disabled/",
		goal: "Set the membership number to 77 and save",
		expect: "fail",
	},
	{
		id: "disabled-missing-language",
		kind: "impossible",
		start: "/disabled/",
		goal: "Choose the language Klingon and save",
		expect: "fail",
	},
	{
		id: "disabled-nickname",
		kind: "form",
		start: "/disabled/",
		goal: "Change the nickname to 'Gull' and save",
		expect: "done",
		writes: { "POST /disabled/": 1 },
		reached: ({ requests }) => requests.some(({ form }) => form.nickname === "Gull"),
	},
	{
		id: "newsletter-no-value",
		kind: "missing-value",
		start: "/newsletter/",
		goal: "Subscribe to the newsletter",
		expect: "input",
		ready: (seen) => seen.holds(`$("#email").value === ""`),
	},
	{
		id: "newsletter-subscribe",
		kind: "form",
		start: "/newsletter/",
		goal: "Subscribe to the newsletter",
		values: { email: "ada@example.test" },
		expect: "done",
		writes: { "POST /newsletter/": 1 },
		reached: (seen) => seen.at === "/newsletter/thanks",
	},
	{
		id: "notes-delete",
		kind: "dialog",
		start: "/notes/",
		goal: "Delete the note 'Return the ladder' and answer OK",
		expect: "done",
		writes: { "POST /notes/delete": 1 },
		reached: (seen) => seen.holds(`${NOTES} === "Water the ferns|Call the ferry office"`),
	},
	{
		id: "notes-add",
		kind: "form",
		start: "/notes/",
		goal: "Add the note 'Oil the hinge'",
		expect: "done",
		writes: { "POST /notes/add": 1 },
		reached: (seen) => seen.holds(`${NOTES}.endsWith("|Oil the hinge")`),
	},
];
