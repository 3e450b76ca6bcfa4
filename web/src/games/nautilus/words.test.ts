import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, choose, type Language } from "../../lib/i18n/index.svelte";
import { positions, seatsOf, words as examples } from "./fixtures";
import {
  deal,
  moveWithOutcome,
  describe as say,
  exchanged,
  prompt,
  read,
  rule,
  tell,
} from "./words";
import { parse, type Kind } from "./moves";
import { CARDS } from "./types";
import { aCard, cardName, whatCardDoes } from "./words";

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
const KINDS: Kind[] = [
  "way",
  "part",
  "enter",
  "skip",
  "compass",
  "plain",
  "discard",
  "swap",
  "ask",
  "give",
  "behind",
  "redraw",
  "keep",
  "die",
  "deal",
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
  expect([...new Set(examples.facts.map(({ key }) => key))].sort()).toEqual(FACTS);
  const kinds = new Set(examples.moves.map((text) => parse(text).kind));
  expect(KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
});

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  beforeEach(() => choose(language));

  it("tells every fact", () => {
    for (const fact of examples.facts) {
      const sentence = tell(fact, named);
      if (fact.key === "card.dealt" && fact.params.card === "?") expect(sentence).toBeNull();
      else expect(sentence, fact.key).toMatch(/^[^{}]+\.$/);
    }
  });

  it("describes every move", () => {
    const classic = positions["classic-middle"]!.view;
    for (const text of examples.moves) {
      expect(say({ text, value: null }, classic, named), text).toMatch(/^[^{}]{3,}$/);
    }
  });

  it("names every card and says what it does", () => {
    for (const card of CARDS) {
      for (const text of [cardName(card), aCard(card), whatCardDoes(card, "two")]) {
        expect(text).not.toContain("nautilus-");
      }
    }
  });

  it("asks, reads and explains every position, and every move of it in other words", () => {
    for (const [name, { view, legal, previews }] of Object.entries(positions)) {
      const here = { seats: seatsOf(view) };
      expect(prompt(view, here, legal).length, name).toBeGreaterThan(5);
      expect(prompt(view, here, []).length, name).toBeGreaterThan(5);
      expect(read(view, here).length, name).toBeGreaterThan(8);
      exchanged(view);
      const said = legal.map(({ text }) =>
        moveWithOutcome(parse(text), view, here, previews[text]?.facts),
      );
      expect(new Set(said).size, name).toBe(said.length);
    }
  });
});

it("reads where each sailor is and how far it is from its harbour", async () => {
  await choose("en");
  const view = structuredClone(positions["classic-turn"]!.view);
  const set = (name: string, spot: string, moved: boolean): void => {
    const sailor = view.sailors.find((other) => other.name === name)!;
    sailor.spot = spot;
    sailor.field = Number.isNaN(Number(spot)) ? null : Number(spot);
    sailor.moved = moved;
  };
  for (const { name } of view.sailors) set(name, "whirlpool", false);
  set("blue-1", "15", false);
  set("blue-2", "10", true);
  set("blue-3", "cave-1", true);
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

describe("a deal in one sentence", () => {
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
      "Cards are dealt: Anna gets 7, 7 and Storm; Ben and Dora get 3 cards each; Cem gets 1 card.",
    ],
    [
      "de",
      "Es wird ausgeteilt: Anna bekommt 7, 7 und Sturm; Ben und Dora bekommen je 3 Karten; Cem bekommt 1 Karte.",
    ],
    [
      "fr",
      "On distribue : Anna reçoit 7, 7 et Tempête; Ben et Dora reçoivent chacun 3 cartes; Cem reçoit 1 carte.",
    ],
  ] as const)("names one's own cards and counts those of others: %s", async (language, words) => {
    await choose(language);
    const facts = dealt(["7 7 storm", "? ? ?", "?", "? ? ?"]);
    expect(facts.every(deal.belongs)).toBe(true);
    expect(deal.tell(facts, four)).toBe(words);
  });

  it("names no card of a hand that is seen in part", async () => {
    await choose("en");
    expect(deal.tell(dealt(["? 7"]), four)).toBe("Cards are dealt: Anna gets 2 cards.");
  });
});
