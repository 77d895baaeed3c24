import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LEAST, Queue } from "./queue";

interface Item {
  name: string;
  ms: number;
}
const items = (count: number, ms: number): Item[] =>
  Array.from({ length: count }, (_, at) => ({ name: `${at + 1}`, ms }));

let told: string[];
let ended: number | null;
let queue: Queue<Item>;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  ended = null;
  queue = new Queue<Item>({
    show: ({ name }) => told.push(name),
    pass: ({ name }) => told.push(`(${name})`),
    done: () => (ended = performance.now()),
  });
});
afterEach(() => vi.useRealTimers());

test("one item is played after the other, each for its time", () => {
  queue.add(items(3, 1_000), 60_000);
  expect(told).toEqual(["1"]);
  vi.advanceTimersByTime(999);
  expect(told).toEqual(["1"]);
  vi.advanceTimersByTime(1_001);
  expect(told).toEqual(["1", "2", "3"]);
  vi.advanceTimersByTime(1_000);
  expect(queue.playing).toBe(false);
  expect(ended).not.toBeNull();
});

test("what comes later is played after what is under way", () => {
  queue.add(items(1, 1_000), 60_000);
  queue.add([{ name: "later", ms: 500 }], 60_000);
  expect(told).toEqual(["1"]);
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual(["1", "later"]);
});

test.each([2, 9, 40])(
  "whoever waits for %i items of two seconds has them all behind within three",
  (count) => {
    const start = performance.now();
    queue.add(items(count, 2_000), 3_000);
    vi.advanceTimersByTime(60_000);
    expect((ended ?? Infinity) - start).toBeLessThanOrEqual(3_000 + count);
    expect(told).toHaveLength(count);
  },
);

test("of too many the last are seen, the first are passed over", () => {
  queue.add(items(40, 2_000), 3_000);
  vi.advanceTimersByTime(60_000);
  const passed = told.filter((name) => name.startsWith("("));
  expect(told.length - passed.length).toBeGreaterThan(10);
  expect(told.length - passed.length).toBeLessThanOrEqual(3_000 / LEAST);
  expect(told.at(-1)).toBe("40");
  expect(told[0]).toBe("(1)");
});

test("whoever is asked in the middle waits three seconds from then on", () => {
  queue.add(items(10, 2_000), 60_000);
  vi.advanceTimersByTime(2_500);
  const asked = performance.now();
  queue.urge(3_000);
  vi.advanceTimersByTime(60_000);
  expect((ended ?? Infinity) - asked).toBeLessThanOrEqual(3_010);
});

test("a press goes on to the next item, and to the end after the last", () => {
  queue.add(items(2, 1_000), 60_000);
  queue.next();
  expect(told).toEqual(["1", "2"]);
  queue.next();
  expect(queue.playing).toBe(false);
});

test("skipping ends everything at once, and nothing is left out", () => {
  queue.add(items(3, 1_000), 60_000);
  queue.skip();
  expect(told).toEqual(["1", "(2)", "(3)"]);
  expect(queue.playing).toBe(false);
});

test("held down it is four times as fast, and as before when let go", () => {
  queue.add(items(4, 1_000), 60_000);
  queue.hasty = true;
  vi.advanceTimersByTime(250);
  expect(told).toEqual(["1", "2"]);
  vi.advanceTimersByTime(250);
  queue.hasty = false;
  vi.advanceTimersByTime(990);
  expect(told).toEqual(["1", "2", "3"]);
});
