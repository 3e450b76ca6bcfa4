import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { choose } from "../lib/i18n/index.svelte";
import { settings } from "../lib/settings.svelte";
import Ending from "./Ending.svelte";

const done = vi.fn();
const scene = (): HTMLElement | null => screen.queryByRole("button");

beforeAll(() => choose("en"));
beforeEach(() => {
  vi.useFakeTimers();
  done.mockClear();
  settings.motion = "on";
  render(Ending, { title: "Anna wins", colours: ["red"], done });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("the last move stays in sight, then comes the scene, then the scores", async () => {
  expect(scene()).toBeNull();
  vi.advanceTimersByTime(2_000);
  await tick();
  expect(scene()).not.toBeNull();
  vi.advanceTimersByTime(4_000);
  expect(done).toHaveBeenCalledOnce();
});

test("a key during the last move leads to the scene, the next one to the scores", async () => {
  await fireEvent.keyDown(window, { key: "Enter" });
  expect(done).not.toHaveBeenCalled();
  expect(scene()).not.toBeNull();
  await fireEvent.keyDown(window, { key: "Enter", repeat: true });
  expect(done).not.toHaveBeenCalled();
  await fireEvent.keyDown(window, { key: "Enter" });
  expect(done).toHaveBeenCalledOnce();
});

test("without motion a key leads from the last move to the scores", async () => {
  settings.motion = "off";
  await fireEvent.keyDown(window, { key: "Enter" });
  expect(done).toHaveBeenCalledOnce();
});

test.each([{ key: "Tab" }, { key: "Shift" }, { key: "Control" }, { key: "c", ctrlKey: true }])(
  "$key skips nothing",
  async (pressed) => {
    await fireEvent.keyDown(window, pressed);
    vi.advanceTimersByTime(100);
    expect(scene()).toBeNull();
    expect(done).not.toHaveBeenCalled();
  },
);
