/** Which of a coach's moments has come. */
import type { FactOut, LegalMove, MomentOut } from "../lib/api/wire";

export interface Situation {
  /** The viewer's seat. */
  seat: number;
  /** The moves among which the viewer chooses now. */
  legal: readonly LegalMove[];
  /** What has just been told. */
  facts: readonly FactOut[];
  view: unknown;
}

/** The first moment that has come and was not spoken of yet. */
export function momentOf(
  moments: readonly MomentOut[],
  now: Situation,
  isSaid: (name: string) => boolean,
): MomentOut | null {
  return moments.find((moment) => !isSaid(moment.name) && hasCome(moment, now)) ?? null;
}

function hasCome({ kinds, texts, facts, own, equal }: MomentOut, now: Situation): boolean {
  const [first, second] = equal.map((path) => valueAt(now.view, path));
  if (first !== second) return false;
  const kindOf = (move: LegalMove): unknown => (move.value as { kind?: unknown } | null)?.kind;
  const fits = ({ text }: LegalMove): boolean => texts.some((pattern) => isLike(text, pattern));
  if (now.legal.some((move) => kinds.includes(String(kindOf(move))) || fits(move))) return true;
  return now.facts.some(
    ({ key, params }) =>
      facts.includes(key) && (own === null || (params.seat === now.seat) === own),
  );
}

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** Which of some places covers the fewest things; the first of equal ones. */
export function leastInTheWay(places: readonly Box[], things: readonly Box[]): number {
  const covered = places.map(
    (place) =>
      things.filter(
        (thing) =>
          thing.left < place.right &&
          place.left < thing.right &&
          thing.top < place.bottom &&
          place.top < thing.bottom,
      ).length,
  );
  return covered.indexOf(Math.min(...covered));
}

/** What a path leads to in a view's data. */
function valueAt(view: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((data, part) => (data as Record<string, unknown> | null)?.[part], view);
}

/** Whether a text fits a pattern in which `*` stands for anything. */
function isLike(text: string, pattern: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(text);
}
