/** The cards of the round as they were played, each with what it did. */
import type { FactOut } from "../../lib/api/wire";
import type { Named } from "../contract";
import type { View } from "./types";
import { tell, words } from "./words";

export interface PlayedCard {
  seat: number;
  card: string;
  discarded: boolean;
  /** The card itself, as a fact. */
  fact: FactOut;
  /** What followed from it. */
  effects: FactOut[];
}

/** What comes after a card without being its doing. */
const ASIDE: ReadonlySet<string> = new Set(["card.dealt", "telescope.down", "game.ended"]);
/** Questions in the middle of a card: what it does is not over. */
const UNFINISHED: ReadonlySet<string> = new Set([
  "use",
  "five",
  "start",
  "trade",
  "reply",
  "question",
  "return",
]);

/** The cards that the facts tell of, oldest first; a new round begins with none. */
export function playedCards(facts: readonly FactOut[]): PlayedCard[] {
  let cards: PlayedCard[] = [];
  for (const fact of facts) {
    const { key, params } = fact;
    if (key === "round.begun" || key === "die.rolled") cards = [];
    else if (key === "card.played" || key === "card.used" || key === "card.discarded")
      cards.push({
        seat: Number(params.seat),
        card: String(params.card),
        discarded: key === "card.discarded",
        fact,
        effects: [],
      });
    else if (!ASIDE.has(key)) cards.at(-1)?.effects.push(fact);
  }
  return cards;
}

/** What a card did, in words; that it did nothing is said, too, once it is over. */
export function effectWords(
  { effects, discarded }: PlayedCard,
  view: View,
  last: boolean,
  named: Named,
): string {
  const told = effects.map((fact) => tell(fact, named)).filter((sentence) => sentence !== null);
  if (told.length) return told.join(" ");
  const over = discarded || !last || !UNFINISHED.has(view.asked);
  return over ? words("nautilus-no-effect", {}) : "";
}
