import { expect } from "@playwright/test";
import { againstBots, Person, PHONE } from "../support/people";
import { Player } from "../support/player";
import { siteOfFile, test } from "../support/site";
import { openTable } from "../support/table";
import { SMALLEST, tooSmall } from "../support/touching";

const site = siteOfFile();

async function sits(browser: Parameters<typeof Person.arrives>[0], name: string): Promise<Player> {
  const anna = await Person.arrives(browser, site.base, name, PHONE);
  const table = await againstBots(anna, 4);
  await openTable(anna.page, table.name);
  return new Player(anna.page, "touch", 5);
}

test("a few turns against three bots on a phone, by touch alone, and nothing to touch is too small @quick", async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const player = await sits(browser, "Tina");
  for (let turn = 0; turn < 10; turn++) {
    const { over } = await player.asked();
    expect(over).toBe(false);
    expect(await player.page.evaluate(tooSmall, SMALLEST)).toEqual([]);
    await player.answer();
  }
});

test("the first generation against three bots on a phone, by touch alone @full", async ({ browser }) => {
  const player = await sits(browser, "Theo");
  const generation = async (): Promise<number> => {
    const table = player.page.url().split("/").at(-1);
    const view = await player.page.request.get(`/api/tables/${table}/view`);
    return ((await view.json()) as { game: { generation: number } }).game.generation;
  };
  const first = await generation();
  while ((await generation()) === first) await player.answer();
  expect(await player.page.evaluate(tooSmall, SMALLEST)).toEqual([]);
});
