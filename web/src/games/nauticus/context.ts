/** What every part of the board may ask and do, without handing it down through all of them. */
import { getContext, setContext } from "svelte";
import type { SeatInfo } from "../contract";
import type { Move, Preview, View } from "./table";

export interface BoardContext {
  readonly view: View;
  readonly seats: readonly SeatInfo[];
  /** The kinds of moves among which one chooses now. */
  readonly kinds: ReadonlySet<Move["kind"]>;
  /** The text of the move of that kind that names this thing; null if it cannot be chosen now. */
  find: (kind: Move["kind"], named?: string | number | null) => string | null;
  play: (move: string) => void;
  /** What the move would do; it comes a moment after the move itself. */
  preview: (move: string) => Preview | undefined;
  /** The move with its cost and gain, in words. */
  explain: (move: string) => string;
  /** What the move would set off, in a few words each. */
  effects: (move: string) => string[];
  /** The place of a move among the hints, from 1; 0 if it is none of them. */
  rank: (move: string) => number;
  /** Whether something happened there just now. */
  fresh: (spot: string) => boolean;
}

const KEY = Symbol("nauticus");

export function offerBoard(board: BoardContext): void {
  setContext(KEY, board);
}

export function useBoard(): BoardContext {
  return getContext<BoardContext>(KEY);
}
