/**
 * Somebody who plays by touching what is lit: the board, the cards, the buttons of the answers. Reads nothing but the
 * page, so whoever can see it could have played the same.
 */
import { expect, type Locator, type Page } from "@playwright/test";

/** What the page shows of the question. */
export interface Seen {
  /** Key of the question; empty while others are asked. */
  question: string;
  over: boolean;
  busy: boolean;
  /** Everything that can be seen to change when an answer is given or narrowed. */
  mark: string;
  /** Targets that are lit. */
  lit: string[];
  /** How many buttons of answers can be pressed. */
  answers: number;
  /** How many parts have been chosen already. */
  chosen: number;
  confirm: "none" | "not yet" | "ready";
}

export type Way = "mouse" | "touch" | "keyboard";

/** More presses than any page has places for the focus. */
const MOST_TABS = 400;
/** How long an answer may take to show on a busy machine, in milliseconds. */
const PATIENCE = 60_000;
/** What is not to be seen within so many milliseconds has not come of the touch. */
const GLANCE = 5_000;
/** Buttons that can be pressed and would not take back what is chosen. */
const ANSWERS =
  ":is(.prompt [data-answer], .prompt [data-about]):enabled:not([aria-pressed=true], [aria-disabled=true])";
/** Puts down what was chosen, to choose otherwise. */
const GIVE_UP = "[data-action=give-up]:enabled";

export class Player {
  /** Answers given so far. */
  given = 0;
  private chance: () => number;
  /** The last touch confirmed the answer. If the question still stands, the rules have refused it. */
  private confirmed = false;

  constructor(
    readonly page: Page,
    private readonly way: Way = "mouse",
    seed = 1,
  ) {
    this.chance = dice(seed);
  }

  see(): Promise<Seen> {
    return this.page.evaluate(look, ANSWERS);
  }

  /** Waits until the person is asked, or the game is over. */
  async asked(timeout = 2 * PATIENCE): Promise<Seen> {
    let seen = await this.see();
    await expect
      .poll(
        async () => {
          seen = await this.see();
          return seen.over || (seen.question !== "" && !seen.busy);
        },
        { timeout, message: "to be asked" },
      )
      .toBe(true);
    return seen;
  }

  /** Answers the open question, by as many touches as that takes. */
  async answer(): Promise<void> {
    const { question } = await this.asked();
    const before = await this.journal();
    this.confirmed = false;
    // By the clock, not by touches: while the site is away, each one fails at once.
    for (const end = Date.now() + 4 * PATIENCE; Date.now() < end;) {
      const seen = await this.see();
      if (seen.over || (await this.journal()) !== before || seen.question === "") {
        this.given += 1;
        return;
      }
      if (!seen.busy) await this.touchSomething(seen);
      await this.changed(seen);
    }
    throw new Error(`no end of ${question}: ${JSON.stringify(await this.see())}`);
  }

  /** One touch: what the board or the cards light, or a button, or the confirmation. */
  async touchSomething(seen: Seen): Promise<void> {
    if (this.confirmed && seen.confirm === "ready" && (await this.page.locator(GIVE_UP).isVisible())) {
      this.confirmed = false;
      return this.press(GIVE_UP);
    }
    const more = seen.answers > 0 && seen.chosen === 0 && this.chance() < 0.5;
    if (seen.confirm === "ready" && !more) return this.confirm();
    const target = this.way === "keyboard" ? undefined : this.pickOne(seen.lit);
    if (target !== undefined && this.chance() < 0.8 && (await this.touch(target))) return;
    if (seen.answers > 0) return this.press(ANSWERS, Math.floor(this.chance() * seen.answers));
    if (seen.confirm === "ready") return this.confirm();
    if (target !== undefined && (await this.touch(target))) return;
    if (await this.page.locator("[data-action=all-answers]").isVisible()) return this.fromTheList();
    throw new Error(`nothing to touch: ${JSON.stringify(seen)}`);
  }

  private confirm(): Promise<void> {
    this.confirmed = true;
    return this.press("[data-action=confirm]:enabled");
  }

  /** Touches a thing of the board where it can be seen. False if nothing of it can be. */
  async touch(target: string): Promise<boolean> {
    const spot = await this.page.evaluate(spotOf, target);
    if (!spot) return false;
    if (this.way === "touch") await this.page.touchscreen.tap(spot.x, spot.y);
    else await this.page.mouse.click(spot.x, spot.y);
    return true;
  }

  protected async press(what: string, number = 0): Promise<void> {
    const button = this.page.locator(what).filter({ visible: true }).nth(number);
    if (this.way === "keyboard") await this.byKeys(button);
    else if (this.way === "touch") await button.tap();
    else await button.click();
  }

  /** By the key that stands on the button; without one, by Tab until it has the focus. */
  private async byKeys(button: Locator): Promise<void> {
    const key = await button.getAttribute("aria-keyshortcuts");
    if (key !== null) return this.page.keyboard.press(key);
    const wanted = await button.elementHandle();
    for (let presses = 0; presses < MOST_TABS; presses++) {
      if (await this.page.evaluate((one) => document.activeElement === one, wanted)) {
        return this.page.keyboard.press("Enter");
      }
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`Tab never comes to ${await button.innerText()}`);
  }

