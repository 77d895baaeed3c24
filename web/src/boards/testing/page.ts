/** A page for tests of any board to be drawn in. */
import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeAll, vi } from "vitest";
import type { Target } from "../../table/contract";
import { needTexts, speak } from "../../texts/index.svelte";
import { needTitleTexts } from "..";

/** Readies the page for boards of a title, in English. A whole map takes a slow machine a while. */
export function drawing(title: string): void {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  beforeAll(async () => {
    globalThis.ResizeObserver = class {
      observe(): void {
        // jsdom lays nothing out
      }
      unobserve(): void {
        // nor does it forget
      }
      disconnect(): void {
        // nothing to stop
      }
    };
    await speak("en");
    await needTexts("parts");
    await needTitleTexts(title);
  });
  afterEach(cleanup);
}

/** What may be touched. Not looked up by its role: in jsdom that takes seconds on a map of this size. */
export function at(target: Target): Element {
  const found = document.querySelector(`[role="button"][data-target="${target}"]`);
  if (!found) throw new Error(`${target} cannot be touched`);
  return found;
}
