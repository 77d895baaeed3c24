/** What can be done at the table by key and by name: digits, arrows, Enter, Escape, undo, and every answer. */
import type { Command } from "../shell/commands.svelte";
import { say } from "../texts/index.svelte";
import type { Asking } from "./asking/asking.svelte";
import type { Direction, Scene, Target } from "./contract";

const ARROWS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** The commands of the table as it stands. `walk` moves the focus on the board. */
export function tableCommands(asking: Asking, walk: (direction: Direction) => void): Command[] {
  const { table, question } = asking;
  const group = say("ask-keys");
  const found: Command[] = Object.entries(ARROWS).map(([key, direction]) => ({
    id: `walk:${direction}`,
    name: say(`ask-walk-${direction}`),
    group,
    key,
    run: () => walk(direction),
  }));
  const add = (id: string, name: string, key: string, run: () => void): void => {
    found.push({ id, name, group, key, run });
  };
  // No key of its own: Enter belongs to the button that has the focus, which is this one when an answer is whole.
  if (question && asking.ready) {
    found.push({ id: "confirm", name: say("ask-confirm"), group, run: () => void asking.send() });
  }
  if (asking.refusal || !asking.empty || asking.besideOpen) {
    add("give-up", say("ask-back"), "Escape", () => asking.giveUp());
  }
  if (question) {
    for (const step of asking.steps) {
      if (step.digit !== undefined)
        add(`step:${step.digit}`, step.text, String(step.digit), () => asking.press(step));
    }
    for (const [index, { text }] of question.choices.entries()) {
      found.push({ id: `answer:${index}`, name: text, group: question.text, run: () => asking.pick(index) });
    }
    if (asking.asked?.beside.length) {
      const name = asking.besideOpen
        ? say("ask-beside-back")
        : say("ask-beside", { count: asking.asked.beside.length });
      add("beside", name, "b", () => asking.toggleBeside());
    }
  }
  if (table.past === null && !table.over) {
    if (table.prompt?.can_undo) {
      add("undo", say("ask-undo"), "z", () => void table.undo());
      add("restart", say("ask-restart"), "Shift+R", () => void table.restart());
    }
    if (table.prompt?.can_redo) add("redo", say("ask-redo"), "Shift+Z", () => void table.redo());
  }
  return found;
}

/** Where the focus is on the board, if it is there. */
export function focusedTarget(): Target | null {
  return document.activeElement?.closest<HTMLElement>("[data-target]")?.dataset["target"] ?? null;
}

/** Moves the focus to the next thing in a direction: as the title says, or through what may be chosen. */
export function walkBoard(asking: Asking, scene: Scene, direction: Direction): void {
  const from = focusedTarget();
  const next =
    asking.table.title?.neighbour?.(from, direction, scene) ?? alongLit(asking.lit(), from, direction);
  if (next === null) return;
  const elements = document.querySelectorAll<HTMLElement>(`[data-target="${CSS.escape(next)}"]`);
  [...elements].find((element) => element.tabIndex >= 0 || element.hasAttribute("tabindex"))?.focus();
  scene.point(next);
}

function alongLit(lit: readonly Target[], from: Target | null, direction: Direction): Target | null {
  if (lit.length === 0) return null;
  const step = direction === "right" || direction === "down" ? 1 : -1;
  const at = from === null ? -1 : lit.indexOf(from);
  if (at < 0) return lit[step > 0 ? 0 : lit.length - 1] ?? null;
  return lit[(at + step + lit.length) % lit.length] ?? null;
}
