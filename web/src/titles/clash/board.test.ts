// @vitest-environment jsdom
import { fireEvent, render } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { at, drawing } from "../../boards/testing/page";
import BattlePanel from "./battle/BattlePanel.svelte";
import { rimOf, sheetFor, walk, within } from "./hexes";
import WorldMap from "./map/WorldMap.svelte";
import Advances from "./panels/Advances.svelte";
import SeatRow from "./SeatRow.svelte";
import { battle, fakeScene } from "./testing";
import { viewOf } from "./view";

drawing("clash");

const sheet = sheetFor(Object.keys(viewOf(fakeScene()).hexes));

test("a hex has the neighbours of its column and of the columns beside it", () => {
  expect(sheet.beside.get("B2")?.sort()).toEqual(["A2", "B1", "B3", "C2", "C3"]);
  expect(sheet.beside.get("A1")?.sort()).toEqual(["A2", "B1"]);
});

test("an arrow key goes to the neighbour in its direction, and every hex can be reached", () => {
  expect(walk(sheet, "B2", "up")).toBe("B1");
  expect(walk(sheet, "B2", "down")).toBe("B3");
  expect(walk(sheet, "B2", "left")).toBe("A2");
  const reached = new Set(["A1"]);
  for (const from of reached) {
    for (const direction of ["left", "right", "up", "down"] as const) {
      const next = walk(sheet, from, direction);
      if (next) reached.add(next);
    }
  }
  expect([...reached].sort()).toEqual([...sheet.middles.keys()].sort());
});

test("what cannot be entered is not within reach", () => {
  expect([...within(sheet, "A1", 1, () => true)].sort()).toEqual(["A1", "A2", "B1"]);
  expect(within(sheet, "A1", 9, (hex) => !hex.startsWith("B")).has("C3")).toBe(false);
});

test("the line around some hexes is closed, also where the map ends", () => {
  const sides = (hexes: string[]): number => rimOf(sheet, new Set(hexes)).split("M").length - 1;
  expect(sides(["A1"])).toBe(6);
  expect(sides(["A1", "A2"])).toBe(10);
  expect(sides(["A1", "A2", "B1"])).toBe(12);
});

test("a hex tells in words its ground, its city and who stands there", () => {
  render(WorldMap, { scene: fakeScene() });
  expect(at("hex:B2").getAttribute("aria-label")).toBe(
    "B2. Plain. City of Ada, size 3, happy. With port, temple in the colour of Bo. " +
      "Its port points to B3. Ada: infantry, settler.",
  );
  expect(at("hex:A2").getAttribute("aria-label")).toBe("A2. Mountain. Barbarians: 2 × infantry.");
  expect(at("hex:C1").getAttribute("aria-label")).toBe("C1. Unexplored.");
  expect(at("hex:C3").getAttribute("aria-label")).toBe("C3. Barren, exhausted.");
});

test("the country, its cities and pieces are drawn as SVG", () => {
  const { container } = render(WorldMap, { scene: fakeScene() });
  for (const drawn of [
    ".ground .gr path",
    ".ground .fog",
    ".ground .tr",
    "[data-piece=building] path",
    "[data-piece=ship] path",
  ])
    expect(container.querySelector(drawn)?.namespaceURI, drawn).toBe("http://www.w3.org/2000/svg");
});

test("a lit hex is chosen by a click and by the Enter key, as production asks for it", async () => {
  const scene = fakeScene({ "hex:A1": { digit: 1 }, "hex:B3": { digit: 2 } });
  render(WorldMap, { scene });
  await fireEvent.click(at("hex:A1"));
  await fireEvent.keyDown(at("hex:B3"), { key: "Enter" });
  expect(scene.touched).toEqual(["hex:A1", "hex:B3"]);
});

test("Tab stops at lit hexes, and at home when nothing is lit", () => {
  const stops = (): (string | null)[] =>
    [...document.querySelectorAll('g[tabindex="0"]')].map((stop) => stop.getAttribute("data-target"));
  const first = render(WorldMap, { scene: fakeScene({ "hex:A1": {}, "hex:B3": {} }) });
  expect(stops().sort()).toEqual(["hex:A1", "hex:B3"]);
  first.unmount();
  render(WorldMap, { scene: fakeScene() });
  expect(stops()).toEqual(["hex:B2"]);
});

test("the range of a city is drawn when it is pointed at", () => {
  const { container, unmount } = render(WorldMap, { scene: fakeScene() });
  expect(container.querySelector(".reach")).toBeNull();
  unmount();
  render(WorldMap, { scene: fakeScene({}, { pointed: "hex:B2" }) });
  expect(document.querySelector(".reach .line")?.getAttribute("d")).toContain("M");
});

test("in a battle dice show number and symbol, and the sum is told part by part", () => {
  render(BattlePanel, { scene: fakeScene(), battle });
  const sides = [...document.querySelectorAll(".side")];
  const dice = [...(sides[0]?.querySelectorAll(".die") ?? [])].map((die) => die.getAttribute("aria-label"));
  expect(dice).toEqual(["2, symbol: infantry (counts)", "5, symbol: elephant"]);
  const sums = [...(sides[0]?.querySelectorAll("dl div") ?? [])].map((row) => row.textContent);
  expect(sums).toEqual(["Dice 7", "infantry +1", "Combat value 8"]);
  expect(sides[0]?.querySelector(".hits")?.textContent).toContain("1 hit");
});

test("a finished battle is folded and says who has won", () => {
  render(BattlePanel, { scene: fakeScene(), battle: { ...battle, outcome: "defender", lost: [2, 0] } });
  expect(document.querySelector("details")?.open).toBe(false);
  expect(document.querySelector("summary")?.textContent).toContain("won by Ada");
  expect(document.querySelector(".side .units")?.textContent).toContain("began with 2 units");
});

test("a tactics card of the other side lies face down, one's own can be read", () => {
  render(BattlePanel, { scene: fakeScene(), battle });
  const [theirs, own] = [...document.querySelectorAll(".card")];
  expect(theirs?.textContent).toContain("face down");
  expect(own?.textContent).toContain("peltasts");
});

test("an advance may be chosen on its board and shows who has it", async () => {
  const scene = fakeScene({ "advance:storage": { digit: 1 } });
  render(Advances, { scene });
  const storage = document.querySelector('[data-target="advance:storage"]');
  const farming = document.querySelector('[data-target="advance:farming"]');
  expect(storage?.classList).toContain("lit");
  expect(farming?.textContent).toContain("Ada");
  if (storage) await fireEvent.click(storage);
  expect(scene.touched).toEqual(["advance:storage"]);
});

test("under a name stand goods with their limit, cards, markers and points in words", () => {
  const scene = fakeScene();
  const { container } = render(SeatRow, { scene, seat: scene.seats[1] as (typeof scene.seats)[0] });
  const words = [...container.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
  expect(words).toContain("food: 2 of at most 2");
  expect(words).toContain("2 action cards");
  expect(words).toContain("3 markers left before an event");
  expect(words).toContain("1 point");
});

test("a leader is told by name where he stands", () => {
  const view = viewOf(fakeScene());
  const hexes = { ...view.hexes, A2: { ...view.hexes["A2"], units: { "0": ["leader:m", "infantry"] } } };
  const players = view.players.map((player) => ({ ...player, leader: "moctezuma" }));
  render(WorldMap, { scene: fakeScene({}, { view: { ...view, hexes, players } }) });
  expect(at("hex:A2").getAttribute("aria-label")).toContain("Ada: moctezuma, infantry.");
});
