/** Time at a table: a clock that runs, hours in which it rests, and somebody who stays away and comes back. */
import { expect, type Page } from "@playwright/test";
import { inBothThemes } from "./support/axe";
import { Person, type TableInfo, together } from "./support/people";
import { siteOfFile, test } from "./support/site";
import { openTable } from "./support/table";
import { ANY_TITLE } from "./support/titles";

const site = siteOfFile();
const TICK = 1_100;

/** The clocks at the seats, as a screen reader says them. */
const clocks = (page: Page): Promise<string[]> =>
  page.getByRole("timer").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));

async function joined(owner: Person, others: Person[], name: string): Promise<TableInfo> {
  const { invitation } = await owner.get<TableInfo>(`/tables/${name}`);
  for (const other of others) {
    await other.post("/join", { invitation });
    await other.put(`/tables/${name}/ready`, { ready: true });
  }
  await owner.put(`/tables/${name}/ready`, { ready: true });
  return owner.post<TableInfo>(`/tables/${name}/start`);
}

test("a clock is chosen and runs; who stays away is kept by a caretaker and takes the seat back @quick", async ({
  browser,
}) => {
  const people = [];
  for (const name of ["Anna", "Ben", "Clara"]) people.push(await Person.arrives(browser, site.base, name));
  const [anna, ben, clara] = people as [Person, Person, Person];

  await anna.page.goto("/new");
  await anna.page.locator("label", { has: anna.page.locator(`input[value=${ANY_TITLE}]`) }).click();
  await anna.page
    .locator("fieldset", { hasText: "Players" })
    .locator("label", { has: anna.page.locator('input[value="3"]') })
    .click();
  await anna.page.locator("label", { has: anna.page.locator("input[value=live-15]") }).click();
  await anna.page.getByRole("button", { name: "Make the table" }).click();
  await anna.page.waitForURL(/\/table\//);
  const name = decodeURIComponent(new URL(anna.page.url()).pathname.split("/").pop() ?? "");
  const { to_act } = await joined(anna, [ben, clara], name);
  const seat = to_act[0] ?? 0;
  const absent = people[seat] as Person;
  const others = people.filter((one) => one !== absent);
  const [first, second] = others as [Person, Person];

  // The clock of who is asked goes, second by second; the others have all their time.
  await openTable(first.page, name);
  await expect.poll(async () => (await clocks(first.page)).length).toBeGreaterThanOrEqual(3);
  const own = (told: string[]): string => told.find((one) => one.includes(absent.name)) ?? "";
  const before = own(await clocks(first.page));
  expect(before).toMatch(/1[45]:\d\d/);
  await first.page.waitForTimeout(2 * TICK);
  expect(own(await clocks(first.page))).not.toBe(before);
  expect((await clocks(first.page)).filter((one) => one.includes("15:00")).length).toBeGreaterThanOrEqual(2);

  // The bank is empty, then the grace is over: the others are asked.
  await site.beside("e2e/support/passing.py", name, "0.3");
  await expect(
    first.page.getByRole("timer", { name: new RegExp(`${absent.name}.*out of time`) }),
  ).toBeVisible();
  await expect(first.page.locator("[data-action=absence-caretaker]")).toHaveCount(0);
  await site.beside("e2e/support/passing.py", name, "0.05");
  const asks = first.page.locator("[data-action=absence-caretaker]");
  await expect(asks).toBeVisible();
  await inBothThemes(first.page, "table, absence vote");
  await openTable(absent.page, name);
  await expect(absent.page.getByText("Your time is up and the others are deciding.")).toBeVisible();
  await openTable(second.page, name);
  await asks.click();
  await expect(asks).toHaveAttribute("aria-pressed", "true");
  await second.page.locator("[data-action=absence-caretaker]").click();
  await expect(asks).toHaveCount(0);

  // The caretaker sits in, and says so; whoever was away takes the seat back.
  const back = absent.page.locator("[data-action=come-back]");
  await expect(back).toBeVisible();
  await inBothThemes(absent.page, "table, kept seat");
  await back.click();
  await expect(back).toHaveCount(0);
  const info = await absent.get<{ my_seats: number[]; absences: unknown[] }>(`/tables/${name}`);
  expect(info.my_seats).toEqual([seat]);
  expect(info.absences).toEqual([]);
  for (const one of people) await one.leaves();
});

test("somebody who has the link takes over the seat of one who stayed away @full", async ({ browser }) => {
  const people = [];
  for (const name of ["Finn", "Gina", "Hans"]) people.push(await Person.arrives(browser, site.base, name));
  const table = await together(people as [Person, ...Person[]], { clock: "live-15", visibility: "private" });
  const seat = table.to_act[0] ?? 0;
  const others = people.filter((_, number) => number !== seat);
  const [first] = others as [Person];
  const absences = async (): Promise<{ id: number }[]> =>
    (await first.get<{ absences: { id: number }[] }>(`/tables/${table.name}`)).absences;
  await site.beside("e2e/support/passing.py", table.name, "0.3");
  await expect
    .poll(async () => {
      const { seats } = await first.get<{ seats: { clock: { stage: string } | null }[] }>(
        `/tables/${table.name}`,
      );
      return seats[seat]?.clock?.stage;
    })
    .toBe("late");
  await site.beside("e2e/support/passing.py", table.name, "0.05");
  await expect.poll(async () => (await absences()).length).toBe(1);
  const [absence] = await absences();
  for (const one of others)
    await one.put(`/tables/${table.name}/absences/${absence?.id}/vote`, { choice: "replace" });

  await openTable(first.page, table.name);
  await expect(first.page.locator("[data-action=copy-invitation]")).toBeVisible();
  const { invitation } = await first.get<TableInfo>(`/tables/${table.name}`);
  const eve = await Person.arrives(browser, site.base, "Eve");
  await eve.page.goto(`/invite/${invitation}?table=${table.name}`);
  await eve.page.locator("[data-action=take-over]").click();
  await expect(eve.page.locator("[data-seq]")).toBeAttached();
  expect((await eve.get<{ my_seats: number[] }>(`/tables/${table.name}`)).my_seats).toEqual([seat]);
  await expect(first.page.locator("[data-action=copy-invitation]")).toHaveCount(0);
  for (const one of [...people, eve]) await one.leaves();
});

test("quiet hours and a holiday are entered, kept and called off @quick", async ({ browser }) => {
  const dora = await Person.arrives(browser, site.base, "Dora");
  const { page } = dora;
  const hours = page.getByRole("region", { name: "When my clocks pause" });
  await page.goto("/settings");
  await hours.getByLabel("from").fill("22:30");
  await hours.getByLabel("until").fill("07:15");
  await hours.getByRole("checkbox").check();
  await expect(hours.getByRole("checkbox")).toBeChecked();
  const day = (later: number): string => new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10);
  await hours.getByLabel("first day").fill(day(40));
  await hours.getByLabel("last day").fill(day(44));
  await hours.getByRole("button", { name: "Add a holiday" }).click();
  await expect(hours.getByRole("button", { name: "Cancel" })).toBeVisible();
  await page.reload();
  await expect(hours.getByLabel("from")).toHaveValue("22:30");
  await expect(hours.getByLabel("until")).toHaveValue("07:15");
  await inBothThemes(page, "settings, hours", { part: "section[aria-label='When my clocks pause']" });
  await hours.getByRole("button", { name: "Cancel" }).click();
  await expect(hours.getByRole("button", { name: "Cancel" })).toHaveCount(0);
  await dora.leaves();
});
