import { expect } from "@playwright/test";
import { Person, type TableInfo } from "./support/people";
import { Player } from "./support/player";
import { siteOfFile, test } from "./support/site";
import { openTable } from "./support/table";
import { TITLES } from "./support/titles";

const site = siteOfFile();
const LONGEST = 3000;
/** Seconds that a Master thinks at most, and what may come on top of it. */
const BUDGET = 5;
const OVERHEAD = 0.5;
/** Three turns with several deeds each, in milliseconds. */
const LONGEST_WAIT = 900_000;
const BOTS = ["master:builder", "master:warrior", "master:trader"];

for (const title of TITLES) {
  test(`a person plays a whole game of ${title} against three Masters, and none is late @full`, async ({
    browser,
  }) => {
    test.setTimeout(3 * 3_600_000);
    const anna = await Person.arrives(browser, site.base, `Anna of ${title}`);
    const { page } = anna;
    const { name } = await anna.post<TableInfo>("/tables", { title, seats: 4, clock: "none" });
    for (const [at, bot] of BOTS.entries()) await anna.put(`/tables/${name}/seats/${at + 1}/bot`, { bot });
    await anna.put(`/tables/${name}/ready`, { ready: true });
    await anna.post(`/tables/${name}/start`);
    await openTable(page, name);

    // Somewhere at the beginning a Master is asked alone, and the page says so.
    const thinking = page.getByText(/(is|are) thinking …/);
    const seen = thinking.waitFor({ state: "visible", timeout: 900_000 });
    const player = new Player(page, "mouse", 11);
    for (let answers = 0; answers < LONGEST && !(await player.asked(LONGEST_WAIT)).over; answers++)
      await player.answer();
    await seen;
    expect((await anna.get<TableInfo>(`/tables/${name}`)).status).toBe("finished");
    await expect(page.locator("[data-action=analysis]")).toBeVisible();

    const waits = JSON.parse(await site.beside("e2e/support/waits.py", name)) as Record<string, number[]>;
    const all = Object.values(waits)
      .flat()
      .toSorted((one, other) => one - other);
    const at = (share: number): string => (all[Math.floor(share * (all.length - 1))] ?? 0).toFixed(2);
    process.stdout.write(
      `${title}: ${all.length} answers of Masters, median ${at(0.5)} s, 99 % within ${at(0.99)} s, longest ${at(1)} s; ` +
        `${all.filter((wait) => wait > BUDGET + OVERHEAD).length} over ${BUDGET + OVERHEAD} s\n`,
    );
    expect(all.length).toBeGreaterThan(100);
    expect(Math.max(...all)).toBeLessThanOrEqual(BUDGET + OVERHEAD);
  });
}
