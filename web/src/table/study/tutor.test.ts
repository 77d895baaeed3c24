import { describe, expect, it } from "vitest";
import type { Table } from "../state.svelte";
import type { Aloud, Hint, StudyServer } from "./server";
import { Tutor } from "./tutor.svelte";

const BEST = [
  { answer: "libya", text: "Libya", targets: ["region:libya"], chance: 0.4, why: "It wins land." },
];

function tableWhere(teaching: boolean, asked = true): Table {
  return {
    name: "abc",
    info: { teaching },
    viewer: 0,
    past: null,
    over: false,
    prompt: { prompt: asked ? { key: "claim" } : null },
  } as unknown as Table;
}

function serverThat(thinksFor: number, told: Aloud[] = []): StudyServer & { asks: number; since: number[] } {
  let looks = 0;
  const server = {
    asks: 0,
    since: [] as number[],
    ask: async (): Promise<Hint> => {
      server.asks += 1;
      return { seq: 5, state: "thinking", best: [] };
    },
    hint: async (): Promise<Hint> => {
      looks += 1;
      return looks < thinksFor
        ? { seq: 5, state: "thinking", best: [] }
        : { seq: 5, state: "ready", best: BEST };
    },
    aloud: async (since: number): Promise<Aloud[]> => {
      server.since.push(since);
      return told.filter((one) => one.first >= since);
    },
  };
  return server;
}

const at_once = (): Promise<void> => Promise.resolve();

describe("a tutor", () => {
  it("asks once and waits until the bot has thought", async () => {
    const server = serverThat(3);
    const tutor = new Tutor(tableWhere(true), server, at_once);
    const asking = tutor.ask();
    expect([tutor.open, tutor.thinking]).toEqual([true, true]);
    void tutor.ask();
    await asking;
    expect(tutor.thinking).toBe(false);
    expect(tutor.best).toEqual(BEST);
    expect(server.asks).toBe(1);
  });

  it("says nothing where nobody learns, or while others are asked", async () => {
    for (const table of [tableWhere(false), tableWhere(true, false)]) {
      const server = serverThat(1);
      const tutor = new Tutor(table, server, at_once);
      await tutor.ask();
      expect([tutor.mayAsk, tutor.open, server.asks]).toEqual([false, false, 0]);
    }
  });

  it("shows no advice that comes after it was put away", async () => {
    const tutor = new Tutor(tableWhere(true), serverThat(3), at_once);
    const asking = tutor.ask();
    tutor.close();
    await asking;
    expect([tutor.open, tutor.best]).toEqual([false, []]);
  });

  it("reads the last deed of a bot anew, because it may have gone on", async () => {
    const deed = (first: number, seq: number): Aloud => ({ seat: 1, first, seq, why: `${first} to ${seq}` });
    const told = [deed(3, 4), deed(8, 9)];
    const server = serverThat(1, told);
    const tutor = new Tutor(tableWhere(true), server, at_once);
    await tutor.listen();
    told[1] = deed(8, 12);
    told.push(deed(15, 15));
    await tutor.listen();
    expect(server.since).toEqual([0, 8]);
    expect(tutor.aloud.map(({ seq }) => seq)).toEqual([4, 12, 15]);
  });
});
