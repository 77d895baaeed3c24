import { expect, it } from "vitest";
import { canBeOrdered, OrderBook } from "./orders";

it("an order is told in the words in which it was given", () => {
  const kept = new Map<string, string>();
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  new OrderBook("t", memory).keep("passage", false, { question: "Let them pass?", answer: "No" });
  const book = new OrderBook("t", memory);
  expect(book.find("passage", false)).toEqual({ question: "Let them pass?", answer: "No" });
  expect(book.find("passage", true)).toBeUndefined();
  expect(book.find("other", false)).toBeUndefined();
});

it("a question of several parts cannot be answered in advance", () => {
  expect(["one", "yesno", "number"].every(canBeOrdered)).toBe(true);
  expect(["some", "order", "split", "path", "offer", undefined].some(canBeOrdered)).toBe(false);
});
