/** Lengths of time in words and on a dial, and a clock that ticks while somebody looks. */
import { say, speech } from "../texts/index.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Below this the seconds are worth showing. */
const LIVE = 2 * HOUR;

let now = $state(Date.now());
let ticking = false;

/** The present moment in milliseconds; whoever reads it in a template is drawn anew every second. */
export function ticks(): number {
  if (!ticking) {
    ticking = true;
    setInterval(() => {
      now = Date.now();
    }, 1_000);
  }
  return now;
}

/** "3 days", "12 hours": a round length in words. */
export function lasting(seconds: number): string {
  if (seconds % DAY === 0 && seconds >= 2 * DAY) return unit(seconds / DAY, "day");
  if (seconds >= HOUR && seconds % HOUR === 0) return unit(seconds / HOUR, "hour");
  if (seconds >= MINUTE) return unit(Math.round(seconds / MINUTE), "minute");
  return unit(Math.round(seconds), "second");
}

/** About how long, with one unit. */
export function about(seconds: number): string {
  if (seconds >= 2 * DAY) return unit(Math.round(seconds / DAY), "day");
  if (seconds >= 1.5 * HOUR) return unit(Math.round(seconds / HOUR), "hour");
  return unit(Math.max(1, Math.round(seconds / MINUTE)), "minute");
}

/** As a dial shows it: "2 d 4 h", "5 h 12 min", "12:07". */
export function dial(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < LIVE) {
    const rest = String(whole % MINUTE).padStart(2, "0");
    return `${Math.floor(whole / MINUTE)}:${rest}`;
  }
  const [days, hours, minutes] = [
    Math.floor(whole / DAY),
    Math.floor((whole % DAY) / HOUR),
    Math.floor((whole % HOUR) / MINUTE),
  ];
  return days > 0 ? say("dial-days", { days, hours }) : say("dial-hours", { hours, minutes });
}

function unit(count: number, of: string): string {
  return new Intl.NumberFormat(speech.language, { style: "unit", unit: of, unitDisplay: "long" }).format(
    count,
  );
}
