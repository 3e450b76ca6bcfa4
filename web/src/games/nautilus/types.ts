/** The values of Nautilùs as the page reads them. */
import { cards_in_deck, colours_clockwise } from "./numbers.json";
import type {
  NautilusDeal,
  NautilusDie,
  NautilusMove,
  NautilusPlayerView,
  NautilusPreview,
  NautilusView,
} from "./wire";

export type View = NautilusView;
export type Player = NautilusPlayerView;
/** What a player can do; the rest is chance's. */
export type Move = Exclude<NautilusMove, NautilusDeal | NautilusDie>;
export type Preview = NautilusPreview;
export type Colour = "red" | "blue" | "green" | "yellow";

/** Clockwise, by the number of the seat to which each belongs with four players. */
export const COLOURS = colours_clockwise as readonly Colour[];

/** Every card in the order of the deck. */
export const CARDS: readonly string[] = Object.keys(cards_in_deck);

/** The sign that stands beside a colour, so that nobody has to tell colours apart. */
export const SIGNS: Record<Colour, string> = { red: "●", blue: "■", green: "▲", yellow: "◆" };

export const MOBY = "moby";
export const WHIRLPOOL = "whirlpool";
/** A card that one may not know. */
export const HIDDEN = "?";

export function colourOf(piece: string): Colour {
  return piece.split("-")[0] as Colour;
}

export function numberOf(piece: string): number {
  return Number(piece.split("-")[1]);
}

export function isNumberCard(card: string): boolean {
  return /^\d+$/.test(card);
}

/** The cards of a hand one by one, in the order of the deck, with how many of each. */
export function cardsIn(hand: Readonly<Record<string, number>>): [card: string, count: number][] {
  return CARDS.filter((card) => hand[card]).map((card) => [card, hand[card]!]);
}
