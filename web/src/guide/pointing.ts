/** What the guide points at, as it is drawn now. */
import { boxOf } from "../stage/places";
import { idOf, kindOf } from "../table/asking/steps";
import type { Table } from "../table/state.svelte";
import { type Box, type Shy, within } from "./placing";

/** Of what covers more of the window than this there is no use in marking the edge. */
const LARGE = 0.45;
/** Whatever may be chosen now. */
const LIT = ":is([data-target][data-lit], [data-target].lit)";
/** What it costs to hide a pixel of the question, of its answers, of what may be chosen, and of the cards in hand. */
const PRICES = { question: 2, dock: 0.25, lit: 1, hand: 0.5 };

const area = (name: string): Element | null => document.querySelector(`[data-area="${name}"]`);

/** What can be seen of it: a map goes on behind its frame, and an answer may have been scrolled away. */
function shown(one: Element): Box | null {
  const frame = one.closest("[data-area]")?.getBoundingClientRect() ?? null;
  const inWindow = within(one.getBoundingClientRect(), {
    left: 0,
    top: 0,
    width: window.innerWidth,
    height: window.innerHeight,
  });
  return inWindow && frame && one.closest("[data-area]") !== one ? within(inWindow, frame) : inWindow;
}

function selectorFor(one: string): string {
  const [kind, id] = [kindOf(one), idOf(one)];
  if (kind === "area") return `[data-area="${id}"]`;
  if (kind === "answer") return `[data-answer="${CSS.escape(JSON.stringify(id))}"]`;
  return kind === "lit" ? `${LIT}[data-target^="${id}:"]` : `[data-target="${CSS.escape(one)}"]`;
}

/** A thing by its name, wherever it is drawn; in the sheet of a phone only as far as it is not scrolled away. */
function boxOfThing(one: string, table: Pick<Table, "viewer">): Box | null {
  const inDock = area("dock")?.querySelector(selectorFor(one));
  if (inDock) return shown(inDock);
  return boxOf(one === "seat:me" ? `seat:${table.viewer ?? 0}` : one) ?? null;
}

/** The first of these that can be seen; several boxes where whatever is lit is meant. */
export function boxesFor(at: readonly string[], table: Pick<Table, "viewer">): Box[] {
  for (const one of at) {
    const found: (Box | null)[] = ["area", "answer", "lit"].includes(kindOf(one))
      ? [...document.querySelectorAll(selectorFor(one))].map(shown)
      : [boxOfThing(one, table)];
    const boxes = found.filter((box): box is Box => box !== null && box.width > 0 && inWindow(box));
    if (boxes.length > 0) return kindOf(one) === "lit" ? boxes : boxes.slice(0, 1);
  }
  return [];
}

/** What stays bright: the whole map where several places on it are meant, as their boxes would make a patchwork. */
export function litUp(about: readonly Box[]): readonly Box[] {
  const board = area("board")?.getBoundingClientRect();
  const hand = area("hand")?.firstElementChild?.getBoundingClientRect();
  const onMap = (one: Box): boolean =>
    board !== undefined && within(one, board) !== null && (hand === undefined || within(one, hand) === null);
  return board && about.length > 1 && about.every(onMap) ? [board] : about;
}

/** What lies in the sheet of a phone is brought into sight before it is pointed at. */
export function bring(at: readonly string[]): void {
  const dock = area("dock");
  const wanted = at.map((one) => dock?.querySelector(selectorFor(one))).find(Boolean);
  wanted?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Where words may stand, and what they should rather not hide there. */
export function roomFor(things: readonly Box[], card: Box): { room: Box; shy: Shy[] } {
  const top = area("board")?.getBoundingClientRect().top ?? 56;
  const dock = area("dock")?.getBoundingClientRect();
  const foot = area("tabs")?.getBoundingClientRect().top ?? window.innerHeight - 44;
  const below = dock !== undefined && dock.top > top;
  // On a phone the words lie over the answers, unless it is those that they speak of.
  const bottom = below && things.some(({ top: at, height }) => at + height / 2 > dock.top) ? dock.top : foot;
  const height = Math.max(bottom - top, card.height);
  const lit = [...document.querySelectorAll(`[data-area=board] ${LIT}`)].map(shown);
  const shy = [
    ...lit.map((box) => ({ box, price: PRICES.lit })),
    { box: dock ?? null, price: PRICES.dock },
    {
      box: document.querySelector(".prompt .question")?.getBoundingClientRect() ?? null,
      price: PRICES.question,
    },
    { box: area("hand")?.firstElementChild?.getBoundingClientRect() ?? null, price: PRICES.hand },
  ];
  return {
    room: { left: 0, top, width: window.innerWidth, height },
    shy: shy.filter((one): one is Shy => one.box !== null),
  };
}

function inWindow({ left, top, width, height }: Box): boolean {
  return left + width > 0 && top + height > 0 && left < window.innerWidth && top < window.innerHeight;
}

/** It fills so much of the window that words beside it have no room. */
export function isLarge({ width, height }: Box): boolean {
  return width * height > LARGE * window.innerWidth * window.innerHeight;
}
