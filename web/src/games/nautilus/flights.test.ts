// @vitest-environment node
import { expect, it } from "vitest";
import { cardFlights } from "./flights";

const fact = (key: string, params: Record<string, string | number>) => ({ key, params });

it("deals from the deck, one's own cards openly and the others' hidden", () => {
  const dealt = [
    fact("card.dealt", { seat: 1, card: "?" }),
    fact("card.dealt", { seat: 2, card: "12" }),
  ];
  expect(cardFlights(dealt)).toEqual([
    { card: "?", count: 1, from: "deck", to: "seat:1" },
    { card: "12", count: 1, from: "deck", to: "seat:2" },
  ]);
});

it("swaps cards between partners, and lays a discarded one on the pile", () => {
  const swapped = [
    fact("card.passed", { from: 0, to: 2, card: "3" }),
    fact("card.discarded", { seat: 3, card: "8", why: "stuck" }),
  ];
  expect(cardFlights(swapped)).toEqual([
    { card: "3", count: 1, from: "seat:0", to: "seat:2" },
    { card: "8", count: 1, from: "seat:3", to: "pile" },
  ]);
});

it("hands every hand on to whom the fact names, and none that is empty", () => {
  const passed = { key: "hands.passed", params: { to: [3, 0, 1, 2], cards: [4, 0, 5, 2] } };
  expect(cardFlights([passed])).toEqual([
    { card: "?", count: 4, from: "seat:0", to: "seat:3" },
    { card: "?", count: 5, from: "seat:2", to: "seat:1" },
    { card: "?", count: 2, from: "seat:3", to: "seat:2" },
  ]);
});

it("brings a card that was asked for only if it is there", () => {
  const asked = (answer: string) =>
    cardFlights([fact("card.asked", { seat: 0, to: 1, card: "moby", answer })]);
  expect(asked("no")).toEqual([]);
  expect(asked("yes")).toEqual([{ card: "moby", count: 1, from: "seat:1", to: "seat:0" }]);
  expect(cardFlights([fact("card.returned", { seat: 0, to: 1, card: "2" })])).toEqual([
    { card: "2", count: 1, from: "seat:0", to: "seat:1" },
  ]);
});
