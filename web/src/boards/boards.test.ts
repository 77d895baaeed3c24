// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Scene, Words } from "../table/contract";
import { LANGUAGES, sayIfAny, speak } from "../texts/index.svelte";
import { messagesOf } from "../texts/testing/written";
import { loadTitle } from ".";

const TITLES = readdirSync("src/titles");
/** A board has many parts, and a busy machine takes its time with them. */
const COMPILING_MS = 60_000;

beforeAll(() => speak("en"));
afterEach(cleanup);

describe.each(TITLES)("the title %s", (id) => {
  it(
    "has a board by its name, with panels that are called something",
    async () => {
      const board = await loadTitle(id);
      expect(board.id).toBe(id);
      for (const panel of board.panels) expect(sayIfAny(panel.name), panel.name).toBeDefined();
    },
    COMPILING_MS,
  );

  it.each(LANGUAGES)("speaks the language %s", (language) => {
    expect(messagesOf(`titles/${id}`, language).size).toBeGreaterThan(0);
  });

  it("has every glyph that stands for something in its file", () => {
    const read = (name: string): string => readFileSync(`src/titles/${id}/${name}`, "utf8");
    const kinds = Object.values(JSON.parse(read("glyphs.json")) as Record<string, Record<string, string>>);
    const missing = kinds
      .flatMap((kind) => Object.values(kind))
      .filter((name) => !read("glyphs.svg").includes(`<symbol id="${name}"`));
    expect(missing).toEqual([]);
  });

  it("is named nowhere but in its folder", () => {
    const name = new RegExp(`\\b${id}\\b`, "i");
    const named = sources(".").filter((path) => name.test(readFileSync(path, "utf8")));
    expect(named.filter((path) => !path.startsWith(`./src/titles/${id}/`))).toEqual([]);
  });
});

/** What the client is built from, and how: not what is installed, nor people in browsers, who have to sit somewhere. */
function sources(folder: string): string[] {
  const others = ["./node_modules", "./e2e", "./src/api", "./public", "./test-results"];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return others.includes(path) ? [] : sources(path);
    return /\.(svelte|ts|js|ftl|css|html)$/.test(entry.name) ? [path] : [];
  });
}

describe("a title without a board of its own", () => {
  const texts: Record<string, string> = { "column-oil": "Oil", "colour-red": "Crimson" };
  const words: Words = {
    say: (id) => texts[id] ?? id,
    help: () => undefined,
    has: (id) => id in texts,
    kinds: ["colour", "column"],
  };
  const seats = ["Ada", "Bo"].map((name, number) => ({
    number,
    name,
    mine: !number,
    bot: false,
    asked: !number,
  }));
  const view = {
    night: 2,
    players: [
      { oil: 3, lit: ["red"] },
      { oil: 1, lit: [] },
    ],
  };
  const scene = { view, words, seats } as unknown as Scene;

  it("is laid out in tables, in its own words", async () => {
    const { Board, panels } = await loadTitle("lanterns");
    render(Board, { scene });
    expect(screen.getByRole("definition").textContent).toBe("2");
    const cells = screen.getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells).toEqual([
      ["", "Oil", "Lit"],
      ["1", "3", "Crimson"],
      ["2", "1", "–"],
    ]);
    expect(panels).toEqual([]);
  });

  it("says beside each seat what it has", async () => {
    const { SeatRow } = await loadTitle("lanterns");
    render(SeatRow, { scene, seat: seats[0] as (typeof seats)[0] });
    expect(screen.getByText("Oil").textContent).toBe("Oil 3");
  });
});
