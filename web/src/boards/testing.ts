/** What the tests of every board need: a scene that remembers what was touched, and a page to draw it in. */
import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeAll, vi } from "vitest";
import type { Scene, Standing, Target } from "../table/contract";
import { needTexts, speak } from "../texts/index.svelte";
import { needTitleTexts } from ".";

export type Lit = Record<Target, Partial<Standing>>;
export type FakeScene = Scene & { touched: Target[] };

/** A scene for two players in which some targets are lit. Names are their ids. */
export function sceneOf(
  shown: Pick<Scene, "view" | "board" | "question"> & Partial<Scene>,
  lit: Lit = {},
): FakeScene {
  const touched: Target[] = [];
  return {
    words: { say: (id) => id.replace(/^[a-z]+-/, ""), help: () => undefined, has: () => true, kinds: [] },
    seats: ["Ada", "Bo"].map((name, number) => ({ number, name, mine: !number, bot: false, asked: !number })),
    viewer: 0,
    past: false,
    traces: [],
    standing: (target) => ({ lit: target in lit, chosen: false, ...lit[target] }),
    litOf: (kind) => Object.keys(lit).filter((target) => target.startsWith(`${kind}:`)),
    touch: (target) => touched.push(target),
    point: () => undefined,
    pointed: null,
    refused: null,
    explain: () => undefined,
    touched,
    ...shown,
  };
}

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
