import { expect, test, vi } from "vitest";
import { waitAfter } from "./returning";

const CLIENTS = 1_000;

/** Random numbers that are the same each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** When each client's first try comes that a server which was away so long can answer. */
function returns(away: number): number[] {
  return Array.from({ length: CLIENTS }, () => {
    let [at, failed] = [waitAfter(0), 0];
    while (at < away) at += waitAfter((failed += 1));
    return at - away;
  });
}

test.each([0, 500, 2_000, 5_000, 20_000, 60_000])(
  "1,000 clients are back within 3 s of a server that was away for %d ms, evenly spread",
  (away) => {
    vi.spyOn(Math, "random").mockImplementation(seeded(7));
    const times = returns(away);
    expect(Math.max(...times)).toBeLessThan(2_600); // the rest of 3 s is for the server's answer
    const tenths = new Map<number, number>();
    for (const time of times)
      tenths.set(Math.floor(time / 100), (tenths.get(Math.floor(time / 100)) ?? 0) + 1);
    expect(Math.max(...tenths.values())).toBeLessThan(CLIENTS / 4);
    vi.restoreAllMocks();
  },
);
