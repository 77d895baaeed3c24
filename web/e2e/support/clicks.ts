/** Counts what a hand does at a table: clicks and drags, those that only say how much, and those that only confirm. */
import { expect, type Page } from "@playwright/test";
import { Player } from "./player";

/** So many are enough for anything, beyond choosing amounts. */
export const MOST = 2;

export class Hand extends Player {
  clicks = 0;
  confirms = 0;

  constructor(page: Page) {
    super(page, "mouse");
  }

  /** Touches a thing on the table. */
  async on(target: string): Promise<void> {
    await expect
      .poll(async () => (await this.see()).lit, { message: `${target} to be lit` })
      .toContain(target);
    expect(await this.touch(target), `${target} can be touched`).toBe(true);
    this.clicks += 1;
  }

  /** Takes a deed from the menu beside the piece. */
  async takes(deed: RegExp): Promise<void> {
    await this.page.locator("[data-menu] [data-way]").filter({ hasText: deed }).first().click();
    this.clicks += 1;
  }

  /** Presses something else that is no amount. */
  async presses(what: string): Promise<void> {
    await this.page.locator(what).filter({ visible: true }).first().click();
    this.clicks += 1;
  }

  /** Drags a piece to where it may go. */
  async drags(piece: string, place: string): Promise<void> {
    const [from, to] = [await this.spot(piece), await this.spot(place)];
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await this.page.mouse.move(to.x, to.y, { steps: 4 });
    await this.page.mouse.up();
    this.clicks += 1;
  }

  /** Confirms what cannot be undone, if the table asks for it. */
  async seals(): Promise<void> {
    const button = this.page.locator("[data-action=confirm]:enabled");
    await button.click();
    this.confirms += 1;
  }

  async isAsked(key: string): Promise<void> {
    await expect(this.page.locator(".prompt")).toHaveAttribute("data-question", key);
  }

  private async spot(target: string): Promise<{ x: number; y: number }> {
    const box = await this.page.locator(`[data-target="${target}"]`).first().boundingBox();
    if (!box) throw new Error(`${target} is nowhere`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}

/** What was counted, to be read by people. */
export function printed(counts: Record<string, Hand>): void {
  const rows = Object.entries(counts).map(
    ([what, { clicks, confirms }]) => `| ${what.padEnd(30)} | ${clicks} | ${confirms} |`,
  );
  process.stdout.write(["", `| ${"deed".padEnd(30)} | clicks | confirmations |`, ...rows, ""].join("\n"));
}
