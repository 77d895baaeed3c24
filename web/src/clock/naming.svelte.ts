/** What a clock is called. */
import type { Shapes } from "../api/client";
import { say, sayIfAny } from "../texts/index.svelte";
import { lasting } from "./durations.svelte";

type Timing = Shapes["TimingOut"];

/** Its lengths in words, for sentences about it. */
export function lengthsOf(timing: Timing) {
  return {
    bank: lasting(timing.bank),
    increment: lasting(timing.increment),
    cap: lasting(timing.cap),
    grace: lasting(timing.grace),
  };
}

export function clockName(timing: Timing | null | undefined): string {
  if (!timing) return say("clock-none");
  return sayIfAny(`clock-${timing.preset}`, lengthsOf(timing)) ?? timing.preset;
}

/** How it goes, in a sentence; nothing for one that only counts. */
export function clockHelp(timing: Timing): string {
  return say(timing.kind === "live" ? "clock-live-help" : "clock-bank-help", lengthsOf(timing));
}
