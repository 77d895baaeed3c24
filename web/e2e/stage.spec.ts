/** The table comes alive: what others do is played before whoever looks on, and keeps nobody waiting. */
import { expect, type Page } from "@playwright/test";
import { againstBots, paced, Person, together } from "./support/people";
import { Player, playTogether } from "./support/player";
import { siteOfFile, test } from "./support/site";
import { journal, openTable } from "./support/table";

const site = siteOfFile();
const STAGE = ".stage[data-playing]";
/** Whoever is asked waits three seconds; the rest is what a busy machine may take. */
const WAIT = 3_000;
const BUSY = 4_000;

/** Collects, from now on, every line that the stage says, and how much of it moved. */
async function collect(page: Page): Promise<() => Promise<{ said: string[]; moved: number }>> {
  await page.evaluate(() => {
    const found = { said: [] as string[], moved: 0 };
    Object.assign(window, { found });
    const layer = document.querySelector(".stage");
    const look = (): void => {
      const text = layer?.querySelector(".caption span")?.textContent ?? "";
      if (text && found.said.at(-1) !== text) found.said.push(text);
      found.moved += layer?.getAnimations({ subtree: true }).length ?? 0;
    };
    if (layer)
      new MutationObserver(look).observe(layer, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { found: { said: string[]; moved: number } }).found);
}

test("what somebody does is played before the other, line by line, as the log says it @quick", async ({
  browser,
}) => {
  const anna = await Person.arrives(browser, site.base, "Anna");
  const ben = await Person.arrives(browser, site.base, "Ben");
  const { name } = await together([anna, ben]);
  await paced(ben.context, "quick");
  for (const { page } of [anna, ben]) await openTable(page, name);
  const found = await collect(ben.page);
  await playTogether([new Player(anna.page, "mouse", 3), new Player(ben.page, "mouse", 4)], 12);
  await expect(ben.page.locator(STAGE)).toHaveCount(0);
  const { said, moved } = await found();
  const log = await ben.page.getByRole("tabpanel").innerText();
  expect(said.length).toBeGreaterThan(4);
  expect(moved).toBeGreaterThan(0);
  for (const line of said) expect(log).toContain(line);
});

test("whoever is asked after the turns of bots is not kept waiting by what is played @quick", async ({
  browser,
}) => {
  const clara = await Person.arrives(browser, site.base, "Clara");
  const { name } = await againstBots(clara, 4);
  await paced(clara.context, "slow");
  const { page } = clara;
  await openTable(page, name);
  const player = new Player(page, "mouse", 5);
  for (let given = 0; given < 8; given++) {
    await player.answer();
    await expect
      .poll(async () => (await clara.get<{ to_act: number[] }>(`/tables/${name}`)).to_act)
      .toEqual([0]);
    const { seq } = await clara.get<{ seq: number }>(`/tables/${name}`);
    await expect.poll(() => journal(page)).toBe(seq);
    const known = Date.now();
    await player.asked();
    expect(Date.now() - known).toBeLessThan(WAIT + BUSY);
  }
});

test("with reduced motion the same is told, and nothing moves @quick", async ({ browser }) => {
  const dora = await Person.arrives(browser, site.base, "Dora");
  const emil = await Person.arrives(browser, site.base, "Emil", { reducedMotion: "reduce" });
  const { name } = await together([dora, emil]);
  await paced(emil.context, "quick");
  for (const { page } of [dora, emil]) await openTable(page, name);
  const found = await collect(emil.page);
  await playTogether([new Player(dora.page, "mouse", 3), new Player(emil.page, "mouse", 4)], 8);
  await expect(emil.page.locator(STAGE)).toHaveCount(0);
  const { said, moved } = await found();
  expect(said.length).toBeGreaterThan(2);
  expect(moved).toBe(0);
});

test("whoever comes back sees the turn of the other from where they left, and can step through it @full", async ({
  browser,
}) => {
  const frida = await Person.arrives(browser, site.base, "Frida");
  const gero = await Person.arrives(browser, site.base, "Gero");
  const { name } = await together([frida, gero]);
  for (const { page } of [frida, gero]) await openTable(page, name);
  const players = [new Player(frida.page, "mouse", 3), new Player(gero.page, "mouse", 4)];
  await playTogether(players, 8);
  await paced(gero.context, "quick");
  await gero.page.goto("/");
  const left = (await gero.get<{ seq: number }>(`/tables/${name}`)).seq;
  while ((await frida.get<{ to_act: number[] }>(`/tables/${name}`)).to_act.includes(0))
    await players[0]?.answer();
  expect((await gero.get<{ seq: number }>(`/tables/${name}`)).seq).toBeGreaterThan(left);
  await openTable(gero.page, name);
  await expect(gero.page.locator(STAGE)).toBeVisible();
  await expect(gero.page.locator(STAGE)).toHaveCount(0);

  const found = await collect(gero.page);
  await gero.page.keyboard.press("r");
  await expect(gero.page.locator("[data-action=recap-end]")).toBeVisible();
  await expect.poll(async () => (await found()).said.length).toBeGreaterThan(0);
});

test("a spectator sees what happens played, and a replay plays every step @full", async ({ browser }) => {
  const hans = await Person.arrives(browser, site.base, "Hans");
  const iris = await Person.arrives(browser, site.base, "Iris");
  const { name } = await againstBots(hans, 3, { visibility: "public" });
  await paced(iris.context, "quick");
  for (const { page } of [hans, iris]) await openTable(page, name);
  const found = await collect(iris.page);
  const player = new Player(hans.page, "mouse", 5);
  for (let given = 0; given < 6; given++) await player.answer();
  await expect(iris.page.locator(STAGE)).toHaveCount(0);
  const { said, moved } = await found();
  expect(said.length).toBeGreaterThan(2);
  expect(moved).toBeGreaterThan(0);

  await iris.page.keyboard.press("Home");
  await expect(iris.page.locator("[data-past]")).toBeAttached();
  const again = await collect(iris.page);
  for (let step = 0; step < 8; step++) {
    await iris.page.keyboard.press("Shift+ArrowRight");
    await expect(iris.page.locator(STAGE)).toHaveCount(0);
  }
  expect((await again()).moved).toBeGreaterThan(0);
});
