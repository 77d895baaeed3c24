// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pace } from "../look/pace.svelte";
import type { Act } from "../table/contract";
import type { Line, View } from "../table/server";
import { cuesOf } from "./cues";
import { flightsOf } from "./flights";
import { flown, thrown } from "./motion";
import { Stage, type Staged } from "./stage.svelte";

const MARCH: Act = { act: "moved", what: "unit:ship", from: "hex:D3", to: "hex:E5", of: "seat:0", amount: 4 };
const TOLL: Act = { act: "paid", what: "good:gold", of: "seat:0", amount: 1 };
const BATTLE: Act = { act: "begin", what: "scene:battle", at: "hex:E5" };
const OVER: Act = { act: "end", what: "scene:battle" };
const roll = (of: string, ...faces: number[]): Act => ({ act: "rolled", what: "die:combat", of, faces });
const sum = (of: string, total: number): Act => ({
  act: "compared",
  what: "scene:battle",
  sides: [{ of, total, terms: [{ what: "die:combat", amount: total }] }],
});

function line(seq: number, ...acts: Act[]): Line {
  return {
    seq,
    number: 0,
    key: "note",
    params: {},
    text: `line ${seq}`,
    targets: [],
    acts,
    rules: [],
    struck: false,
  };
}
const view = (seq: number): View => ({ seq }) as View;

