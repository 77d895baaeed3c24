import { afterEach, expect, test, vi } from "vitest";
import { sound } from "../look/sound.svelte";
import { sounded } from "./sounds";

afterEach(() => {
  sound.choose(0);
  vi.unstubAllGlobals();
});

test("nothing sounds until somebody asks for it", () => {
  const air = vi.fn();
  vi.stubGlobal("AudioContext", air);
  sounded("rolled");
  expect(air).not.toHaveBeenCalled();
});

test("what happens sounds once it is asked for, dice several times", () => {
  const started = vi.fn();
  const ramp = {
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
    setValueAtTime: vi.fn(),
  };
  const node = { connect: () => node, start: started, stop: vi.fn(), frequency: ramp, gain: ramp };
  vi.stubGlobal("AudioContext", function () {
    return { currentTime: 0, destination: {} };
  });
  vi.stubGlobal("OscillatorNode", function () {
    return node;
  });
  vi.stubGlobal("GainNode", function () {
    return node;
  });
  sound.choose(0.5);
  sounded("placed");
  expect(started).toHaveBeenCalledTimes(1);
  sounded("rolled");
  expect(started.mock.calls.length).toBeGreaterThan(4);
  sounded("end");
  sounded(undefined);
  expect(started.mock.calls.length).toBe(7);
});
