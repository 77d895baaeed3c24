import { expect, test } from "vitest";
import { dealing } from "./dealing";

test("a purchase is a province for thalers, and treaties only if some are asked for", () => {
  const params = { seat: 1, province: "epirus", thalers: 5 };
  const land = { "province:epirus": 1 };
  expect(dealing.read(params, "sell")).toMatchObject({
    partner: 1,
    gives: land,
    wants: { "stock:thalers": 5 },
  });
  expect(dealing.read({ ...params, treaties: 2 }, "counter")).toMatchObject({
    partner: 1,
    gives: { "stock:thalers": 5, "stock:treaties": 2 },
    wants: land,
    single: ["province:epirus"],
  });
});
