// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";

import { drawing } from "../../boards/testing/page";
import Civilisation from "./mat/Civilisation.svelte";
import { fakeScene } from "./testing";
import { type ClashView, type PlayerView, viewOf } from "./view";

drawing("clash");

function shown(player: Partial<PlayerView>, view: Partial<ClashView> = {}): HTMLElement {
  const plain = fakeScene();
  const fake = fakeScene({}, { view: { ...viewOf(plain), ...view } });
  const words = { ...fake.words, help: () => "Comes with something. Then it brings gold." };
  const scene = { ...fake, words };
  const first = viewOf(scene).players[0] as PlayerView;
  return render(Civilisation, { scene, player: { ...first, ...player }, seat: 0 }).container;
}

test("a civilisation tells its advances, what each comes with, and whether it is there", () => {
  const page = shown({ civ: "aztecs", advances: ["arts", "aztec_gold"] });
  expect(page.querySelector("h3")?.textContent).toBe("aztecs");
  expect(page.querySelector("small")?.textContent).toBe("1/2");
  const [gold, tribute] = page.querySelectorAll("li");
  expect(gold?.className).toContain("known");
  expect(gold?.textContent).toContain("with arts");
  expect(tribute?.className).not.toContain("known");
  expect(tribute?.textContent).toContain("with the first advance of a government");
  expect(tribute?.textContent).toContain("Then it brings gold.");
  expect(tribute?.textContent).not.toContain("Comes with");
});

test("what lies on the mat of a civilisation is counted", () => {
  const page = shown({ civ: "aztecs", mat: ["infantry:1", "cavalry:1", "infantry:-1"] });
  expect(page.querySelector(".pieces")?.textContent?.replace(/\s/g, "")).toContain("2");
  expect(page.querySelectorAll(".pieces > span")).toHaveLength(2);
});

test("whoever leads a people stands above its advances, where he is and with both his abilities", () => {
  const hexes = {
    B2: { slot: "h1", terrain: "plain", exhausted: false, units: { 0: ["leader:m"] } },
  } as const;
  const page = shown({ civ: "aztecs", leader: "moctezuma" }, { hexes: hexes as never });
  expect(page.querySelector(".office .name")?.textContent).toBe("moctezuma at B2");
  expect([...page.querySelectorAll(".office li b")].map((one) => one.textContent)).toEqual([
    "ruler:",
    "runner:",
  ]);
  expect(shown({ civ: "aztecs", leader: "" }).querySelector(".leaders")).toBeNull();
});

test("an ability that is ours is not shown where only print counts", () => {
  const page = shown({ civ: "aztecs", leader: "moctezuma" }, { options: { leaders: "printed" } });
  expect([...page.querySelectorAll(".office li b")].map((one) => one.textContent)).toEqual(["ruler:"]);
});

test("leaders who may still come and leaders who were killed are named", () => {
  const page = shown({ civ: "aztecs", leaders: ["ahuitzotl", "moctezuma"], slain: ["caesar"] });
  const named = [...page.querySelectorAll("dd")].map((row) =>
    [...row.querySelectorAll("button")].map((one) => one.textContent),
  );
  expect(named).toEqual([["ahuitzotl", "moctezuma"], ["caesar"]]);
});

test("without a civilisation there is nothing to tell", () => {
  expect(shown({ civ: "" }).textContent?.trim()).toBe("");
});
