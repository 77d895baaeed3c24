// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { PATIENCE_MS, settled } from "./chores";
import type { Shapes } from "./client";

const waiting: Shapes["ChoreOut"] = {
  id: 7,
  kind: "test",
  done: false,
  error: null,
  message: "",
  table: null,
};

function answers(...chores: object[]): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(() =>
    Promise.resolve(Response.json({ ...waiting, ...(chores.length > 1 ? chores.shift() : chores[0]) })),
  );
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

test("a chore is looked at until it is done", async () => {
  const fetch = answers({}, {}, { done: true, table: "abc" });
  expect((await settled(waiting, 1)).table).toBe("abc");
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("where nothing came of it, the words of the site say why", async () => {
  answers({ done: true, error: "undelivered", message: "Nobody answered there." });
  await expect(settled(waiting, 1)).rejects.toMatchObject({
    id: "undelivered",
    words: "Nobody answered there.",
  });
});

test("nobody waits for ever for a worker that does not come", async () => {
  answers({});
  vi.useFakeTimers();
  const waited = expect(settled(waiting)).rejects.toMatchObject({ id: "not-done", passing: true });
  await vi.advanceTimersByTimeAsync(2 * PATIENCE_MS);
  vi.useRealTimers();
  await waited;
});
