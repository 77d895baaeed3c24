/** How a seat's clock stands now, from what the site said some time ago. */
import type { Shapes } from "../api/client";

export type Clock = Shapes["ClockOut"];

export interface Reading {
  /** Seconds left in the bank, or spent where time is only counted. */
  seconds: number;
  counting: boolean;
}

/**
 * The clock goes on by itself from `heard`, when it was read here: the clock of this device may be wrong, but a second
 * is as long here as there. It stops where the site said that it will change.
 */
export function reading(clock: Clock, heard: number, now: number): Reading {
  const changes = clock.changes === null ? Infinity : Date.parse(clock.changes) - Date.parse(clock.at);
  const passed = Math.max(0, now - heard);
  const counted = clock.counting ? Math.min(passed, changes) / 1000 : Math.max(0, passed - changes) / 1000;
  const going = clock.going ? counted : 0;
  return {
    seconds: clock.left === null ? clock.spent + going : Math.max(0, clock.left - going),
    counting: clock.going && (clock.counting ? passed < changes : passed >= changes),
  };
}
