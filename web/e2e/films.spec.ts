/**
 * A strip of frames for each kind of act and each set piece of every title, to look at:
 * `make films` puts them where sights.ts says. What happens in one frame fails.
 *
 * Time stands still between two frames, so that a strip is the same however busy the machine is.
 */
import { expect, type Page } from "@playwright/test";
import { cuesOf } from "../src/stage/cues";
import type { Act } from "../src/table/contract";
import type { Line } from "../src/table/server";
import { linesOf, paced } from "./support/people";
import { arrives, strip } from "./support/sights";
import { siteOfFile, test } from "./support/site";
import { openPast } from "./support/table";
import { TITLES } from "./support/titles";

const site = siteOfFile();
// A trace would keep every frame a second time.
test.use({ trace: "off" });
/** Frames of an act; at least so many of them differ from the one before. */
const FRAMES = 6;
const MOVING = 2;
/** A set piece is shown at so many moments at most, and each of its acts at these parts of its time. */
const MOMENTS = 15;
const PARTS = [0.3, 0.85];
/** What a step through the past takes at most: see the stage. */
const STEP = 8_000;
/** In milliseconds of the page: whatever is not played has come to rest; and in real ones: a position is fetched. */
const REST = 1_500;
const FETCHED = 250;

/** Something to film: moments after the beginning of each step, from one entry of the journal to another. */
interface Scene {
  name: string;
  from: number;
  to: number;
  shots: Record<number, number[]>;
}

for (const title of TITLES) {
  test(`every kind of act and every set piece of ${title} @pictures`, async ({ browser }) => {
    const anna = await arrives(browser, site.base, `Anna ${title}`);
    await paced(anna.context, "normal");
    const { tables, unmet } = JSON.parse(
      await site.beside("e2e/support/finished.py", "--every-act", title, anna.name),
    ) as { tables: string[]; unmet: string[] };
    expect(unmet, "acts that no game has").toEqual([]);
    const { page } = anna;
    await page.clock.install();
    await page.addInitScript(ledByTheClock);
    const scenes: Record<string, [table: string, scene: Scene]> = {};
    for (const table of tables) {
      for (const scene of scenesOf(await linesOf(anna, table))) scenes[scene.name] ??= [table, scene];
    }
    const still: string[] = [];
    for (const [table, scene] of Object.values(scenes)) {
      const frames = await film(page, table, scene);
      const moved = frames.filter((frame, at) => at > 0 && !frame.equals(frames[at - 1] as Buffer)).length;
      process.stdout.write(
        `${title} ${scene.name}: ${moved} of ${frames.length - 1} frames differ from the one before\n`,
      );
      if (moved < MOVING) still.push(scene.name);
      await strip(page.context(), `stage-${title}-${scene.name}`, frames);
    }
    expect(still, "acts that happen in one frame").toEqual([]);
  });
}

/** Each kind of act once, and each set piece from its beginning to its end. */
function scenesOf(lines: readonly Line[]): Scene[] {
  const acts: Record<string, Scene & { worth: number }> = {};
  const pieces: Record<string, Scene> = {};
  const open = new Map<string, Scene>();
  const steps: Record<number, Line[]> = {};
  for (const line of lines) (steps[line.seq] ??= []).push(line);
  for (const [entry, told] of Object.entries(steps)) {
    const seq = Number(entry);
    const cues = cuesOf(told);
    const length = cues.reduce((sum, { ms }) => sum + ms, 0);
    let start = 0;
    for (const cue of cues) {
      const from = start;
      const at = (part: number): number => (from + cue.ms * part) * Math.min(1, STEP / length);
      const [first] = cue.acts;
      const worth = first ? worthOf(first, length) : 0;
      if (first && worth > (acts[first.act]?.worth ?? -1)) {
        const shots = Array.from({ length: FRAMES }, (_, n) => at((n + 0.5) / FRAMES));
        acts[first.act] = { name: first.act, from: seq, to: seq, shots: { [seq]: shots }, worth };
      }
      for (const { act, what } of cue.acts) {
        const name = what.replace(/^.*:/, "set-piece-");
        if (act === "begin" && !open.has(what)) open.set(what, { name, from: seq, to: seq, shots: {} });
      }
      for (const { shots } of open.values()) (shots[seq] ??= []).push(...PARTS.map(at));
      for (const { act, what } of cue.acts) {
        const over = open.get(what);
        if (act !== "end" || !over) continue;
        open.delete(what);
        pieces[what] ??= { ...over, to: seq, shots: thinned(over.shots) };
      }
      start += cue.ms;
    }
  }
  return [...Object.values(acts), ...Object.values(pieces)];
}

/** An act tells more if it is played at its full length, and if it happens on the board and not at a seat. */
function worthOf(act: Act, length: number): number {
  const { from = "", to = "" } = act as { from?: string; to?: string };
  const isAtSeat = [from, to].some((place) => place.startsWith("seat:"));
  return (length <= STEP ? 2 : 0) + (isAtSeat ? 0 : 1);
}

/** Some of the moments, evenly, where there are too many. */
function thinned(shots: Scene["shots"]): Scene["shots"] {
  const all = Object.entries(shots).flatMap(([seq, times]) =>
    times.map((time) => [Number(seq), time] as const),
  );
  const each = Math.max(1, all.length / MOMENTS);
  const found: Scene["shots"] = {};
  for (let n = 0; n < all.length; n += each) {
    const [seq, time] = all[Math.floor(n)] as readonly [number, number];
    (found[seq] ??= []).push(time);
  }
  return found;
}

/** Steps through the scene in the past of a table, and takes its frames. */
async function film(page: Page, table: string, { from, to, shots }: Scene): Promise<Buffer[]> {
  const stage = page.locator(".stage[data-playing]");
  const frames: Buffer[] = [];
  await openPast(page, table, from);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + REST);
  for (let seq = from; seq <= to; seq++) {
    await page.keyboard.press("Shift+ArrowRight");
    const wanted = shots[seq];
    if (wanted) await expect(stage).toBeAttached();
    let now = 0;
    for (const time of wanted ?? []) {
      await page.clock.runFor(time - now);
      now = time;
      await page.waitForTimeout(FETCHED);
      await page.evaluate(() => (window as unknown as { lead: () => void }).lead());
      frames.push(await page.screenshot());
    }
    await page.waitForTimeout(FETCHED);
    while (await stage.count()) await page.clock.runFor(REST);
  }
  await page.clock.resume();
  return frames;
}

/** Runs in the page: what moves goes by the clock of the page, which stands still while a frame is taken. */
function ledByTheClock(): void {
  const led = new Map<Animation, number>();
  const over = new WeakSet<Animation>();
  const lead = (moving: Animation): Animation => {
    moving.pause();
    led.set(moving, performance.now());
    return moving;
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    return lead(animate.apply(this, how));
  };
  Object.assign(window, {
    lead: () => {
      for (const moving of document.getAnimations()) if (!led.has(moving) && !over.has(moving)) lead(moving);
      for (const [moving, begun] of led) {
        const time = performance.now() - begun;
        if (time < Number(moving.effect?.getComputedTiming().endTime)) moving.currentTime = time;
        else {
          if (moving.playState === "paused") moving.finish();
          led.delete(moving);
          over.add(moving);
        }
      }
    },
  });
}
