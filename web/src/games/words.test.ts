import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { api } from "../lib/api/http";
import type { FactOut } from "../lib/api/wire";
import { addWords, choose } from "../lib/i18n/index.svelte";
import { describeMove, tellFact } from "./words";

const named = {
  seats: ["Anna", "Ben"].map((name, seat) => ({ seat, name, bot: false, mine: seat === 0 })),
};

beforeAll(async () => {
  const messages = [
    "race-fact-boat-moved = { NAME($seat) } rows to { $to }.",
    "race-fact-card-drawn = { NAME($seat) } draws { $card ->\n    [ace] an ace\n   *[other] a card\n}.",
    "race-move-row = Row { $steps }, to { $to }",
  ].join("\n");
  vi.spyOn(api, "words").mockResolvedValue({ messages, rules: null });
  await choose("en");
  await addWords("race");
});

afterEach(() => vi.restoreAllMocks());

test("a fact is told by the message of its key, with the names of the seats", () => {
  const fact = { key: "boat.moved", params: { seat: 1, to: 7 } };
  expect(tellFact("race", fact, named)).toBe("Ben rows to 7.");
});

test("what a reader may not know takes the default variant, without complaint", () => {
  const complaint = vi.spyOn(console, "error");
  const drawn = (params: Record<string, unknown>) =>
    tellFact("race", { key: "card.drawn", params } as FactOut, named);
  expect(drawn({ seat: 0, card: "ace" })).toBe("Anna draws an ace.");
  expect(drawn({ seat: 0 })).toBe("Anna draws a card.");
  expect(complaint).not.toHaveBeenCalled();
});

test("a move is described by the message of its kind, with what its preview tells", () => {
  const move = { text: "row 2", value: { kind: "row", steps: 2 } };
  expect(describeMove("race", move, named, { facts: [], to: 9 })).toBe("Row 2, to 9");
});

test("what has no message is left to whoever asks", () => {
  expect(tellFact("race", { key: "boat.sunk", params: {} }, named)).toBeNull();
  expect(describeMove("race", { text: "swim", value: { kind: "swim" } }, named)).toBeNull();
});
