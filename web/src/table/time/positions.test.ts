import { expect, it, vi } from "vitest";
import { Positions } from "./positions";

it("fetches a position once, however often it is looked at", async () => {
  const fetch = vi.fn(async (seq: number) => `position ${seq}`);
  const positions = new Positions(fetch);
  expect(await Promise.all([positions.at(7), positions.at(7)])).toEqual(["position 7", "position 7"]);
  await positions.at(7);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("has the neighbours ready, within the game", async () => {
  const fetch = vi.fn(async (seq: number) => seq);
  const positions = new Positions(fetch);
  await positions.at(1);
  await positions.prepare(1, 0, 9);
  expect(fetch.mock.calls.map(([seq]) => seq)).toEqual([1, 2, 0, 3]);
  await positions.at(2);
  expect(fetch).toHaveBeenCalledTimes(4);
});

it("tries again after a failure", async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("there");
  const positions = new Positions<string>(fetch);
  await expect(positions.at(3)).rejects.toThrow("offline");
  expect(await positions.at(3)).toBe("there");
});

it("forgets what was used longest ago", async () => {
  const fetch = vi.fn(async (seq: number) => seq);
  const positions = new Positions(fetch);
  for (let seq = 0; seq <= 64; seq++) await positions.at(seq);
  await positions.at(64);
  await positions.at(0);
  expect(fetch).toHaveBeenCalledTimes(66);
});
