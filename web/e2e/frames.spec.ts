/**
 * How smoothly a staged turn is played on a slow device: `npm run e2e -- --project=full frames`. With CIVITAS_BENCH set to
 * a folder, the figures and the moments of all frames go there as frames.json.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { paced, Person, titlesOf } from "./support/people";
import { siteOfFile, test } from "./support/site";

const site = siteOfFile();
const FOLDER = process.env["CIVITAS_BENCH"];
/** A processor so many times as slow as this machine's. */
const THROTTLED = 6;
const MOST_SEATS = 5;
/** Late in the game the map is full; from there so many milliseconds are watched. */
const LATE = 0.75;
const WATCHED = 15_000;
/** Frames a second, while the stage plays. */
const GOAL = 30;

interface Event {
  name: string;
  ts: number;
  pid: number;
}

/** When the browser drew, and while the stage played, in milliseconds from the first frame on. */
interface Filmed {
  title: string;
  seats: number;
  frames: number[];
  spans: [number, number][];
  rate: number;
  /** The same while a part of the page is drawn anew by its own script. */
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
  const from = Math.floor(seq * LATE);
  await page.goto(`/table/${table}?at=${from}`);
  await expect(page.locator(`[data-past="${from}"]`)).toBeAttached();
  await expect(page.getByRole("tabpanel").getByRole("listitem").first()).toBeAttached();
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
  const drawn = of("DrawFrame");
  const [start = 0] = drawn;
  const ends = of("stage-off");
  const spans = of("stage-on").map((on): [number, number] => [
    on - start,
    (ends.find((off) => off > on) ?? drawn.at(-1) ?? on) - start,
  ]);
  const frames = drawn.map((at) => Math.round(at - start));
  const during = (from: number, to: number): number =>
    frames.filter((frame) => frame >= from && frame < to).length;
  const played = spans.reduce((sum, [on, off]) => sum + off - on, 0);
  const drawnInAll = spans.reduce((sum, [on, off]) => sum + during(on, off), 0);
  const seconds = spans.flatMap(([on, off]) =>
    Array.from({ length: Math.floor((off - on) / 1000) }, (_, at) => on + 1000 * at),
  );
  expect(played, "the stage has played").toBeGreaterThan(WATCHED / 4);
  return {
    frames,
    spans: spans.map(([on, off]) => [Math.round(on), Math.round(off)]),
    rate: Math.round((10_000 * drawnInAll) / played) / 10,
    slowest: Math.min(...seconds.map((at) => during(at, at + 1000))),
  };
}
