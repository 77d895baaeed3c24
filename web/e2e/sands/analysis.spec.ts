import { expect } from "@playwright/test";
import { inBothThemes } from "../support/axe";
import { Person } from "../support/people";
import { Player } from "../support/player";
import { siteOfFile, test } from "../support/site";
import { openTable } from "../support/table";

const site = siteOfFile();
/** A game that bots have played to its end, the person on the first seat. */
async function finished(person: Person, title: string): Promise<string> {
  return (await site.beside("e2e/support/finished.py", title, person.name)).trim();
}

test("a finished game is looked back at: chances, where they turned, and luck, by keyboard into the replay @quick", async ({
  browser,
}) => {
  const anna = await Person.arrives(browser, site.base, "Anna");
  const { page } = anna;
  const name = await finished(anna, "sands");
  await openTable(page, name);
  await expect(page.getByRole("table", { name: "Where the points came from" })).toBeVisible();
  const ending = page.locator("[data-part=ending]");
  await expect(ending).toContainText("Dynasty 3 was the last one: the game is over");
  await expect(ending.getByRole("link").first()).toHaveAttribute("href", "/rules/sands#10.0.1");
  await inBothThemes(page, "the final score", { part: ".final" });
  await page.locator("[data-action=analysis]").press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Looking back" })).toBeVisible();
  const chart = page.getByRole("img", { name: /Estimated chance of winning/ });
  await expect(chart).toBeVisible();
  await inBothThemes(page, "look back");
  await page.getByText("All numbers as a table").press("Enter");
  const rows = page.locator("details tbody tr");
  expect(await rows.count()).toBeGreaterThan(20);
  await inBothThemes(page, "look back, numbers", { part: "details" });
  await expect(page.getByRole("heading", { name: "Luck with the dice" })).toBeVisible();

  const look = page.locator(".turns a").first();
  const move = /\d+/.exec((await look.textContent()) ?? "")?.[0] ?? "";
  await look.press("Enter");
  await expect(page.locator(`[data-past="${move}"]`)).toBeAttached();
  await expect(page.locator(".final")).toHaveCount(0);
  await page.locator(".scrubber a", { hasText: "Looking back" }).click();
  await expect(chart).toBeVisible();
});

test("after a game one sees what one could have done better, and plays on from there against bots @full", async ({
  browser,
}) => {
  const berta = await Person.arrives(browser, site.base, "Berta");
  const { page } = berta;
  const name = await finished(berta, "sands");
  await page.goto(`/table/${name}/analysis`);
  const told = page.locator("[data-part=decisions] > li");
  await expect(told.first()).toContainText("Better:", { timeout: 120_000 });
  expect(await told.count()).toBeLessThanOrEqual(3);
  await inBothThemes(page, "costliest decisions", { part: "[data-part=decisions]" });
  await told.first().locator("[data-action=play-on]").press("Enter");
  await expect(page.locator("[data-part=what-if]")).toBeVisible();
  await expect(page.locator("[data-action=origin]")).toHaveAttribute("href", `/table/${name}`);
  expect((await new Player(page).asked()).question).not.toBe("");
});
