// @vitest-environment jsdom
import { fireEvent, render } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { at, drawing } from "../../boards/testing/page";
import BattlePanel from "./battle/BattlePanel.svelte";
import Hand from "./Hand.svelte";
import { arrange } from "./map/layout";
import WorldMap from "./map/WorldMap.svelte";
import Mat from "./Mat.svelte";
import Research from "./panels/Research.svelte";
import Tribe from "./panels/Tribe.svelte";
import SeatRow from "./SeatRow.svelte";
import { atlas, battle, fakeScene } from "./testing";

drawing("era");

test("a province tells in words its ground, who holds it and what stands there", () => {
  render(WorldMap, { scene: fakeScene(), atlas });
  expect(at("province:aeduia").getAttribute("aria-label")).toBe(
    "aeduia. Forest, wine, home of the gauls. Held by Ada. Ada: city, 2 vassals. Bo: trading post.",
  );
  expect(at("province:belgica").getAttribute("aria-label")).toBe(
    "belgica. Grain, 1 food. Held by Bo. Bo: 1 vassal. Ada: 3 vassals marching in.",
  );
  expect(at("province:treveria").getAttribute("aria-label")).toBe("treveria. Forest. A barbarian village.");
  expect(at("province:gallicumfretum").getAttribute("aria-label")).toContain("Bo: 2 fleets");
});

test("what lies beside the part that is played cannot be touched", () => {
  render(WorldMap, { scene: fakeScene(), atlas });
  expect(document.querySelector('[data-target="province:delta"]')).toBeNull();
  expect(document.querySelectorAll("path.outside").length).toBeGreaterThan(0);
});

test("a lit province is chosen by a click and by the Enter key", async () => {
  const scene = fakeScene({ "province:belgica": { digit: 1 }, "province:senonia": { digit: 2 } });
  render(WorldMap, { scene, atlas });
  await fireEvent.click(at("province:belgica"));
  await fireEvent.keyDown(at("province:senonia"), { key: "Enter" });
  expect(scene.touched).toEqual(["province:belgica", "province:senonia"]);
});

test("Tab stops at lit provinces, and at home when nothing is lit", () => {
  const stops = (): (string | null)[] =>
    [...document.querySelectorAll('g[tabindex="0"]')].map((stop) => stop.getAttribute("data-target"));
  const first = render(WorldMap, { scene: fakeScene({ "province:senonia": {} }), atlas });
  expect(stops()).toEqual(["province:senonia"]);
  first.unmount();
  render(WorldMap, { scene: fakeScene(), atlas });
  expect(stops()).toEqual(["province:aeduia"]);
});

test("pieces lie beside each other, and the name below them", () => {
  const { pieces, signs, below } = arrange(
    [
      { kind: "city", seat: 0, count: 1 },
      { kind: "vassal", seat: 0, count: 2 },
    ],
    [{ kind: "good", id: "wine", count: 1 }],
  );
  expect((pieces[1]?.x ?? 0) - (pieces[0]?.x ?? 0)).toBeGreaterThan(25);
  expect(signs[0]?.y).toBeGreaterThan(pieces[0]?.y ?? 0);
  expect(below).toBeGreaterThan(signs[0]?.y ?? 0);
});

test("in a battle each marker tells whom it serves, and the fallen are counted", () => {
  render(BattlePanel, { scene: fakeScene(), battle });
  const markers = [...document.querySelectorAll("li .unseen")].map((marker) => marker.textContent);
  expect(markers).toContain("strength: serves Ada");
  expect(markers).toContain("morale: serves barbarians");
  const [own] = [...document.querySelectorAll(".side")];
  expect(own?.textContent).toContain("2 × vassal");
  expect(own?.querySelector(".gone")?.textContent).toContain("1 fallen");
});

