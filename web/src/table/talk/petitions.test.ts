import { describe, expect, it, vi } from "vitest";
import { missingVotes, Petitions, votersOf } from "./petitions.svelte";
import type { Petition } from "./server";

const petition = (more: Partial<Petition> = {}): Petition => ({
  id: 1,
  seat: 0,
  seq: 40,
  state: "open",
  votes: {},
  created: "",
  expires: "",
  ...more,
});
const SEATS = [
  { number: 0, handle: "anna", bot: "" },
  { number: 1, handle: "ben", bot: "" },
  { number: 2, handle: null, bot: "greedy" },
  { number: 3, handle: "clara", bot: "" },
];

describe("a petition", () => {
  it("is voted on by the other people, never by bots or by who asks", () => {
    expect(votersOf(petition(), SEATS)).toEqual([1, 3]);
    expect(missingVotes(petition({ votes: { 1: true } }), SEATS)).toEqual([3]);
  });

  it("tells once how it ended, to those who knew that it was open", async () => {
    const ended = vi.fn();
    const list = [petition()];
    const none = vi.fn();
    const petitions = new Petitions(
      { petitions: async () => list, petition: none, vote: none, withdraw: none },
      ended,
    );
    await petitions.load();
    expect(petitions.open?.id).toBe(1);
    list[0] = petition({ state: "refused" });
    await petitions.load();
    await petitions.load();
    expect(petitions.open).toBeNull();
    expect(ended.mock.calls.map(([one]) => one.state)).toEqual(["refused"]);
  });

  it("that ended before one came is no news", async () => {
    const ended = vi.fn();
    const none = vi.fn();
    const server = {
      petitions: async () => [petition({ state: "expired" })],
      petition: none,
      vote: none,
      withdraw: none,
    };
    await new Petitions(server, ended).load();
    expect(ended).not.toHaveBeenCalled();
  });

  it("is granted at once where nobody has a vote", async () => {
    const ended = vi.fn();
    const none = vi.fn();
    const granted = petition({ state: "accepted" });
    const server = {
      petitions: async () => [granted],
      petition: async () => granted,
      vote: none,
      withdraw: none,
    };
    const petitions = new Petitions(server, ended);
    await petitions.ask(40, 0);
    expect(petitions.open).toBeNull();
    expect(ended).toHaveBeenCalledWith(granted);
  });
});
