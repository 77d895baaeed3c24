/** What axe finds on a page or a part of it, in the languages and themes that people choose. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import type { Person } from "./people";
import { isQuick } from "./sizes";

type Theme = "light" | "dark";

/** All rules, or those alone that look at colours. */
async function findings(page: Page, rules: "all" | "colours", part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (part) axe.include(part);
  if (rules === "colours") axe.withRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.html.slice(0, 200)}`),
  );
}

/** Speaks a language from the next page on, as the switch in the bar does. */
export async function speaks(person: Person, language: string): Promise<void> {
  await person.patch("/people/me", { language });
  await person.context.addInitScript((chosen) => localStorage.setItem("civitas.language", chosen), language);
  await person.context.addCookies([{ name: "django_language", value: language, url: person.base }]);
}

let looked = 0;

/** The themes of this look, and by which rules. At the quick size of the tests themes take turns from look to look. */
function themes(): [Theme, "all" | "colours"][] {
  if (isQuick()) return [[looked++ % 2 ? "dark" : "light", "all"]];
  return [
    ["light", "all"],
    ["dark", "colours"],
  ];
}

/** Looks at what is shown now in both themes; the second time only at what a theme can change. */
export async function inBothThemes(
  page: Page,
  what: string,
  { part, look }: { part?: string; look?: (theme: string) => Promise<unknown> } = {},
): Promise<void> {
  for (const [colorScheme, rules] of themes()) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // The client draws the theme of the system when it hears of it; the account pages have no script for that.
    await page.waitForFunction(
      (wanted) => (document.documentElement.dataset["theme"] ?? wanted) === wanted,
      colorScheme,
    );
    await page.evaluate(
      () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
    );
    await look?.(colorScheme);
    expect.soft(await findings(page, rules, part), `${what}, ${colorScheme}`).toEqual([]);
  }
}
