/** Everything that the board says in words, in the reader's language. */
import { t } from "../../lib/i18n/index.svelte";
import type { FactOut, LegalMove } from "../../lib/api/wire";
import type { Named } from "../contract";
import { bottomColour, Chart } from "./geometry";
import { parse, type Parsed } from "./moves";
import {
  COLOURS,
  MOBY,
  cardsIn,
  colourOf,
  holderOf,
  isNumberCard,
  nextHolder,
  numberOf,
} from "./types";
import { partnerOf, type Player, type View } from "./types";
import { endOf, outcomeOf, stepsToHarbour, wayOf, type Outcome } from "./ways";

export function seatName(seat: number | null, named: Named): string {
  return named.seats.find((other) => other.seat === seat)?.name ?? "";
}

export function colourName(colour: string): string {
  return t(`nautilus-colour-${colour}`);
}

export function pieceName(piece: string): string {
  if (piece === MOBY) return t("nautilus-moby");
  const [colour, number] = [colourOf(piece), numberOf(piece)];
  return t("nautilus-sailor", { colour: colourName(colour), number: String(number) });
}

/** A card by its bare name: `7`, `Storm`. */
export function cardName(card: string): string {
  return isNumberCard(card) ? card : t(`nautilus-card-${card}`);
}

/** A card as what is played or given: `an 8`, `the Storm`. */
export function aCard(card: string): string {
  if (card === "?") return t("nautilus-a-card", { card: "hidden" });
  return t("nautilus-a-card", { card: isNumberCard(card) ? Number(card) : card });
}

export function whatCardDoes(card: string, mode: string): string {
  return t(`nautilus-does-${card}`, { mode });
}

/** Where something is, comes from or goes to. */
export function spotWords(preposition: "at" | "from" | "to", spot: string): string {
  const [kind, number] = spot.split("-");
  if (number === undefined && kind !== "whirlpool") {
    return t(`nautilus-${preposition}-field`, { number: spot });
  }
  return t(`nautilus-${preposition}-${kind}`, { number: number ?? "" });
}

/** Several things in a row, the last joined by a word. */
export function listed(things: readonly string[]): string {
  if (things.length < 2) return things[0] ?? "";
  const first = things.slice(0, -1).join(", ");
  return t("nautilus-listed-and", { first, last: things[things.length - 1]! });
}

export function cardsInWords(hand: Readonly<Record<string, number>>): string {
  const each = cardsIn(hand).map(([card, count]) =>
    count > 1 ? t("nautilus-times", { count, card: cardName(card) }) : cardName(card),
  );
  return each.join(", ") || t("nautilus-no-cards");
}

/** What a move does to others: whom it hits, where a ride ends. */
export function outcomeWords({ hit, ridesTo }: Outcome): string {
  const parts: string[] = [];
  if (ridesTo !== null) parts.push(t("nautilus-rides", { to: spotWords("to", ridesTo) }));
  if (hit.length) parts.push(t("nautilus-hits", { sailors: listed(hit.map(pieceName)) }));
  return parts.join(", ");
}

/** A move with what is foreseen of it. */
export function moveWithOutcome(
  move: Parsed,
  view: View,
  named: Named,
  facts: readonly FactOut[] | undefined,
): string {
  const words = moveWords(move, view, named);
  const chart = new Chart(view.board, bottomColour(view.seat));
  const outcome = outcomeWords(outcomeOf(move, facts, wayOf(move, view, chart)));
  return outcome ? t("nautilus-with-outcome", { move: words, outcome }) : words;
}

