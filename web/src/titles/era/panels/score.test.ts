// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { needTitleTexts } from "../../../boards";
import { needTexts, speak } from "../../../texts/index.svelte";
import { fakeScene } from "../testing";
import { type EraView, viewOf } from "../view";
import Score from "./Score.svelte";

beforeAll(async () => {
  await speak("en");
  await needTexts("parts");
  await needTitleTexts("era");
});
afterEach(cleanup);

test("the points of an automa stand beside those of the people", () => {
  const view = viewOf(fakeScene());
  const [realm] = view.realms;
  if (!realm) throw new Error("nobody has a realm");
  const automas = { realms: { "-4": { ...realm, points: { influence: 12, morale: -3 } } } };
  render(Score, { scene: fakeScene({}, { view: { ...view, automas } as unknown as EraView }) });
  const sums = screen.getAllByRole("row").at(-1)?.querySelectorAll("td");
  expect(sums).toHaveLength(view.realms.length + 1);
  expect(sums?.[view.realms.length]?.textContent).toBe("9");
});
