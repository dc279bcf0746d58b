import type { Sites } from "@surehand/sites";
import type { Page } from "playwright-core";

/** The same job twice: as a goal, and as the calls a person would write with playwright-core. */
export interface Scenario {
	readonly id: string;
	readonly start: string;
	readonly goal: string;
	readonly byHand: (page: Page) => Promise<void>;
	readonly reached: (sites: Sites) => boolean;
}

export const SCENARIOS: readonly Scenario[] = [
	{
		id: "stays",
		start: "/stays/",
		goal: "Find stays in Lisbon, choose the Design category, enable Free cancellation, then open Casa Flora",
		byHand: async (page) => {
			await page.getByLabel("Destination").fill("Lisbon");
			await page.getByLabel("Stay category").selectOption({ label: "Design" });
			await page.getByLabel("Free cancellation").check();
			await page.getByRole("button", { name: "Search" }).click();
			await page.getByRole("link", { name: "Casa Flora", exact: true }).click();
			await page.getByRole("heading", { name: "Casa Flora" }).waitFor();
		},
		reached: ({ requests }) => requests.some(({ path }) => path === "/stays/casa-flora"),
	},
	{
		id: "todo",
		start: "/todo/",
		goal: "Add 'buy milk' and 'walk the dog', complete 'buy milk', then clear completed",
		byHand: async (page) => {
			for (const title of ["buy milk", "walk the dog"]) {
				await page.getByLabel("New to-do").fill(title);
				await page.getByLabel("New to-do").press("Enter");
				await page.getByRole("checkbox", { name: title }).waitFor();
			}
			await page.getByRole("checkbox", { name: "buy milk" }).check();
			await page.getByRole("button", { name: "Clear completed" }).click();
			await page.getByRole("checkbox", { name: "buy milk" }).waitFor({ state: "detached" });
		},
		reached: ({ requests }) => requests.some(({ path }) => path === "/todo/clear"),
	},
	{
		id: "nickname",
		start: "/disabled/",
		goal: "Change the nickname to 'Gull' and save",
		byHand: async (page) => {
			await page.getByLabel("Nickname").fill("Gull");
			await page.getByRole("button", { name: "Save" }).click();
			await page.getByText("Saved.").waitFor();
		},
		reached: ({ requests }) => requests.some(({ form }) => form.nickname === "Gull"),
	},
];
