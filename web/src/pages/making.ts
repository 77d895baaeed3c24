/** A table that is being thought up: who shall sit where, and how it becomes real on the site. */
import { api, got, type Shapes } from "../api/client";

export type Who = "me" | "open" | "bot" | "kept";

export interface PlannedSeat {
  who: Who;
  /** Name of the bot, if it is one. */
  bot: string;
  /** Name of the person for whom it is kept, or of who plays it on my device. */
  person: string;
}

export interface Plan {
  title: string;
  options: Record<string, string>;
  visibility: Shapes["Visibility"];
  /** Preset of the clock, or `none`. */
  clock: string;
  /** Do quiet hours and holidays stop the clocks? */
  pauses: boolean;
  /** People learn there: hints, bots that say why, and no rating. */
  teaching: boolean;
  seats: PlannedSeat[];
}

/** Seats for a number of players: those that were planned stay, new ones are open or for bots; I sit on the first. */
export function seatsFor(
  count: number,
  before: readonly PlannedSeat[],
  others: "open" | "bot" = "open",
): PlannedSeat[] {
  return Array.from({ length: count }, (_, number) => {
    const known = before[number];
    if (number === 0) return { who: "me", bot: "", person: "" };
    return known ?? { who: others, bot: "", person: "" };
  });
}

/** The same people once more: who played on my device does so again, for the others seats are kept. I sit first. */
export function seatsAgain(table: Shapes["TableOut"]): PlannedSeat[] {
  const mine = table.my_seats[0] ?? -1;
  const others = table.seats.filter((seat) => seat.number !== mine);
  return [
    { who: "me", bot: "", person: "" },
    ...others.map(({ number, name, bot, handle }): PlannedSeat => {
      if (bot) return { who: "bot", bot, person: "" };
      if (table.my_seats.includes(number)) return { who: "me", bot: "", person: name };
      return handle ? { who: "kept", bot: "", person: name } : { who: "open", bot: "", person: "" };
    }),
  ];
}

/** Every option of a title with its default, or with what was chosen before where that still exists. */
export function optionsFor(
  title: Shapes["TitleOut"],
  before: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    title.options.map((option) => {
      const chosen = before[option.id];
      return [
        option.id,
        chosen !== undefined && option.values.includes(chosen) ? chosen : (option.values[0] ?? ""),
      ];
    }),
  );
}

/** What of a title's options can be chosen together, for so many players. */
export interface Fitting {
  title: string;
  seats: number;
  options: Readonly<Record<string, string>>;
  values: Readonly<Record<string, readonly string[]>>;
}

export async function fittingOf({ title, seats, options }: Plan): Promise<Fitting | null> {
  if (!title || seats.length === 0) return null;
  const chosen = Object.entries(options).map(([id, value]) => `${id}:${value}`);
  const told = await got(
    api.GET("/api/titles/{title}/fitting", {
      params: { path: { title }, query: { seats: seats.length, chosen } },
    }),
  );
  return { title, seats: seats.length, ...told };
}

/** What can be chosen of an option; all of it until the site has said which goes with the rest. */
export function offeredOf(option: Shapes["OptionSchema"], fitting: Fitting | null): readonly string[] {
  const fits = fitting?.values[option.id];
  return fits ? option.values.filter((value) => fits.includes(value)) : option.values;
}

/** Seats kept for somebody whose name is missing. */
export function nameless(plan: Plan): number[] {
  return plan.seats.flatMap((seat, number) => (seat.who === "kept" && !seat.person.trim() ? [number] : []));
}

/** Has every seat somebody who is here already? */
export function complete(plan: Plan): boolean {
  return plan.seats.every((seat) => seat.who === "me" || seat.who === "bot");
}

/** Begins the game of a table that is complete: I am ready, and it starts. */
export async function start(name: string): Promise<Shapes["TableOut"]> {
  const params = { path: { name } };
  await got(api.PUT("/api/tables/{name}/ready", { params, body: { ready: true } }));
  return got(api.POST("/api/tables/{name}/start", { params }));
}

/**
 * Makes tables one at a time. Whatever fails on the way (a bot, the start, the network), sending the same plan again
 * goes on with the table that is there already; for another plan it is given up first.
 */
export class Maker {
  #name = "";
  #plan = "";

  async make(plan: Plan, atOnce: boolean): Promise<Shapes["TableOut"]> {
    const wished = JSON.stringify(plan);
    if (this.#name && this.#plan !== wished) {
      await got(api.POST("/api/tables/{name}/leave", { params: { path: { name: this.#name } } }));
      this.#name = "";
    }
    let table = this.#name
      ? await got(api.GET("/api/tables/{name}", { params: { path: { name: this.#name } } }))
      : await create(plan);
    [this.#name, this.#plan] = [table.name, wished];
    if (table.status !== "gathering") return table; // it began, and only the answer was lost
    table = await seatAll(table, plan);
    return atOnce ? start(table.name) : table;
  }
}

async function create(plan: Plan): Promise<Shapes["TableOut"]> {
  const reserved: Record<string, string> = {};
  for (const [number, seat] of plan.seats.entries())
    if (seat.who === "kept") reserved[number] = seat.person.trim();
  return got(
    api.POST("/api/tables", {
      body: {
        title: plan.title,
        seats: plan.seats.length,
        options: plan.options,
        visibility: plan.visibility,
        clock: plan.clock,
        pauses: plan.pauses,
        teaching: plan.teaching,
        reserved,
      },
    }),
  );
}

/** Puts bots on their seats and takes my further ones, unless they are there already. */
async function seatAll(table: Shapes["TableOut"], plan: Plan): Promise<Shapes["TableOut"]> {
  const name = table.name;
  for (const [seat, planned] of plan.seats.entries()) {
    if (planned.who === "bot" && table.seats[seat]?.bot !== planned.bot)
      table = await got(
        api.PUT("/api/tables/{name}/seats/{seat}/bot", {
          params: { path: { name, seat } },
          body: { bot: planned.bot },
        }),
      );
    if (planned.who === "me" && seat > 0)
      table = await got(
        api.PUT("/api/tables/{name}/seats/{seat}/mine", {
          params: { path: { name, seat } },
          body: { name: planned.person.trim() },
        }),
      );
  }
  return table;
}
