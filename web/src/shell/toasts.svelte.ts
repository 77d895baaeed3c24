/** Short messages at the edge of the screen, and words for the screen reader alone. */
import { untrack } from "svelte";
import { inWords } from "./trouble";

export interface Toast {
  number: number;
  text: string;
  bad: boolean;
}

/** Something said to a screen reader. */
export interface Utterance {
  number: number;
  text: string;
}
/** What was said stays for so many more: a screen reader gets to it when it has read out what came before. */
const KEPT = 40;

const SHOWN_MS = 6_000;
/** A refusal has to be read, so it stays longer. */
const BAD_SHOWN_MS = 12_000;

let toasts = $state.raw<readonly Toast[]>([]);
let spoken = $state.raw<readonly Utterance[]>([]);
let count = 0;

export const shown = {
  get toasts(): readonly Toast[] {
    return toasts;
  },
  get spoken(): readonly Utterance[] {
    return spoken;
  },
};

function add(text: string, bad: boolean): void {
  count += 1;
  const toast = { number: count, text, bad };
  // the same sentence twice says no more than once
  toasts = [...toasts.filter((other) => other.text !== text), toast];
  setTimeout(() => dismiss(toast.number), bad ? BAD_SHOWN_MS : SHOWN_MS);
}

export function dismiss(number: number): void {
  toasts = toasts.filter((toast) => toast.number !== number);
}

/** Something worth knowing happened. */
export function tell(text: string): void {
  add(text, false);
}

/** Something did not work: says what and what to do next. */
export function complain(fault: unknown): void {
  const { what, next } = inWords(fault);
  add(next ? `${what} ${next}` : what, true);
}

/** Says something to a screen reader, politely: after what was said before, never instead of it. */
export function announce(text: string): void {
  count += 1;
  // said from within an effect it must not become a reason to run that effect again
  spoken = [...untrack(() => spoken).slice(1 - KEPT), { number: count, text }];
}
