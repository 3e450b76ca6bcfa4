/** Everything that the board says in words: messages about values as they are. The terminal asks for
 * the same ones (games/nautilus/terminal.py), and a test compares what both say. */
import type { FactOut, LegalMove } from "../../lib/api/wire";
import { say, t } from "../../lib/i18n/index.svelte";
import type { Named, Preview as AnyPreview } from "../contract";
import { choicesOf, type Choice } from "./moves";
import { COLOURS, HIDDEN, MOBY, WHIRLPOOL, type Player, type View } from "./types";

type Values = Readonly<Record<string, unknown>>;

/** A message about values; where there is nothing, it reads `none`. */
export function words(id: string, values: Values, named: Named = { seats: [] }): string {
  const given = Object.entries(values).map(([name, value]) => [name, value ?? "none"] as const);
  const names: string[] = [];
  for (const { seat, name } of named.seats) names[seat] = name;
  return say(id, Object.fromEntries(given), names);
}

export function seatName(seat: number | null, named: Named): string {
  return named.seats.find((other) => other.seat === seat)?.name ?? "";
}

export const colourName = (item: string): string => words("nautilus-colour", { item });
export const pieceName = (item: string): string => words("nautilus-piece", { item });
/** A card by its bare name: `7`, `Storm`. */
export const cardName = (item: string): string => words("nautilus-card", { item });
export const whatCardDoes = (card: string, mode: string): string =>
  words("nautilus-does", { card, mode });

/** Of a move whose preview has not come yet. */
const UNKNOWN = {
  way: [],
  rides: false,
  hits: [],
  moby_dick: null,
  moby_dick_appears: false,
  pieces: {},
  seat: null,
  effect: true,
};

export function moveWords({ kind, value, preview }: Choice, view: View, named: Named): string {
  const undoing = preview?.undoing;
  return words(
    `nautilus-move-${kind}`,
    {
      ...(preview ?? UNKNOWN),
      ...value,
      mode: view.mode,
      last: undoing ? undoing.card : "unknown",
      undone: undoing?.pieces,
      usable: undoing?.usable,
    },
    named,
  );
}

export function describe(move: LegalMove, view: View, named: Named, preview?: AnyPreview): string {
  return moveWords(choicesOf([move], preview ? { [move.text]: preview } : {})[0]!, view, named);
}

/** What messages about the whole table say. */
function valuesOf(view: View): Values {
  const partner = view.players[view.holder]?.partner;
  return { ...view, partner, last_card: view.last_card || null };
}

/** What is asked of whoever decides, or what the viewer waits for. */
export function prompt(view: View, named: Named, legal: readonly LegalMove[]): string {
  const kind = (legal[0]?.value as { kind?: string } | undefined)?.kind;
  return words(legal.length ? "nautilus-ask" : "nautilus-wait", { ...valuesOf(view), kind }, named);
}

/** A fact as a sentence of the log; a hidden card that is dealt goes without saying. `by` is nobody
 * unless a commander decided. */
export function tell({ key, params }: FactOut, named: Named): string | null {
  if (key === "card.dealt" && params.card === HIDDEN) return null;
  return words(`nautilus-fact-${key.replace(".", "-")}`, { by: null, ...params }, named);
}

/** What happens to the whole table, whoever moved last. */
const OF_NOBODY: ReadonlySet<string> = new Set(["round.begun", "die.rolled", "game.ended"]);

/** A card that is handed on is about its giver, whoever made the last choice. */
export function about({ key, params }: FactOut): number | null | undefined {
  if (OF_NOBODY.has(key)) return null;
  return key === "card.passed" ? Number(params.from) : undefined;
}

/** The cards of a deal together: those that the reader may see by name, of the others how many each
 * one gets. */
export const deal = {
  belongs: ({ key }: FactOut): boolean => key === "card.dealt",
  tell: (facts: readonly FactOut[], named: Named): string => {
    const hands = new Map<number, string[]>();
    for (const { params } of facts) {
      const seat = Number(params.seat);
      hands.set(seat, [...(hands.get(seat) ?? []), String(params.card)]);
    }
    const told = [t("nautilus-deal")];
    const bySize = new Map<number, number[]>();
    for (const [seat, cards] of hands) {
      if (cards.includes(HIDDEN))
        bySize.set(cards.length, [...(bySize.get(cards.length) ?? []), seat]);
      else told.push(words("nautilus-deal-open", { seats: [seat], cards }, named));
    }
    for (const [cards, seats] of bySize)
      told.push(words("nautilus-deal-hidden", { seats, cards }, named));
    return told.join(" ");
  },
};

