import { expect } from "@playwright/test";
import { inBothThemes, speaks } from "./support/axe";
import { Person, type TableInfo } from "./support/people";
import { Player } from "./support/player";
import { siteOfFile, test } from "./support/site";
import { arrives, taken } from "./support/sights";
import { openTable } from "./support/table";
import { ANY_TITLE, TITLES } from "./support/titles";

const site = siteOfFile();

/** A table to learn at, with bots that mean what they do; started. */
async function lesson(person: Person, title: string, seats: number): Promise<string> {
  const { name } = await person.post<TableInfo>("/tables", { title, seats, teaching: true });
  for (let seat = 1; seat < seats; seat++)
    await person.put(`/tables/${name}/seats/${seat}/bot`, { bot: "greedy" });
  await person.put(`/tables/${name}/ready`, { ready: true });
  await person.post(`/tables/${name}/start`);
  return name;
}

test("a teaching game is made in the form, says so in the lobby and at the table, and gives hints by key @full", async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const anna = await Person.arrives(browser, site.base, "Anna");
  const { page } = anna;
  await page.goto("/new");
  await page.getByRole("radio", { name: /Teaching game/ }).check();
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await page.getByLabel("Who sits on seat 2?").selectOption("bot");
  await page.getByLabel("Which bot sits on seat 2?").selectOption("greedy");
  await page.getByRole("button", { name: "Make the table" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByText("Teaching game", { exact: true })).toBeVisible();
  const name = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await anna.put(`/tables/${name}/ready`, { ready: true });
  await anna.post(`/tables/${name}/start`);

  await openTable(page, name);
  await expect(page.getByText("Teaching game", { exact: true })).toBeVisible();
  const player = new Player(page, "keyboard", 3);
  await player.asked();
  await page.keyboard.press("h");
  const advice = page.getByRole("region", { name: "Advice" });
  await expect(advice).toBeVisible();
  const best = advice.getByRole("listitem");
  await expect(best.first()).toBeVisible();
  expect(await best.count()).toBeLessThanOrEqual(3);
  await expect(best.first()).toContainText("% to win");
  await expect(best.first()).toContainText(/It |Nothing /);
  await inBothThemes(page, "table, advice", { part: "section.hint" });

  await test.step("whoever points at an answer sees it on the board, and Enter gives it", async () => {
    const before = Number(await page.locator("[data-seq]").getAttribute("data-seq"));
    await best.first().getByRole("button").focus();
    await expect(best.first()).toHaveClass(/pointed/);
    await page.keyboard.press("Enter");
    await expect(advice).toBeHidden();
    await expect
      .poll(async () => Number(await page.locator("[data-seq]").getAttribute("data-seq")))
      .toBeGreaterThan(before);
  });

  await test.step("bots say what their moves were for", async () => {
    const reason = page.locator(".log .reason");
    for (let answers = 0; answers < 30 && !(await reason.count()); answers++) {
      await player.asked();
      await player.answer();
    }
    await expect(reason.first()).toContainText("It ");
    await inBothThemes(page, "table, bots say why", { part: ".log" });
    await page.getByRole("checkbox", { name: "Bots say why" }).uncheck();
    await expect(reason).toHaveCount(0);
  });
});

test("no hint at a table where nobody learns @quick", async ({ browser }) => {
  const ben = await Person.arrives(browser, site.base, "Ben");
  const { name } = await ben.post<TableInfo>("/tables", { title: ANY_TITLE, seats: 2 });
  await ben.put(`/tables/${name}/seats/1/bot`, { bot: "random" });
  await ben.put(`/tables/${name}/ready`, { ready: true });
  await ben.post(`/tables/${name}/start`);
  await openTable(ben.page, name);
  await new Player(ben.page, "mouse", 4).asked();
  await expect(ben.page.locator("[data-action=hint]")).toHaveCount(0);
});

for (const title of TITLES) {
  test(`advice at ${title}, to look at @pictures`, async ({ browser }) => {
    const lea = await arrives(browser, site.base, `Lea of ${title}`);
    if (process.env["CIVITAS_LANGUAGE"] === "de") await speaks(lea, "de");
    const name = await lesson(lea, title, 4);
    await openTable(lea.page, name);
    const player = new Player(lea.page, "mouse", 5);
    for (let answers = 0; answers < 22; answers++) {
      await player.asked();
      await player.answer();
    }
    await player.asked();
    await taken(lea.page, name, `study-${title}-hint`, async (page) => {
      await page.locator("[data-action=hint]").click();
      await expect(page.locator("[data-action=hint-take]").first()).toBeVisible();
    });
  });
}
