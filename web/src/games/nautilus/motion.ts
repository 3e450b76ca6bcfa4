/** What happened as motion over the board: who goes along which points, when and how long. */
import type { FactOut } from "../../lib/api/wire";
import { shifted, type Chart, type Point } from "./geometry";
import { MOBY, colourOf, isNumberCard, numberOf, type View } from "./types";

export interface Trip {
  piece: string;
  points: Point[];
  /** Milliseconds after the beginning of all. */
  begin: number;
  length: number;
  /** Whether it turns round and round on the way, as into a whirlpool. */
  swirls: boolean;
}

export interface Place extends Point {
  turn: number;
}

const STEP = 45;
const SHORTEST = 220;
const LONGEST = 400;
const SWIRL = 400;
const NEAR = 30; // Moby Dick swims a little beside the fields

/** Where every piece rests in a position. */
export function restingPlaces(view: View, chart: Chart): Record<string, Place> {
  const places: Record<string, Place> = {};
  for (const { name, spot } of view.sailors)
    places[name] = { ...spotPoint(name, spot, chart), turn: 0 };
  if (view.moby_dick !== null) places[MOBY] = { ...mobyPoint(view.moby_dick, chart), turn: 0 };
  return places;
}

export function spotPoint(piece: string, spot: string, chart: Chart): Point {
  if (piece === MOBY) return mobyPoint(Number(spot), chart);
  if (spot === "whirlpool") return chart.inWhirlpool(colourOf(piece), numberOf(piece) - 1);
  return chart.spot(spot, colourOf(piece));
}

/** Moby Dick is larger than a field: he lies a little to the inside of the ring. */
export function mobyPoint(field: number, chart: Chart): Point {
  return shifted(chart.field(field), chart.inward(field), 16);
}

/** The trips of everything that moved, one card after another; who is hit goes when it is met. */
export function tripsOf(facts: readonly FactOut[], chart: Chart): Trip[] {
  const trips: Trip[] = [];
  for (const { card, facts: done } of byCard(facts)) {
    const begin = lengthOf(trips);
    const moved = done.flatMap((fact) => tripOf(fact, card, begin, chart));
    const movers = moved.filter((trip) => !trip.swirls);
    for (const trip of moved) if (trip.swirls) trip.begin = whenMet(trip.points[0]!, movers, begin);
    trips.push(...moved);
  }
  return trips;
}

/** What happened, cut before each card that was played or used, and before the die. */
function byCard(facts: readonly FactOut[]): { card: string; facts: FactOut[] }[] {
  const groups: { card: string; facts: FactOut[] }[] = [{ card: "", facts: [] }];
  for (const fact of facts) {
    if (["card.played", "card.used", "die.rolled"].includes(fact.key)) {
      groups.push({ card: String(fact.params.card ?? ""), facts: [] });
    }
    groups.at(-1)!.facts.push(fact);
  }
  return groups;
}

function tripOf({ key, params }: FactOut, card: string, begin: number, chart: Chart): Trip[] {
  const points = pointsOf(key, params, card, chart);
  if (!points) return [];
  const piece = key.startsWith("moby") ? MOBY : String(params.sailor);
  const swirls = key === "sailor.back";
  const length = swirls ? SWIRL : Math.min(LONGEST, Math.max(SHORTEST, points.length * STEP));
  return [{ piece, points, begin, length, swirls }];
}

/** When a mover comes to a point; at once if none does, as when a card is undone. */
function whenMet(point: Point, movers: readonly Trip[], begin: number): number {
  for (const { points, begin: start, length } of movers) {
    const at = points.findIndex(({ x, y }) => Math.hypot(x - point.x, y - point.y) < NEAR);
    if (at >= 0) return start + (length * at) / Math.max(1, points.length - 1);
  }
  return begin;
}

function pointsOf(
  key: string,
  params: FactOut["params"],
  card: string,
  chart: Chart,
): Point[] | null {
  if (key === "moby.entered") {
    const at = mobyPoint(Number(params.to), chart);
    return [shifted(at, chart.inward(Number(params.to)), 90), at];
  }
  if (key === "moby.moved") {
    return fieldsBetween(Number(params.from), Number(params.to), 1, chart).map((field) =>
      mobyPoint(field, chart),
    );
  }
  if (!key.startsWith("sailor.")) return null;
  const piece = String(params.sailor);
  const spots = spotsBetween(String(params.from), String(params.to), key, card, piece, chart);
  return spots.map((spot) => spotPoint(piece, spot, chart));
}

/** The spots of a walk; a Compass, an undoing and a hit go straight. */
function spotsBetween(
  from: string,
  to: string,
  key: string,
  card: string,
  piece: string,
  chart: Chart,
): string[] {
  if (key !== "sailor.moved" || !isNumberCard(card)) return [from, to];
  const onward = card === "4" ? -1 : 1;
  const [kind, number] = to.split("-");
  if (from.startsWith("harbour")) return [from, to];
  const mouth = chart.board.caves[from];
  const first = mouth ?? Number(from);
  const last =
    kind === "cave"
      ? chart.board.caves[to]!
      : kind === "harbour"
        ? chart.start(colourOf(piece))
        : Number(to);
  const spots = fieldsBetween(first, last, onward, chart).map(String);
  if (mouth !== undefined) spots.unshift(from);
  if (kind === "cave") spots.push(to);
  if (kind === "harbour") {
    for (let place = 1; place <= Number(number); place++) spots.push(`harbour-${place}`);
  }
  return spots;
}

function fieldsBetween(from: number, to: number, onward: 1 | -1, chart: Chart): number[] {
  const steps = onward > 0 ? chart.distance(from, to) : chart.distance(to, from);
  return Array.from({ length: steps + 1 }, (_, step) => chart.around(from, step * onward));
}

/** Where a trip is after so many milliseconds; null before its beginning. */
export function placeOn(trip: Trip, time: number): Place | null {
  const share = Math.min(1, (time - trip.begin) / trip.length);
  if (share < 0) return null;
  const eased = trip.swirls ? share * share * (3 - 2 * share) : share;
  const way = eased * (trip.points.length - 1);
  const leg = Math.min(Math.floor(way), trip.points.length - 2);
  if (leg < 0) return { ...trip.points[0]!, turn: 0 };
  const [a, b] = [trip.points[leg]!, trip.points[leg + 1]!];
  const rest = way - leg;
  return {
    x: a.x + (b.x - a.x) * rest,
    y: a.y + (b.y - a.y) * rest,
    turn: trip.swirls ? 720 * share : 0,
  };
}

export function lengthOf(trips: readonly Trip[]): number {
  return Math.max(0, ...trips.map((trip) => trip.begin + trip.length));
}
