/** The map of a game of five, measured in a browser: everything can be read at once, and no label covers another. */
import { canBeRead } from "../support/measure";
import { Person } from "../support/people";
import { golden, layOut } from "../support/script";
import { REST } from "../support/sights";
import { siteOfFile, test } from "../support/site";
import { openTable } from "../support/table";

const site = siteOfFile();
const SIZES = [
  [1440, 900],
  [1024, 768],
] as const;
const PIECES = 60;
/** Late in the first dynasty. */
const ENTRIES = 441;

test("no piece and no number is below 22 px, and no label covers another, at 1440 and 1024 @quick", async ({
  browser,
}) => {
  const people: Person[] = [];
  for (const name of ["Anna", "Ben", "Clara", "David", "Emma"])
    people.push(await Person.arrives(browser, site.base, name));
  const { name } = await layOut(site, golden("sands", "sands-5p-golden"), ENTRIES, people);
  const { page } = people[0] as Person;
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await openTable(page, name);
    await page.waitForTimeout(REST);
    await canBeRead(page, `at ${width}`, PIECES);
  }
});
