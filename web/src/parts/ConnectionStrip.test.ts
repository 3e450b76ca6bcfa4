import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { socket } from "../lib/api/socket.svelte";
import { choose } from "../lib/i18n/index.svelte";
import ConnectionStrip from "./ConnectionStrip.svelte";

beforeAll(() => choose("en"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function becomes(status: typeof socket.status, after: number): Promise<void> {
  socket.status = status;
  await tick();
  vi.advanceTimersByTime(after);
  await tick();
}

test("tells of a lost connection, then that it is back, and then nothing", async () => {
  socket.status = "open";
  render(ConnectionStrip);
  await becomes("lost", 1_000);
  expect(screen.getByRole("status").textContent).toContain("The connection is lost.");
  await becomes("open", 0);
  expect(screen.getByRole("status").textContent).toContain("Connected again.");
  await becomes("open", 3_000);
  expect(screen.getByRole("status").textContent?.trim()).toBe("");
});

test("a gap that nobody notices is not told", async () => {
  socket.status = "open";
  render(ConnectionStrip);
  await becomes("lost", 300);
  await becomes("open", 5_000);
  expect(screen.getByRole("status").textContent?.trim()).toBe("");
});

for (const [way, gap] of [
  ["a gap that nobody notices", "lost"],
  ["connecting anew as somebody else", "connecting"],
] as const)
  test(`that it is back goes away after ${way}, too`, async () => {
    socket.status = "open";
    render(ConnectionStrip);
    await becomes("lost", 1_000);
    await becomes("open", 500);
    expect(screen.getByRole("status").textContent).toContain("Connected again.");
    await becomes(gap, 300);
    await becomes("open", 3_000);
    expect(screen.getByRole("status").textContent?.trim()).toBe("");
  });

test("a connection that is being made is not lost: at a slow start, or as somebody else", async () => {
  socket.status = "connecting";
  render(ConnectionStrip);
  await becomes("connecting", 5_000);
  expect(screen.getByRole("status").textContent?.trim()).toBe("");
  await becomes("open", 5_000);
  await becomes("connecting", 5_000);
  expect(screen.getByRole("status").textContent?.trim()).toBe("");
  await becomes("open", 0);
  expect(screen.getByRole("status").textContent?.trim()).toBe("");
});
