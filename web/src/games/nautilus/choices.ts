/** How a decision is made step by step: what can be chosen now, and what a choice leads to.
 *
 * One may begin with a card or with a sailor. What is chosen so far is a `Selection`; nothing is
 * sent before a control that carries a whole move is used.
 */
import type { Choice } from "./moves";
import { MOBY, type View } from "./types";

export interface Selection {
  card: string | null;
  piece: string | null;
}

export type Control =
  | { what: "card"; card: string; fits: boolean }
  | { what: "piece"; piece: string; fits: boolean; move: Choice | null } // the second of a Compass
  | { what: "end"; move: Choice }
  | { what: "start"; move: Choice } // behind which Moby Dick appears
  | { what: "button"; move: Choice };

const MOVING = ["move", "part", "enter"];
const WITH_A_BUTTON = ["card", "skip", "discard", "swap", "give", "ask"];

/** The card about which one decides without choosing it: under a Nautilùs, or the rest of a 5. */
export function fixedCard(view: View): string | null {
  if (view.asked === "use") return view.last_card;
  return view.asked === "five" ? "5" : null;
}

/** What is chosen when one comes to a decision: the card that is fixed, if there is one. */
export function firstSelection(view: View): Selection {
  return { card: fixedCard(view), piece: null };
}

/** Everything that can be chosen now. */
export function controls(view: View, moves: readonly Choice[], chosen: Selection): Control[] {
  return [
    ...cardControls(view, moves, chosen),
    ...pieceControls(moves, chosen),
    ...endControls(moves, chosen),
    ...buttonControls(moves, chosen),
  ];
}

/** All cards that can be played; those fit that move the chosen sailor. */
function cardControls(view: View, moves: readonly Choice[], chosen: Selection): Control[] {
  if (fixedCard(view) !== null) return [];
  const cards = [...new Set(moves.filter((move) => move.card).map((move) => move.card))];
  return cards.map((card) => ({ what: "card", card, fits: goTogether(moves, card, chosen.piece) }));
}

/** All pieces that can be moved; those fit that the chosen card moves. Moby Dick is swapped only
 * once a Compass is chosen. */
function pieceControls(moves: readonly Choice[], chosen: Selection): Control[] {
  if (chosen.card === "compass" && chosen.piece !== null) return secondPieces(moves, chosen.piece);
  const pieces = new Set(moves.flatMap((move) => move.pieces));
  if (chosen.card !== "compass") pieces.delete(MOBY);
  return [...pieces].map((piece) => ({
    what: "piece",
    piece,
    fits: goTogether(moves, chosen.card, piece),
    move: null,
  }));
}

function goTogether(moves: readonly Choice[], card: string | null, piece: string | null): boolean {
  return moves.some(
    (move) =>
      (card === null || move.card === card) && (piece === null || move.pieces.includes(piece)),
  );
}

/** The first piece can be taken back, every piece that may swap with it completes the move. */
function secondPieces(moves: readonly Choice[], first: string): Control[] {
  const seconds: Control[] = moves
    .filter((move) => move.kind === "compass" && move.pieces.includes(first))
    .map((move) => ({
      what: "piece",
      piece: move.pieces.find((piece) => piece !== first)!,
      fits: true,
      move,
    }));
  return [{ what: "piece", piece: first, fits: true, move: null }, ...seconds];
}

function endControls(moves: readonly Choice[], chosen: Selection): Control[] {
  const starts: Control[] = moves
    .filter((move) => move.kind === "behind")
    .map((move) => ({ what: "start", move }));
  return [...starts, ...shownWays(moves, chosen).map((move): Control => ({ what: "end", move }))];
}

/** The ways that are drawn. A 5 has many: they come one sailor at a time, and only with its card. */
function shownWays(moves: readonly Choice[], chosen: Selection): Choice[] {
  if (chosen.card === null && chosen.piece === null) return [];
  return moves.filter(
    (move) =>
      MOVING.includes(move.kind) &&
      (chosen.card === null ? move.kind !== "part" : move.card === chosen.card) &&
      (chosen.piece === null ? move.kind !== "part" : move.pieces.includes(chosen.piece)),
  );
}

function buttonControls(moves: readonly Choice[], chosen: Selection): Control[] {
  return moves
    .filter(
      (move) =>
        move.kind === "redraw" ||
        move.kind === "keep" ||
        (WITH_A_BUTTON.includes(move.kind) && move.card === chosen.card && chosen.piece === null),
    )
    .map((move) => ({ what: "button", move }));
}

/** What a control leads to: a whole move to send, or more that is chosen. Choosing again what is
 * chosen takes it back; choosing what does not go with the rest begins anew. */
export function use(control: Control, view: View, chosen: Selection): string | Selection {
  if (control.what === "card") {
    if (chosen.card === control.card) return { card: null, piece: null };
    return { card: control.card, piece: control.fits ? chosen.piece : null };
  }
  if (control.what === "piece" && control.move === null) {
    if (chosen.piece === control.piece) return { card: chosen.card, piece: null };
    return { card: control.fits ? chosen.card : fixedCard(view), piece: control.piece };
  }
  return control.move!.text;
}

/** Whether there is anything to take back. */
export function canTakeBack(view: View, chosen: Selection): boolean {
  return chosen.piece !== null || (chosen.card !== null && fixedCard(view) === null);
}

/** One step back: the sailor first, then the card. */
export function takenBack(view: View, chosen: Selection): Selection {
  if (chosen.piece !== null) return { card: chosen.card, piece: null };
  return firstSelection(view);
}

/** How a recommended move is marked: by its place in the advice, or by a star if it is the only one. */
export function hintMark(hinted: readonly string[], one: string): string {
  const at = hinted.indexOf(one);
  if (at < 0) return "";
  return hinted.length > 1 ? String(at + 1) : "★";
}
