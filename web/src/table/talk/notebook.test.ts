import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Notebook } from "./notebook.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("saves once, a moment after the last word", async () => {
  const writeNote = vi.fn().mockResolvedValue(undefined);
  const notebook = new Notebook({ note: async () => "old", writeNote });
  await notebook.open();
  expect(notebook.text).toBe("old");
  notebook.write("ne");
  notebook.write("new");
  expect(notebook.saving).toBe("saving");
  await vi.advanceTimersByTimeAsync(1000);
  expect(writeNote.mock.calls).toEqual([["new"]]);
  expect(notebook.saving).toBe("saved");
});

it("tries again by itself when saving fails, and keeps the words", async () => {
  const writeNote = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(undefined);
  const notebook = new Notebook({ note: async () => "", writeNote });
  await notebook.open();
  notebook.write("plan");
  await vi.advanceTimersByTimeAsync(1000);
  expect([notebook.saving, notebook.text]).toEqual(["failed", "plan"]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(notebook.saving).toBe("saved");
});

it("saves at once when the reader leaves", async () => {
  const writeNote = vi.fn().mockResolvedValue(undefined);
  const notebook = new Notebook({ note: async () => "", writeNote });
  notebook.write("quick");
  await notebook.close();
  expect(writeNote).toHaveBeenCalledWith("quick");
});
