// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Problem } from "../api/problem";
import { FakeSite, FakeSource, line, noBoard } from "./fake";
import { PAGE } from "./server";
import { Table } from "./state.svelte";

describe("a table", () => {
  let site: FakeSite;
  let source: FakeSource;
  let table: Table;

  async function open(): Promise<void> {
    table = new Table("abc", site, () => (source = new FakeSource()));
    await table.open(noBoard);
    await vi.waitFor(() => expect(table.linesReady).toBe(true));
  }

  beforeEach(() => {
    site = new FakeSite();
  });
  afterEach(() => {
    table.close();
    vi.useRealTimers();
  });

  it("is seen from my seat, with its question", async () => {
    await open();
    expect([table.viewer, table.seq, table.prompt?.text]).toEqual([0, 5, "Where?"]);
    expect(table.view?.game).toEqual({ seenFrom: 0 });
  });

  it("is seen by a spectator from no seat, and asks nothing", async () => {
    site.mySeats = [];
    await open();
    expect([table.viewer, table.prompt]).toEqual([null, null]);
  });

  it("looks again when something has happened, and not when it knows it already", async () => {
    await open();
    const looks = site.looks;
    source.tell(5);
    expect(site.looks).toBe(looks);
    site.seq = 8;
    site.said = [line(6, "Ben builds.")];
    source.tell(8);
    await vi.waitFor(() => expect(table.lines.map(({ text }) => text)).toEqual(["Ben builds."]));
    expect(table.seq).toBe(8);
  });

  it("counts a stream that is opened anew, though nobody saw the one before end", async () => {
    await open();
    source.onopen?.(new Event("open"));
    expect([table.joined, table.live]).toEqual([1, true]);
    window.dispatchEvent(new Event("online"));
    source.onopen?.(new Event("open"));
    expect([table.joined, table.live]).toEqual([2, true]);
  });

  it("reads what happened together with the position, and the whole log only where lines may be struck", async () => {
    await open();
    const asked = vi.spyOn(site, "lines");
    site.said = [line(5, "Ben builds.")];
    site.seq = 6;
    source.tell(6);
    await vi.waitFor(() => expect(table.lines).toHaveLength(1));
    expect(table.isTold).toBe(true);
    await table.answer("libya");
    expect(asked).not.toHaveBeenCalled();
    site.said = [];
    source.tell(8, true);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith(0, 0));
  });

  it("reads the log page by page where more happened than comes along", async () => {
    await open();
    site.said = Array.from({ length: PAGE + 5 }, (_, at) => line(5 + at, "Ben builds."));
    site.seq = 5 + site.said.length;
    site.mostLines = PAGE;
    source.tell(site.seq);
    await vi.waitFor(() => expect(table.lines).toHaveLength(PAGE + 5));
  });

  it("holds back what others did while somebody plays it, and not what was undone", async () => {
    await open();
    table.staged = () => true;
    site.seq = 8;
    source.tell(8);
    await vi.waitFor(() => expect(table.seq).toBe(8));
    expect([table.view?.seq, table.present?.seq, table.wanted]).toEqual([5, 8, true]);
    table.held = null;
    expect(table.view?.seq).toBe(8);
    site.seq = 9;
    source.tell(9, true);
    await vi.waitFor(() => expect(table.view?.seq).toBe(9));
  });

  it("sends an answer with the position it knows, under a key of its own", async () => {
    await open();
    expect(await table.answer("libya")).toBe(true);
    expect(site.moves).toMatchObject([{ kind: "answer", answer: "libya", expected: 5, seat: 0 }]);
    expect(table.seq).toBe(6);
    expect(await table.answer("syria")).toBe(true);
    expect(site.moves[1]?.request).not.toBe(site.moves[0]?.request);
  });

  it("sends an answer that did not get through again under the same key", async () => {
    await open();
    vi.useFakeTimers();
    site.faults = [new Problem(0, "unreached", ""), new Problem(503, "too-slow", "")];
    const done = table.answer("libya");
    await vi.advanceTimersByTimeAsync(100);
    expect(table.trying).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await done).toBe(true);
    expect(new Set(site.moves.map(({ request }) => request)).size).toBe(1);
    expect(site.moves).toHaveLength(3);
    expect([table.trying, table.sending]).toEqual([false, false]);
  });

  it("says what others did when they were faster", async () => {
    await open();
    const lines = [line(5, "Ben was faster.")];
    site.faults = [new Problem(409, "behind", "", { error: "behind", message: "", lines })];
    site.seq = 6;
    expect(await table.answer("libya")).toBe(false);
    expect(table.missed.map(({ text }) => text)).toEqual(["Ben was faster."]);
    expect(table.seq).toBe(6);
  });

  it("says why the rules refuse, with the paragraph", async () => {
    await open();
    const body = { error: "refused", message: "Too far.", rule: "5.3.1" };
    site.faults = [new Problem(422, "refused", "Too far.", body)];
    expect(await table.answer("libya")).toBe(false);
    expect(table.refused).toEqual({ text: "Too far.", rule: "5.3.1" });
  });

  it("shows the past and comes back, and answers nothing from there", async () => {
    await open();
    await table.go(3);
    expect([table.past, table.view?.seq, table.seq]).toEqual([3, 3, 5]);
    expect(await table.answer("libya")).toBe(false);
    table.now();
    expect([table.past, table.view?.seq]).toEqual([null, 5]);
  });

  it("covers itself until the next person at the same device has it in hand", async () => {
    site.mySeats = [0, 1];
    await open();
    expect(table.curtain).toBe(0);
    await table.lift();
    expect([table.curtain, table.viewer]).toEqual([null, 0]);
    site.toAct = [1];
    await table.answer("libya");
    expect([table.curtain, table.viewer]).toEqual([1, 0]);
    await table.lift();
    expect([table.curtain, table.viewer, table.prompt?.seat]).toEqual([null, 1, 1]);
    expect(table.view?.game).toEqual({ seenFrom: 1 });
  });

  it("passes on without a curtain where one person plays every seat of a branch", async () => {
    site.mySeats = [0, 1];
    site.kind = "branch";
    await open();
    expect(table.curtain).toBeNull();
    site.toAct = [1];
    await table.answer("libya");
    await vi.waitFor(() => expect(table.prompt?.seat).toBe(1));
    expect(table.curtain).toBeNull();
  });
});
