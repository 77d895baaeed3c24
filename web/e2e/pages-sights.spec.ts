/**
 * Pictures of the pages around a game that lasts for weeks, to look at, not a test of anything: three sizes, light, dark
 * and high contrast. `npx playwright test --project=pictures pages` puts them where sights.ts says.
 */
import { test } from "@playwright/test";
import { type TableInfo, type Person, together } from "./people";
import { arrives, pictured, REST } from "./sights";
import { siteOfFile } from "./site";

const site = siteOfFile();

test("pages of a game over weeks @pictures", async ({ browser }) => {
  test.setTimeout(3_600_000);
  const people: Person[] = [];
  for (const name of ["Anna", "Ben", "Clara", "Xaver"]) people.push(await arrives(browser, site.base, name));
  const [anna, ben, clara] = people as [Person, Person, Person];
  await site.beside("e2e/finished.py", "14", "Anna", "Ben", "Clara", "Xaver");

  const { page } = anna;
  const me = await anna.get<{ handle: string }>("/people/me");
  await anna.put("/people/me/hours", { quiet: { begin: "22:30", end: "07:15" } });
  await anna.post("/people/me/holidays", { first: "2027-03-01", last: "2027-03-07" });
  const gathering = await ben.post<TableInfo>("/tables", {
    title: "sands",
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
    ["ratings", "/ratings/sands"],
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
    await site.beside("e2e/passing.py", table.name, hours);
    await other.page.waitForTimeout(3 * REST);
  }
  await pictured(other.page, address, "vote");
  const { absences } = await other.get<{ absences: { id: number }[] }>(`/tables/${table.name}`);
  for (const one of people.slice(0, 3).filter((one) => one !== absent))
    await one.put(`/tables/${table.name}/absences/${absences[0]?.id}/vote`, { choice: "caretaker" });
  await pictured(absent.page, address, "kept");
});
