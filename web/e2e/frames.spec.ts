/**
 * How smoothly a staged turn is played on a slow device: `make frames`. With CIVITAS_BENCH set to
 * a folder, the figures and the moments of all frames go there as frames.json.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { paced, Person, titlesOf } from "./support/people";
import { siteOfFile, test } from "./support/site";
import { openPast } from "./support/table";

const site = siteOfFile();
const FOLDER = process.env["CIVITAS_BENCH"];
/** A processor so many times as slow as this machine's. */
const THROTTLED = 6;
const MOST_SEATS = 5;
/** Late in the game the map is full; from there so many milliseconds are watched. */
const LATE = 0.75;
const WATCHED = 15_000;
/** Frames a second: what is asked for, and what a screen shows at most. */
const GOAL = 30;
const VSYNC = 60;

interface Event {
  name: string;
  ts: number;
  pid: number;
}

/** While the stage played, in milliseconds: the frames that were due because something moved, drawn or not. */
interface Filmed {
  title: string;
  seats: number;
  drawn: number[];
  dropped: number[];
  spans: [number, number][];
  /** Frames a second while something moves: of those that were due, at so many a second, the part that was drawn. */
  rate: number;
  slowest: number;
}

test("a staged turn holds thirty frames a second at a sixth of the speed @full", async ({ browser }) => {
  const anna = await Person.arrives(browser, site.base, "Anna");
  await paced(anna.context, "normal");
  const found: Filmed[] = [];
  for (const { id, seats } of await titlesOf(anna)) {
    const most = Math.max(...seats.filter((count) => count <= MOST_SEATS));
    const table = (await site.beside("e2e/support/finished.py", id, "Anna", `${most}`)).trim();
    found.push({ title: id, seats: most, ...(await watched(anna, table)) });
  }
  for (const { title, seats, rate, slowest } of found)
    process.stdout.write(`${title}, ${seats} players: ${rate} frames/s, in the slowest second ${slowest}\n`);
  if (FOLDER) await writeFile(join(FOLDER, "frames.json"), JSON.stringify(found));
  for (const { title, rate } of found) expect(rate, title).toBeGreaterThanOrEqual(GOAL);
});

/** Plays the game on from late in it and counts the frames that are drawn while the stage plays. */
async function watched(person: Person, table: string): Promise<Omit<Filmed, "title" | "seats">> {
  const { page, context } = person;
  const { seq } = await person.get<{ seq: number }>(`/tables/${table}`);
  await openPast(page, table, Math.floor(seq * LATE));
  const session = await context.newCDPSession(page);
  const events: Event[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as Event[])));
  const complete = new Promise((done) => session.once("Tracing.tracingComplete", done));
  await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLED });
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["disabled-by-default-devtools.timeline.frame", "blink.user_timing"] },
  });
  // The page marks in the trace when the stage begins to play and when it ends.
  await page.evaluate(() => {
    let playing = false;
    const look = (): void => {
      const now = document.querySelector(".stage[data-playing]") !== null;
      if (now !== playing) performance.mark(now ? "stage-on" : "stage-off");
      playing = now;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.locator("button.play").click();
  await page.waitForTimeout(WATCHED);
  await page.locator("button.play").click();
  await session.send("Tracing.end");
  await complete;
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await session.detach();
  return counted(events);
}

function counted(events: readonly Event[]): Omit<Filmed, "title" | "seats"> {
  const of = (name: string): number[] =>
    events
      .filter((event) => event.name === name)
      .map(({ ts }) => ts / 1000)
      .sort((one, other) => one - other);
  const all = {
    drawn: of("DrawFrame"),
    dropped: of("DroppedFrame"),
    on: of("stage-on"),
    off: of("stage-off"),
  };
  const start = Math.min(...Object.values(all).flat());
  const [drawn, dropped, on, off] = [all.drawn, all.dropped, all.on, all.off].map((times) =>
    times.map((time) => Math.round(time - start)),
  ) as [number[], number[], number[], number[]];
  const spans = on.map((from): [number, number] => [from, off.find((to) => to > from) ?? Infinity]);
  const plays = (time: number): boolean => spans.some(([from, to]) => time >= from && time < to);
  const frames = { drawn: drawn.filter(plays), dropped: dropped.filter(plays) };
  expect(frames.drawn.length, "the stage has played").toBeGreaterThan(WATCHED / 200);
  /** Undefined if little was due. */
  const rateIn = (from: number, to: number): number | undefined => {
    const within = (times: readonly number[]): number =>
      times.filter((time) => time >= from && time < to).length;
    const [done, due] = [within(frames.drawn), within(frames.drawn) + within(frames.dropped)];
    return due < VSYNC / 2 ? undefined : Math.round((10 * VSYNC * done) / due) / 10;
  };
  const seconds = Array.from({ length: WATCHED / 1000 }, (_, at) => rateIn(1000 * at, 1000 * (at + 1)));
  const slowest = Math.min(...seconds.filter((rate) => rate !== undefined));
  return { ...frames, spans, rate: rateIn(0, Infinity) ?? 0, slowest };
}
