import { expect } from "@playwright/test";
import { browserOf } from "./support/people";
import { Player } from "./support/player";
import { siteOfFile, test } from "./support/site";
import { ANY_TITLE } from "./support/titles";

const site = siteOfFile();

test("a stranger plays against bots without an account, by keys from the first answer @quick", async ({
  browser,
}) => {
  const context = await browserOf(browser, {
    baseURL: site.base,
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
  });
  const page = await context.newPage();
  await page.goto("/");
  await page.locator(`[data-title=${ANY_TITLE}]`).getByRole("link", { name: "Play now" }).click();
  await page.getByLabel("Your name").fill("Lena");
  await page.getByLabel("Which bot sits on seat 2?").selectOption("greedy");
  await expect(page.getByText("Variants, clock and who may watch")).toBeVisible();
  await expect(page.getByRole("radio", { name: /Live, 15 minutes/ })).toBeHidden();
  await page.getByRole("button", { name: "Begin the game" }).click();
  await expect(page).toHaveURL(/\/table\//);

  // The focus is on the page as a whole, as after every change of pages: keys work from there.
  const player = new Player(page, "keyboard", 5);
  await player.asked();
  await expect(page.locator("main")).toBeFocused();
  for (let answers = 0; answers < 4; answers++) await player.answer();

  await page.goto("/settings");
  await expect(page.getByText("You are a guest", { exact: false })).toBeVisible();
  await expect(page.getByLabel("Time zone"), "quiet hours are those of the browser").toHaveValue(
    "Europe/Berlin",
  );
  await page.goto("/");
  await expect(page.locator("a[href^='/table/']").first()).toBeVisible();
  await context.close();
});
