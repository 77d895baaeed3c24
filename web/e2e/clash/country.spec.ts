/** The map of a rich late position, measured in a browser: everything can be read at once, and no label covers another. */
import { canBeRead } from "../support/measure";
import { Person } from "../support/people";
import { setUp } from "../support/script";
import { REST } from "../support/sights";
import { siteOfFile, test } from "../support/site";
import { openTable } from "../support/table";

const site = siteOfFile();
const LATE = new URL("late.py", import.meta.url);
const SIZES = [
  [1440, 900],
  [1024, 768],
] as const;
const PIECES = 60;

test("no piece and no number is below 22 px, and no label covers another, at 1440 and 1024 @quick", async ({
  browser,
}) => {
  const north = await Person.arrives(browser, site.base, "Nora");
  const south = await Person.arrives(browser, site.base, "Sven");
  const name = await setUp(site, LATE, [north, south]);
  for (const [width, height] of SIZES) {
    await north.page.setViewportSize({ width, height });
    await openTable(north.page, name);
    await north.page.waitForTimeout(REST);
    await canBeRead(north.page, `at ${width}`, PIECES);
  }
});