let table: Staged & { wanted: boolean };
let told: string[];
let seen: number;
let visible: DocumentVisibilityState;
let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers();
  pace.choose("normal");
  told = [];
  visible = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visible);
  table = { held: null, wanted: false, skipped: [], position: (seq) => Promise.resolve(view(seq)) };
  stage = new Stage(table, {
    isOnMap: (target) => target.startsWith("hex:"),
    tell: (text) => told.push(text),
    seen: (seq) => (seen = seq),
  });
  stage.hear([line(3, MARCH)]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("what was there before one came is not played", () => {
  expect(stage.playing).toBe(false);
  expect(told).toEqual([]);
});

test("each new line is played and told once, in order, and the last leaves the present to be seen", async () => {
  table.held = view(4);
  stage.hear([line(3, MARCH), line(4, MARCH), line(5, TOLL)]);
  expect(stage.now?.cue.line.seq).toBe(4);
  expect(table.held?.seq).toBe(4);
  await vi.advanceTimersByTimeAsync(900);
  expect(stage.now?.cue.line.seq).toBe(5);
  expect(table.held?.seq).toBe(5);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(stage.playing).toBe(false);
  expect(table.held).toBeNull();
  expect(told).toEqual(["line 4", "line 5"]);
});

test("a struck line is not played, and news without lines hold nothing back", () => {
  table.held = view(4);
  stage.hear([line(3, MARCH), { ...line(4, MARCH), struck: true }]);
  expect(stage.playing).toBe(false);
  expect(table.held).toBeNull();
});

test("whoever has to answer is not kept waiting longer than three seconds by a turn of nine steps", () => {
  table.wanted = true;
  table.held = view(4);
  stage.hear(Array.from({ length: 9 }, (_, at) => line(4 + at, MARCH, TOLL)));
  vi.advanceTimersByTime(2_900);
  expect(table.held).not.toBeNull();
  vi.advanceTimersByTime(130);
  expect(table.held).toBeNull();
  expect(told).toEqual(Array.from({ length: 9 }, (_, at) => `line ${4 + at}`));
});

test("a step of the past that is looked at again is told again", async () => {
  const past = line(2, MARCH);
  for (let times = 0; times < 2; times++) {
    await stage.step([past]);
    await vi.advanceTimersByTimeAsync(2_000);
  }
  expect(told).toEqual(["line 2", "line 2"]);
});

test("with pace off nothing is played, and every line is told", () => {
  pace.choose("off");
  stage.hear([line(4, MARCH), line(5, TOLL)]);
  expect(stage.playing).toBe(false);
  expect(told).toEqual(["line 4", "line 5"]);
});

test("a battle stands in the middle from its beginning to its end, with the dice and sums of the last round", () => {
  stage.hear([line(4, BATTLE), line(5, roll("seat:0", 2, 5), sum("seat:0", 7)), line(6, roll("seat:1", 3))]);
  expect(stage.piece).toMatchObject({ what: "scene:battle", at: "hex:E5", rolls: [] });
  stage.skip();
  expect(stage.piece?.rolls.map(({ of }) => of)).toEqual(["seat:0", "seat:1"]);
  expect(stage.piece?.sides.map(({ total }) => total)).toEqual([7]);
  stage.hear([line(7, roll("seat:0", 6))]);
  expect(stage.piece?.rolls).toHaveLength(1);
  expect(stage.piece?.sides).toEqual([]);
  stage.hear([line(8, OVER)]);
  stage.skip();
  expect(stage.piece).toBeNull();
});

test("what stood in the middle goes while its end is told", () => {
  stage.hear([line(4, BATTLE), line(5, OVER), line(6, TOLL)]);
  expect(stage.piece).toMatchObject({ what: "scene:battle" });
  stage.next();
  expect([stage.now?.cue.acts, stage.piece]).toEqual([[OVER], null]);
});

test("whoever looks from another seat sees nothing of what the one before was shown", () => {
  stage.hear([line(4, BATTLE, { act: "turned", what: "tactic:high_morale", of: "seat:0" })]);
  stage.forget();
  expect([stage.playing, stage.piece]).toEqual([false, null]);
  stage.hear([line(4)]);
  stage.hear([line(4), line(5, roll("seat:1", 3))]);
  expect(stage.piece?.cards).toEqual([]);
});

test("a roll outside of any scene is shown for its line alone", () => {
  stage.hear([line(4, roll("seat:0", 5), sum("seat:0", 5)), line(5, TOLL)]);
  expect(stage.piece?.rolls).toHaveLength(1);
  stage.next();
  expect(stage.piece).toMatchObject({ rolls: [{ faces: [5] }], sides: [{ total: 5 }] });
  stage.next();
  expect(stage.piece).toBeNull();
});

test("acts of one kind happen at once, others one after the other; a line without acts is still read", () => {
  const cues = cuesOf([line(1, MARCH, MARCH, TOLL), line(2)]);
  expect(cues.map(({ acts }) => acts.map(({ act }) => act))).toEqual([["moved", "moved"], ["paid"], []]);
});

test("what happened at the same moment is one cue, from its begin to its end", () => {
  const begin: Act = { act: "begin", what: "scene:reveal", together: true };
  const end: Act = { act: "end", what: "scene:reveal" };
  expect(cuesOf([line(1, begin, TOLL), line(1, MARCH, end), line(2, TOLL)])).toHaveLength(2);
});

test("pieces go from place to place; what has no place on the page rises or falls at its seat", () => {
  const places: Record<string, { x: number; y: number }> = {
    "hex:D3": { x: 1, y: 1 },
    "hex:E5": { x: 5, y: 5 },
    "seat:0": { x: 9, y: 0 },
  };
  const where = { spotOf: (target: string) => places[target], middle: { x: 4, y: 4 } };
  expect(flightsOf(MARCH, where)).toMatchObject([
    { motion: "fly", label: "×4", from: { x: 1 }, to: { x: 5 } },
  ]);
  expect(flightsOf(TOLL, where)).toMatchObject([{ motion: "fall", label: "−1", from: { x: 9 } }]);
  expect(flightsOf({ ...TOLL, of: "seat:7" }, where)).toEqual([]);
});

test("with reduced motion nothing moves: things stand where they arrive", () => {
  const element = document.createElement("div");
  element.animate = vi.fn();
  const timing = { ms: 800, delay: 0, still: true };
  const flight = { what: "unit:ship", of: "", label: "", from: { x: 1, y: 1 }, to: { x: 5, y: 6 } } as const;
  flown(element, { ...flight, motion: "fly" }, timing);
  thrown(element, timing);
  expect(element.animate).not.toHaveBeenCalled();
  expect(element.style.transform).toContain("translate(5px, 6px)");
});

test("whoever comes back sees what happened since, on the board that they left", async () => {
  const lines = [line(3, MARCH), line(4, MARCH), line(5, TOLL)];
  stage.forget();
  await stage.back(lines, 4);
  expect([stage.now?.cue.line.seq, table.held?.seq, seen]).toEqual([4, 4, 4]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([stage.playing, table.held, seen]).toEqual([false, null, 6]);
  expect(told).toEqual(["line 4", "line 5"]);
});

test("what happens while nobody looks is played when they look again, the line that was cut off from its beginning", async () => {
  const lines = [line(3, MARCH), line(4, BATTLE, roll("seat:0", 2)), line(5, OVER)];
  stage.hear(lines.slice(0, 2));
  stage.next();
  visible = "hidden";
  stage.leave();
  stage.hear(lines);
  expect([stage.playing, stage.piece, seen]).toEqual([false, null, 4]);
  visible = "visible";
  await stage.back(lines);
  expect([stage.now?.cue.line.seq, table.held?.seq]).toEqual([4, 4]);
  expect(stage.piece).toMatchObject({ what: "scene:battle", rolls: [] });
  await vi.advanceTimersByTimeAsync(9_000);
  expect([stage.playing, stage.piece]).toEqual([false, null]);
});

test("news that come while the board of then is fetched are played after what was missed", async () => {
  const lines = [line(3, MARCH), line(4, MARCH), line(5, TOLL)];
  stage.forget();
  const coming = stage.back(lines.slice(0, 2), 4);
  stage.hear(lines);
  expect(stage.playing).toBe(false);
  await coming;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual(["line 4", "line 5"]);
});

test("what is passed over is kept for the recap, and said if it was for want of time", () => {
  table.wanted = true;
  stage.hear([line(3), ...Array.from({ length: 40 }, (_, at) => line(4 + at, MARCH))]);
  vi.advanceTimersByTime(5_000);
  expect(table.skipped[0]?.seq).toBe(4);
  expect([stage.hurried, stage.playing]).toEqual([table.skipped.length, false]);
  table.skipped = [];
  stage.hear([line(60, MARCH), line(61, TOLL)]);
  stage.skip();
  expect([table.skipped.map(({ seq }) => seq), stage.hurried]).toEqual([[61], 0]);
});

test("once the last question is answered nobody waits: the end of a game is seen whole", () => {
  const lines = Array.from({ length: 40 }, (_, at) => line(4 + at, MARCH));
  table.wanted = true;
  stage.hear(lines.slice(0, 1));
  table.wanted = false;
  stage.hear(lines);
  vi.advanceTimersByTime(60_000);
  expect([table.skipped, stage.hurried, told.length]).toEqual([[], 0, 40]);
});

test("a step through the past is played on the board before it, and moves no mark of what was seen", async () => {
  const before = seen;
  const settled = vi.fn();
  await stage.step([line(1, MARCH)]);
  void stage.settled().then(settled);
  expect([stage.playing, table.held?.seq]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([stage.playing, table.held, seen, table.skipped]).toEqual([false, null, before, []]);
  expect(settled).toHaveBeenCalled();
});

test("another step takes the place of one that is still on its way", async () => {
  const first = stage.step([line(1, MARCH)]);
  stage.leave();
  const second = stage.step([line(2, TOLL)]);
  await Promise.all([first, second]);
  expect(stage.now?.cue.line.seq).toBe(2);
});

test("orders that were revealed together move at once; what comes of a later answer waits", () => {
  const cues = cuesOf([line(1, MARCH), line(1, MARCH), line(1, TOLL), line(2, MARCH), line(3, MARCH)]);
  expect(cues.map(({ acts }) => acts.length)).toEqual([2, 1, 1, 1]);
});
