/** What people do at a table beside answering, by the page. */
import { expect, type Locator, type Page } from "@playwright/test";

export async function openTable(page: Page, name: string): Promise<void> {
  await page.goto(`/table/${name}`);
  await expect(page.locator("[data-seq]")).toBeAttached();
}

/** Opens the past of a table, where a step on can be played: without the lines of the log there is nothing to play. */
export async function openPast(page: Page, name: string, seq: number): Promise<void> {
  await page.goto(`/table/${name}?at=${seq}`);
  await expect(page.locator(`[data-past="${seq}"]`)).toBeAttached();
  await expect(page.getByRole("tabpanel").getByRole("listitem").first()).toBeAttached();
}

/** The length of the journal as the page knows it. */
export async function journal(page: Page): Promise<number> {
  return Number(await page.locator("[data-seq]").getAttribute("data-seq"));
}

/** Opens the menu of the table and takes something from it. */
export async function fromMenu(page: Page, action: string): Promise<void> {
  await page.locator("[data-action=table-menu]").click();
  await page.locator(`[popover]:popover-open [data-action=${action}]`).click();
}

/** Asks the others to go back to before one's last answer. */
export async function petition(page: Page): Promise<void> {
  await fromMenu(page, "petition");
  await page.locator("[data-action=petition-ask]:enabled").click();
  await expect(page.locator("[data-action=petition-withdraw]")).toBeVisible();
}

/** Reads what there is to know, and puts it away. */
export async function putAway(page: Page): Promise<void> {
  await expect(page.locator("dialog[open]")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
}

export async function talkTab(page: Page, name: string | RegExp): Promise<Locator> {
  const tab = page.getByRole("tab", { name });
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  return page.getByRole("tabpanel");
}

export async function chat(page: Page, text: string): Promise<void> {
  await page.locator("[data-action=chat-text]").fill(text);
  await page.locator("[data-action=chat-send]").click();
  await expect(page.getByRole("log")).toContainText(text);
}

/** The page of the result shows these scores, as print writes numbers in either language. */
export async function showsScores(page: Page, scores: readonly number[] | null): Promise<void> {
  for (const score of scores ?? [])
    await expect(page.getByRole("main")).toContainText(
      new RegExp(String(score).replace("-", "−").replace(".", "[.,]")),
    );
}
