// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { leave, leftAt } from "./left";

beforeEach(() => localStorage.clear());

test("each seat of each table has a mark of its own, and a spectator, too", () => {
  leave("abc", 0, 7);
  leave("abc", null, 9);
  leave("abc", 0, 8);
  expect([leftAt("abc", 0), leftAt("abc", null), leftAt("abc", 1)]).toEqual([8, 9, null]);
});

test("the oldest marks make room for new ones", () => {
  for (let number = 0; number < 200; number++) leave(`table${number}`, 0, number);
  expect([leftAt("table0", 0), leftAt("table199", 0)]).toEqual([null, 199]);
  expect(localStorage.getItem("civitas.left")?.length).toBeLessThan(4_000);
});

test("what cannot be read is no mark", () => {
  localStorage.setItem("civitas.left", "{");
  expect(leftAt("abc", 0)).toBeNull();
});
