/** A purchase at the trading table: the owner asks for a treaty on top by its steps, and the buyer agrees. */
import { expect, type Page } from "@playwright/test";
import type { PromptOut } from "../../src/table/server";
import { Person } from "../support/people";
import { Reader, setUp } from "../support/script";
import { siteOfFile, test } from "../support/site";

const site = siteOfFile();
const BARGAIN = new URL("bargain.py", import.meta.url);
/** Pictures of it, if anybody wants them. */
const FOLDER = process.env["CIVITAS_PICTURES"];
const SIZES = [
  [390, 844],
  [1440, 900],
] as const;

interface Realm {
  thalers: number;
  treaties: number;
}

async function pictured(page: Page, name: string): Promise<void> {
  if (!FOLDER) return;
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${FOLDER}/bargain-${name}-${width}.png` });
  }
}

test("a province is sold at the trading table for thalers and a treaty @quick", async ({ browser }) => {
  const anna = await Person.arrives(browser, site.base, "Anna");
  const ben = await Person.arrives(browser, site.base, "Ben", { locale: "de-DE" });
  const name = await setUp(site, BARGAIN, [anna, ben]);
  // How somebody comes to a bargain is shown elsewhere.
  for (const answer of ["diplomacy", { leader: 1 }, "none", null]) {
    const { seq, options } = await anna.get<PromptOut>(`/tables/${name}/prompt`);
    const purchase = options.find((one) => String(one.answer).startsWith("buy:"))?.answer;
    await anna.post(`/tables/${name}/answer`, { answer: answer ?? purchase, expected: seq });
  }
  const [buyer, owner] = [await Reader.sits(anna, name), await Reader.sits(ben, name)];
  const realms = async (): Promise<Realm[]> =>
    (await anna.get<{ game: { realms: Realm[] } }>(`/tables/${name}/view`)).game.realms;
  const before = await realms();

  const table = owner.page.locator(".trade");
  const treaties = table.locator('[data-ware="stock:treaties"] [data-side=want]');
  await expect(table.locator('[data-ware^="province:"] [data-side=give]')).toHaveText("1");
  await expect(treaties.getByRole("button").first()).toBeDisabled();
  await pictured(owner.page, "asked");
  await treaties.getByRole("button").last().click();
  await pictured(owner.page, "counter");
  await table.locator("[data-action=trade-counter]").click();

  const decided = buyer.page.locator(".trade");
  await expect(decided.locator('[data-ware="stock:treaties"] [data-side=give]')).toHaveText("1");
  await pictured(buyer.page, "countered");
  await decided.locator("[data-action=trade-accept]").click();
  await expect(decided).toHaveCount(0);
  await expect.poll(async () => (await realms())[1]?.treaties).toBe((before[1]?.treaties ?? 0) + 1);
  const after = await realms();
  expect(after[0]?.treaties).toBe((before[0]?.treaties ?? 0) - 1);
  expect(after[1]?.thalers).toBeGreaterThan(before[1]?.thalers ?? 0);
});