  /** Walks the map with the arrow keys until something lit has the focus, and presses Enter. */
  async walkAndTouch(): Promise<string> {
    const keys = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
    for (let steps = 0; steps < MOST_TABS; steps++) {
      const at = await this.page.evaluate(() => {
        const focus = document.activeElement as HTMLElement | null;
        return focus?.matches("[data-target][data-lit]") ? (focus.dataset["target"] ?? "") : "";
      });
      if (at) {
        await this.page.keyboard.press("Enter");
        return at;
      }
      await this.page.keyboard.press(keys[Math.floor(this.chance() * keys.length)] as string);
    }
    throw new Error("the arrow keys never came to anything lit");
  }

  private async fromTheList(): Promise<void> {
    await this.press("[data-action=all-answers]");
    const answers = this.page.locator("dialog[open] [data-answer]");
    await this.press("dialog[open] [data-answer]", Math.floor(this.chance() * (await answers.count())));
  }

  /** Waits until the page looks different from what was seen. */
  protected async changed(seen: Seen): Promise<void> {
    await expect
      .poll(
        async () => {
          const now = await this.see();
          return now.mark !== seen.mark && !now.busy;
        },
        { timeout: GLANCE, intervals: [50] },
      )
      .toBe(true)
      .catch(() => undefined); // a touch that changed nothing to be seen: the next one will
  }

  /** How long the journal is, as far as the page says so. */
  protected journal(): Promise<string> {
    return this.page.evaluate(() => document.querySelector("[data-seq]")?.getAttribute("data-seq") ?? "");
  }

  private pickOne<Thing>(things: Thing[]): Thing | undefined {
    return things[Math.floor(this.chance() * things.length)];
  }
}

/** Runs in the page. */
function look(answers: string): Seen {
  const prompt = document.querySelector<HTMLElement>(".prompt");
  const confirm = document.querySelector<HTMLButtonElement>("[data-action=confirm]");
  const seq = document.querySelector("[data-seq]")?.getAttribute("data-seq") ?? "";
  const over = document.querySelector("[data-over]") !== null;
  // A small page shows only the first few.
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(answers)].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  const chosen = document.querySelectorAll(".prompt [data-answer][aria-pressed=true]").length;
  const shining = ":is([data-target][data-lit], [data-target].lit):not([aria-pressed=true])";
  const lit = [...document.querySelectorAll<HTMLElement>(shining)].map((one) => one.dataset["target"] ?? "");
  const ready = confirm !== null && !confirm.disabled;
  const question = prompt?.dataset["question"] ?? "";
  return {
    question,
    over,
    busy:
      question !== "" &&
      buttons.length === 0 &&
      !ready &&
      !prompt?.querySelector("[data-action=all-answers]:enabled"),
    mark: `${seq} ${over} ${prompt?.innerText} ${lit.join(" ")}`,
    lit,
    answers: buttons.length,
    chosen,
    confirm: confirm === null ? "none" : ready ? "ready" : "not yet",
  };
}

/** Runs in the page: a spot of the thing that nothing else covers. */
function spotOf(target: string): { x: number; y: number } | null {
  for (const thing of document.querySelectorAll<SVGElement | HTMLElement>(
    `[data-target="${CSS.escape(target)}"]`,
  )) {
    // A card at the far end of the strip has to be brought into sight first, as a person would.
    if (thing instanceof HTMLElement)
      thing.scrollIntoView({ behavior: "instant", block: "nearest", inline: "center" });
    const box = thing.getBoundingClientRect();
    for (const down of [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]) {
      for (const right of [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]) {
        const [x, y] = [box.left + box.width * right, box.top + box.height * down];
        if (document.elementFromPoint(x, y)?.closest("[data-target]") === thing) return { x, y };
      }
    }
  }
  return null;
}

/** Numbers from 0 to 1 that are the same in every run. */
function dice(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Lets whoever is asked answer, until so many answers were given or the game is over. True if it is over. */
export async function playTogether(players: readonly Player[], answers: number): Promise<boolean> {
  for (let given = 0; given < answers; given++) {
    const asked = await whoIsAsked(players);
    if (asked === null) return true;
    await asked.answer();
  }
  return false;
}

/** The player who is asked now; null if the game is over. */
export async function whoIsAsked(players: readonly Player[]): Promise<Player | null> {
  let found: Player | null | undefined;
  await expect
    .poll(
      async () => {
        const seen = await Promise.all(players.map((player) => player.see()));
        if (seen.every((one) => one.over)) found = null;
        else found = players.find((_, n) => seen[n]?.question !== "" && !seen[n]?.over && !seen[n]?.busy);
        return found !== undefined;
      },
      { timeout: 2 * PATIENCE, message: "somebody to be asked" },
    )
    .toBe(true);
  return found ?? null;
}
