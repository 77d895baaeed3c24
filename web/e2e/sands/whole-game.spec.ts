import { expect } from "@playwright/test";
import { Person, together, type TableInfo } from "../support/people";
import { Player, playTogether, whoIsAsked } from "../support/player";
import { siteOfFile, test } from "../support/site";
import { journal, openTable, petition, showsScores } from "../support/table";

const site = siteOfFile();
const LONGEST = 3000;

test("two people play a whole game to the final score by clicking board and cards @full", async ({
  browser,
}) => {
  const anna = await Person.arrives(browser, site.base, "Anna");
  const ben = await Person.arrives(browser, site.base, "Ben", { locale: "de-DE" });
  const { name } = await together([anna, ben]);
  for (const one of [anna, ben]) await openTable(one.page, name);
  const players = [new Player(anna.page, "mouse", 3), new Player(ben.page, "mouse", 4)];

  await playTogether(players, 40);
  const before = await journal(anna.page);
  await petition(anna.page);
  await ben.page.locator("[data-action=petition-agree]").click();
  await expect.poll(() => journal(anna.page)).toBeGreaterThan(before);
  await playTogether(players, 40);
  await (await whoIsAsked(players))?.page.reload();
  await site.kill();
  await site.up();

  expect(await playTogether(players, LONGEST)).toBe(true);
  const table = await anna.get<TableInfo>(`/tables/${name}`);
  expect(table.status).toBe("finished");
  for (const { page } of players) await showsScores(page, table.scores);
});
