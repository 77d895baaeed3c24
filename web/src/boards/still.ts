/** A board as a picture: it shows a position, and nothing on it can be chosen. */
import type { Scene, SeatInfo, Words } from "../table/contract";
import { Memory } from "../table/memory";

interface Shown {
  view: unknown;
  board: unknown;
  words: Words;
  seats: SeatInfo[];
}

const nothing = (): void => undefined;

interface Server {
  board(title: string): Promise<unknown>;
  words(title: string): Promise<Words>;
}

const common = new Memory<[board: unknown, words: Words]>();

/** What all tables of a title have in common, in the language that is spoken; asked for once. */
export function commonTo(
  title: string,
  language: string,
  server: Server,
): Promise<[board: unknown, words: Words]> {
  return common.get(`${title} ${language}`, () => Promise.all([server.board(title), server.words(title)]));
}

/** What a board is given to show a position to a stranger. */
export function stillScene(shown: Shown): Scene {
  return {
    ...shown,
    viewer: null,
    question: "",
    past: true,
    traces: [],
    pointed: null,
    refused: null,
    standing: () => ({ lit: false, chosen: false }),
    litOf: () => [],
    touch: nothing,
    point: nothing,
    explain: nothing,
  };
}
