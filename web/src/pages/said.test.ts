// @vitest-environment jsdom
/** What pages say of figures, in the reader's language. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import Luck from "../analysis/Luck.svelte";
import type { Shapes } from "../api/client";
import Reliability from "../clock/Reliability.svelte";
import { speak } from "../texts/index.svelte";
import { ago } from "../texts/time.svelte";
import SeatNames from "./parts/SeatNames.svelte";

beforeEach(() => speak("de"));
afterEach(cleanup);

it("half points are written as the language writes them", () => {
  const seat = { number: 0, name: "Ada", handle: "a1", bot: "" } as Shapes["SeatOut"];
  const table = { seats: [seat], scores: [15.5], winners: [0], to_act: [], status: "finished" };
  const { container } = render(SeatNames, { table: table as unknown as Shapes["TableOut"] });
  expect(container.textContent).toContain("15,5");
});

it("nobody is praised for never running out of time who has not played", () => {
  const figure = { finished: 0, timed_out: 0, median_seconds: null };
  const { container } = render(Reliability, { figure: figure as Shapes["ReliabilityOut"] });
  expect(container.textContent?.trim()).toBe("noch keine Partie beendet");
  cleanup();
  const played = render(Reliability, { figure: { ...figure, finished: 1 } as Shapes["ReliabilityOut"] });
  expect(played.container.textContent).toContain("nie die Zeit überschritten");
});

it("a roll that reads like what was expected of it is no surprise", () => {
  const row = { key: "k", name: "Krieg", seat: 0, rolls: 2, got: 3, expected: 2, sigma: 1 };
  const roll = { seq: 1, seat: 0, name: "Krieg", key: "k" };
  const rolls = [
    { ...roll, got: 28.31, expected: 28.28 },
    { ...roll, seq: 5, got: 4, expected: 2.5 },
  ];
  const { container } = render(Luck, {
    luck: [row] as unknown as Shapes["LuckOut"][],
    rolls: rolls as unknown as Shapes["RollOut"][],
    nameOf: () => "Ada",
    at: () => "",
  });
  expect(container.textContent).not.toContain("28,3");
  expect(container.textContent).toContain("4 statt 2,5");
});

it("what has happened this very minute is just over", () => {
  expect(ago(new Date().toISOString())).toBe("gerade eben");
});
