/** Somebody who gives the answers of a game that was written down: on the board where it shows them, else by buttons. */
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { about } from "../../src/table/asking/narrowing";
import { type Choice, type Question, questionOf } from "../../src/table/asking/question";
import type { PromptOut } from "../../src/table/server";
import type { Person } from "./people";
import { Player } from "./player";
import { openTable } from "./table";

/** Who says what to which question. */
export type Line = [seat: number, question: string, answer: unknown];

interface Beside {
  beside(script: string, ...args: string[]): Promise<string>;
}

/** The file of a game that the kit keeps. */
export function golden(title: string, name: string): string {
  return fileURLToPath(new URL(`../../../tests/games/${title}/golden/${name}.jsonl`, import.meta.url));
}

/** A table after so many entries of a game's file, with these people at it, and what is said there afterwards. */
export async function layOut(
  site: Beside,
  file: string,
  entries: number,
  people: readonly Person[],
): Promise<{ name: string; answers: Line[] }> {
  const script = fileURLToPath(new URL("prepared.py", import.meta.url));
  const said = await site.beside(script, file, String(entries), ...people.map(({ name }) => name));
  return JSON.parse(said) as { name: string; answers: Line[] };
}

/** The same for a position that a script sets up; only its name. */
export async function setUp(site: Beside, script: URL, people: readonly Person[]): Promise<string> {
  const said = await site.beside(fileURLToPath(script), ...people.map(({ name }) => name));
  return (JSON.parse(said) as { name: string }).name;
}

/** The button of an answer, or of a part of one. */
const buttonOf = (answer: unknown): string => `[data-answer=${JSON.stringify(JSON.stringify(answer))}]`;
/** How long the page may take to show a question on a busy machine, in milliseconds. */
const PATIENCE = 120_000;
/** How long an answer may be on its way to the site, in milliseconds. */
const ON_ITS_WAY = 20_000;

export class Reader extends Player {
  private constructor(
    private readonly person: Person,
    private readonly table: string,
  ) {
    super(person.page);
  }

  static async sits(person: Person, table: string): Promise<Reader> {
    await openTable(person.page, table);
    return new Reader(person, table);
  }

  /** Gives this answer to this question. */
  async says(question: string, answer: unknown): Promise<void> {
    const asked = await this.reads();
    expect(asked.key).toBe(question);
    await this.gives(asked, answer);
  }

  /** Gives an answer to the question that was read. */
  async gives({ key, choices, kind }: Question, answer: unknown): Promise<void> {
    const before = await this.journal();
    if (kind === "pay" || kind === "place") {
      await this.divides(choices, answer as Record<string, number>);
    } else if (kind === "some" || kind === "order") {
      for (const part of answer as unknown[]) await this.pressAnswer(part);
    } else if (!(await this.onTheBoard(choices, answer, before))) {
      await this.pressAnswer(answer);
    }
    await this.finish(before, `${JSON.stringify(answer)} to ${key}`);
    this.given += 1;
  }

  /** Gives each bin what it is to have, whatever it has been given already; first what it has too much of. */
  private async divides(choices: readonly Choice[], wanted: Record<string, number>): Promise<void> {
    for (const sign of [-1, 1]) {
      for (const { answer } of choices) {
        const bin = this.page.locator(".prompt li").filter({ has: this.page.locator(buttonOf(answer)) });
        const has = Number.parseInt(await bin.locator("output").innerText());
        const buttons = bin.getByRole("button");
        for (let left = sign * ((wanted[String(answer)] ?? 0) - has); left > 0; left--)
          await (sign > 0 ? buttons.last() : buttons.first()).click();
      }
    }
  }

  /** The question as the site puts it, once the page has come to it. */
  async reads(): Promise<Question> {
    let asked: Question | null = null;
    await expect
      .poll(
        async () => {
          const seen = await this.see();
          if (seen.busy || seen.question === "") return false;
          const prompt = await this.person.get<PromptOut>(`/tables/${this.table}/prompt`);
          asked = questionOf(prompt);
          return asked?.key === seen.question && String(prompt.seq) === (await this.journal());
        },
        { timeout: PATIENCE, message: "to be asked" },
      )
      .toBe(true);
    if (asked === null) throw new Error("nothing is asked");
    return asked;
  }

  /** Touches what the answer is about, one thing after another. False if that does not say it. */
  private async onTheBoard(choices: readonly Choice[], answer: unknown, before: string): Promise<boolean> {
    const wanted = JSON.stringify(answer);
    const index = choices.findIndex((choice) => JSON.stringify(choice.answer) === wanted);
    const targets = [...new Set(choices[index]?.targets)];
    const found = about(choices, targets);
    if (targets.length === 0 || found.length !== 1 || found[0] !== index) return false;
    for (const target of targets) {
      const seen = await this.see();
      if (!(await this.touch(target))) {
        // What all answers are about has chosen none of them, and there is nothing to give up.
        const begun = this.page.locator("[data-action=give-up]").filter({ visible: true });
        if (target !== targets[0] && (await begun.count())) await this.press("[data-action=give-up]");
        return false;
      }
      await this.changed(seen);
      if ((await this.journal()) !== before || (await this.see()).confirm === "ready") return true;
    }
    const said = async (): Promise<boolean> =>
      (await this.journal()) !== before || (await this.see()).confirm === "ready";
    for (let end = Date.now() + ON_ITS_WAY; Date.now() < end;) {
      if (await said()) return true;
      await this.page.waitForTimeout(100);
    }
    // The touch has said nothing, or the map has moved under it: the buttons say it.
    return false;
  }

  /** The button of an answer, or of a part of one; where there are too many, in the list of all. */
  private async pressAnswer(answer: unknown): Promise<void> {
    const that = buttonOf(answer);
    const button = this.page.locator(`.prompt ${that}`).filter({ visible: true });
    if ((await button.count()) === 0) {
      await this.press("[data-action=all-answers]");
      await this.press(`dialog[open] ${that}`);
    } else {
      await this.press(`.prompt ${that}`);
    }
  }

  private async finish(before: string, said: string): Promise<void> {
    const confirm = this.page.locator("[data-action=confirm]:enabled");
    await expect
      .poll(
        async () => {
          if ((await this.journal()) !== before) return true;
          if (await confirm.isVisible()) await confirm.click({ timeout: 2000 }).catch(() => undefined);
          return (await this.journal()) !== before;
        },
        { timeout: PATIENCE, message: `the answer ${said} to be given`, intervals: [50, 100, 250] },
      )
      .toBe(true);
  }
}
