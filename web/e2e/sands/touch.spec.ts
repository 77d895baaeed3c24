import { expect } from "@playwright/test";
import { againstBots, Person, PHONE } from "../support/people";
import { Player } from "../support/player";
import { siteOfFile, test } from "../support/site";
import { openTable } from "../support/table";

const site = siteOfFile();
const SMALLEST = 24;

/** What can be touched now and is too small for a finger; links in the midst of a sentence are as high as their line. */
function tooSmall(smallest: number): string[] {
  const touchable = "button:enabled, a[href], input, select, textarea, summary, [role=button], [role=tab]";
  return [...document.querySelectorAll<HTMLElement | SVGElement>(touchable)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((one) => !one.closest("p, .unseen, [inert], [popover]:not(:popover-open), dialog:not([open])"))
    .filter((one) => {
      const { width, height, right, bottom, left, top } = one.getBoundingClientRect();
      const seen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && width > 0;
      return seen && !one.matches(".skip") && (width < smallest || height < smallest);
    })
    .map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return `${one.outerHTML.slice(0, 160)} is ${width.toFixed(1)} × ${height.toFixed(1)}`;
    });
}

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
