import { beforeAll, expect, it } from "vitest";
import { choose } from "../../lib/i18n/index.svelte";
import { controls, type Selection } from "./choices";
import { choicesIn, positions, seatsOf, type Fixture } from "./fixtures";
import type { Choice } from "./moves";
import { stepWords } from "./steps";

beforeAll(() => choose("en"));

function at(fixture: Fixture, chosen: Selection): string {
  const { view } = fixture;
  const offered = controls(view, choicesIn(fixture), chosen);
  return stepWords(view, chosen, offered, { seats: seatsOf(view) });
}

/** The first position in which such a move can be made. */
function where(fits: (move: Choice) => boolean): [Fixture, Choice] {
  for (const fixture of Object.values(positions)) {
    const found = choicesIn(fixture).find((move) => fixture.view.asked === "turn" && fits(move));
    if (found) return [fixture, found];
  }
  throw new Error("there is no such position");
}

it("says how to begin before anything is chosen", () => {
  const step = at(positions["classic-turn"]!, { card: null, piece: null });
  expect(step).toBe("Play a card: choose one, or a sailor.");
});

it("asks for the end of a way once a number card is chosen", () => {
  const [fixture] = where(({ kind, card }) => kind === "move" && card === "7");
  expect(at(fixture, { card: "7", piece: null })).toBe("7: choose where to go.");
});

it("asks for a card if the chosen piece has no way of its own", () => {
  const [fixture, move] = where(({ kind }) => kind === "compass");
  const ways = choicesIn(fixture).filter(({ kind }) => kind === "move" || kind === "enter");
  const piece = move.pieces.find((name) => !ways.some(({ pieces }) => pieces.includes(name)));
  if (piece) expect(at(fixture, { card: null, piece })).toMatch(/: choose a card\.$/);
  expect(at(fixture, { card: "compass", piece: null })).toMatch(/^Compass/);
});

it("tells what a Nautilùs undoes and brings again, before it is played", () => {
  const [fixture] = where(
    ({ text, preview }) => text === "nautilus" && Object.keys(preview!.undoing!.pieces).length > 0,
  );
  expect(at(fixture, { card: "nautilus", piece: null })).toMatch(/^Nautilùs: .* to .*; .*\.$/);
});
