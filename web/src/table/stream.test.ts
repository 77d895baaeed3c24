// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Stream, type News, type Source } from "./stream";

class FakeSource implements Source {
  static all: FakeSource[] = [];
  readyState = 0;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  closed = false;
  listeners: Record<string, (event: MessageEvent<string>) => void> = {};

  constructor(readonly address: string) {
    FakeSource.all.push(this);
  }
  addEventListener(kind: string, listener: (event: MessageEvent<string>) => void): void {
    this.listeners[kind] = listener;
  }
  close(): void {
    this.closed = true;
  }
  tell(seq: number, kind = ""): void {
    const event = new MessageEvent("message", {
      data: JSON.stringify({ seq, to_act: [], over: false, undone: false, notes: [] }),
    });
    if (kind) this.listeners[kind]?.(event);
    else this.onmessage?.(event);
  }
  fail(readyState: number): void {
    this.readyState = readyState;
    this.onerror?.(new Event("error"));
  }
}

const last = (): FakeSource => FakeSource.all.at(-1) as FakeSource;

describe("the stream of a table", () => {
  let seq = 7;
  let heard: News[] = [];
  let lines: boolean[] = [];
  let stream: Stream;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSource.all = [];
    [seq, heard, lines] = [7, [], []];
    stream = new Stream({
      address: () => "/push/tables/abc?seat=1",
      since: () => seq,
      onNews: (news) => {
        heard.push(news);
        seq = news.seq;
      },
      onLine: (open) => lines.push(open),
      open: (address) => new FakeSource(address),
    });
  });
  afterEach(() => {
    stream.stop();
    vi.useRealTimers();
  });

  it("begins with what the page knows", () => {
    const address = new URL(last().address);
    expect(address.pathname).toBe("/push/tables/abc");
    expect(Object.fromEntries(address.searchParams)).toEqual({ seat: "1", since: "7" });
  });

  it("tells news, and says when too much was missed", () => {
    last().tell(9);
    last().tell(400, "resync");
    expect(heard.map(({ seq: at, resync }) => [at, resync])).toEqual([
      [9, false],
      [400, true],
    ]);
  });

  it("leaves it to the browser while the browser tries by itself", () => {
    last().fail(0);
    vi.advanceTimersByTime(60_000 - 1);
    expect(lines).toEqual([false]);
  });

  it("comes back after a server that answered with an error, later each time, from the news known last", () => {
    last().tell(12);
    last().fail(2);
    vi.advanceTimersByTime(500);
    expect(FakeSource.all).toHaveLength(2);
    expect(new URL(last().address).searchParams.get("since")).toBe("12");
    last().fail(2);
    vi.advanceTimersByTime(999);
    expect(FakeSource.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(FakeSource.all).toHaveLength(3);
  });

  it("begins with the short wait again once the line was open", () => {
    last().fail(2);
    vi.advanceTimersByTime(500);
    last().onopen?.(new Event("open"));
    last().fail(2);
    vi.advanceTimersByTime(500);
    expect(FakeSource.all).toHaveLength(3);
    expect(lines).toEqual([false, true, false]);
  });

  it("does not trust a line that was there before the device slept", () => {
    const before = last();
    window.dispatchEvent(new Event("online"));
    expect(before.closed).toBe(true);
    expect(FakeSource.all).toHaveLength(2);
  });

  it("hears nothing from a line that it has given up", () => {
    const before = last();
    stream.again();
    before.tell(50);
    before.fail(2);
    vi.advanceTimersByTime(20_000);
    expect(heard).toEqual([]);
    expect(FakeSource.all).toHaveLength(2);
  });

  it("is silent when the page is left", () => {
    last().fail(2);
    stream.stop();
    vi.advanceTimersByTime(60_000);
    expect(FakeSource.all).toHaveLength(1);
  });
});
