import { expect, test } from "vitest";
import { Table } from "../state.svelte";
import { FakeSite, line } from "../fake";
import { Time, withSkipped } from "./time.svelte";

test("a recap has what was passed over before, each line once and in the order of the log", () => {
  const [first, second, third] = [line(3, "march"), line(4, "toll"), line(4, "battle")];
  third.number = 1;
  expect(withSkipped([second, third], [first, third])).toEqual([first, second, third]);
});

test("what was passed over is recounted once, and not at all if it was taken back", async () => {
  const table = new Table("abc", new FakeSite());
  const time = new Time(table, { recap: async () => ({ since: 4, lines: [] }) });
  table.lines = [line(1, "march"), { ...line(2, "toll"), struck: true }];
  table.skipped = [line(1, "march"), line(2, "toll")];
  table.seq = 5;
  expect([time.canLook, await time.look(), time.recap.count]).toEqual([true, true, 1]);
  await time.now();
  expect([time.canLook, await time.look()]).toEqual([false, false]);
});
