// @vitest-environment jsdom
import { fireEvent, render } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { at, drawing } from "../../boards/testing/page";
import WorldMap from "./map/WorldMap.svelte";
import { atlas, fakeScene } from "./testing";

drawing("sands");

test("a region tells in words what stands in it", () => {
  render(WorldMap, { scene: fakeScene(), atlas });
  expect(at("region:italia").getAttribute("aria-label")).toBe(
    "italia. Plain, crops, capacity 4. Capital of Ada. Ada: 2 peasants, 1 soldier. Buildings: city.",
  );
  expect(at("region:graecia").getAttribute("aria-label")).toContain("Ada: 1 soldier. Bo: 1 peasant");
});

test("a click and the Enter key touch a region", async () => {
  const scene = fakeScene({ "region:libya": {} });
  render(WorldMap, { scene, atlas });
  const libya = at("region:libya");
  await fireEvent.click(libya);
  await fireEvent.keyDown(libya, { key: "Enter" });
  expect(scene.touched).toEqual(["region:libya", "region:libya"]);
});

test("Tab stops at lit regions, and at home when nothing is lit", () => {
  const stops = (): (string | null)[] =>
    [...document.querySelectorAll('g[tabindex="0"]')].map((stop) => stop.getAttribute("data-target"));
  const first = render(WorldMap, { scene: fakeScene({ "region:libya": {}, "region:syria": {} }), atlas });
  expect(stops().sort()).toEqual(["region:libya", "region:syria"]);
  first.unmount();
  render(WorldMap, { scene: fakeScene(), atlas });
  expect(stops()).toEqual(["region:italia"]);
});

test("a lit border can be touched and tells its trade good and its caravans", async () => {
  const scene = fakeScene({ "border:graecia-sicilia": { digit: 1 } });
  render(WorldMap, { scene, atlas });
  const border = at("border:graecia-sicilia");
  expect(border.getAttribute("aria-label")).toBe("graecia-sicilia. Trade good: wine. Caravan of Bo.");
  await fireEvent.click(border);
  expect(scene.touched).toEqual(["border:graecia-sicilia"]);
});

test("few chips say their hint, many only their digit", () => {
  const few = render(WorldMap, {
    scene: fakeScene({ "region:libya": { digit: 1, hint: "5 crops" } }),
    atlas,
  });
  expect(few.container.querySelector(".chip")?.textContent).toContain("5 crops");
  few.unmount();
  const lit = ["libya", "syria", "gallia", "dacia"].map((id, index) => [
    `region:${id}`,
    { digit: index + 1, hint: "5 crops" },
  ]);
  const many = render(WorldMap, { scene: fakeScene(Object.fromEntries(lit)), atlas });
  expect(many.container.querySelectorAll(".chip")).toHaveLength(4);
  expect(many.container.querySelector(".chip")?.textContent).not.toContain("crops");
});
