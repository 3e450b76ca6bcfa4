/** The way of a sailor over the board: the spots it comes to, and whom it meets. */
import type { FactOut } from "../../lib/api/wire";
import type { Chart } from "./geometry";
import type { Parsed } from "./moves";
import { colourOf, type View } from "./types";

/** The spots from where a sailor stands to where its move ends, both included. */
export function wayOf(move: Parsed, view: View, chart: Chart): string[] {
  const sailor = view.sailors.find(({ name }) => name === move.pieces[0]);
  if (!sailor) return [];
  const start = chart.start(sailor.colour);
  if (move.kind === "enter") return ["whirlpool", String(start)];
  return walk(sailor.spot, move.steps, move.end, start, chart);
}

/** So many steps (below zero: backward) from a spot, with the last ones into a cave or harbour. */
export function walk(
  from: string,
  steps: number,
  end: string,
  start: number,
  chart: Chart,
): string[] {
  const spots = [from];
  const place = end.startsWith("harbour-") ? Number(end.split("-")[1]) : 0;
  if (from.startsWith("harbour-")) {
    for (let at = Number(from.split("-")[1]) + 1; at <= place; at++) spots.push(`harbour-${at}`);
    return spots;
  }
  const onward = steps > 0 ? 1 : -1;
  const inCave = from.startsWith("cave-");
  let field = inCave ? chart.around(chart.board.caves[from] ?? 0, -onward) : Number(from);
  const onRing = Math.abs(steps) - (end === "cave" ? 1 : place);
  for (let step = 0; step < onRing; step++) {
    field = chart.around(field, onward);
    spots.push(String(field));
  }
  if (end === "cave") spots.push(caveAt(field, chart));
  if (place && field !== start) return [...spots, end];
  for (let at = 1; at <= place; at++) spots.push(`harbour-${at}`);
  return spots;
}

function caveAt(mouth: number, chart: Chart): string {
  const found = Object.entries(chart.board.caves).find(([, field]) => field === mouth);
  return found?.[0] ?? "";
}

/** Where a move ends before a ride on Moby Dick begins. */
export function endOf(way: readonly string[]): string {
  return way[way.length - 1] ?? "";
}

export interface Outcome {
  /** Sailors that go back to their whirlpool. */
  hit: string[];
  /** Whether the sailor rides on Moby Dick, and where it is put down. */
  ridesTo: string | null;
  /** The field to which Moby Dick goes. */
  mobyTo: number | null;
}

/** What a move does to others, from what the server foresees; nothing until that is known. */
export function outcomeOf(
  move: Parsed,
  facts: readonly FactOut[] | undefined,
  way: readonly string[],
): Outcome {
  const hit: string[] = [];
  let ridesTo: string | null = null;
  let mobyTo: number | null = null;
  for (const { key, params } of facts ?? []) {
    if (key === "sailor.back") hit.push(String(params.sailor));
    if (key === "moby.moved" || key === "moby.entered") mobyTo = Number(params.to);
    const itself = params.sailor === move.pieces[0];
    if (itself && (key === "sailor.moved" || key === "sailor.entered")) {
      const to = String(params.to);
      if (move.kind !== "compass" && way.length && to !== endOf(way)) ridesTo = to;
    }
  }
  return { hit, ridesTo, mobyTo };
}

/** Steps that a sailor has still to go to the first place of its harbour; null if it is there, or
 * in the whirlpool. */
export function stepsToHarbour(view: View, name: string, chart: Chart): number | null {
  const sailor = view.sailors.find((other) => other.name === name);
  if (!sailor || sailor.spot === "whirlpool" || sailor.spot.startsWith("harbour-")) return null;
  const inCave = sailor.spot.startsWith("cave-");
  const field = inCave ? (view.board.caves[sailor.spot] ?? 0) : Number(sailor.spot);
  const toStart = chart.distance(field, chart.start(colourOf(name))) + (inCave ? 1 : 0);
  return (toStart === 0 && !sailor.moved ? chart.ring : toStart) + 1;
}
