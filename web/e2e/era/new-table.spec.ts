/** The form for a new table offers automas where they can join, and says where they cannot. */
import { expect } from "@playwright/test";
import { Person } from "../support/people";
import { siteOfFile, test } from "../support/site";

const site = siteOfFile();
const FOLDER = process.env["CIVITAS_PICTURES"];

test("automas are offered to four people and fewer, and then no long game @quick", async ({ browser }) => {
  const anna = await Person.arrives(browser, site.base, "Amalia", { locale: "de-DE" });
  const { page } = anna;
  await page.goto("/new?title=era");
  const players = (count: number) => page.getByRole("radio", { name: String(count), exact: true });
  const automas = page.getByRole("group", { name: "Automas", exact: true });
  const length = page.getByRole("group", { name: "Länge" });
  await players(2).check();
  await automas.getByRole("radio").nth(1).check();
  await expect(length).toHaveCount(0);
  await expect(page.getByRole("group", { name: /Schwierigkeitsgrad/ })).toBeVisible();
  if (FOLDER) await page.screenshot({ path: `${FOLDER}/new-table-2.png`, fullPage: true });
  await players(5).check();
  await expect(automas).toHaveCount(0);
  await expect(length).toBeVisible();
  await expect(page.locator("form .left")).toContainText("Automas");
  if (FOLDER) await page.screenshot({ path: `${FOLDER}/new-table-5.png`, fullPage: true });
  await players(2).check();
  await expect(automas).toBeVisible();
});
