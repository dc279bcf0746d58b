/** Runs in the page: shows the items, sends every change to the server, shows what the server answers. */
export const client = `
const root = document.querySelector("[data-items]");
const { path, show, words } = JSON.parse(root.dataset.setup);
const list = root.querySelector("ul");
const field = document.querySelector("#new-item");
let items = JSON.parse(root.dataset.items);
let editing;

document.querySelector("#add").addEventListener("submit", (event) => {
	event.preventDefault();
	const title = field.value.trim();
	field.value = "";
	if (title) send("POST", "items", { title });
});
root.querySelector("#all-done").addEventListener("change", (event) => {
	send("POST", "all", { done: event.target.checked });
});
root.querySelector("#clear").addEventListener("click", () => send("POST", "clear", {}));
draw();

async function send(method, action, body) {
	const response = await fetch(path + action, {
		method,
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	if (!response.ok) return;
	items = await response.json();
	draw();
}

function draw() {
	const shown = items.filter((item) => show === "all" || item.done === (show === "completed"));
	list.replaceChildren(...shown.map(row));
	const left = items.filter((item) => !item.done).length;
	root.querySelector("#left").textContent = words.left[left === 1 ? 0 : 1].replace("{n}", left);
	root.querySelector("#clear").hidden = left === items.length;
	root.querySelector("#all-done").checked = items.length > 0 && left === 0;
	root.hidden = items.length === 0;
	list.querySelector("input[type=text]")?.focus();
}

function row(item) {
	const line = document.createElement("li");
	line.className = item.done ? "done" : "";
	if (editing === item.id) line.append(editor(item));
	else line.append(checkbox(item), title(item), remove(item));
	return line;
}

function checkbox(item) {
	const box = document.createElement("input");
	box.type = "checkbox";
	box.setAttribute("aria-labelledby", "item-" + item.id);
	box.checked = item.done;
	box.addEventListener("change", () => send("PATCH", "items/" + item.id, { done: box.checked }));
	return box;
}

function title(item) {
	const text = document.createElement("span");
	text.id = "item-" + item.id;
	text.textContent = item.title;
	text.addEventListener("dblclick", () => {
		editing = item.id;
		draw();
	});
	return text;
}

function remove(item) {
	const button = document.createElement("button");
	button.type = "button";
	button.className = "quiet";
	button.textContent = words.remove;
	button.setAttribute("aria-label", words.remove + " " + item.title);
	button.addEventListener("click", () => send("DELETE", "items/" + item.id, {}));
	return button;
}

function editor(item) {
	const input = document.createElement("input");
	input.type = "text";
	input.value = item.title;
	input.setAttribute("aria-label", words.edit + " " + item.title);
	const close = (keep) => {
		if (editing !== item.id) return;
		editing = undefined;
		const title = input.value.trim();
		if (keep && title !== item.title) send("PATCH", "items/" + item.id, { title });
		else draw();
	};
	input.addEventListener("keydown", (event) => {
		if (event.key === "Enter") close(true);
		if (event.key === "Escape") close(false);
	});
	input.addEventListener("blur", () => close(true));
	return input;
}
`;
