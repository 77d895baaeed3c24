// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { drawing } from "../../boards/testing/page";
import OfferPanel from "./OfferPanel.svelte";
import Calendar from "./panels/Calendar.svelte";
import { fakeScene } from "./testing";
import TileWays from "./TileWays.svelte";
import { type ClashView, type OfferView, viewOf } from "./view";

drawing("clash");

const WAYS: ClashView["ways"] = {
  "as-it-is": { C1: "water", C2: "plain" },
  turned: { C1: "plain", C2: "water" },
};

test("each way in which a tile may lie is a picture that can be chosen", async () => {
  const lit = { "way:as-it-is": {}, "way:turned": {} };
  const scene = fakeScene(lit, { view: { ...viewOf(fakeScene()), ways: WAYS } });
  render(TileWays, { scene });
  const ways = screen.getAllByRole("button");
  expect(ways.map((way) => way.getAttribute("aria-label"))).toEqual([
    "as-it-is: C1 water, C2 plain",
    "turned: C1 plain, C2 water",
  ]);
  await fireEvent.click(ways[1] as Element);
  expect(scene.touched).toEqual(["way:turned"]);
});

test("a way that is forced by the rules leaves nothing to choose", () => {
  const scene = fakeScene({ "way:turned": {} }, { view: { ...viewOf(fakeScene()), ways: WAYS } });
  render(TileWays, { scene });
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("an offer shows what both sides give, and cards only if the viewer may see them", () => {
  const offer: OfferView = {
    seat: 1,
    partner: 0,
    gives: { action: 1 },
    wants: { food: 2 },
    show: true,
    stage: "proposed",
    room: 2,
    given_cards: ["a1"],
    taken_cards: [],
  };
  const shown = render(OfferPanel, { scene: fakeScene(), offer });
  expect(shown.container.textContent).toContain("1 × action");
  expect(shown.container.querySelector("li")?.textContent).toBe("a1");
  expect(shown.container.textContent).toContain("Ada decides.");
  cleanup();
  const hidden = render(OfferPanel, { scene: fakeScene(), offer: { ...offer, given_cards: [] } });
  expect(hidden.container.querySelector("li")).toBeNull();
});

test("events that wait and great persons who lie open are named, with their owner", () => {
  const view = viewOf(fakeScene());
  const players = view.players.map((player, seat) => ({
    ...player,
    persons: seat ? ["great_architect"] : [],
  }));
  const scene = fakeScene({}, { view: { ...view, lasting: ["solar_eclipse"], players } });
  render(Calendar, { scene });
  const waiting = screen.getAllByRole("button").map((one) => one.textContent.replace(/\s+/g, " ").trim());
  expect(waiting).toEqual(["solar_eclipse", "great_architect Bo"]);
});

test("the calendar has as many rounds as the game, and more if it has lasted longer", () => {
  const rounds = (view: Partial<ClashView>): number => {
    cleanup();
    render(Calendar, { scene: fakeScene({}, { view: { ...viewOf(fakeScene()), ...view } }) });
    return screen.getAllByRole("listitem").length;
  };
  expect(rounds({})).toBe(6);
  expect(rounds({ options: { length: "short" } })).toBe(4);
  expect(rounds({ round: 7 })).toBe(7);
});
