/** What a browser receives: every reply of the API and every event of the stream, as they come off the wire. */
import { expect, type Page } from "@playwright/test";

export interface Received {
  what: string;
  body: string;
}

export class Wire {
  readonly received: Received[] = [];
  private open = 0;

  private constructor(private readonly page: Page) {}

  /** Listens from now on. */
  static async tap(page: Page): Promise<Wire> {
    const wire = new Wire(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    session.on("Network.eventSourceMessageReceived", ({ eventName, data }) =>
      wire.received.push({ what: `event ${eventName}`, body: data }),
    );
    page.on("request", (request) => {
      if (request.url().includes("/api/")) wire.open += 1;
    });
    page.on("requestfailed", (request) => {
      if (request.url().includes("/api/")) wire.open -= 1;
    });
    page.on("requestfinished", async (request) => {
      if (!request.url().includes("/api/")) return;
      const reply = await request.response();
      const body = (await reply?.text().catch(() => "")) ?? "";
      wire.received.push({ what: new URL(request.url()).pathname, body });
      wire.open -= 1;
    });
    return wire;
  }

  /** Waits until the page knows the journal so far and asks for nothing more. */
  async settled(seq: number): Promise<void> {
    await expect(this.page.locator("[data-seq]")).toHaveAttribute("data-seq", String(seq));
    let before = -1;
    await expect
      .poll(() => {
        const still = this.open === 0 && this.received.length === before;
        before = this.received.length;
        return still;
      })
      .toBe(true);
  }
}
