/** The colour and the sign of a seat: shapes, so that no one takes them for a ship's crest. */
const SIGNS = ["●", "■", "▲", "◆"] as const;

export function mark(seat: number): { colour: string; sign: string } {
  return { colour: `var(--player-${seat})`, sign: SIGNS[seat] ?? "●" };
}
