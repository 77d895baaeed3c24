/** What a screen reader is given to say. */
import type { Page } from "@playwright/test";

/** From now on, every announcement of the page, in order: a transcript for whoever looks. */
export async function listens(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const region = document.querySelector("[data-testid=announcements]");
    if (!region) throw new Error("nothing is announced on this page");
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof HTMLElement) heard.push(node.innerText.trim());
    }).observe(region, { childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