/** The position in words, a line for each thing. */
export function read(view: View, named: Named): string[] {
  const values = valuesOf(view);
  const lines: [id: string, values: Values][] = [
    ["nautilus-read-round", values],
    ...COLOURS.map((colour): [string, Values] => ["nautilus-read-colour", ofColour(view, colour)]),
    ["nautilus-read-moby", values],
    ...view.players.map((player): [string, Values] => [
      "nautilus-read-player",
      ofPlayer(view, player),
    ]),
    ...notesOf(view).map(({ id, values }): [string, Values] => [id, values]),
    ["nautilus-read-last", values],
    ["nautilus-read-deck", values],
    ["nautilus-read-pile", values],
  ];
  return lines.map((line) => words(...line, named));
}

function ofColour(view: View, colour: string): Values {
  const sailors = view.sailors.filter((sailor) => sailor.colour === colour);
  const out = sailors.filter(({ spot }) => spot !== WHIRLPOOL);
  const parts = out.map((sailor) => words("nautilus-read-sailor", { ...sailor }));
  const count = sailors.length - out.length;
  if (count) parts.push(words("nautilus-read-waiting", { count }));
  return {
    item: colour,
    seat: view.players.find(({ colours }) => colours.includes(colour))?.seat,
    sailors: parts.join(t("nautilus-and-then")),
  };
}

function ofPlayer(view: View, player: Player): Values {
  return {
    ...player,
    hand: player.hand ?? {},
    known: player.hand ? {} : (view.known[player.seat] ?? {}),
    looks: view.telescopes.includes(player.seat),
  };
}

/** What the viewer gave and received, and what an unfinished card has done so far, each with its
 * place in the view. */
function notesOf(view: View): { of: keyof View; id: string; values: Values }[] {
  const whole: Values = { ...view };
  const all: { of: keyof View; there: unknown; id: string; values: Values }[] = [
    { of: "swap", there: view.swap, id: "nautilus-swapped", values: { ...view.swap } },
    { of: "trade", there: view.trade, id: "nautilus-traded", values: { ...view.trade } },
    { of: "chosen", there: view.chosen, id: "nautilus-laid-ready", values: whole },
    { of: "five_left", there: view.five_left, id: "nautilus-read-five", values: whole },
    { of: "questions", there: view.questions.length, id: "nautilus-asked-before", values: whole },
    { of: "wanted", there: view.wanted, id: "nautilus-read-wanted", values: whole },
  ];
  return all.filter(({ there }) => there);
}

/** A sentence of the table, and the place in the view of what it is about. */
export interface Note {
  of: string;
  words: string;
}

/** The same in sentences. */
export function notes(view: View, named: Named): Note[] {
  return notesOf(view).map(({ of, id, values }) => ({ of, words: words(id, values, named) }));
}

/** A sailor with where it is and how far from its harbour. */
export function whereabouts(view: View, piece: string): string {
  const sailor = view.sailors.find(({ name }) => name === piece);
  return sailor ? words("nautilus-sailor", { ...sailor }) : pieceName(piece);
}

/** What the last card did: the opposite of what a Nautilùs would undo, whoever was hit last. */
export function doneWords(view: View): string {
  const moved = Object.keys(view.undo)
    .map((piece): [string, string] => [piece, spotOf(view, piece)])
    .sort((a, b) => Number(a[1] === WHIRLPOOL) - Number(b[1] === WHIRLPOOL));
  return moved.length ? words("nautilus-done", { moved: Object.fromEntries(moved) }) : "";
}

export function spotOf(view: View, piece: string): string {
  if (piece === MOBY) return String(view.moby_dick);
  return view.sailors.find((sailor) => sailor.name === piece)?.spot ?? WHIRLPOOL;
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
