/** Cards on their way: dealt, swapped, handed on by a Storm, asked for, discarded. */
import type { FactOut } from "../../lib/api/wire";

export interface CardFlight {
  /** Which card it is; `?` is seen from its back. */
  card: string;
  count: number;
  /** `deck`, `pile`, or `seat:2`. */
  from: string;
  to: string;
}

const HIDDEN = "?";

/** The flights that the facts show, in their order. */
export function cardFlights(facts: readonly FactOut[]): CardFlight[] {
  return facts.flatMap(flightsOf);
}

function flightsOf({ key, params }: FactOut): CardFlight[] {
  const seat = `seat:${params.seat}`;
  const other = `seat:${params.to}`;
  const card = String(params.card ?? HIDDEN);
  switch (key) {
    case "card.dealt":
      return [{ card, count: 1, from: "deck", to: seat }];
    case "card.passed":
      return [{ card, count: 1, from: `seat:${params.from}`, to: `seat:${params.to}` }];
    case "card.discarded":
      return [{ card, count: 1, from: seat, to: "pile" }];
    case "card.asked":
      return params.answer === "yes" ? [{ card, count: 1, from: other, to: seat }] : [];
    case "card.returned":
      return [{ card, count: 1, from: seat, to: other }];
    case "hands.passed":
      return handsPassed(params.to as number[], params.cards as number[]);
    default:
      return [];
  }
}

/** Every hand goes on as a whole, unless it is empty. */
function handsPassed(to: readonly number[], cards: readonly number[]): CardFlight[] {
  return to.flatMap((taker, giver) =>
    cards[giver]
      ? [{ card: HIDDEN, count: cards[giver], from: `seat:${giver}`, to: `seat:${taker}` }]
      : [],
  );
}
