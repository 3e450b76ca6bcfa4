/** Real positions for tests; `web/scripts/nautilus_fixtures.py` makes them. */
import type { FactOut, LegalMove } from "../../lib/api/wire";
import type { Previews, SeatInfo } from "../contract";
import positionsJson from "./fixtures/positions.json";
import wordsJson from "./fixtures/words.json";
import type { View } from "./types";

export interface Fixture {
  view: View;
  legal: LegalMove[];
  previews: Previews;
  happened: FactOut[];
  result?: { places: number[]; scores: number[] };
}

export const positions = positionsJson as unknown as Record<string, Fixture>;
export const words = wordsJson as unknown as { facts: FactOut[]; moves: string[] };

export function seatsOf(view: View): SeatInfo[] {
  return ["Anna", "Bo", "Cleo", "Dan"].slice(0, view.seats).map((name, seat) => ({
    seat,
    name,
    bot: seat !== view.seat,
    mine: seat === view.seat,
  }));
}
