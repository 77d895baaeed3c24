import { expect } from "@playwright/test";
import { browserOf, Person, signUp } from "../support/people";
import { Player, playTogether, whoIsAsked } from "../support/player";
import { siteOfFile, test } from "../support/site";
import { inEnglish, inGerman } from "../support/words";
import { chat, journal, petition, talkTab } from "../support/table";

const site = siteOfFile();

test("two people sign up, meet at a table and play the first rounds, through undo, take-backs, reload and a dead server @quick", async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const anna = await Person.signsUp(browser, site.base, "Anna");
  const ben = await browserOf(browser, { baseURL: site.base, locale: "de-DE" }).then((context) =>
    context.newPage(),
  );

  await test.step("Anna makes a table", async () => {
    await anna.page.goto("/new");
    await anna.page.getByRole("radio", { name: "The Sands of Time" }).check();
    await anna.page.getByRole("radio", { name: "2", exact: true }).check();
    await anna.page.locator("form button.gold").click();
    await expect(anna.page).toHaveURL(/\/table\//);
  });

  await test.step("Ben follows the invitation, signs up and sits down", async () => {
    const link = await anna.page.getByTestId("invitation").inputValue();
    await ben.goto(link);
    await ben.locator("a.button[href^='/accounts/login']").click();
    await ben.locator("a[href*='/accounts/signup']").last().click();
    await signUp(ben, "Ben");
    if (!ben.url().includes("/invite/")) await ben.goto(link);
    await ben.locator("section > button.gold").click();
    await expect(ben).toHaveURL(/\/table\//);
  });

  await test.step("both are ready, and Anna starts the game", async () => {
    await ben.getByRole("button", { name: inGerman("lobby-ready") }).click();
    await anna.page.getByRole("button", { name: inEnglish("lobby-ready") }).click();
    await anna.page.getByRole("button", { name: inEnglish("lobby-start") }).click();
    for (const page of [anna.page, ben]) await expect(page.locator("[data-seq]")).toBeAttached();
  });

  const players = [new Player(anna.page, "mouse", 1), new Player(ben, "mouse", 2)] as const;
  const other = (one: Player): Player => (one === players[0] ? players[1] : players[0]);

  await test.step("they claim their first regions on the board", async () => {
    expect(await playTogether(players, 6)).toBe(false);
  });

  await test.step("who has just answered undoes it", async () => {
    const undo = (one: Player): Promise<boolean> => one.page.locator("[data-action=undo]").isVisible();
    let who: Player | undefined;
    while (!who) {
      await playTogether(players, 1);
      for (const one of players) if (await undo(one)) who = one;
    }
    const before = await journal(who.page);
    await who.page.locator("[data-action=undo]").click();
    await expect.poll(() => journal(who.page)).toBeGreaterThan(before);
    await expect.poll(async () => (await who.see()).question).not.toBe("");
  });

  await test.step("they talk", async () => {
    await talkTab(anna.page, inEnglish("talk-chat"));
    await chat(anna.page, "Hello from the Nile");
    await expect(ben.getByRole("tab", { name: inGerman("talk-unread", { count: 1 }) })).toBeVisible();
    await talkTab(ben, inGerman("talk-chat"));
    await expect(ben.getByRole("log")).toContainText("Hello from the Nile");
  });

  await test.step("a take-back is refused", async () => {
    await playTogether(players, 2);
    const before = await journal(anna.page);
    await petition(anna.page);
    await ben.locator("[data-action=petition-refuse]").click();
    await expect(anna.page.locator("[data-action=petition-withdraw]")).toHaveCount(0);
    await expect(anna.page.getByText(inEnglish("petition-refused"))).toBeVisible();
    expect(await journal(anna.page)).toBe(before);
  });

  await test.step("a take-back is granted, and the table goes back", async () => {
    const before = await journal(anna.page);
    await petition(anna.page);
    await ben.locator("[data-action=petition-agree]").click();
    await expect(ben.getByText(new RegExp(inGerman("petition-accepted", { move: "\\d+" })))).toBeVisible();
    await expect.poll(() => journal(anna.page)).toBeGreaterThan(before);
    await expect.poll(() => journal(ben)).toBeGreaterThan(before);
    await talkTab(anna.page, inEnglish("talk-log"));
    await expect(anna.page.getByLabel(inEnglish("log-show-struck"))).toBeVisible();
  });

  await test.step("a reload in the midst of an action changes nothing", async () => {
    const who = (await whoIsAsked(players)) as Player;
    const before = await who.see();
    await who.page.reload();
    await expect.poll(async () => (await who.see()).question).toBe(before.question);
    await expect.poll(async () => [...(await who.see()).lit].sort()).toEqual([...before.lit].sort());
  });

  await test.step("the server is killed and comes back, and nobody reloads", async () => {
    await anna.page.evaluate(() => Object.assign(window, { stayed: true }));
    const who = (await whoIsAsked(players)) as Player;
    const before = await journal(other(who).page);
    await site.kill();
    const answering = who.answer();
    await site.up();
    await answering;
    await expect.poll(() => journal(other(who).page), { timeout: 120_000 }).toBeGreaterThan(before);
    expect(await playTogether(players, 6)).toBe(false);
    expect(await anna.page.evaluate(() => "stayed" in window)).toBe(true);
  });
});
