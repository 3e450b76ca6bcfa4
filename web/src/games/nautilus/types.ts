/** The view of Nautilùs as the page reads it. */
import type { NautilusPlayerView, NautilusView } from "./wire";

export type View = NautilusView;
export type Player = NautilusPlayerView;
export type Colour = "red" | "blue" | "green" | "yellow";

/** Clockwise, by the number of the seat to which each belongs with four players. */
export const COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow"];

/** Every card in the order of the deck. */
export const CARDS = [
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "10",
  "12",
  "nautilus",
  "compass",
  "moby",
  "telescope",
  "storm",
  "commandeer",
  "trade",
] as const;

/** The sign that stands beside a colour, so that nobody has to tell colours apart. */
export const SIGNS: Record<Colour, string> = { red: "●", blue: "■", green: "▲", yellow: "◆" };

export const MOBY = "moby";

export function colourOf(piece: string): Colour {
  return piece.split("-")[0] as Colour;
}

export function numberOf(piece: string): number {
  return Number(piece.split("-")[1]);
}

export function isNumberCard(card: string): boolean {
  return /^\d+$/.test(card);
}

/** The seat that owns a colour. */
export function ownerOf(view: View, colour: string): number {
  return view.players.find((player) => player.colours.includes(colour))?.seat ?? 0;
}

/** The seat with which one swaps cards; null with two players. */
export function partnerOf(view: View, seat: number): number | null {
  const team = view.teams.find((members) => members.includes(seat));
  return team?.find((other) => other !== seat) ?? null;
}

/** Whose cards the present decision is about. */
export function holderOf(view: View): number {
  return view.asked === "reply" ? view.decider : view.turn;
}

/** The next seat clockwise that holds cards, whom an 8 skips and a Commandeering commands. */
export function nextHolder(view: View): number | null {
  for (let step = 1; step < view.seats; step++) {
    const seat = (view.turn + step) % view.seats;
    if (view.players[seat]!.cards > 0) return seat;
  }
  return null;
}

/** The cards of a hand one by one, in the order of the deck, with how many of each. */
export function cardsIn(hand: Readonly<Record<string, number>>): [card: string, count: number][] {
  return CARDS.filter((card) => hand[card]).map((card) => [card, hand[card]!]);
}
