/**
 * Pictures of the pages around a game that lasts for weeks, to look at, not a test of anything: three sizes, light, dark
 * and high contrast. `npx playwright test --project=pictures pages` puts them where sights.ts says.
 */
import { againstBots, type Person, type TableInfo, titlesOf, together } from "./support/people";
import { arrives, pictured, REST, taken } from "./support/sights";
import { siteOfFile, test } from "./support/site";
import { ANY_TITLE } from "./support/titles";

const site = siteOfFile();

test("pages of a game over weeks @pictures", async ({ browser }) => {
  test.setTimeout(3_600_000);
  const people: Person[] = [];
  for (const name of ["Anna", "Ben", "Clara", "Xaver"]) people.push(await arrives(browser, site.base, name));
  const [anna, ben, clara] = people as [Person, Person, Person];

  const { page } = anna;
  const me = await anna.get<{ handle: string }>("/people/me");
  await anna.put("/people/me/hours", { quiet: { begin: "22:30", end: "07:15" } });
  await anna.post("/people/me/holidays", { first: "2027-03-01", last: "2027-03-07" });
  const gathering = await ben.post<TableInfo>("/tables", {
    title: ANY_TITLE,
    seats: 3,
    clock: "steady",
    visibility: "public",
  });
  await anna.post("/join", { invitation: gathering.invitation });

  for (const [name, address] of [
    ["home", "/"],
    ["new", "/new"],
    ["lobby", `/table/${gathering.name}`],
    ["settings", "/settings"],
    ["notices", "/settings/notices"],
    ["keys", "/settings/keys"],
    ["games", "/games"],
    ["learn", "/learn"],
    ["nowhere", "/no-such-page"],
    ["ratings", `/ratings/${ANY_TITLE}`],
    ["profile", `/people/${me.handle}`],
    ["invitation", `/invite/${gathering.invitation}?table=${gathering.name}`],
  ] as const)
    await pictured(name === "invitation" ? clara.page : page, address, name);

  const table = await together([anna, ben, clara], { clock: "brisk" });
  const absent = people[table.to_act[0] ?? 0] as Person;
  const other = people.find((one) => one !== absent) as Person;
  const address = `/table/${table.name}`;
  await pictured(other.page, address, "clocks");
  // Anna may be the one, and her nights do not count.
  for (const hours of ["40", "24"]) {
    await site.beside("e2e/support/passing.py", table.name, hours);
    await other.page.waitForTimeout(3 * REST);
  }
  await pictured(other.page, address, "vote");
  const { absences } = await other.get<{ absences: { id: number }[] }>(`/tables/${table.name}`);
  for (const one of people.slice(0, 3).filter((one) => one !== absent))
    await one.put(`/tables/${table.name}/absences/${absences[0]?.id}/vote`, { choice: "caretaker" });
  await pictured(absent.page, address, "kept");
});

test("the end of a game, its dice, its rules beside it, a what-if @pictures", async ({ browser }) => {
  const anna = await arrives(browser, site.base, "Anna at the end");
  const { page } = anna;
  for (const { id, seats } of await titlesOf(anna)) {
    const over = (await site.beside("e2e/support/finished.py", id, anna.name)).trim();
    await taken(page, over, `${id}-over`);
    await taken(page, over, `${id}-dice`, async () => {
      await page.locator("[data-action=table-menu]").filter({ visible: true }).first().click();
      await page.locator("[data-action=dice]").click();
    });
    const table = await againstBots(anna, Math.min(...seats), { title: id });
    await taken(page, table.name, `${id}-rules`, async (_, phone) => {
      await page.locator(phone ? ".tabs a[href^='/rules/']" : "a.rules").click();
    });
    const branch = await anna.post<TableInfo>(`/tables/${table.name}/branch`, { seat: 0 });
    await taken(page, branch.name, `${id}-what-if`);
  }
});
