/** The trading table: an offer by steps, other terms for it by steps, and what both have afterwards. */
import { type Browser, expect, type Locator } from "@playwright/test";
import { Person } from "../support/people";
import { Reader, setUp } from "../support/script";
import { siteOfFile, test } from "../support/site";

const site = siteOfFile();
const WAR = new URL("war.py", import.meta.url);
/** Pictures of it, if anybody wants them. */
const FOLDER = process.env["CIVITAS_PICTURES"];
const SIZES = [
  [390, 844],
  [1440, 900],
] as const;

type Goods = Record<string, number>;

class Trader {
  private constructor(
    readonly person: Person,
    readonly table: string,
    readonly reader: Reader,
  ) {}

  static async sits(person: Person, table: string): Promise<Trader> {
    return new Trader(person, table, await Reader.sits(person, table));
  }

  get page() {
    return this.person.page;
  }

  button(action: string): Locator {
    return this.page.locator(`.trade [data-action=trade-${action}]`);
  }

  /** The number of a thing on one side, between its steps. */
  cell(side: "give" | "want", good: string): Locator {
    return this.page.locator(`.trade [data-ware="good:${good}"] [data-side=${side}]`);
  }

  async more(side: "give" | "want", good: string, times = 1): Promise<void> {
    const plus = this.cell(side, good).getByRole("button").last();
    for (let pressed = 0; pressed < times; pressed++) await plus.click();
  }

  async less(side: "give" | "want", good: string): Promise<void> {
    await this.cell(side, good).getByRole("button").first().click();
  }

  async goods(seat: number): Promise<Goods> {
    const { game } = await this.person.get<{ game: { players: { goods: Goods }[] } }>(
      `/tables/${this.table}/view`,
    );
    return game.players[seat]?.goods ?? {};
  }

  async pictured(name: string): Promise<void> {
    if (!FOLDER) return;
    for (const [width, height] of SIZES) {
      await this.page.setViewportSize({ width, height });
      await this.page.waitForTimeout(600);
      await this.page.screenshot({ path: `${FOLDER}/trade-${name}-${this.person.name}-${width}.png` });
    }
  }
}

async function traders(browser: Browser, names: [string, string]): Promise<[Trader, Trader]> {
  const north = await Person.arrives(browser, site.base, names[0]);
  const south = await Person.arrives(browser, site.base, names[1], { locale: "de-DE" });
  const name = await setUp(site, WAR, [north, south]);
  return [await Trader.sits(north, name), await Trader.sits(south, name)];
}

test("an offer by steps, other terms for it, and both have what was agreed @quick", async ({ browser }) => {
  const [north, south] = await traders(browser, ["Nora", "Sven"]);
  const before = [await north.goods(0), await north.goods(1)];
  await north.reader.says("deed", "trade");
  await expect(south.page.locator(".offer")).toBeVisible();
  await expect(north.button("propose")).toBeDisabled();
  await north.pictured("open");
  await south.pictured("open");

  // One-sided until something lies on the other side too.
  const said = north.page.locator(".trade [role=status]");
  await north.more("give", "food", 2);
  await expect(said).toHaveText(/One-sided.*You get nothing/s);
  await north.pictured("gift");
  await north.more("want", "wood", 2);
  await expect(said).toHaveText("2 × food for 2 × wood");
  await north.more("want", "ore");
  await north.less("want", "ore");
  await expect(said).toHaveText("2 × food for 2 × wood");
  // Another layout of the page keeps what lies there.
  await north.page.setViewportSize({ width: 390, height: 844 });
  await expect(said).toHaveText("2 × food for 2 × wood");
  await north.page.setViewportSize({ width: 1440, height: 900 });
  await north.pictured("fair");
  await north.button("propose").click();

  // The other sees it from the other side, and names one ore more.
  await expect(south.cell("give", "wood").locator("output")).toHaveText(/^2/);
  await expect(south.cell("want", "food").locator("output")).toHaveText(/^2/);
  await expect(south.button("accept")).toBeVisible();
  await south.pictured("asked");
  await north.pictured("waiting");
  await expect(south.cell("want", "gold").getByRole("button").first()).toBeDisabled();
  await south.more("want", "ore");
  await expect(south.button("accept")).toHaveCount(0);
  await south.pictured("counter");
  await south.button("counter").click();

  // Whoever made the offer sees what has changed, and agrees.
  await expect(north.cell("give", "ore")).toHaveText(/1\s*new/);
  await north.pictured("countered");
  await north.button("accept").click();
  await expect(north.page.locator(".trade")).toHaveCount(0);
  await north.reader.reads();
  const [mine, theirs] = [await north.goods(0), await north.goods(1)];
  expect(changes(before[0], mine)).toEqual({ food: -2, wood: 2, ore: -1 });
  expect(changes(before[1], theirs)).toEqual({ food: 2, wood: -2, ore: 1 });
  await north.pictured("done");
});

function changes(before: Goods = {}, after: Goods = {}): Goods {
  const all = Object.keys(after).map((good) => [good, (after[good] ?? 0) - (before[good] ?? 0)] as const);
  return Object.fromEntries(all.filter(([, by]) => by !== 0));
}
