import { expect } from "@playwright/test";
import { Person, type TableInfo } from "./support/people";
import { Player } from "./support/player";
import { siteOfFile, test } from "./support/site";
import { some } from "./support/sizes";
import { openTable, putAway } from "./support/table";
import { TITLES } from "./support/titles";

const site = siteOfFile();

test("every lesson opens with a task and a question @quick @full", async ({ browser }) => {
  test.setTimeout(600_000);
  const ben = await Person.arrives(browser, site.base, "Ben");
  for (const title of TITLES) {
    const lessons = await ben.get<{ number: number; name: string }[]>(`/lessons/${title}`);
    for (const { number, name } of some(lessons, 2)) {
      const table = await ben.post<TableInfo>(`/lessons/${title}/${number}`);
      await openTable(ben.page, table.name);
      await expect(ben.page.locator("section.frame[data-done]")).toContainText(name);
      await putAway(ben.page);
      expect((await new Player(ben.page).asked()).question).not.toBe("");
    }
  }
});
