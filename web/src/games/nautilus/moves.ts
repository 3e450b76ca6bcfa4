/** The legal moves as the board offers them. */
import type { LegalMove } from "../../lib/api/wire";
import type { Previews } from "../contract";
import type { Move, Preview } from "./types";

export interface Choice {
  text: string;
  kind: Move["kind"];
  value: Move;
  /** The card that is played, discarded, given or asked for; empty if there is none. */
  card: string;
  /** The sailor that moves, or the two pieces of a Compass. */
  pieces: string[];
  /** Comes a moment after the move itself. */
  preview: Preview | null;
}

/** Cards that a move has not among its fields, since no other card can be played so. */
const CARD_OF: Partial<Record<Move["kind"], string>> = { part: "5", skip: "8", compass: "compass" };

export function choicesOf(legal: readonly LegalMove[], previews: Previews): Choice[] {
  return legal.map(({ text, value }) => {
    const move = value as Move;
    return {
      text,
      kind: move.kind,
      value: move,
      card: "card" in move ? move.card : (CARD_OF[move.kind] ?? ""),
      pieces: piecesOf(move),
      preview: (previews[text] as Preview | undefined) ?? null,
    };
  });
}

function piecesOf(move: Move): string[] {
  if (move.kind === "compass") return [move.first, move.second];
  return "sailor" in move ? [move.sailor] : [];
}
