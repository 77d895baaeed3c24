/** Times in words: in the reader's language and time zone. */
import { say, speech } from "./index.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STEPS: readonly [number, Intl.RelativeTimeFormatUnit][] = [
  [365 * DAY, "year"],
  [30 * DAY, "month"],
  [7 * DAY, "week"],
  [DAY, "day"],
  [HOUR, "hour"],
  [MINUTE, "minute"],
];

let zone = $state<string | undefined>();
let now = $state(Date.now());
let ticking = false;

/** Tells times in this zone; nothing means the zone of this device. */
export function useTimeZone(name: string | undefined): void {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    zone = name;
  } catch {
    zone = undefined; // a zone that this browser does not know
  }
}

/** "3 hours ago". Counts on by itself while it is shown. */
export function ago(moment: string): string {
  tick();
  const passed = now - Date.parse(moment);
  const words = new Intl.RelativeTimeFormat(speech.language, { numeric: "auto" });
  for (const [length, unit] of STEPS)
    if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  return say("time-just-now");
}

/** Date and time, short. */
export function at(moment: string): string {
  return format(moment, { dateStyle: "medium", timeStyle: "short" });
}

/** The day alone. */
export function day(moment: string): string {
  return format(moment, { dateStyle: "long" });
}

/** A day of the calendar (`2027-03-10`), which is the same day everywhere. */
export function date(day: string): string {
  const how = { dateStyle: "medium", timeZone: "UTC" } as const;
  return formatOf(how).format(Date.parse(`${day}T00:00:00Z`));
}

/** The hour alone, for a log of today. */
export function hour(moment: string): string {
  return format(moment, { hour: "2-digit", minute: "2-digit" });
}

function format(moment: string, how: Intl.DateTimeFormatOptions): string {
  const there = zone === undefined ? how : { ...how, timeZone: zone };
  return formatOf(there).format(new Date(moment));
}

/** Making one takes longer than all the rest of a line of the log, and a log has hundreds of them. */
const formats: Record<string, Intl.DateTimeFormat> = {};
function formatOf(how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([speech.language, how]);
  return (formats[key] ??= new Intl.DateTimeFormat(speech.language, how));
}

function tick(): void {
  if (ticking) return;
  ticking = true;
  setInterval(() => {
    now = Date.now();
  }, MINUTE / 2);
}
