/** What the page of a table asks of the site: when it opens, and after an event of somebody else. */
import { expect, type Page } from "@playwright/test";
import { Person, titlesOf, together } from "./support/people";
import { siteOfFile, test } from "./support/site";
import { openTable } from "./support/table";

const site = siteOfFile();
/** Nothing more comes after so many milliseconds. */
const QUIET = 2_000;

interface Asked {
  path: string;
  bytes: number;
}

/** What is asked of the API from now on. */
function watched(page: Page, name: string): Asked[] {
  const found: Asked[] = [];
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/api/")) return;
    void request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
      const path = pathname.replace("/api/", "").replace(name, "…");
      found.push({ path, bytes: responseBodySize + responseHeadersSize });
    });
  });
  return found;
}

const told = (asked: Asked[]): string =>
  `${asked.length} requests, ${asked.reduce((sum, { bytes }) => sum + bytes, 0)} bytes: ${asked.map(({ path }) => path).join(" ")}\n`;

test("after an event what one sees, is asked and has happened comes in one reply @full", async ({
  browser,
}) => {
  const anna = await Person.arrives(browser, site.base, "Anna");
  const ben = await Person.arrives(browser, site.base, "Ben");
  for (const { id, seats } of await titlesOf(anna)) {
    const people = [anna, ben] as const;
    const { name, to_act } = await together([...people], {
      title: id,
      seats: Math.max(2, ...seats.slice(0, 1)),
    });
    const mover = people[to_act[0] ?? 0] ?? anna;
    const { page } = mover === anna ? ben : anna;
    const opening = watched(page, name);
    await openTable(page, name);
    await page.waitForTimeout(QUIET);
    const twice = ["petitions", "chat/players", "notes", "now"].filter(
      (what) => opening.filter(({ path }) => path.endsWith(what)).length !== 1,
    );
    expect(twice, id).toEqual([]);
    process.stdout.write(`${id}, opening: ${told(opening)}`);
    const { seq, options } = await mover.get<{ seq: number; options: { answer: unknown }[] }>(
      `/tables/${name}/prompt`,
    );
    opening.length = 0;
    await mover.post(`/tables/${name}/answer`, { answer: options[0]?.answer, expected: seq });
    await expect(page.locator(`[data-seq="${seq}"]`)).toHaveCount(0);
    await page.waitForTimeout(QUIET);
    process.stdout.write(`${id}, after an event: ${told(opening)}`);
    // What answers would do is asked for by whoever has one to give.
    const paths = opening.map(({ path }) => path).filter((path) => !/(ahead|outlook)$/.test(path));
    expect(paths, id).toEqual(["tables/…/now"]);
    page.removeAllListeners("requestfinished");
  }
});
