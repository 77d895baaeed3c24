import { expect } from "@playwright/test";
import { siteOfFile, test } from "./support/site";
import { TITLES } from "./support/titles";

const site = siteOfFile();

test("a stranger begins a guided game, leaves the guide and takes it up again @quick", async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto(`${site.base}/learn`);
  await page.locator(`[data-title="${TITLES[0]}"] [data-action="guide"]`).click();
  const card = page.locator("section[data-guide]");
  await expect(card).toHaveAttribute("data-guide", "goal");
  // It never covers what it points at.
  await expect(page.locator(".ring")).toBeVisible();
  const [words, ring] = await Promise.all([card.boundingBox(), page.locator(".ring").boundingBox()]);
  if (!words || !ring) throw new Error("the guide points at nothing");
  const apart =
    words.x + words.width <= ring.x ||
    ring.x + ring.width <= words.x ||
    words.y + words.height <= ring.y ||
    ring.y + ring.height <= words.y;
  expect(apart).toBe(true);
  await page.keyboard.press("g");
  await expect(card).toHaveAttribute("data-guide", "map");
  await page.locator('[data-action="guide-leave"]').click();
  await expect(card).toBeHidden();
  await page.reload();
  await page.locator('[data-action="guide-resume"]').click();
  await expect(card).toHaveAttribute("data-guide", "map");
});

for (const width of [1440, 390])
  test(`the guide of each title at ${width} @pictures`, async ({ page }, info) => {
    await page.setViewportSize({ width, height: width > 760 ? 900 : 844 });
    for (const title of TITLES) {
      await page.goto(`${site.base}/learn`);
      const begin = page.locator(`[data-title="${title}"] [data-action="guide"]`);
      await expect(page.locator("[data-action=guide]").first()).toBeVisible();
      if ((await begin.count()) === 0) continue;
      await begin.click();
      for (let number = 0; number < 4; number += 1) {
        const card = page.locator("section[data-guide]");
        if (!(await card.isVisible().catch(() => false)))
          await card.waitFor({ timeout: 8000 }).catch(() => undefined);
        if (!(await card.isVisible())) break;
        await page.waitForTimeout(500);
        await page.screenshot({ path: info.outputPath(`guide-${title}-${width}-${number}.png`) });
        await page.locator('[data-action="guide-next"]').click();
      }
    }
  });
