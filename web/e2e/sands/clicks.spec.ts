/** How many clicks a deed takes, from the board and beyond choosing amounts: two at most. Printed as a table. */
import { expect } from "@playwright/test";
import type { Question } from "../../src/table/asking/question";
import { questionOf } from "../../src/table/asking/question";
import type { PromptOut } from "../../src/table/server";
import { Hand, MOST, printed } from "../support/clicks";
import { Person } from "../support/people";
import { golden, layOut } from "../support/script";
import { siteOfFile, test } from "../support/site";
import { openTable } from "../support/table";

const site = siteOfFile();
const GAME = golden("sands", "sands-3p-golden");
/** Where in the game the first player is about to migrate, and the second to lay a caravan. */
const MIGRATING = 53;
const TRADING = 221;

test("caravan and migration take two clicks at most @quick", async ({ browser }) => {
  const people = await Promise.all(
    ["Anna counts", "Ben counts", "Clara counts"].map((name) => Person.arrives(browser, site.base, name)),
  );
  const counts: Record<string, Hand> = {};

  async function begun(what: string, entries: number, seat: number): Promise<{ name: string; who: Person }> {
    const who = people[seat] as Person;
    const { name } = await layOut(site, GAME, entries, people);
    await openTable(who.page, name);
    counts[what] = new Hand(who.page);
    await counts[what].asked();
    return { name, who };
  }

  const caravan = await begun("caravan", TRADING, 1);
  const border = await firstWay(caravan.who, caravan.name, "caravan_1");
  await counts["caravan"]?.on(border);
  await expect(caravan.who.page.locator(".prompt")).not.toHaveAttribute("data-question", "next-deed");

  const { name, who } = await begun("migration of three pieces", MIGRATING, 0);
  const hand = counts["migration of three pieces"] as Hand;
  await hand.drags(...(await wayOfMany(who, name)));
  if (await who.page.locator(".prompt [data-answer]").first().isVisible()) {
    // Who goes is how many of whom: an amount.
    await who.page.locator(".prompt [data-answer]").first().click();
  }
  await hand.isAsked("migrate-move");
  for (let piece = 1; piece < 3; piece++) {
    const again = who.page.locator("[data-action=again]");
    if (await again.isVisible()) await again.click();
  }
  printed(counts);
  for (const [what, { clicks }] of Object.entries(counts)) expect(clicks, what).toBeLessThanOrEqual(MOST);
});

interface Ahead {
  answer: string;
  next: { options: { answer: string; targets: string[] }[] } | null;
}

/** What the first way of a card begins with. */
async function firstWay(who: Person, name: string, card: string): Promise<string> {
  const ahead = await who.get<Ahead[]>(`/tables/${name}/ahead`);
  return ahead.find(({ answer }) => answer === card)?.next?.options[0]?.targets[0] ?? "";
}

/** From where to where most citizens can go. */
async function wayOfMany(who: Person, name: string): Promise<[string, string]> {
  const question: Question | null = questionOf(await who.get<PromptOut>(`/tables/${name}/prompt`));
  expect(question?.key).toBe("next-deed");
  const ahead = await who.get<Ahead[]>(`/tables/${name}/ahead`);
  const moves = ahead.find(({ answer }) => answer === "migrate")?.next?.options ?? [];
  const [from = "", to = ""] = moves[0]?.targets ?? [];
  return [from, to];
}
