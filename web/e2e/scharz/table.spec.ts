/** Two people give orders for a season of Scharz: touched on the map, sent in secret, carried out together. */
import { expect, type Page } from "@playwright/test";
import { linesOf, Person, together } from "../support/people";
import { Player, whoIsAsked } from "../support/player";
import { part, taken } from "../support/sights";
import { siteOfFile, test } from "../support/site";
import { openTable } from "../support/table";

const site = siteOfFile();
/** More answers than the Prolog and a season ever ask for. */
const MOST = 60;

interface Opened {
  people: [Person, Person];
  players: Player[];
  name: string;
}

async function opened(
  browser: Parameters<typeof Person.arrives>[0],
  seats = 2,
  map = "italia",
): Promise<Opened> {
  const people: [Person, Person] = [
    await Person.arrives(browser, site.base, "Anna"),
    await Person.arrives(browser, site.base, "Ben"),
  ];
  const { name } = await together(people, { title: "scharz", options: { mode: "basic", map }, seats });
  for (const { page } of people) await openTable(page, name);
  return { people, players: people.map(({ page }, seat) => new Player(page, "mouse", seat + 3)), name };
}

/** Whoever is asked answers, until this is the question; it is left to the test. */
async function until(players: readonly Player[], question: string): Promise<Player> {
  for (let given = 0; given < MOST; given++) {
    const asked = await whoIsAsked(players);
    if (!asked) break;
    if ((await asked.see()).question === question) return asked;
    await asked.answer();
  }
  throw new Error(`${question} was never asked`);
}

/** Touches where units stand and where one of them can go. Ends with both places. */
async function order(page: Page, player: Player): Promise<[string, string]> {
  const [from = ""] = (await player.see()).lit;
  await player.touch(from);
  await expect(page.locator(`[data-target="${from}"][aria-pressed=true]`).first()).toBeAttached();
  const to = (await player.see()).lit.find((target) => target !== from) ?? "";
  await player.touch(to);
  return [from, to];
}

test("two people order in secret, and a season goes by @quick", async ({ browser }) => {
  test.setTimeout(500_000);
  const { people, players, name } = await opened(browser);
  const faults: string[] = [];
  for (const { page } of people) page.on("pageerror", ({ message }) => faults.push(message));
  const first = await until(players, "march");
  const { page } = first;

  const [from, to] = await order(page, first);
  const orders = page.locator(".prompt output").filter({ hasText: /^[1-9]/ });
  if (!(await orders.count())) await page.locator(".prompt [data-answer]:enabled").first().click();
  await expect(orders.first()).toBeVisible();
  await expect(page.locator("g.traces path.arrow")).toHaveCount(1); // it lies on the map before it is sent
  await page.locator("[data-action=confirm]").click();
  await expect.poll(async () => (await first.see()).question).not.toBe("march");

  const second = await until(players, "march");
  expect(second).not.toBe(first);
  const secret = await linesOf(people[players.indexOf(second)] as Person, name);
  expect(secret.some(({ key }) => key === "moved")).toBe(false);
  await order(second.page, second);
  await second.page.locator("[data-action=confirm]").click();
  await expect.poll(async () => (await second.see()).question).not.toBe("march");

  await expect
    .poll(async () => {
      const told = await linesOf(people[0], name);
      return told.some(
        ({ key, acts }) =>
          key === "moved" &&
          acts.some((act) => JSON.stringify(act).includes(from) && JSON.stringify(act).includes(to)),
      );
    })
    .toBe(true);
  await until(players, "march"); // the next season has come
  await expect(page.locator("header .moment")).toContainText("summer");
  expect(faults).toEqual([]);
});

test("what a table of Scharz looks like: orders, the market, the sheet of a seat @pictures", async ({
  browser,
}) => {
  const seats = Number(process.env["CIVITAS_SEATS"] ?? 2);
  const map = process.env["CIVITAS_MAP"] ?? "italia";
  const { players, name } = await opened(browser, seats, map);
  const [settler] = players;
  if (settler) await taken(settler.page, name, `scharz-${map}-${seats}-prolog`);
  const first = await until(players, "march");
  await taken(first.page, name, `scharz-${map}-${seats}-march`);
  await taken(first.page, name, `scharz-${map}-${seats}-orders`, async (page) => {
    await order(page, new Player(page));
  });
  await taken(first.page, name, `scharz-${map}-${seats}-realms`, part("realms"));
  await taken(first.page, name, `scharz-${map}-${seats}-mat`, async (page) => {
    await page.locator("[data-mat]").filter({ visible: true }).first().click();
  });
  const trader = await until(players, "trade");
  await taken(trader.page, name, `scharz-${map}-${seats}-trade`);
});
