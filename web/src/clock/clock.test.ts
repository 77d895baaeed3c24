// @vitest-environment jsdom
import { expect, test } from "vitest";
import { speak } from "../texts/index.svelte";
import { about, dial, lasting } from "./durations.svelte";
import { reading, type Clock } from "./running";

const AT = "2027-03-10T12:00:00Z";
const HEARD = 5_000_000;

function clock(more: Partial<Clock> = {}): Clock {
  const whole = { at: AT, left: 100, spent: 50, going: true, counting: true, changes: null, deadline: null };
  return { ...whole, stage: "", ...more };
}

test("a clock that goes loses as much as has passed here, whatever the clock of this device says", () => {
  expect(reading(clock(), HEARD, HEARD + 30_000)).toEqual({ seconds: 70, counting: true });
  expect(reading(clock(), HEARD, HEARD + 300_000).seconds).toBe(0);
  expect(reading(clock({ left: null }), HEARD, HEARD + 30_000).seconds).toBe(80);
  expect(reading(clock({ going: false }), HEARD, HEARD + 30_000)).toEqual({ seconds: 100, counting: false });
});

test("a clock stops when its person rests, and goes on afterwards", () => {
  const soon = "2027-03-10T12:00:10Z";
  expect(reading(clock({ changes: soon }), HEARD, HEARD + 30_000)).toEqual({ seconds: 90, counting: false });
  const resting = clock({ counting: false, changes: soon });
  expect(reading(resting, HEARD, HEARD + 5_000)).toEqual({ seconds: 100, counting: false });
  expect(reading(resting, HEARD, HEARD + 30_000)).toEqual({ seconds: 80, counting: true });
});

test("lengths are said in both languages", async () => {
  await speak("en");
  expect([lasting(14_400), lasting(259_200), lasting(900), lasting(30)]).toEqual([
    "4 hours",
    "3 days",
    "15 minutes",
    "30 seconds",
  ]);
  expect([dial(65), dial(9_000), dial(187_200)]).toEqual(["1:05", "2 h 30 min", "2 d 4 h"]);
  await speak("de");
  expect([lasting(86_400), about(5_000), dial(187_200)]).toEqual(["24 Stunden", "83 Minuten", "2 T 4 Std"]);
});
