import { beforeAll, expect, it } from "vitest";
import { choose } from "../../lib/i18n/index.svelte";
import { positions } from "./fixtures";
import { effectWords, playedCards } from "./played";

const fact = (key: string, params: Record<string, unknown> = {}) => ({ key, params });
const view = positions["classic-turn"]!.view;
const named = {
  seats: [0, 1, 2, 3].map((seat) => ({ seat, name: `P${seat}`, bot: false, mine: false })),
};
const round = [
  fact("card.played", { seat: 3, card: "2" }),
  fact("round.begun", { round: 2, dealer: 1 }),
  fact("card.dealt", { seat: 0, card: "?" }),
  fact("card.played", { seat: 1, card: "6" }),
  fact("sailor.moved", { sailor: "red-1", from: "3", to: "9", way: ["3", "9"] }),
  fact("sailor.back", { sailor: "blue-1", from: "9", to: "whirlpool" }),
  fact("card.played", { seat: 2, card: "moby" }),
  fact("card.discarded", { seat: 3, card: "12", why: "stuck" }),
];

beforeAll(() => choose("en"));

it("begins anew with each round, and gives every card what it did", () => {
  const cards = playedCards(round);
  expect(cards.map(({ seat, card }) => [seat, card])).toEqual([
    [1, "6"],
    [2, "moby"],
    [3, "12"],
  ]);
  expect(cards.map(({ effects }) => effects.length)).toEqual([2, 0, 0]);
});

it("says what a card did, and that it did nothing", () => {
  const [six, moby, discarded] = playedCards(round);
  expect(effectWords(six!, view, false, named)).toContain("Red 1 goes");
  expect(effectWords(moby!, view, false, named)).toBe("No effect.");
  expect(effectWords(discarded!, view, true, named)).toBe("No effect.");
});

it("waits with that while the card is not over", () => {
  const [trade] = playedCards([fact("card.played", { seat: 1, card: "trade" })]);
  expect(effectWords(trade!, { ...view, asked: "question" }, true, named)).toBe("");
});
