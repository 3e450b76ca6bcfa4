/** "What does this mean?" on the boards of our games: all that they show has words and a rule. */
import { cleanup, render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { loadGame } from "../games";
import nauticus from "../games/nauticus/fixtures/positions.json";
import { positions as nautilus } from "../games/nautilus/fixtures";
import { choose } from "../lib/i18n/index.svelte";
import { meant, pathsOf, ruleOf, wordsFor } from "./explaining";

interface Shown {
  view: { players: { seat: number }[] };
  me?: number;
  legal: never[];
  previews: never;
  happened: never[];
}

const POSITIONS: Record<string, Shown[]> = {
  nauticus: few(nauticus as unknown as Shown[]),
  nautilus: few(Object.values(nautilus) as unknown as Shown[]),
};

/** Some of many, from the first to the last. */
function few<Item>(all: readonly Item[], count = 4): Item[] {
  return Array.from(
    { length: count },
    (_, at) => all[Math.round((at * (all.length - 1)) / (count - 1))]!,
  );
}

// Drawing whole boards takes long where the machine has much else to do.
vi.setConfig({ testTimeout: 120_000 });
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  },
);
beforeAll(() => choose("en"));
afterEach(cleanup);

/** The ids of the rules that a player can read. */
function rulesOf(game: string): Set<string> {
  const path = `../../../src/seaboard/games/${game}/words/en/rules.md`;
  const text = readFileSync(new URL(path, import.meta.url), "utf8");
  const marks = [...text.matchAll(/\[(?:ruling: )?([a-z0-9, -]+)\]|\{#([a-z0-9-]+)\}/g)];
  return new Set(marks.flatMap(([, ids, id]) => (id ? [id] : ids!.split(", "))));
}

test.each(Object.keys(POSITIONS))("everything that %s shows explains itself", async (game) => {
  const ui = await loadGame(game);
  const known = rulesOf(game);
  const mute = new Set<string>();
  const unruled = new Set<string>();
  const seen = new Set<string>();
  for (const position of POSITIONS[game]!) {
    const { view, legal, previews, happened } = position;
    const seats = view.players.map(({ seat }) => ({ seat, name: `Player ${seat}`, bot: false, mine: false })); // prettier-ignore
    const { container } = render(ui.Board, {
      props: {
        game, view, seats, legal, previews, happened,
        me: position.me ?? 0, hinted: [], play: () => {}, motion: false,
      },
    }); // prettier-ignore
    for (const thing of container.querySelectorAll("[data-of]")) {
      const path = thing.getAttribute("data-of")!;
      if (seen.has(path)) continue;
      seen.add(path);
      const pointed = meant(thing, container);
      if (!pointed || !wordsFor(pointed)) mute.add(path);
      const rule = ruleOf(ui.rules ?? {}, pathsOf(thing, container));
      if (!rule || !known.has(rule)) unruled.add(`${path}: ${rule}`);
    }
    cleanup();
  }
  expect(seen.size).toBeGreaterThan(10);
  expect([...mute], "without words").toEqual([]);
  expect([...unruled], "without a rule that can be read").toEqual([]);
  expect(Object.values(ui.rules ?? {}).filter((rule) => !known.has(rule))).toEqual([]);
});
