/** What every part of the board may ask and do, without handing it down through all of them. */
import { getContext, setContext } from "svelte";
import type { SeatInfo } from "../contract";
import type { View } from "./table";

export interface Desk {
  readonly view: View;
  readonly seats: readonly SeatInfo[];
  /** Whether the move can be chosen now. */
  can: (move: string) => boolean;
  play: (move: string) => void;
  /** The move with its cost and gain, in words. */
  explain: (move: string) => string;
  /** What the move would set off, in a few words each. */
  effects: (move: string) => string[];
  /** The place of a move among the hints, from 1; 0 if it is none of them. */
  rank: (move: string) => number;
  /** Whether something happened there just now. */
  fresh: (spot: string) => boolean;
  /** Show what the move under the pointer or focus would do. */
  point: (move: string | null) => void;
}

const KEY = Symbol("nauticus");

export function offerDesk(desk: Desk): void {
  setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
