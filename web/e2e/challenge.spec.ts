import { expect } from "@playwright/test";
import { Person } from "./support/people";
import { siteOfFile, test } from "./support/site";

const site = siteOfFile();

test("from the shelf to the challenge of the week, to its table, and back to the list @quick", async ({
  browser,
}) => {
  const anna = await Person.arrives(browser, site.base, "Anna");
  const { page } = anna;
  await page.goto("/");
  await page.locator("#games a[href^='/challenge/']").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("challenge");
  await expect(page.getByText("Nobody has finished yet")).toBeVisible();
  const address = page.url();
  await page.getByRole("button", { name: "Take it up" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByRole("heading", { name: "Which tribe do you lead?" })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole("link", { name: "Go on with your attempt" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
});