test("a battle shows what both sides have, the faces that fell, and whom each face serves", () => {
  const { container } = render(BattlePanel, { scene: fakeScene(), battle });
  const values = [...container.querySelectorAll(".value")].map((value) => value.textContent);
  expect(values).toEqual(["3", "1", "−2", "0", "1", "0"]);
  expect([...container.querySelectorAll(".die + b")].map((hit) => hit.textContent)).toEqual([
    "Hit for Ada",
    "Hit for barbarians",
  ]);
  expect(container.querySelector(".one.attacker .faces")?.getAttribute("aria-label")).toBe(
    "This die hits for Ada on 4 of 6 faces",
  );
  expect(container.querySelectorAll(".one.defender i.defender")).toHaveLength(3);
});

test("a battle before its first roll shows the dice, and no face on top", () => {
  const { container } = render(BattlePanel, { scene: fakeScene(), battle: { ...battle, rolled: [] } });
  expect(container.querySelector(".die")).toBeNull();
  expect(container.querySelectorAll(".faces i")).toHaveLength(12);
});

test("on one's own mat stand the goals, the price of each level and what the next epoch still lacks", () => {
  const scene = fakeScene();
  const goals = [
    { target: "card:miners", have: 1, need: 2 },
    { target: "card:nobility", have: 3, need: 3 },
    { target: "epoch:bronze", have: 1, need: 2 },
  ];
  const { container } = render(Mat, { scene, seat: scene.seats[0] as (typeof scene.seats)[0], goals });
  const bars = [...container.querySelectorAll(".bar")].map((bar) => bar.getAttribute("aria-label"));
  expect(bars).toEqual(["1, 2 to lead", "3, 3 to lead"]);
  expect(container.querySelector(".leads")?.textContent).toContain("nobility");
  expect(container.querySelector("[title='next level: 7 thalers']")).not.toBeNull();
  expect(container.querySelector(".conditions .met")?.textContent).toBe("1/1");
  expect(container.querySelectorAll("li.allowed")).toHaveLength(1);
});

test("a field of research may be chosen, and shows who has come how far", async () => {
  const scene = fakeScene({ "field:culture": { digit: 1, hint: "6 thalers" } });
  render(Research, { scene });
  const culture = document.querySelector('[data-target="field:culture"]');
  expect(culture?.classList).toContain("lit");
  expect(culture?.textContent).toContain("6 thalers");
  expect(document.querySelector('[aria-label="Here: Ada, Bo"]')).not.toBeNull();
  if (culture) await fireEvent.click(culture);
  expect(scene.touched).toEqual(["field:culture"]);
});

test("the board of a tribe shows the vassals under its cities, and that of another on request", async () => {
  const { getByRole, container } = render(Tribe, { scene: fakeScene() });
  const vassals = (): (string | null)[] =>
    [...container.querySelectorAll(".vassals")].map((row) => row.getAttribute("aria-label"));
  expect(vassals()[0]).toBe("1 vassal");
  expect(container.querySelector(".built")?.textContent).toContain("aeduia");
  await fireEvent.click(getByRole("button", { name: /Bo/ }));
  expect(container.querySelector(".built")).toBeNull();
});

test("one's own card and villages are in hand; a spectator holds nothing", () => {
  const { unmount } = render(Hand, { scene: fakeScene() });
  const held = [...document.querySelectorAll("[data-target]")].map((card) =>
    card.getAttribute("data-target"),
  );
  expect(held).toEqual(["card:miners", "village:thalers_5"]);
  unmount();
  render(Hand, { scene: fakeScene({}, { viewer: null }) });
  expect(document.querySelector("[data-target]")).toBeNull();
});

test("under a name stand morale, hunger and villages in words", () => {
  const scene = fakeScene();
  const { container } = render(SeatRow, { scene, seat: scene.seats[1] as (typeof scene.seats)[0] });
  const words = [...container.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
  expect(words).toContain("morale: −2");
  expect(words).toContain("hunger: 1");
  expect(words).toContain("Villages face down: 2");
  expect(words).toContain("3 influence");
});