export function moveWords(move: Parsed, view: View, named: Named): string {
  const card = move.card && aCard(move.card);
  switch (move.kind) {
    case "way":
    case "part":
    case "enter":
      return wayWords(move, view);
    case "compass": {
      const [first, second] = move.pieces.map(pieceName);
      return t("nautilus-move-compass", { first: first!, second: second! });
    }
    case "skip":
      return t("nautilus-move-skip", { seat: seatName(nextHolder(view), named) });
    case "swap": {
      const giver = holderOf(view);
      return t("nautilus-move-swap", { card, seat: seatName(partnerOf(view, giver), named) });
    }
    case "behind": {
      const start = view.board.starts[move.colour] ?? 0;
      const field = (start + view.board.ring - 1) % view.board.ring;
      const colour = colourName(move.colour);
      return t("nautilus-move-behind", { colour, number: String(field) });
    }
    case "plain":
      return t(view.asked === "use" ? "nautilus-move-plain-used" : "nautilus-move-plain", {
        card: cardName(move.card),
      });
    case "discard":
    case "ask":
    case "give":
      return t(`nautilus-move-${move.kind}`, { card });
    case "deal":
      return t("nautilus-move-deal", {
        card: move.card === "?" ? aCard("?") : cardName(move.card),
      });
    case "die":
      return t("nautilus-move-die", { steps: move.steps });
    case "redraw":
    case "keep":
      return t(`nautilus-move-${move.kind}`);
  }
}

function wayWords(move: Parsed, view: View): string {
  const chart = new Chart(view.board, bottomColour(view.seat));
  const way = wayOf(move, view, chart);
  return t(`nautilus-move-${move.kind}`, {
    card: cardName(move.card),
    steps: move.steps,
    sailor: pieceName(move.pieces[0]!),
    from: spotWords("from", way[0] ?? ""),
    to: spotWords("to", endOf(way)),
  });
}

export function describe(move: LegalMove, view: View, named: Named): string {
  return moveWords(parse(move.text), view, named);
}

/** What is asked of whoever decides, or what the viewer waits for. */
export function prompt(view: View, named: Named, legal: readonly LegalMove[]): string {
  return legal.length ? question(view, named, legal) : waiting(view, named);
}

function question(view: View, named: Named, legal: readonly LegalMove[]): string {
  const holder = holderOf(view);
  const stuck = view.asked === "turn" && legal.every(({ text }) => text.startsWith("discard"));
  const words = t(`nautilus-ask-${stuck ? "discard" : view.asked}`, {
    partner: seatName(partnerOf(view, holder), named),
    card: aCard(view.asked === "return" ? view.wanted : view.last_card || "?"),
    steps: view.five_left,
  });
  if (holder === view.decider) return words;
  return t("nautilus-ask-commanded", { seat: seatName(holder, named), question: words });
}

function waiting(view: View, named: Named): string {
  const holder = view.asked === "reply" ? view.decider : view.turn;
  const words = t(`nautilus-wait-${view.asked}`, {
    seat: seatName(holder, named),
    card: aCard(view.last_card || "?"),
  });
  if (view.commander === null || view.asked === "reply") return words;
  const by = seatName(view.commander, named);
  return t("nautilus-wait-commanded", { seat: seatName(view.turn, named), by, waiting: words });
}

/** Facts of which the log says nothing: a hidden card that is dealt or laid ready. */
function goesWithoutSaying({ key, params }: FactOut): boolean {
  return key === "card.dealt" && params.card === "?";
}

/** A fact as a sentence of the log. */
export function tell(fact: FactOut, named: Named): string | null {
  if (goesWithoutSaying(fact)) return null;
  const { key, params } = fact;
  return t(`nautilus-fact-${key.replace(".", "-")}`, {
    ...wording(params, named),
    ...spots(key, params, named),
  });
}

/** A card that is handed on is about its giver, whoever made the last choice. */
export function about({ key, params }: FactOut): number | null {
  return key === "card.passed" ? Number(params.from) : null;
}

/** The cards of a deal in one sentence: those that the reader may see by name, of the others how
 * many each one gets. */
