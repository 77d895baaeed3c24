/** What the guide points at, as it is drawn now. */
import { boxOf } from "../stage/places";
import { idOf, kindOf } from "../table/asking/steps";
import type { Table } from "../table/state.svelte";

/** Of what covers more of the window than this there is no use in marking the edge. */
const LARGE = 0.45;

function seen(selector: string): DOMRect | undefined {
  return [...document.querySelectorAll(selector)]
    .map((one) => one.getBoundingClientRect())
    .find(({ width, height }) => width > 0 && height > 0);
}

/** The first of these that can be seen. */
export function boxFor(at: readonly string[], table: Pick<Table, "viewer">): DOMRect | null {
  for (const one of at) {
    const [kind, id] = [kindOf(one), idOf(one)];
    const found =
      kind === "area"
        ? seen(`[data-area="${id}"]`)
        : kind === "answer"
          ? seen(`[data-answer="${CSS.escape(JSON.stringify(id))}"]`)
          : kind === "lit"
            ? seen(`[data-target^="${id}:"][data-lit]`)
            : boxOf(one === "seat:me" ? `seat:${table.viewer ?? 0}` : one);
    if (found && found.width > 0 && inWindow(found)) return found;
  }
  return null;
}

function inWindow({ left, top, right, bottom }: DOMRect): boolean {
  return right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
}

/** It fills so much of the window that words beside it have no room. */
export function isLarge({ width, height }: DOMRect): boolean {
  return width * height > LARGE * window.innerWidth * window.innerHeight;
}
