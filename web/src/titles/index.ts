/** Which title has which board. A title's module is fetched when one of its tables is opened. */
import type { LoadTitle, TitleBoard } from "../table/contract";

const LOADERS: Record<string, LoadTitle> = {
  clash: () => import("./clash"),
  sands: () => import("./sands"),
};

/** The board of a title; one that has none of its own is laid out in tables. */
export async function loadTitle(id: string): Promise<TitleBoard> {
  const load = LOADERS[id] ?? (() => import("./plain"));
  return (await load()).default;
}
