import { expect } from "@playwright/test";
import { browserOf, PHONE } from "./support/people";
import { siteOfFile, test } from "./support/site";
import { TITLES } from "./support/titles";

const site = siteOfFile();

test("a term is touched for its meaning, by finger and by keyboard @quick", async ({ browser }) => {
  test.setTimeout(60_000);
  const context = await browserOf(browser, { baseURL: site.base, ...PHONE });
  const page = await context.newPage();
  await page.goto("/learn");
  await page.locator(`[data-title="${TITLES[0]}"] [data-action="guide"]`).tap();
  const term = page.locator("section[data-guide] [data-term]").first();
  const meaning = page.locator("[role=dialog]:popover-open");

  await term.tap();
  await expect(meaning).toBeInViewport({ ratio: 1 });
  await expect(term).toHaveAttribute("aria-expanded", "true");
  expect((await meaning.innerText()).length).toBeGreaterThan(20);
  // A touch anywhere else puts it away, and does nothing else.
  await page.touchscreen.tap(200, 20);
  await expect(meaning).toHaveCount(0);
  await expect(term).toHaveAttribute("aria-expanded", "false");

  await term.focus();
  await page.keyboard.press("Enter");
  await expect(meaning).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(meaning).toHaveCount(0);
  await expect(term).toBeFocused();
  await context.close();
});
