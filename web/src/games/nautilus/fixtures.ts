/** Real positions for tests, and what the terminal says of them; `tests/games/nautilus/page_fixtures.py` makes them. */
import type { FactOut, LegalMove } from "../../lib/api/wire";
import type { Previews, SeatInfo } from "../contract";
import positionsJson from "./fixtures/positions.json";
import wordsJson from "./fixtures/words.json";
import { choicesOf, type Choice } from "./moves";
import type { Preview, View } from "./types";

export interface Fixture {
  view: View;
  legal: LegalMove[];
  previews: Previews;
  happened: FactOut[];
  result?: { places: number[]; scores: number[] };
}

type Said<Words> = Record<"en" | "de" | "fr", Words>;

export interface Sentences {
  names: string[];
  facts: (FactOut & { said: Said<string> })[];
  moves: (LegalMove & { preview: Preview; mode: string; said: Said<string> })[];
  said: Record<string, { read: Said<string[]>; asked: Said<string> }>;
}

export const positions = positionsJson as unknown as Record<string, Fixture>;
export const sentences = wordsJson as unknown as Sentences;

export function choicesIn({ legal, previews }: Fixture): Choice[] {
  return choicesOf(legal, previews);
}

export function seatsOf(view: View): SeatInfo[] {
  return sentences.names.slice(0, view.seats).map((name, seat) => ({
    seat,
    name,
    bot: seat !== view.seat,
    mine: seat === view.seat,
  }));
}
