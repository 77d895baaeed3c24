// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { boxAround } from "../../boards/sheet/sheet";
import { at, drawing } from "../../boards/testing/page";
import { frameOf } from "./atlas";
import ScharzMap from "./map/ScharzMap.svelte";
import { armies, arrange, rowsOf } from "./map/layout";
import Mat from "./Mat.svelte";
import Course from "./panels/Course.svelte";
import Realms from "./panels/Realms.svelte";
import SeatRow from "./SeatRow.svelte";
import type { Scene } from "../../table/contract";
import { atlas, fakeScene } from "./testing";
import { type ScharzView, storesOf, unitsByPlace, viewOf } from "./view";

drawing("scharz");

test("a field tells in words its ground, who holds it and what stands there", () => {
  render(ScharzMap, { scene: fakeScene(), atlas });
  expect(at("place:roma").getAttribute("aria-label")).toBe(
    "roma. Yellow, green, homeland of the romans. Held by Ada. Village, dock, 4 × grain. " +
      "Ada: 3 × light, 1 moved already, 1 × heavy (in). Bo: 1 × light, 1 × cavalry, 1 × engine.",
  );
  expect(at("place:sabini").getAttribute("aria-label")).toContain("Building site: village, 2 of 4 quarters");
  expect(at("place:marsi").getAttribute("aria-label")).toContain("Plundered");
  expect(at("place:tyrrhenum").getAttribute("aria-label")).toContain("Calm sea");
});

test("what is not in play for so few cannot be touched", () => {
  render(ScharzMap, { scene: fakeScene(), atlas });
  expect(document.querySelector('[data-target="place:olbia"]')).toBeNull();
  expect(document.querySelectorAll("path.outside").length).toBe(1);
});

test("a touch on a field is passed on; the board decides nothing", async () => {
  const scene = fakeScene({ "place:latium": { digit: 1 } });
  render(ScharzMap, { scene, atlas });
  await fireEvent.click(at("place:marsi"));
  await fireEvent.click(at("place:latium"));
  expect(scene.touched).toEqual(["place:marsi", "place:latium"]);
  expect(at("place:latium").hasAttribute("data-lit")).toBe(true);
});

test("a few kinds of units stand side by side; of more, each seat has one piece", () => {
  const there = unitsByPlace(viewOf(fakeScene())).get("roma") ?? [];
  expect(armies(there.slice(0, 2)).map(({ id, count }) => `${count} ${id}`)).toEqual(["3 light", "1 heavy"]);
  expect(armies(there).map(({ seat, id, count }) => `${seat}: ${count} ${id}`)).toEqual([
    "0: 4 units",
    "1: 3 units",
  ]);
});

test("units of each level stand apart, say what they are, and show it by a dot", () => {
  const units = { "light.latium.open": 2, "light-3.latium.open": 1 };
  const { realms, ...rest } = viewOf(fakeScene());
  const view: ScharzView = { ...rest, mode: "original", realms: realms.map((one) => ({ ...one, units })) };
  const scene = fakeScene({}, { view: view as unknown as Scene["view"] });
  const there = unitsByPlace(view).get("latium") ?? [];
  expect(armies(there.slice(0, 2)).map(({ id, count, level }) => [id, count, level])).toEqual([
    ["light", 2, 1],
    ["light", 1, 3],
  ]);
  render(ScharzMap, { scene, atlas });
  expect(at("place:latium").getAttribute("aria-label")).toContain("2 × light, 1 × light-3");
  expect(document.querySelectorAll("circle.level")).toHaveLength(2);
});

test("twelve armies in a field make rows of four, and none lies upon another", () => {
  const units = Array.from({ length: 12 }, (_, seat) => ({
    seat,
    troop: "light",
    kind: "light",
    level: 1,
    count: 2,
    post: "open",
    spent: 0,
  }));
  const { things } = arrange(rowsOf(undefined, units));
  expect(new Set(things.map(({ y }) => y)).size).toBe(3);
  for (const [number, one] of things.entries())
    for (const other of things.slice(number + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(30);
});

test("fields lie on the sheet as a whole, and every place has its pieces on it", () => {
  const everywhere = Object.keys(atlas.places);
  const [left, top, right, bottom] = frameOf(atlas, ["roma", "marsi", "tyrrhenum"]);
  const box = boxAround(atlas.places, ["roma", "marsi"]) ?? [0, 0, 0, 0];
  const [x, y] = atlas.places["tyrrhenum"]?.spot ?? [0, 0];
  expect(left <= box[0] && top <= box[1] && right >= box[2] && bottom >= box[3]).toBe(true);
  expect(left < x && x < right && top < y && y < bottom).toBe(true);
  expect(everywhere).toHaveLength(78);
});

test("stores are what lies in one's settlements and fields", () => {
  const { grain, crops, herds } = storesOf(viewOf(fakeScene()), 0);
  expect([grain, crops, herds.size]).toEqual([4, 1, 0]);
  expect(storesOf(viewOf(fakeScene()), 1).herds.get("sheep")).toBe(2);
});

test("a seat shows purse and stores; among twelve it is one line", () => {
  const scene = fakeScene();
  const seat = scene.seats[0];
  if (!seat) throw new Error("nobody sits there");
  const { container, unmount } = render(SeatRow, { scene, seat });
  expect(container.querySelectorAll(".row")).toHaveLength(2);
  unmount();
  const view = scene.view as ScharzView;
  const realms = Array.from({ length: 12 }, () => view.realms[0]);
  const crowd = render(SeatRow, { scene: fakeScene({}, { view: { ...view, realms } }), seat });
  expect(crowd.container.querySelectorAll(".row")).toHaveLength(1);
});

test("the sheet of a realm has stores, units, the way to victory and treaties", () => {
  const scene = fakeScene();
  const seat = scene.seats[0];
  if (!seat) throw new Error("nobody sits there");
  render(Mat, { scene, seat });
  expect(screen.getByText("24/40")).toBeTruthy();
  expect(screen.getByText(/truce with Bo, until round 4/)).toBeTruthy();
});

test("year, season and subphase stand in the course of the game", () => {
  render(Course, { scene: fakeScene() });
  const now = [...document.querySelectorAll("[aria-current]")].map((one) => one.textContent?.trim());
  expect(now).toEqual(["1", "", "march"]);
});

test("all realms stand side by side with their goals", () => {
  render(Realms, { scene: fakeScene() });
  expect(document.querySelectorAll("tbody tr")).toHaveLength(2);
  expect(screen.getAllByText("/14")).toHaveLength(2);
});
