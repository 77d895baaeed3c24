import { expect } from "@playwright/test";
import { inBothThemes, speaks } from "../support/axe";
import { againstBots, Person, PHONE } from "../support/people";
import { Player, type Way } from "../support/player";
import { siteOfFile, test } from "../support/site";
import { openTable } from "../support/table";
import { SMALLEST, tooSmall } from "../support/touching";

const site = siteOfFile();
/** More answers than a round ever asks of one person. */
const MOST = 120;

async function sits(browser: Parameters<typeof Person.arrives>[0], name: string, way: Way): Promise<Player> {
  const person = await Person.arrives(browser, site.base, name, way === "touch" ? PHONE : {});
  const table = await againstBots(person, 2, { title: "era" });
  await openTable(person.page, table.name);
  return new Player(person.page, way, 4);
}

async function roundOf({ page }: Player): Promise<number> {
  const table = page.url().split("/").at(-1);
  const view = await page.request.get(`/api/tables/${table}/view`);
  return ((await view.json()) as { game: { round: number } }).game.round;
}

/** Plays the first round to its end; what the questions were. */
async function playsARound(player: Player, look?: () => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  while ((await roundOf(player)) < 2) {
    expect(asked.length, `the round does not end: ${asked.join(" ")}`).toBeLessThan(MOST);
    const { question, over } = await player.asked();
    expect(over).toBe(false);
    if ((await roundOf(player)) > 1) break;
    asked.push(question);
    await look?.();
    await player.answer();
  }
  return asked;
}

test("a whole round of Era of Tribes on a phone, by touch alone, and nothing to touch is too small @full", async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const player = await sits(browser, "Theo", "touch");
  const asked = await playsARound(player, async () => {
    expect(await player.page.evaluate(tooSmall, SMALLEST)).toEqual([]);
  });
  expect(asked).toContain("action");
  expect(asked).toContain("march"); // whoever does not expand does so at the end of the round
});

test("a whole round of Era of Tribes by keyboard alone @full", async ({ browser }) => {
  test.setTimeout(900_000);
  const player = await sits(browser, "Kay", "keyboard");
  const asked = await playsARound(player);
  expect(asked).toContain("action");
  expect(asked).toContain("march");
});

for (const language of ["de", "en"] as const) {
  test(`axe finds nothing at a table of Era of Tribes in both themes, language ${language} @full`, async ({
    browser,
  }) => {
    test.setTimeout(900_000);
    const anna = await Person.arrives(browser, site.base, language === "de" ? "Anna" : "Ann");
    await speaks(anna, language);
    const table = await againstBots(anna, 2, { title: "era" });
    await openTable(anna.page, table.name);
    const player = new Player(anna.page, "mouse", 3);
    for (const question of ["tribe", "action", "march"]) {
      while ((await player.asked()).question !== question) await player.answer();
      await inBothThemes(anna.page, question);
    }
    const parts = anna.page.locator(".tabs [data-part]");
    for (const part of await parts.evaluateAll((all) =>
      all.map((one) => (one as HTMLElement).dataset["part"]),
    )) {
      await anna.page.locator(`.tabs [data-part=${part}]`).click();
      await inBothThemes(anna.page, `page ${part}`);
    }
  });
}
