// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../texts/index.svelte";
import { useTimeZone } from "../../texts/time.svelte";
import { pausesIn } from "./pauses";

describe("times in the log", () => {
  beforeAll(async () => {
    await speak("en");
    useTimeZone("UTC");
  });

  const toldIn = (...times: (string | null)[]): (string | undefined)[] => {
    const lines = times.map((at) => ({ at }));
    const pauses = pausesIn(lines);
    return lines.map((line) => pauses.get(line));
  };

  it("tells the day once and the hour after a long pause", () => {
    const [first, soon, later, next] = toldIn(
      "2026-03-01T20:00:00Z",
      "2026-03-01T20:10:00Z",
      "2026-03-01T21:15:00Z",
      "2026-03-02T00:05:00Z",
    );
    expect(first).toContain("March");
    expect(soon).toBeUndefined();
    expect(later).toContain(":15");
    expect(next).toContain("2");
  });

  it("leaves out what has no time", () => {
    expect(toldIn(null, "2026-03-01T20:00:00Z", null)[0]).toBeUndefined();
    expect(toldIn(null, "2026-03-01T20:00:00Z", null)[2]).toBeUndefined();
  });

  it("counts days where the reader lives", () => {
    useTimeZone("Europe/Berlin");
    const [, next] = toldIn("2026-03-01T22:50:00Z", "2026-03-01T23:05:00Z");
    expect(next).toContain("2");
    useTimeZone("UTC");
  });
});
