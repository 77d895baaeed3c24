/** How many clicks a deed takes, from the board and beyond choosing amounts: two at most. Printed as a table. */
import { expect } from "@playwright/test";
import { Hand, MOST, printed } from "../support/clicks";
import { againstBots, Person } from "../support/people";
import { setUp } from "../support/script";
import { siteOfFile, test } from "../support/site";
import { openTable } from "../support/table";

const site = siteOfFile();
const WAR = new URL("war.py", import.meta.url);

test("a deed takes two clicks at most @quick", async ({ browser }) => {
  const north = await Person.arrives(browser, site.base, "Nora counts");
  const south = await Person.arrives(browser, site.base, "Sven counts");
  const { page } = north;
  const counts: Record<string, Hand> = {};

  async function count(what: string, question: string, deed: (hand: Hand) => Promise<void>): Promise<void> {
    const name = await setUp(site, WAR, [north, south]);
    await openTable(page, name);
    const hand = (counts[what] = new Hand(page));
    await hand.asked();
    await deed(hand);
    await hand.isAsked(question);
  }

  await count("production", "harvest", async (hand) => {
    await hand.on("hex:D2");
    await hand.takes(/production/i);
  });
  await count("advance", "pay", async (hand) => {
    await hand.presses("[data-mat='0']");
    await hand.on("advance:irrigation");
  });
  await count("building", "pay", async (hand) => {
    await hand.on("hex:C3");
    await hand.takes(/academy/i);
  });
  await count("recruiting", "recruit-unit", async (hand) => {
    await hand.on("hex:D2");
    await hand.takes(/recruit/i);
  });
  await count("march with attack", "group", async (hand) => {
    await hand.on("hex:F3");
    await hand.on("hex:F4");
  });
  await count("march with attack, dragged", "group", async (hand) => {
    await hand.drags("hex:F3", "hex:F4");
  });

  const { name } = await againstBots(north, 2, { title: "clash" });
  await openTable(page, name);
  const hand = (counts["exploring move"] = new Hand(page));
  while ((await hand.asked()).question !== "deed") await hand.answer();
  interface Ahead {
    answer: string;
    next: { options: { targets: string[]; ahead: { final: boolean } | null }[] } | null;
  }
  const ahead = await north.get<Ahead[]>(`/tables/${name}/ahead`);
  const moves = ahead.find(({ answer }) => answer === "move")?.next?.options ?? [];
  const exploring = moves.find(({ targets, ahead: price }) => price?.final && targets.length > 1);
  await hand.on(exploring?.targets[0] ?? "");
  await hand.on(exploring?.targets[1] ?? "");
  await expect(page.locator("[data-action=confirm]:enabled, [data-question=group]").first()).toBeVisible();

  printed(counts);
  for (const [what, { clicks }] of Object.entries(counts)) expect(clicks, what).toBeLessThanOrEqual(MOST);
});
