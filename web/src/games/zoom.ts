/** How a board grows under fingers, wheel and keys. */
export const MOST = 4;
/** What one press of a key or button does. */
export const STEP = 1.4;
/** Pixels of a turned wheel that double the size. */
const WHEEL = 240;
/** Lines and pages, in which some mice count, as pixels. */
const UNITS = [1, 16, 400] as const;

/** A size that is allowed; whatever is nearly the usual one is the usual one. */
export function bounded(scale: number): number {
  return scale < 1.04 ? 1 : Math.min(scale, MOST);
}

/** How far to scroll so that what was `at` pixels from the edge of the window stays there. */
export function kept(scroll: number, at: number, from: number, to: number): number {
  return ((scroll + at) * to) / from - at;
}

/** How much a turn of the wheel enlarges. */
export function turned(event: { deltaY: number; deltaMode: number }): number {
  return 2 ** ((-event.deltaY * (UNITS[event.deltaMode] ?? 1)) / WHEEL);
}

export interface Point {
  x: number;
  y: number;
}

/** The middle of two fingers, and how far they are apart. */
export function spread(one: Point, other: Point): Point & { apart: number } {
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    apart: Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1),
  };
}
