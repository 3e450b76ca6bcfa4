/** Which of a coach's moments has come. */
import type { FactOut, LegalMove, MomentOut } from "../lib/api/wire";

export interface Situation {
  /** The viewer's seat. */
  seat: number;
  /** The moves among which the viewer chooses now. */
  legal: readonly LegalMove[];
  /** What has just been told. */
  facts: readonly FactOut[];
}

/** The first moment that has come and was not spoken of yet. */
export function momentOf(
  moments: readonly MomentOut[],
  now: Situation,
  isSaid: (name: string) => boolean,
): MomentOut | null {
  return moments.find((moment) => !isSaid(moment.name) && hasCome(moment, now)) ?? null;
}

function hasCome({ kinds, facts, own }: MomentOut, now: Situation): boolean {
  const kindOf = (move: LegalMove): unknown => (move.value as { kind?: unknown } | null)?.kind;
  if (now.legal.some((move) => kinds.includes(String(kindOf(move))))) return true;
  return now.facts.some(
    ({ key, params }) =>
      facts.includes(key) && (own === null || (params.seat === now.seat) === own),
  );
}
