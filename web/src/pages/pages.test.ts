// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Shapes } from "../api/client";
import { complete, Maker, nameless, offeredOf, optionsFor, seatsAgain, seatsFor, type Plan } from "./making";

describe("a table that is being planned", () => {
  it("seats me first and keeps what was planned when the number changes", () => {
    const two = seatsFor(2, []);
    expect(two.map((seat) => seat.who)).toEqual(["me", "open"]);
    two[1] = { who: "bot", bot: "greedy", person: "" };
    expect(seatsFor(3, two).map((seat) => seat.who)).toEqual(["me", "bot", "open"]);
    expect(seatsFor(1, two).map((seat) => seat.who)).toEqual(["me"]);
  });

  it("is complete when nobody has to be waited for", () => {
    const plan = (seats: Plan["seats"]) => ({ seats }) as Plan;
    const withBot = seatsFor(2, [], "bot");
    expect(complete(plan(withBot))).toBe(true);
    expect(complete(plan([...withBot, { who: "open", bot: "", person: "" }]))).toBe(false);
    expect(complete(plan([...withBot, { who: "kept", bot: "", person: "Ben" }]))).toBe(false);
  });

  it("offers of an option what goes with the rest, and all of it until that is known", () => {
    const option = { id: "automas", name: "Automas", values: ["0", "1"], names: ["none", "one"] };
    const fits = { title: "x", seats: 5, options: {}, values: { automas: ["0"] } };
    expect(offeredOf(option, null)).toEqual(["0", "1"]);
    expect(offeredOf(option, fits)).toEqual(["0"]);
    expect(offeredOf({ ...option, id: "map" }, fits)).toEqual(["0", "1"]);
  });

  it("takes the defaults of another title, but keeps choices that exist there too", () => {
    const title = {
      id: "x",
      name: "X",
      info: null,
      about: "",
      brief: [],
      version: "1",
      seats: [2],
      options: [
        { id: "length", name: "Length", values: ["long", "short"], names: ["Long", "Short"] },
        { id: "map", name: "Map", values: ["a", "b"], names: ["A", "B"] },
      ],
    };
    expect(optionsFor(title, { length: "short", map: "z", gone: "1" })).toEqual({
      length: "short",
      map: "a",
    });
  });

  it("keeps seats for the people of an earlier table, and I sit first", () => {
    const seat = (number: number, name: string, handle: string | null, bot = "") => ({
      number,
      name,
      handle,
      bot,
    });
    const table = {
      my_seats: [1, 3],
      seats: [
        seat(0, "Ben", "b1"),
        seat(1, "Anna", "a1"),
        seat(2, "Zenobia", null, "greedy"),
        seat(3, "Clara", "a1"),
      ],
    } as unknown as Shapes["TableOut"];
    expect(seatsAgain(table)).toEqual([
      { who: "me", bot: "", person: "" },
      { who: "kept", bot: "", person: "Ben" },
      { who: "bot", bot: "greedy", person: "" },
      { who: "me", bot: "", person: "Clara" },
    ]);
  });

  it("says which kept seats lack a name", () => {
    const seats = seatsFor(3, []);
    seats[2] = { who: "kept", bot: "", person: "  " };
    const plan = {
      title: "x",
      options: {},
      visibility: "link",
      clock: "none",
      pauses: true,
      teaching: false,
      seats,
    } as const;
    expect(nameless({ ...plan, seats })).toEqual([2]);
  });
});

describe("making a table", () => {
  const plan: Plan = {
    title: "lanterns",
    options: {},
    visibility: "link",
    clock: "none",
    pauses: true,
    teaching: false,
    seats: [
      { who: "me", bot: "", person: "" },
      { who: "bot", bot: "greedy", person: "" },
    ],
  };

  /** A site with tables that counts what is asked of it; the start fails as often as it is told. */
  function site(failures: number) {
    const tables = new Map<string, { name: string; status: string; seats: { bot: string }[] }>();
    const asked: string[] = [];
    const answer = async (request: Request): Promise<Response> => {
      const path = new URL(request.url).pathname;
      const [, , , name = "", ...rest] = path.split("/");
      asked.push(`${request.method} ${rest.join("/") || (name ? "table" : "tables")}`);
      if (!name) {
        const made = { name: `t${tables.size}`, status: "gathering", seats: [{ bot: "" }, { bot: "" }] };
        tables.set(made.name, made);
        return Response.json(made, { status: 201 });
      }
      const table = tables.get(name);
      if (!table) return Response.json({ error: "no-such-table", message: "" }, { status: 404 });
      if (rest[0] === "leave") {
        tables.delete(name);
        return new Response(null, { status: 204 });
      }
      if (rest[0] === "start" && failures-- > 0)
        return Response.json({ error: "busy", message: "" }, { status: 503 });
      if (rest[0] === "start") table.status = "playing";
      if (rest[2] === "bot") {
        const seat = table.seats[Number(rest[1])];
        // As the site does: a seat that is taken is not free.
        if (!seat || seat.bot) return Response.json({ error: "no-free-seat", message: "" }, { status: 409 });
        seat.bot = "greedy";
      }
      return Response.json(table);
    };
    vi.stubGlobal("fetch", answer);
    return { tables, asked };
  }
  afterEach(() => vi.unstubAllGlobals());

  it("goes on with the table that is there if starting it failed", async () => {
    const { tables, asked } = site(1);
    const maker = new Maker();
    await expect(maker.make(plan, true)).rejects.toThrow();
    const table = await maker.make(plan, true);
    expect(table.status).toBe("playing");
    expect(tables.size).toBe(1);
    expect(asked.filter((one) => one === "POST tables")).toHaveLength(1);
    expect(await maker.make(plan, true)).toEqual(table); // only the answer was lost
    expect(tables.size).toBe(1);
  });

  it("gives the table up for another plan", async () => {
    const { tables } = site(1);
    const maker = new Maker();
    await expect(maker.make(plan, true)).rejects.toThrow();
    await maker.make({ ...plan, visibility: "public" }, true);
    expect([...tables.values()].map((one) => one.status)).toEqual(["playing"]);
  });
});
