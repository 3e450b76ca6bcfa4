/** For the tests of "What does this mean?" on a game's board: what it shows that has no words or no rule. */
import { cleanup, render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { vi } from "vitest";
import { loadGame } from "../games";
import { choose } from "../lib/i18n/index.svelte";
import { meant, pathsOf, ruleOf, WORDED, wordsFor } from "./explaining";

export interface Shown {
  view: { players: { seat: number }[] };
  me?: number;
  legal: never[];
  previews: never;
  happened: never[];
}

vi.stubGlobal(
  "ResizeObserver",
  class {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  },
);

/** The ids of the rules that a player can read. */
function rulesOf(game: string): Set<string> {
  const path = `../../../src/seaboard/games/${game}/words/en/rules.md`;
  const text = readFileSync(new URL(path, import.meta.url), "utf8");
  const marks = [...text.matchAll(/\[(?:ruling: )?([a-z0-9, -]+)\]|\{#([a-z0-9-]+)\}/g)];
  return new Set(marks.flatMap(([, ids, id]) => (id ? [id] : ids!.split(", "))));
}

/** What is written for listeners only, or is a sentence that explains already: what somebody did, what
 * a sign says that is pointed at. */
const APART = ".unseen, .news, [role=tooltip], h1, h2, h3, style, title, button";

/** What the page puts around any board: no rule of a game is about it. */
const OF_THE_PAGE = ".controls";

/** All that is written and wants explaining. */
function* texts(board: Element): Generator<Text> {
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (text.data.trim() && !parent?.closest(APART)) yield text;
  }
}

export interface Explained {
  /** The paths that were met. */
  seen: string[];
  mute: string[];
  unruled: string[];
  /** What explains itself, but has no place in the view's data, so that it leads to no rule. */
  placeless: string[];
  /** Words and numbers that can be seen and belong to nothing that explains itself. */
  alone: string[];
}

/** What a board shows in the positions. */
export async function explained(game: string, positions: readonly unknown[]): Promise<Explained> {
  choose("en");
  const ui = await loadGame(game);
  const known = rulesOf(game);
  const mute = new Set<string>();
  const unruled = new Set<string>();
  const seen = new Set<string>();
  const placeless = new Set<string>();
  const alone = new Set<string>();
  for (const position of positions as readonly Shown[]) {
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
    for (const thing of container.querySelectorAll(WORDED)) {
      const words = thing.closest(`${APART}, ${OF_THE_PAGE}`) ? "" : wordsFor(thing);
      if (words && !pathsOf(thing, container).length) placeless.add(`${thing.tagName}: ${words}`);
    }
    for (const text of texts(container))
      if (!meant(text.parentElement, container)) alone.add(text.data.trim());
    cleanup();
  }
  for (const rule of Object.values(ui.rules ?? {})) if (!known.has(rule)) unruled.add(rule);
  return {
    seen: [...seen],
    mute: [...mute],
    unruled: [...unruled],
    placeless: [...placeless],
    alone: [...alone],
  };
}
