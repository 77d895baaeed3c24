// @vitest-environment jsdom
/** What is drawn in the middle and on the map while something is told. */
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../texts/index.svelte";
import { comings } from "./comings";
import SetPieceCard from "./SetPieceCard.svelte";
import type { SetPiece, Side } from "./setpiece";

const BARE: SetPiece = { what: "", at: "", cards: [], rolls: [], sides: [], scores: [] };
const term = (what: string, amount: number): Side["terms"][number] => ({ what, amount });
const OURS: Side = { of: "seat:0", total: 7, terms: [term("die:combat", 5), term("unit:ship", 2)] };
const THEIRS: Side = { of: "seat:1", total: 4, terms: [term("die:combat", 4)] };
const HOW = {
  ms: 800,
  side: "middle" as const,
  still: false,
  nameOf: (target: string) => target,
  helpOf: () => undefined,
  pictureOf: (target: string) => (target === "face:sword" ? "glyphs.svg#sword" : ""),
};

const animate = vi.fn(() => ({ cancel: vi.fn(), onfinish: null }) as unknown as Animation);
beforeAll(() => speak("en"));
beforeEach(() => {
  vi.useFakeTimers();
  animate.mockClear();
  Element.prototype.animate = animate;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const totals = (): (string | null | undefined)[] =>
  [...document.querySelectorAll("tfoot td:last-child")].map((cell) => cell.textContent);

test("a sum grows term by term, and stands when another is added up beside it", async () => {
  const { rerender } = render(SetPieceCard, { ...HOW, piece: { ...BARE, sides: [OURS] } });
  await tick();
  expect(totals()).toEqual(["0"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(totals()).toEqual(["5"]);
  await vi.advanceTimersByTimeAsync(600);
  expect(totals()).toEqual(["7"]);
  await rerender({ piece: { ...BARE, sides: [OURS, THEIRS] } });
  expect(totals()).toEqual(["7", "0"]);
  await vi.advanceTimersByTimeAsync(800);
  expect(totals()).toEqual(["7", "4"]);
});

test("with reduced motion every sum is whole at once, and nothing moves", async () => {
  render(SetPieceCard, { ...HOW, still: true, piece: { ...BARE, what: "scene:battle", sides: [OURS] } });
  await tick();
  expect(totals()).toEqual(["7"]);
  expect(animate).not.toHaveBeenCalled();
});

test("a die that nobody rolled is called by its name, and a face that is a word is drawn", () => {
  const rolls: SetPiece["rolls"] = [{ act: "rolled", what: "die:generation", faces: [3, "sword"] }];
  render(SetPieceCard, { ...HOW, piece: { ...BARE, rolls } });
  expect(document.querySelector("header")?.textContent.trim()).toBe("Die:generation");
  expect([...document.querySelectorAll(".die")].map((die) => die.textContent)).toEqual(["3", ""]);
  expect(document.querySelector(".die use")?.getAttribute("href")).toBe("glyphs.svg#sword");
});

test("what is drawn anew on the map comes slowly, as a whole, and not what lies over it", () => {
  const SVG = "http://www.w3.org/2000/svg";
  const [board, map, piece, over] = [
    document.createElement("div"),
    document.createElementNS(SVG, "svg"),
    document.createElementNS(SVG, "g"),
    document.createElement("div"),
  ];
  document.body.append(board);
  board.append(map, over);
  const stop = comings(board, over);
  map.append(piece);
  piece.append(document.createElementNS(SVG, "path"));
  over.append(document.createElementNS(SVG, "svg"));
  stop();
  expect(animate.mock.contexts).toEqual([piece]);
  board.remove();
});
