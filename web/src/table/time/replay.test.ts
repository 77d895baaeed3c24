import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Film, Replay } from "./replay.svelte";

class Game implements Film {
  at = 5;
  span = { first: 0, last: 5 };
  seen: number[] = [];
  settled = (): Promise<void> => Promise.resolve();
  async go(seq: number): Promise<void> {
    this.at = seq;
    this.seen.push(seq);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("begins at the beginning when the end is shown, and stops at the end", async () => {
  const game = new Game();
  const replay = new Replay(game);
  await replay.play();
  await vi.runAllTimersAsync();
  expect(game.seen).toEqual([0, 1, 2, 3, 4, 5]);
  expect(replay.playing).toBe(false);
});

it("goes on from where one looks, and stays where it is stopped", async () => {
  const game = new Game();
  game.at = 2;
  const replay = new Replay(game);
  await replay.play();
  await vi.advanceTimersByTimeAsync(1300);
  replay.pause();
  await vi.runAllTimersAsync();
  expect(game.seen).toEqual([3]);
});

it("is four times as quick at speed four", async () => {
  const game = new Game();
  game.at = 0;
  const replay = new Replay(game);
  replay.speed = 4;
  await replay.play();
  await vi.advanceTimersByTimeAsync(1250);
  expect(game.at).toBe(4);
});

it("waits until what led to a position has been played", async () => {
  const game = new Game();
  game.at = 0;
  let ended = (): void => undefined;
  game.settled = () => new Promise((done) => (ended = done));
  const replay = new Replay(game);
  await replay.play();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(game.at).toBe(0);
  ended();
  await vi.advanceTimersByTimeAsync(0);
  expect(game.at).toBe(1);
});
