/**
 * Pictures of The Sands of Time to look at, not a test of anything: moments of a game of five, three sizes, light,
 * dark and high contrast. `npx playwright test --project=pictures sands` puts them where sights.ts says.
 */
import type { Person } from "../support/people";
import { golden, layOut } from "../support/script";
import { type Arrange, arrives, part, taken } from "../support/sights";
import { siteOfFile, test } from "../support/site";

const site = siteOfFile();

/** What happened since one's last turn, at the second step that is drawn on the map. */
const recap: Arrange = async (page) => {
  await page.keyboard.press("r");
  const on = page.locator("[data-action=recap-on]");
  await on.waitFor();
  while ((await page.locator(".traces > g").count()) < 2 && (await on.isEnabled()))
    await page.keyboard.press("Shift+ArrowRight");
};

/** How many entries of the game lead there, who looks, and what is opened. */
const MOMENTS: [name: string, entries: number, seat: number, arrange?: Arrange][] = [
  ["claim", 11, 4],
  ["cards", 51, 3],
  ["caravan", 244, 3],
  ["conquest", 391, 2],
  ["recap", 90, 4, recap],
  ["advances", 441, 3, part("advances")],
  ["build", 441, 3],
  ["final", 10_000, 2],
];

test("eight moments of a game of five @pictures", async ({ browser }) => {
  test.setTimeout(3_600_000);
  const people: Person[] = [];
  for (const name of ["Anna", "Ben", "Clara", "David", "Emma"])
    people.push(await arrives(browser, site.base, name));
  const file = golden("sands", "sands-5p-golden");
  for (const [name, entries, seat, arrange] of MOMENTS) {
    const { name: table } = await layOut(site, file, entries, people);
    await taken((people[seat] as Person).page, table, name, arrange);
  }
});
