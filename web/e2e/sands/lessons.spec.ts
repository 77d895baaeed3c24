import { expect, type Page } from "@playwright/test";
import { Person } from "../support/people";
import { Player } from "../support/player";
import { siteOfFile, test } from "../support/site";
import { putAway } from "../support/table";
import { inEnglish } from "../support/words";

interface Lesson {
  number: number;
  name: string;
  done: boolean;
}

const site = siteOfFile();
const LESSONS = 8;

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
  await putAway(page);

  await test.step("two other cards are not the two asked for", async () => {
    await player.asked();
    for (const card of ["card:raid", "card:govern"]) await player.touch(card);
    await confirm(page);
    await expect(frame.locator(".strayed")).toBeVisible();
    await expect(frame).toHaveAttribute("data-done", "false");
    const before = page.url();
    await frame.getByRole("button", { name: inEnglish("lesson-restart") }).click();
    await expect(page).not.toHaveURL(before);
    await putAway(page);
  });

  await test.step("the two cards are", async () => {
    await player.asked();
    for (const card of ["card:build", "card:caravan_1"]) await player.touch(card);
    await confirm(page);
    await expect(frame).toHaveAttribute("data-done", "true");
  });

  await test.step("the next lesson is one button away", async () => {
    await frame.getByRole("button", { name: inEnglish("lesson-next") }).click();
    await expect(frame).toHaveAttribute("data-done", "false");
    await putAway(page);
    await player.asked();
  });
  const lessons = await anna.get<Lesson[]>("/lessons/sands");
  expect(lessons.filter((lesson) => lesson.done).map((lesson) => lesson.number)).toEqual([1]);
});
