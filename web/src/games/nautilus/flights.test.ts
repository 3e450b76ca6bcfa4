// @vitest-environment node
import { expect, it } from "vitest";
import { positions } from "./fixtures";
import { cardFlights } from "./flights";

const fact = (key: string, params: Record<string, string | number>) => ({ key, params });
const four = positions["classic-turn"]!.view;
const two = positions["two-question"]!.view;

it("deals from the deck, one's own cards openly and the others' hidden", () => {
  const dealt = [
    fact("card.dealt", { seat: 1, card: "?" }),
    fact("card.dealt", { seat: 2, card: "12" }),
  ];
  expect(cardFlights(dealt, four)).toEqual([
    { card: "?", count: 1, from: "deck", to: "seat:1" },
    { card: "12", count: 1, from: "deck", to: "seat:2" },
  ]);
});

it("swaps cards between partners, and lays a discarded one on the pile", () => {
  const swapped = [
    fact("card.passed", { from: 0, to: 2, card: "3" }),
    fact("card.discarded", { seat: 3, card: "8", why: "stuck" }),
  ];
  expect(cardFlights(swapped, four)).toEqual([
    { card: "3", count: 1, from: "seat:0", to: "seat:2" },
    { card: "8", count: 1, from: "seat:3", to: "pile" },
  ]);
});

it("hands every hand on to the right in a Storm", () => {
  const stormed = cardFlights([fact("card.played", { seat: 0, card: "storm" })], four);
  const holding = four.players.filter(({ cards }) => cards > 0);
  expect(stormed.length).toBe(holding.length);
  for (const { from, to, count } of stormed) {
    const [giver, taker] = [from, to].map((spot) => Number(spot.split(":")[1]));
    expect(taker).toBe((giver! + 3) % 4);
    expect(count).toBe(four.players[taker!]!.cards);
  }
});

it("brings a card that was asked for only if it is there", () => {
  const asked = (answer: string) =>
    cardFlights([fact("card.asked", { seat: 0, card: "moby", answer })], two);
  expect(asked("no")).toEqual([]);
  expect(asked("yes")).toEqual([{ card: "moby", count: 1, from: "seat:1", to: "seat:0" }]);
  expect(cardFlights([fact("card.returned", { seat: 0, card: "2" })], two)).toEqual([
    { card: "2", count: 1, from: "seat:0", to: "seat:1" },
  ]);
});
