import { expect, it } from "vitest";
import { Walk, type Walkable } from "./walk.svelte";

class Game implements Walkable {
  seq = 100;
  past: number | null = null;
  info = { first_seq: 10 };
  gone: number[] = [];
  fetched: number[] = [];
  arrive: (() => void)[] = [];
  go(seq: number): Promise<void> {
    this.gone.push(seq);
    return new Promise((done) =>
      this.arrive.push(() => {
        this.past = seq === this.seq ? null : seq;
        done();
      }),
    );
  }
  async position(seq: number): Promise<void> {
    this.fetched.push(seq);
  }
}

const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

it("takes who changes their mind on the way to the last place wanted, and to none in between", async () => {
  const game = new Game();
  const walk = new Walk(game);
  const done = walk.go(50);
  void walk.go(51);
  void walk.go(60);
  expect(walk.at).toBe(60);
  game.arrive[0]?.();
  await settle();
  game.arrive[1]?.();
  await done;
  expect(game.gone).toEqual([50, 60]);
  expect(walk.at).toBe(60);
});

it("has fetched the places beside before anybody asks, within the game", async () => {
  const game = new Game();
  const walk = new Walk(game);
  const done = walk.go(11);
  game.arrive[0]?.();
  await done;
  await settle();
  expect(game.fetched).toEqual([12, 10, 13]);
});

it("steps from where one stands to the ends of the game and not beyond", async () => {
  const game = new Game();
  const walk = new Walk(game);
  void walk.step("back");
  expect(walk.at).toBe(99);
  void walk.step("start");
  expect(walk.at).toBe(10);
  void walk.step("back");
  expect(walk.at).toBe(10);
  void walk.step("now");
  expect(walk.at).toBe(100);
});
