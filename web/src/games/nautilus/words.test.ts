import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, choose, type Language } from "../../lib/i18n/index.svelte";
import { choicesIn, positions, seatsOf, sentences } from "./fixtures";
import { SOUNDS } from "./sounds";
import { CARDS, type View } from "./types";
import { cardName, deal, describe as say, moveWords, notes, prompt, read, rule } from "./words";
import { tell, whatCardDoes } from "./words";

const FACTS = [
  "card.asked",
  "card.chosen",
  "card.dealt",
  "card.discarded",
  "card.passed",
  "card.played",
  "card.returned",
  "card.undone",
  "card.used",
  "die.rolled",
  "game.ended",
  "hand.announced",
  "hand.changed",
  "hand.kept",
  "hands.passed",
  "moby.entered",
  "moby.moved",
  "moby.start",
  "round.begun",
  "sailor.back",
  "sailor.entered",
  "sailor.moved",
  "sailor.restored",
  "telescope.down",
  "telescope.up",
  "trade.done",
  "trade.failed",
  "turn.commanded",
  "turn.taken",
];
const KINDS = [
  "ask",
  "behind",
  "card",
  "compass",
  "discard",
  "enter",
  "give",
  "keep",
  "move",
  "part",
  "redraw",
  "skip",
  "swap",
];
const seats = seatsOf(positions["classic-turn"]!.view);
const named = { seats };

/** Missing messages and bad arguments are complained of on the console. */
let complaints: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  complaints = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});

it("has an example of every fact and of every kind of move", () => {
  expect([...new Set(sentences.facts.map(({ key }) => key))].sort()).toEqual(FACTS);
  const kinds = sentences.moves.map(({ value }) => (value as { kind: string }).kind);
  expect([...new Set(kinds)].sort()).toEqual(KINDS);
});

it("an event that sounds is one that occurs", () => {
  expect(Object.keys(SOUNDS).filter((key) => !FACTS.includes(key))).toEqual([]);
});

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  beforeEach(() => choose(language));

  it("tells every fact as the terminal does", () => {
    for (const { said, ...fact } of sentences.facts) {
      const hidden = fact.key === "card.dealt" && fact.params.card === "?";
      expect(tell(fact, named)).toBe(hidden ? null : said[language]);
    }
  });

  it("describes every form of move as the terminal does", () => {
    for (const { said, preview, mode, ...move } of sentences.moves) {
      expect(say(move, { mode } as View, named, { ...preview })).toBe(said[language]);
    }
  });

  it("asks and reads every position as the terminal does", () => {
    for (const [name, { read: lines, asked }] of Object.entries(sentences.said)) {
      const { view, legal } = positions[name]!;
      const here = { seats: seatsOf(view) };
      expect(read(view, here), name).toEqual(lines[language]);
      expect(prompt(view, here, legal), name).toBe(asked[language]);
      expect(read(view, here)[0], name).toContain(prompt(view, here, []));
    }
  });

  it("names every card and says what it does", () => {
    for (const card of CARDS) {
      for (const text of [cardName(card), whatCardDoes(card, "two")]) {
        expect(text).not.toContain("nautilus-");
      }
    }
  });

  it("has other words for every move of a position, with and without its preview", () => {
    for (const [name, fixture] of Object.entries(positions)) {
      const here = { seats: seatsOf(fixture.view) };
      notes(fixture.view, here);
      const moves = choicesIn(fixture);
      const said = moves.map((move) => moveWords(move, fixture.view, here));
      expect(new Set(said).size, name).toBe(said.length);
      for (const move of moves) {
        const short = moveWords({ ...move, preview: null }, fixture.view, here);
        expect(short).toMatch(/^[^{}]{3,}$/);
        expect(short).not.toMatch(/ $|  |undefined|none|unknown/);
      }
    }
  });
});

it("reads where each sailor is and how far it is from its harbour", async () => {
  await choose("en");
  const view = structuredClone(positions["classic-turn"]!.view);
  const set = (name: string, spot: string, moved: boolean, steps: number | null = null): void => {
    const sailor = view.sailors.find((other) => other.name === name)!;
    sailor.spot = spot;
    sailor.field = Number.isNaN(Number(spot)) ? null : Number(spot);
    sailor.moved = moved;
    sailor.to_harbour = steps;
  };
  for (const { name } of view.sailors) set(name, "whirlpool", false);
  set("blue-1", "15", false, 61);
  set("blue-2", "10", true, 6);
  set("blue-3", "cave-1", true, 9);
  set("blue-4", "harbour-2", true);
  expect(read(view, named)).toContain(
    "Blue (Bo): 1 on field 15, not moved yet, 61 steps to the harbour; " +
      "2 on field 10, 6 steps to the harbour; 3 in cave 1, 9 steps to the harbour; " +
      "4 in harbour place 2.",
  );
});

it("links every question to a rule", () => {
  for (const { view, legal } of Object.values(positions)) {
    if (legal.length) expect(rule(view), view.asked).toMatch(/^[a-z0-9-]+$/);
  }
});

describe("a deal", () => {
  const dealt = (hands: string[]) =>
    hands.flatMap((hand, seat) =>
      hand.split(" ").map((card) => ({ key: "card.dealt", params: { seat, card } })),
    );
  const four = {
    seats: ["Anna", "Ben", "Cem", "Dora"].map((name, seat) => ({
      ...seats[0]!,
      seat,
      name,
    })),
  };

  it.each([
    [
      "en",
      "Cards are dealt. Anna gets 7 (twice) and Storm. Ben and Dora get 3 cards each. Cem gets 1 card.",
    ],
    [
      "de",
      "Es wird ausgeteilt. Anna bekommt 7 (zweimal) und Sturm. Ben und Dora bekommen je 3 Karten. Cem bekommt 1 Karte.",
    ],
    [
      "fr",
      "On distribue. Anna reçoit 7 (deux fois) et Tempête. Ben et Dora reçoivent chacun 3 cartes. Cem reçoit 1 carte.",
    ],
  ] as const)("names one's own cards and counts those of others: %s", async (language, words) => {
    await choose(language);
    const facts = dealt(["7 7 storm", "? ? ?", "?", "? ? ?"]);
    expect(facts.every(deal.belongs)).toBe(true);
    expect(deal.tell(facts, four)).toBe(words);
  });

  it("names no card of a hand that is seen in part", async () => {
    await choose("en");
    expect(deal.tell(dealt(["? 7"]), four)).toBe("Cards are dealt. Anna gets 2 cards.");
  });
});
