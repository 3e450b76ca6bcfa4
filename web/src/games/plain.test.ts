/** A game that the page does not know: Hide and seek, with and without words of its own. */
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { api } from "../lib/api/http";
import { addWords, choose } from "../lib/i18n/index.svelte";
import { DRAWN, loadGame } from ".";
import { outline, plainGame, type PlainView } from "./plain";
import PlainBoard from "./PlainBoard.svelte";
import PlainResult from "./PlainResult.svelte";

const seats = ["Anna", "Ben"].map((name, seat) => ({
  seat,
  name,
  bot: seat > 0,
  mine: seat === 0,
}));
const view: PlainView = {
  seat: 0,
  decider: 0,
  round_number: 3,
  card: "red_queen",
  open: true,
  chips: [4, -2],
  seen: ["ace", "king"],
  hidden: null,
  places: [{ name: "cellar", hides: 2 }],
};
const legal = [
  { text: "bet", value: { kind: "bet" } },
  { text: "look 2", value: { kind: "look", place: 2 } },
];
const fact = { key: "card.dealt", params: { seat: 1, card: "red_queen" } };

beforeAll(async () => {
  const messages = [
    "seek-view-round-number = Round",
    "seek-word-red-queen = the Queen of Hearts",
    "seek-move-bet = Bet { $costs } more",
    "seek-fact-card-dealt = { NAME($seat) } gets a card.",
    "seek-asks = You hold { $card }. What will you do?",
  ];
  vi.spyOn(api, "words").mockImplementation(async (game) => ({
    messages: game === "seek" ? messages.join("\n") : "",
    rules: null,
  }));
  await choose("en");
  await addWords("seek");
  await addWords("mute");
});

afterEach(cleanup);

function board(game: string, more: object = {}) {
  const play = vi.fn();
  const made = { key: "bet.made", params: { seat: 0 } };
  const previews = { bet: { facts: [made, fact], costs: 1 } };
  const props = { game, view, seats, me: 0, legal, previews, happened: [fact], hinted: ["bet"] };
  render(PlainBoard, { props: { ...props, play, motion: false, ...more } });
  return play;
}

test("every game without a board of its own gets one", async () => {
  expect(DRAWN).not.toContain("seek");
  expect((await loadGame("seek")).Board).toBe(PlainBoard);
});

test("the view is laid out by what there is one of, what each seat has, and what has parts", () => {
  const { single, rows, parts } = outline(view, seats);
  expect(single.map(([field]) => field)).toEqual(["round_number", "card", "open", "hidden"]);
  expect(rows).toEqual([
    { field: "chips", values: [4, -2] },
    { field: "seen", values: ["ace", "king"] },
  ]);
  expect(parts.map(([field]) => field)).toEqual(["places"]);
});

describe("the board", () => {
  test("shows the view in the game's words, and in plain names where it has none", () => {
    board("seek");
    expect(screen.getByText("Round").nextElementSibling?.textContent).toContain("3");
    expect(screen.getByText("Card").nextElementSibling?.textContent).toContain(
      "the Queen of Hearts",
    );
    const chips = within(screen.getByRole("row", { name: /^Chips/ }));
    expect(chips.getAllByRole("cell").map((cell) => cell.textContent?.trim())).toEqual(["4", "−2"]);
    expect(screen.getByText("cellar")).toBeTruthy();
  });

  test("offers every move with what it does, and sends the one that is chosen", async () => {
    const play = board("seek");
    expect(screen.getByRole("button", { name: /^Bet 1 more Ben gets a card/ })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Look: Place: 2" }));
    expect(play).toHaveBeenCalledWith("look 2");
  });

  test("tells what just happened", () => {
    board("mute", { legal: [] });
    expect(screen.getByText("Ben: Card dealt: Card: red queen")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("in words", () => {
  const named = { seats };

  test("the question is the game's, or who decides", () => {
    const { prompt } = plainGame("seek");
    expect(prompt(view, named, legal)).toBe("You hold red_queen. What will you do?");
    expect(plainGame("mute").prompt(view, named, legal)).toBe("It is your decision.");
    expect(prompt({ ...view, decider: 1 }, named, [])).toBe("Ben to move");
  });

  test("the whole position can be read", () => {
    const lines = plainGame("seek").read(view, named);
    expect(lines).toContain("Round: 3.");
    expect(lines).toContain("Open: Yes.");
    expect(lines).toContain("Chips: Anna: 4; Ben: −2.");
    expect(lines).toContain("Places: Name: cellar, Hides: 2.");
  });
});

test("the result lists the places, the best first", () => {
  render(PlainResult, { props: { seats, places: [2, 1], scores: [-1, 1] } });
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows.map((row) => row.textContent?.replaceAll(/\s+/g, " ").trim())).toEqual([
    "1Ben1",
    "2Anna−1",
  ]);
});
