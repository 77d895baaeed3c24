/** A table where the site asks what a test wants it to ask; everything else is real. */
import { expect, type Page } from "@playwright/test";
import type { Shapes } from "../../src/api/client";

/** A question as the site sends it; where and whom it asks is the table's. */
export type Asked = Omit<Shapes["PromptOut"], "prompt" | "seq" | "seat"> & { prompt: { key: string } };

export class Asker {
  private asked: Asked | undefined;
  /** What was answered to questions of the test. */
  readonly answers: unknown[] = [];

  private constructor(private readonly page: Page) {}

  static async at(page: Page, language: string): Promise<Asker> {
    const asker = new Asker(page);
    await page.addInitScript((chosen) => localStorage.setItem("civitas.language", chosen), language);
    await page.route("**/api/tables/*/now?**", async (route) => {
      const reply = await route.fetch();
      const real = (await reply.json()) as Shapes["NowOut"];
      const { asked } = asker;
      const { seq, seat } = real.prompt ?? { seq: real.view.seq, seat: 0 };
      await route.fulfill({ json: asked ? { ...real, prompt: { ...asked, seq, seat } } : real });
    });
    await page.route("**/api/tables/*/why?**", (route) =>
      route.fulfill({ json: { legal: true, final: false, refusal: null } }),
    );
    await page.route("**/api/tables/*/answer?**", async (route) => {
      const { answer, expected } = route.request().postDataJSON() as { answer: unknown; expected: number };
      asker.answers.push(answer);
      await route.fulfill({ json: { first: expected, seq: expected, repeated: false } });
    });
    return asker;
  }

  /** Before the page is closed: what is still under way is let go. */
  stop(): Promise<void> {
    return this.page.unrouteAll({ behavior: "ignoreErrors" });
  }

  async ask(what: Asked): Promise<void> {
    this.asked = what;
    // Away and back within the page: the table is read anew, and nothing is loaded twice.
    await this.page.evaluate((away) => {
      const show = (address: string): void => {
        history.pushState(null, "", address);
        dispatchEvent(new PopStateEvent("popstate"));
      };
      const table = location.pathname;
      show(away);
      setTimeout(() => show(table));
    }, "/nowhere");
    await expect(this.page.locator(`.prompt[data-question="${what.prompt.key}"]`)).toBeVisible();
  }
}
