// @vitest-environment node
import { describe, expect, it } from "vitest";
import { controls, firstSelection, use, type Control, type Selection } from "./choices";
import { choicesIn, positions } from "./fixtures";
import type { Choice } from "./moves";
import type { View } from "./types";

/** Every way to send a move that begins with a card (or with what is fixed) and only goes on. */
function paths(view: View, moves: Choice[], chosen: Selection): string[] {
  return controls(view, moves, chosen).flatMap((control) => {
    if (!goesOn(control, chosen)) return [];
    const next = use(control, view, chosen);
    return typeof next === "string" ? [next] : paths(view, moves, next);
  });
}

function goesOn(control: Control, chosen: Selection): boolean {
  if (control.what === "card") return chosen.card === null && chosen.piece === null;
  if (control.what !== "piece") return true;
  if (control.move) return true;
  const several = chosen.card === "5" || chosen.card === "compass";
  return control.fits && several && chosen.piece === null;
}

/** Every move that can be sent when one begins with a sailor. */
function pathsFromSailors(view: View, moves: Choice[]): Set<string> {
  const found = new Set<string>();
  const first = firstSelection(view);
  for (const control of controls(view, moves, first)) {
    if (control.what !== "piece" || control.move) continue;
    const chosen = use(control, view, first) as Selection;
    for (const second of controls(view, moves, chosen)) {
      const next = use(second, view, chosen);
      if (typeof next === "string") found.add(next);
      else if (second.what === "card" && second.fits) {
        for (const third of controls(view, moves, next)) {
          const move = use(third, view, next);
          if (typeof move === "string") found.add(move);
        }
      }
    }
  }
  return found;
}

describe.each(Object.entries(positions))("%s", (_, fixture) => {
  const { view } = fixture;
  const moves = choicesIn(fixture);

  it("offers every legal move on exactly one path, a Compass in either order", () => {
    const counted = new Map<string, number>();
    for (const text of paths(view, moves, firstSelection(view))) {
      counted.set(text, (counted.get(text) ?? 0) + 1);
    }
    const expected = moves.map(({ text, kind }) => [text, kind === "compass" ? 2 : 1]);
    expect([...counted].sort()).toEqual(expected.sort());
  });

  it("offers every move of a sailor also from that sailor", () => {
    const ofSailors = moves.filter(({ pieces }) => pieces.length > 0).map(({ text }) => text);
    const found = pathsFromSailors(view, moves);
    expect(ofSailors.filter((text) => !found.has(text))).toEqual([]);
  });
});
