/** How much is shown: at the quick size, which CI runs, a few stand for all that are alike. */
import { test } from "@playwright/test";

export function isQuick(): boolean {
  return test.info().project.name === "quick";
}

/** All of them; at the quick size the first few. */
export function some<Thing>(all: readonly Thing[], few: number): readonly Thing[] {
  return isQuick() ? all.slice(0, few) : all;
}