export const deal = {
  belongs: ({ key }: FactOut): boolean => key === "card.dealt",
  tell: (facts: readonly FactOut[], named: Named): string => {
    const hands = new Map<number, string[]>();
    for (const { params } of facts) {
      const seat = Number(params.seat);
      hands.set(seat, [...(hands.get(seat) ?? []), String(params.card)]);
    }
    const open = [...hands].filter(([, cards]) => !cards.includes("?"));
    const words = open.map(([seat, cards]) =>
      t("nautilus-deal-open", { who: seatName(seat, named), cards: listed(cards.map(cardName)) }),
    );
    return t("nautilus-deal", { hands: [...words, ...hiddenHands(hands, named)].join("; ") });
  },
};

/** Hands that the reader does not see, those of one size together. */
function hiddenHands(hands: ReadonlyMap<number, string[]>, named: Named): string[] {
  const bySize = new Map<number, number[]>();
  for (const [seat, cards] of hands) {
    if (!cards.includes("?")) continue;
    bySize.set(cards.length, [...(bySize.get(cards.length) ?? []), seat]);
  }
  return [...bySize].map(([count, seats]) =>
    t("nautilus-deal-hidden", {
      seats: seats.length,
      who: listed(seats.map((seat) => seatName(seat, named))),
      cards: t("nautilus-cards", { count }),
    }),
  );
}

function wording(params: FactOut["params"], named: Named): Record<string, string | number> {
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) {
    if (name === "seat" || name === "dealer" || name === "by") {
      words[name] = seatName(Number(value), named);
    } else if (name === "card") {
      words.card = aCard(String(value));
      words.name = value === "?" ? aCard("?") : cardName(String(value));
    } else if (name === "sailor") words.sailor = pieceName(String(value));
    else if (name === "colour") words.colour = colourName(String(value));
    else if (name === "winners") {
      words.winners = listed((value as number[]).map((seat) => seatName(seat, named)));
    } else words[name] = typeof value === "number" ? value : String(value);
  }
  if ("seat" in words) {
    words.who =
      "by" in words
        ? t("nautilus-who-commanded", { seat: words.seat!, by: words.by! })
        : words.seat!;
  }
  return words;
}

/** From and to are seats for a card, bare fields for Moby Dick, spots for a sailor. */
function spots(key: string, params: FactOut["params"], named: Named): Record<string, string> {
  const words: Record<string, string> = {};
  for (const side of ["from", "to"] as const) {
    if (!(side in params)) continue;
    if (key === "card.passed") words[side] = seatName(Number(params[side]), named);
    else if (key.startsWith("moby")) words[side] = String(params[side]);
    else words[side] = spotWords(side, String(params[side]));
  }
  return words;
}

/** The position in words, a line for each thing. */
export function read(view: View, named: Named): string[] {
  const chart = new Chart(view.board, bottomColour(view.seat));
  const dealer = seatName(view.dealer, named);
  return [
    `${t("nautilus-read-round", { round: view.round, dealer })} ${waiting(view, named)}`,
    ...COLOURS.map((colour) => readColour(view, colour, chart, named)),
    view.moby_dick === null
      ? t("nautilus-read-no-moby")
      : t("nautilus-read-moby", { number: String(view.moby_dick) }),
    ...view.players.map((player) => readPlayer(view, player, named)),
    ...exchanged(view),
    view.last_card
      ? t("nautilus-read-last", { card: aCard(view.last_card) })
      : t("nautilus-read-last-none"),
    t("nautilus-read-deck", { count: view.deck }),
    Object.keys(view.pile).length
      ? t("nautilus-read-pile", { cards: cardsInWords(view.pile) })
      : t("nautilus-pile-empty"),
  ];
}

function readColour(view: View, colour: string, chart: Chart, named: Named): string {
  const sailors = view.sailors.filter((sailor) => sailor.colour === colour);
  const parts = sailors
    .filter((sailor) => sailor.spot !== "whirlpool")
    .map((sailor) => `${numberOf(sailor.name)} ${whereabouts(view, sailor.name, chart)}`);
  const waitingThere = sailors.length - parts.length;
  if (waitingThere) parts.push(t("nautilus-read-waiting", { count: waitingThere }));
  const owner = view.players.find((player) => player.colours.includes(colour));
  return t("nautilus-read-colour", {
    colour: colourName(colour),
    seat: seatName(owner?.seat ?? null, named),
    sailors: parts.join("; "),
  });
}

