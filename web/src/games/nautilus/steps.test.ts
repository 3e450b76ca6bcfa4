import { beforeAll, expect, it } from "vitest";
import { choose } from "../../lib/i18n/index.svelte";
import { controls, parsed, type Selection } from "./choices";
import { positions, seatsOf, type Fixture } from "./fixtures";
import { consequences, stepWords } from "./steps";

beforeAll(() => choose("en"));

function at({ view, legal, previews }: Fixture, chosen: Selection) {
  const offered = controls(view, parsed(legal), chosen);
  return {
    step: stepWords(view, chosen, offered),
    does: consequences(view, chosen, offered, previews, { seats: seatsOf(view) }),
  };
}

/** The first position in which such a move can be made. */
function where(fits: (text: string) => boolean): [Fixture, string] {
  for (const fixture of Object.values(positions)) {
    const found = fixture.legal.find(({ text }) => fixture.view.asked === "turn" && fits(text));
    if (found) return [fixture, found.text];
  }
  throw new Error("there is no such position");
}

it("says nothing of its own before anything is chosen", () => {
  const { step, does } = at(positions["classic-turn"]!, { card: null, piece: null });
  expect(step).toBe("");
  expect(does).toEqual([]);
});

it("asks for the end of a way once a number card is chosen", () => {
  const [fixture] = where((text) => /^7 /.test(text));
  expect(at(fixture, { card: "7", piece: null }).step).toBe("7: choose where to go.");
});

it("asks for a card if the chosen piece has no way of its own", () => {
  const [fixture, text] = where((move) => move.startsWith("compass "));
  const ways = fixture.legal.map((move) => move.text).filter((move) => /^\d+ /.test(move));
  const piece = text
    .split(" ")
    .slice(1)
    .find((name) => !ways.some((way) => way.includes(name)));
  if (piece) expect(at(fixture, { card: null, piece }).step).toMatch(/: choose a card\.$/);
  expect(at(fixture, { card: "compass", piece: null }).step).toMatch(/^Compass/);
});

it("tells what a Nautilùs undoes and brings again, before it is played", () => {
  const [fixture] = where((text) => text === "nautilus");
  const { does } = at(fixture, { card: "nautilus", piece: null });
  expect(does.length).toBeGreaterThan(0);
});
