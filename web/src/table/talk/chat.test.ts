import { describe, expect, it } from "vitest";
import { Chat, roomsOf } from "./chat.svelte";
import type { Message, Room, TalkServer } from "./server";

const message = (id: number, handle: string): Message => ({
  id,
  handle,
  author: handle,
  text: `${id}`,
  at: "",
});

function room(said: Message[]): Pick<TalkServer, "messages" | "say"> {
  return {
    messages: async (_: Room, after: number) => said.filter((one) => one.id > after),
    say: async (_: Room, text: string) => {
      const mine = { ...message(said.length + 1, "me"), text };
      said.push(mine);
      return mine;
    },
  };
}

function chatOf(said: Message[], kept = new Map<string, string>()): Chat {
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return new Chat("table", room(said) as TalkServer, memory, () => ["me"]);
}

describe("unread messages", () => {
  it("are those of others since the last look", async () => {
    const said = [message(1, "anna"), message(2, "me"), message(3, "ben")];
    const chat = chatOf(said);
    await chat.load("players");
    expect(chat.unread("players")).toBe(2);
    chat.markRead("players");
    expect(chat.unread("players")).toBe(0);
    said.push(message(4, "anna"));
    await chat.load("players");
    expect(chat.unread("players")).toBe(1);
  });

  it("stay read after a reload", async () => {
    const kept = new Map<string, string>();
    const said = [message(1, "anna")];
    const first = chatOf(said, kept);
    await first.load("players");
    first.markRead("players");
    const second = chatOf(said, kept);
    await second.load("players");
    expect(second.unread("players")).toBe(0);
  });

  it("do not come back when somebody answers, and a message is there once however often it arrives", async () => {
    const said = [message(1, "anna")];
    const chat = chatOf(said);
    await Promise.all([chat.load("players"), chat.load("players")]);
    await chat.say("players", "hello");
    await chat.load("players");
    expect(chat.said.players.map((one) => one.text)).toEqual(["1", "hello"]);
    expect(chat.unread("players")).toBe(0);
  });
});

it("players and spectators are apart until the game is over", () => {
  expect(roomsOf({ signedIn: true, plays: true, over: false })).toEqual(["players"]);
  expect(roomsOf({ signedIn: true, plays: false, over: false })).toEqual(["spectators"]);
  expect(roomsOf({ signedIn: true, plays: true, over: true })).toEqual(["players", "spectators"]);
  expect(roomsOf({ signedIn: false, plays: false, over: true })).toEqual([]);
});
