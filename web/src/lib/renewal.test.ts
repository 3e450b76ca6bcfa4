import { afterEach, describe, expect, test, vi } from "vitest";
import { mayRenew, renewWhenOld } from "./renewal";

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  } as Storage;
}

test("an old page is renewed once, and again only after a while", () => {
  const kept = memory();
  expect(mayRenew(kept, 1_000_000)).toBe(true);
  expect(mayRenew(kept, 1_005_000)).toBe(false);
  expect(mayRenew(kept, 2_000_000)).toBe(true);
});

test("a browser that keeps nothing is not sent round and round", () => {
  const broken = {
    getItem: () => {
      throw new Error("no storage");
    },
    setItem: () => {},
  };
  expect(mayRenew(broken, 1_000_000)).toBe(false);
});

describe("a page that misses a part of itself", () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ["loads itself anew if the server is there", () => Promise.resolve(new Response()), 1],
    ["stays if the server is away", () => Promise.reject(new TypeError("away")), 0],
  ])("%s", async (_, health, times) => {
    sessionStorage.clear();
    vi.stubGlobal("fetch", health);
    const reload = vi.fn();
    renewWhenOld(reload);
    dispatchEvent(new Event("vite:preloadError"));
    await new Promise((done) => setTimeout(done));
    expect(reload).toHaveBeenCalledTimes(times);
  });
});
