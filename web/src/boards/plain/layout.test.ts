import { expect, it } from "vitest";
import { layOut, speaker } from "./layout";

const said = speaker({
  say: (id) => ({ "region-libya": "Libya", "column-gold": "Gold", "luck-gold": "Digging" })[id] ?? id,
  help: () => undefined,
  has: (id) => ["region-libya", "luck-gold", "column-gold"].includes(id),
  kinds: ["region", "luck", "column"],
});

it("things of the same form become a table, with the words of the title", () => {
  const view = {
    round: 3,
    regions: { libya: { gold: 2, holder: null }, sea_of_sand: { gold: 0, holder: "libya" } },
  };
  expect(layOut(view, said)).toEqual({
    facts: [{ name: "Round", value: "3" }],
    sheets: [
      {
        name: "Regions",
        columns: ["Gold", "Holder"],
        rows: [
          { name: "Libya", cells: ["2", "–"] },
          { name: "Sea of sand", cells: ["0", "Libya"] },
        ],
      },
    ],
  });
});

it("a list of records counts its rows, and what they hold is said in a line", () => {
  const view = { players: [{ pieces: { gold: 2, wood: 0 }, hand: ["libya"] }] };
  expect(layOut(view, said).sheets[0]?.rows).toEqual([{ name: "1", cells: ["Gold 2", "Libya"] }]);
});

it("a single record becomes a table of its facts, and nothing at all is a dash", () => {
  const { sheets, facts } = layOut({ supply: { gold: 4 }, ended: false, winner: "" }, said);
  expect(sheets).toEqual([{ name: "Supply", columns: [""], rows: [{ name: "Gold", cells: ["4"] }] }]);
  expect(facts.map(({ value }) => value)).toEqual(["–", "–"]);
});

it("of an id that is made of several each is said", () => {
  expect(layOut({ stack: "gold.libya" }, said).facts).toEqual([{ name: "Stack", value: "Gold, Libya" }]);
});
