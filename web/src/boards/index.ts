/** Which title has which board. A title's module is fetched when one of its tables is opened. */
import type { Component } from "svelte";
import type { MatProps, TitleBoard } from "../table/contract";
import type { Entries } from "../texts/fluent";
import { needTexts } from "../texts/index.svelte";

const boards = import.meta.glob<{ default: TitleBoard }>("../titles/*/index.ts");
const mats = import.meta.glob<{ default: Component<MatProps> }>("../titles/*/Mat.svelte");
const texts = import.meta.glob<Entries>("../titles/*/texts/*.ftl", { import: "default" });

const drawnBoard = (id: string): (typeof boards)[string] | undefined => boards[`../titles/${id}/index.ts`];

/** The board of a title with its words; one that has none of its own is laid out in tables. */
export async function loadTitle(id: string): Promise<TitleBoard> {
  const load = drawnBoard(id) ?? (() => import("./plain"));
  const [board] = await Promise.all([load(), needTexts("parts"), needTitleTexts(id)]);
  return board.default;
}

/** Has the title a board of its own, to be seen at a glance? */
export function isDrawn(id: string): boolean {
  return drawnBoard(id) !== undefined;
}

/** What lies on the mat of a player, fetched when the first is opened; null for a title that has none. */
export async function loadMat(id: string): Promise<Component<MatProps> | null> {
  return (await mats[`../titles/${id}/Mat.svelte`]?.())?.default ?? null;
}

/** Makes sayable what the board of a title says. */
export function needTitleTexts(id: string): Promise<void> {
  return needTexts(`titles/${id}`, (language) => texts[`../titles/${id}/texts/${language}.ftl`]);
}
