/** What happened as motion over the board: who goes along which points, when and how long. */
import type { FactOut } from "../../lib/api/wire";
import { shifted, type Chart, type Point } from "./geometry";
import { MOBY, WHIRLPOOL, colourOf, numberOf, type View } from "./types";

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
const RIDE_STEP = 22;
const LONGEST_RIDE = 900; // once round the whole ring
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
  if (spot === WHIRLPOOL) return chart.inWhirlpool(colourOf(piece), numberOf(piece) - 1);
  return chart.spot(spot, colourOf(piece));
}

/** Moby Dick is larger than a field: he lies a little to the inside of the ring, but not on a harbour. */
export function mobyPoint(field: number, chart: Chart): Point {
  const start = Object.values(chart.board.starts).includes(field);
  return shifted(chart.field(field), chart.inward(field), start ? 0 : 8);
}

/** The trips of everything that moved, one card after another; who is hit goes when it is met. */
export function tripsOf(facts: readonly FactOut[], chart: Chart): Trip[] {
  const trips: Trip[] = [];
  for (const done of byCard(facts)) {
    const begin = lengthOf(trips);
    const ride = rideOf(done);
    const moved = ride
      ? [...rideTrips(ride, begin, chart), ...hitTrips(done, begin, chart)]
      : done.flatMap((fact) => tripOf(fact, begin, chart));
    const movers = moved.filter((trip) => !trip.swirls);
    for (const trip of moved) if (trip.swirls) trip.begin = whenMet(trip.points[0]!, movers, begin);
    trips.push(...moved);
  }
  return trips;
}

/** A sailor that comes to Moby Dick and is carried on. */
interface Ride {
  sailor: string;
  /** The spots of the sailor's own steps; the last is where Moby Dick waits. */
  walk: string[];
  /** The fields that Moby Dick swims, the sailor on his back as far as the last but one. */
  swim: number[];
}

/** The ride among what a card did, if it made one. */
function rideOf(facts: readonly FactOut[]): Ride | null {
  const rider = facts.find(({ params }) => params.rides)?.params;
  const swim = swimOf(facts);
  if (!rider || !swim) return null;
  return { sailor: String(rider.sailor), walk: rider.way as string[], swim };
}

/** The fields that Moby Dick swims, if the facts tell of it. */
export function swimOf(facts: readonly FactOut[]): number[] | null {
  const moved = facts.find(({ key }) => key === "moby.moved");
  return (moved?.params.way as number[] | undefined) ?? null;
}

function rideTrips({ sailor, walk, swim }: Ride, begin: number, chart: Chart): Trip[] {
  const steps = walk.map((spot) => spotPoint(sailor, spot, chart));
  const walked = Math.min(LONGEST, Math.max(SHORTEST, steps.length * STEP));
  const swum = Math.min(LONGEST_RIDE, Math.max(SHORTEST, swim.length * RIDE_STEP));
  const carried = swim.slice(0, -1).map((field) => chart.field(field));
  return [
    { piece: sailor, points: steps, begin, length: walked, swirls: false },
    {
      piece: MOBY,
      points: swim.map((field) => mobyPoint(field, chart)),
      begin: begin + walked,
      length: swum,
      swirls: false,
    },
    {
      piece: sailor,
      points: carried.length > 1 ? carried : [...carried, ...carried],
      begin: begin + walked,
      length: (swum * Math.max(1, carried.length - 1)) / (swim.length - 1),
      swirls: false,
    },
  ];
}

/** Those who are sent back on a ride. */
function hitTrips(facts: readonly FactOut[], begin: number, chart: Chart): Trip[] {
  return facts
    .filter(({ key }) => key === "sailor.back")
    .flatMap((fact) => tripOf(fact, begin, chart));
}

/** What happened, cut before each card that was played or used, and before the die. */
function byCard(facts: readonly FactOut[]): FactOut[][] {
  const groups: FactOut[][] = [[]];
  for (const fact of facts) {
    if (["card.played", "card.used", "die.rolled"].includes(fact.key)) groups.push([]);
    groups.at(-1)!.push(fact);
  }
  return groups;
}

function tripOf({ key, params }: FactOut, begin: number, chart: Chart): Trip[] {
  const points = pointsOf(key, params, chart);
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

/** A sailor walks its way and Moby Dick swims it; a Compass, an undoing and a hit go straight. */
function pointsOf(key: string, params: FactOut["params"], chart: Chart): Point[] | null {
  if (key === "moby.entered") {
    const at = mobyPoint(Number(params.to), chart);
    return [shifted(at, chart.inward(Number(params.to)), 90), at];
  }
  if (key === "moby.moved") {
    const swum = (params.way as number[] | undefined) ?? [params.from, params.to];
    return swum.map((field) => mobyPoint(Number(field), chart));
  }
  if (!key.startsWith("sailor.")) return null;
  const piece = String(params.sailor);
  const spots = (params.way as string[] | undefined) ?? [String(params.from), String(params.to)];
  return spots.map((spot) => spotPoint(piece, spot, chart));
}

/** Where a trip is after `time` milliseconds; null before its beginning. */
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