/** Where a sailor is, and how far from its harbour. */
export function whereabouts(view: View, name: string, chart: Chart): string {
  const sailor = view.sailors.find((other) => other.name === name)!;
  const at = spotWords("at", sailor.spot);
  const steps = stepsToHarbour(view, name, chart);
  if (steps === null) return at;
  const fresh = !sailor.moved && sailor.field === chart.start(sailor.colour);
  return t(fresh ? "nautilus-read-fresh" : "nautilus-read-distance", { at, steps });
}

function readPlayer(view: View, player: Player, named: Named): string {
  return t("nautilus-read-player", {
    seat: seatName(player.seat, named),
    notes: playerNotes(view, player).join("; "),
  });
}

/** What is known of a player's hand and standing. */
export function playerNotes(view: View, player: Player): string[] {
  const notes = [t("nautilus-cards", { count: player.cards })];
  const known = view.known[player.seat];
  if (player.hand && player.cards) notes.push(cardsInWords(player.hand));
  else if (known) notes.push(t("nautilus-known", { cards: cardsInWords(known) }));
  if (player.announced !== "silent") notes.push(t(`nautilus-announced-${player.announced}`));
  if (view.telescopes.includes(player.seat)) notes.push(t("nautilus-telescope-on"));
  if (player.home) notes.push(t("nautilus-home"));
  return notes;
}

/** What the viewer gave and received, and what lies ready. */
export function exchanged(view: View): string[] {
  const lines: string[] = [];
  for (const [id, exchange] of [
    ["nautilus-swapped", view.swap],
    ["nautilus-traded", view.trade],
  ] as const) {
    if (exchange) {
      lines.push(t(id, { gave: aCard(exchange.gave), received: aCard(exchange.received) }));
    }
  }
  if (view.chosen) lines.push(t("nautilus-laid-ready", { card: cardName(view.chosen) }));
  if (view.questions.length) {
    lines.push(t("nautilus-asked-before", { cards: view.questions.map(cardName).join(", ") }));
  }
  return lines;
}

/** What a Nautilùs would put back, in words. */
export function undoneWords(view: View): string {
  return listed(
    Object.entries(view.undo).map(([piece, spot]) =>
      t("nautilus-piece-to", { piece: pieceName(piece), to: spotWords("to", spot) }),
    ),
  );
}

/** What the last card did, in words: the opposite of what a Nautilùs would undo. */
export function doneWords(view: View): string {
  return listed(
    Object.keys(view.undo)
      .map((piece): [string, string] => [piece, spotOf(view, piece)])
      .sort((a, b) => Number(a[1] === "whirlpool") - Number(b[1] === "whirlpool"))
      .map(([piece, spot]) =>
        t("nautilus-piece-to", { piece: pieceName(piece), to: spotWords("to", spot) }),
      ),
  );
}

function spotOf(view: View, piece: string): string {
  if (piece === MOBY) return String(view.moby_dick);
  return view.sailors.find((sailor) => sailor.name === piece)?.spot ?? "whirlpool";
}

const RULES: Record<string, string> = {
  redraw: "two-redraw",
  swap: "partner-swap",
  turn: "must-play",
  skipped: "card-8",
  use: "nautilus-must-use",
  five: "card-5",
  start: "two-moby-dick-entry",
  trade: "sea-trade",
  reply: "sea-trade",
  question: "two-sea-trade",
  return: "two-sea-trade-return",
  die: "moby-dick-die",
};

/** The id of the rule about what is asked now, as the rules of the game name it. */
export function rule(view: View): string | null {
  return RULES[view.asked] ?? null;
}
