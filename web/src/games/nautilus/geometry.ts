/** Where things lie on the drawn board, in units of a square from -500 to 500.
 *
 * The ring is a square with round corners. It is turned so that the viewer's start is in the middle
 * of the lower edge; clockwise, the way then leads to the left, up, right and back down.
 */
import { COLOURS, type Colour, type View } from "./types";

export interface Point {
  x: number;
  y: number;
}

export const SIZE = 500;
const HALF = 458; // from the middle to an edge of the ring
const CORNER = 228; // radius of its corners
const STRAIGHT = HALF - CORNER;
const ARC = (CORNER * Math.PI) / 2;
const EDGE = 2 * STRAIGHT;
const AROUND = 4 * (EDGE + ARC);

type Printed = View["board"];

/** Points and directions for one board, seen from one colour. */
export class Chart {
  readonly ring: number;
  readonly gap: number;
  private readonly first: number;

  constructor(
    readonly board: Printed,
    readonly bottom: Colour,
    /** The field in the middle of the lower edge. */
    first?: number,
  ) {
    this.ring = board.ring;
    this.gap = AROUND / this.ring;
    this.first = first ?? this.start(bottom);
  }

  start(colour: string): number {
    return this.board.starts[colour] ?? 0;
  }

  field(number: number): Point {
    return along(this.fraction(number)).at;
  }

  /** From a field towards the inside of the ring. */
  inward(number: number): Point {
    return along(this.fraction(number)).inward;
  }

  spot(spot: string, colour: string): Point {
    const [kind, number] = spot.split("-");
    if (kind === "whirlpool") return this.whirlpool(colour);
    if (kind === "harbour") return this.harbour(colour, Number(number));
    if (kind === "cave") return this.cave(spot);
    return this.field(Number(spot));
  }

  harbour(colour: string, place: number): Point {
    const start = this.start(colour);
    return shifted(this.field(start), this.inward(start), this.gap * 0.98 * place);
  }

  cave(name: string): Point {
    const mouth = this.board.caves[name] ?? 0;
    return shifted(this.field(mouth), this.inward(mouth), this.gap * 1.12);
  }

  /** In the corner from which one comes to the start. */
  whirlpool(colour: string): Point {
    const quarter = Math.round((this.fraction(this.start(colour)) % 1) * 4) % 4;
    const [x, y] = [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ][quarter]!;
    return { x: x! * (SIZE - 54), y: y! * (SIZE - 54) };
  }

  /** A sailor's own place within its whirlpool. */
  inWhirlpool(colour: string, number: number): Point {
    const { x, y } = this.whirlpool(colour);
    const angle = (number * Math.PI) / 2 - Math.PI / 4;
    return { x: x + 26 * Math.cos(angle), y: y + 26 * Math.sin(angle) };
  }

  /** Which edge a colour sits at: 0 bottom, 1 left, 2 top, 3 right. */
  edge(colour: string): number {
    return Math.round(this.fraction(this.start(colour)) * 4) % 4;
  }

  /** Steps from one field to another, clockwise. */
  distance(from: number, to: number): number {
    return (((to - from) % this.ring) + this.ring) % this.ring;
  }

  around(field: number, steps: number): number {
    return this.distance(0, field + steps);
  }

  private fraction(field: number): number {
    return this.distance(this.first, field) / this.ring;
  }
}

/** The point at a fraction of the way round, from the middle of the lower edge, clockwise. */
function along(fraction: number): { at: Point; inward: Point } {
  const quarters = fraction * 4;
  const nearest = Math.round(quarters);
  return turned(onLowerEdge(((quarters - nearest) * AROUND) / 4), nearest % 4);
}

/** The lower edge and half a corner on each side; `way` goes from its middle to the left. */
function onLowerEdge(way: number): { at: Point; inward: Point } {
  const side = Math.sign(way);
  const length = Math.abs(way);
  if (length <= EDGE / 2) return { at: { x: -way, y: HALF }, inward: { x: 0, y: -1 } };
  const angle = (length - EDGE / 2) / CORNER;
  const inward = { x: side * Math.sin(angle), y: -Math.cos(angle) };
  return {
    at: { x: -side * STRAIGHT - inward.x * CORNER, y: STRAIGHT - inward.y * CORNER },
    inward,
  };
}

function turned(
  place: { at: Point; inward: Point },
  quarter: number,
): { at: Point; inward: Point } {
  const turn = ({ x, y }: Point): Point =>
    [
      { x, y },
      { x: -y, y: x },
      { x: -x, y: -y },
      { x: y, y: -x },
    ][quarter]!;
  return { at: turn(place.at), inward: turn(place.inward) };
}

export function shifted(point: Point, direction: Point, by: number): Point {
  return { x: point.x + direction.x * by, y: point.y + direction.y * by };
}

/** A smooth line through points, as the path of an SVG. */
export function line(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** The ring itself, as a path. */
export const RING = (() => {
  const s = STRAIGHT;
  const r = CORNER;
  return (
    `M${-s} ${HALF}H${s}A${r} ${r} 0 0 0 ${HALF} ${s}V${-s}A${r} ${r} 0 0 0 ${s} ${-HALF}` +
    `H${-s}A${r} ${r} 0 0 0 ${-HALF} ${-s}V${s}A${r} ${r} 0 0 0 ${-s} ${HALF}Z`
  );
})();

/** The mark of a recommended move. */
export const STAR =
  "M0 -13 3.6 -4.4 12.8 -3.8 5.7 2.2 8 11.2 0 6.3 -8 11.2 -5.7 2.2 -12.8 -3.8 -3.6 -4.4Z";

/** The colour at the bottom for a viewer; a spectator sits where the first seat does. */
export function bottomColour(seat: number | null): Colour {
  return COLOURS[seat ?? 0]!;
}

/** The nearest of some points to where a finger came down, if it is within its reach. */
export function nearest<T>(
  finger: Point,
  places: readonly { at: Point; what: T }[],
  reach: number,
): T | null {
  let best: { what: T; far: number } | null = null;
  for (const { at, what } of places) {
    const far = Math.hypot(at.x - finger.x, at.y - finger.y);
    if (far <= reach && far < (best?.far ?? Infinity)) best = { what, far };
  }
  return best?.what ?? null;
}
