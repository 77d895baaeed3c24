import { expect, type Page, test } from "@playwright/test";
import { Person, type TableInfo } from "./people";
import { Player } from "./player";
import { siteOfFile } from "./site";
import { openTable } from "./table";
import { inEnglish } from "./words";

interface Lesson {
  number: number;
  name: string;
  done: boolean;
}

const site = siteOfFile();
const LESSONS = 8;

/** Reads what there is to know, and puts it away. */
async function read(page: Page): Promise<void> {
  await expect(page.locator("dialog[open]")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
}

async function confirm(page: Page): Promise<void> {
  await page.locator("[data-action=confirm]:enabled").click();
}

test("the first lessons are solved by making the move, and a wrong move does not count @quick", async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const anna = await Person.arrives(browser, site.base, "Anna");
  const { page } = anna;
  const player = new Player(page);
  const frame = page.locator("section.frame[data-done]");
  await page.goto("/learn");
  const course = page.locator("section[data-title=sands]");
  await expect(course.locator("li .number")).toHaveCount(LESSONS);
  await course.locator("li.next button").click();
  await expect(page).toHaveURL(/\/table\//);
  await read(page);

  await test.step("two other cards are not the two asked for", async () => {
    await player.asked();
    for (const card of ["card:raid", "card:govern"]) await player.touch(card);
    await confirm(page);
    await expect(frame.locator(".strayed")).toBeVisible();
    await expect(frame).toHaveAttribute("data-done", "false");
    const before = page.url();
    await frame.getByRole("button", { name: inEnglish("lesson.restart") }).click();
    await expect(page).not.toHaveURL(before);
    await read(page);
  });

  await test.step("the two cards are", async () => {
    await player.asked();
    for (const card of ["card:build", "card:caravan_1"]) await player.touch(card);
    await confirm(page);
    await expect(frame).toHaveAttribute("data-done", "true");
  });

  await test.step("the next lesson is one button away", async () => {
    await frame.getByRole("button", { name: inEnglish("lesson.next") }).click();
    await expect(frame).toHaveAttribute("data-done", "false");
    await read(page);
    await player.asked();
  });
  const lessons = await anna.get<Lesson[]>("/lessons/sands");
  expect(lessons.filter((lesson) => lesson.done).map((lesson) => lesson.number)).toEqual([1]);
});

test("every lesson opens with a task and a question @quick", async ({ browser }) => {
  test.setTimeout(600_000);
  const ben = await Person.arrives(browser, site.base, "Ben");
  for (const title of ["sands", "clash"]) {
    for (const { number, name } of await ben.get<Lesson[]>(`/lessons/${title}`)) {
      const table = await ben.post<TableInfo>(`/lessons/${title}/${number}`);
      await openTable(ben.page, table.name);
      await expect(ben.page.locator("section.frame[data-done]")).toContainText(name);
      await read(ben.page);
      expect((await new Player(ben.page).asked()).question).not.toBe("");
    }
  }
});
