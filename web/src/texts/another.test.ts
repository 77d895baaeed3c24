// @vitest-environment jsdom
/** A third language is one more folder with Fluent files. Here it is Polish, which has other plural forms than English. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import LanguageSwitch from "../shell/LanguageSwitch.svelte";
import { isLanguage, say, speak } from "./index.svelte";

vi.mock("./files", async (original) => {
  const { files } = await original<typeof import("./files")>();
  const more = import.meta.glob("./testing/pl/*.ftl", { import: "default" });
  const moved = Object.entries(more).map(([path, load]) => [path.replace("/testing", ""), load]);
  return { files: { ...files, ...Object.fromEntries(moved) } };
});

beforeAll(() => speak("pl"));
afterEach(cleanup);

it("is offered, by the name that it has for itself", () => {
  render(LanguageSwitch);
  expect(screen.getAllByRole("button").map((button) => button.title)).toEqual([
    "Deutsch",
    "English",
    "polski",
  ]);
  expect(isLanguage("pl")).toBe(true);
});

it("is spoken, with its own plural forms", () => {
  expect(say("nav-settings")).toBe("Ustawienia");
  expect([1, 2, 5, 12, 22].map((count) => say("card-gathering", { count }))).toEqual([
    "Jedno miejsce jest wolne",
    "2 miejsca są wolne",
    "5 miejsc jest wolnych",
    "12 miejsc jest wolnych",
    "22 miejsca są wolne",
  ]);
  expect(say("absence-votes", { count: 1234 })).toBe("Na razie 1234 głosy.");
});

it("speaks English, with English plurals, in an area that nobody has translated yet", () => {
  expect([1, 2].map((count) => say("ask-left", { count }))).toEqual(["1 option left", "2 options left"]);
});
