/** Nauticus in the reader's language: questions, moves, facts, and the position.
 *
 * Nothing is worked out here: the messages get the raw values of views, moves, previews and facts. The
 * terminal says the same with the same messages, in src/seaboard/games/nauticus/terminal.py.
 */
import type { FactOut, LegalMove } from "../../lib/api/wire";
import { current, has, say, t } from "../../lib/i18n/index.svelte";
import type { Named, Preview as AnyPreview, SeatInfo, Sentence } from "../contract";
import { gameSay, tellFact } from "../words";
import {
  chosenField,
  sortOf,
  valueOf,
  type Field,
  type Move,
  type Player,
  type Preview,
  type Ship,
  type Turn,
  type View,
} from "./table";

type Values = Readonly<Record<string, unknown>>;

interface Names {
  readonly seats: readonly SeatInfo[];
}

/** A message about raw values that names nobody. */
const speak = (id: string, values: Values): string => say(id, values, []);

export const speakOf = (id: string, values: Values, named: Names): string =>
  gameSay(id, values, { seats: [...named.seats] }) ?? id;

/** A tile's name alone: `bow`. */
export const tileName = (tile: string): string => t("nauticus-tile", { item: tile });
export const actionName = (action: string): string => t("nauticus-action", { action });
export const goodsWords = (goods: Values): string => speak("nauticus-delivered-goods", { goods });
export const roundWords = (view: View): string => speak("nauticus-round-of", { ...view });
export const accountWords = (player: Player): string => speak("nauticus-account", player.account);
export const turnWords = (turn: Turn): string => speak("nauticus-turn-so-far", { ...turn });

export function nameOf(seats: readonly SeatInfo[], seat: unknown): string {
  return seats.find((info) => info.seat === seat)?.name ?? "–";
}

/** What is asked of whoever decides; of somebody else's decision, what he is about. */
export function prompt(view: View, named: Named, legal: readonly LegalMove[] = []): Sentence {
  const asker = named.seats.find((info) => info.seat === view.decider);
  const values = questionValues(view, legal);
  if (!asker?.mine || !legal.length)
    return speakOf(`nauticus-other-asks-${view.asked}`, values, named);
  const question = speakOf(`nauticus-asks-${view.asked}`, values, named);
  const several = named.seats.filter((info) => info.mine).length > 1;
  return several ? t("nauticus-asked-of", { name: asker.name, question }) : question;
}

const LEAVING: ReadonlySet<string> = new Set(["pass", "done", "end", "extra"]);

/** The action in hand, or that of the chosen field; what the player has; what is on offer. */
function questionValues(view: View, legal: readonly LegalMove[]): Values {
  const action = chosenField(view)?.action ?? "";
  const hand = view.in_hand ?? { action, extra: false, blue_workers: 0 };
  const player = view.players[view.turn];
  const kinds = new Set<string>(legal.map((move) => valueOf(move).kind));
  return {
    ...hand,
    seat: view.decider,
    blue: hand.blue_workers,
    own: player?.workers,
    taler: player?.taler,
    acts: [...kinds].some((kind) => !LEAVING.has(kind)),
    offers_extra: kinds.has("extra"),
    stores: kinds.has("store"),
  };
}

/** A move as a short sentence. */
export function describe(move: LegalMove, view: View): Sentence {
  const value = valueOf(move);
  return speak(`nauticus-move-${value.kind}`, moveValues(value, view));
}

function moveValues(move: Move, view: View): Values {
  const values = { tile: view.in_hand?.tile, ...move };
  switch (move.kind) {
    case "field":
      return { ...values, ...fieldValues(view.fields[move.number]!) };
    case "deliver":
      return { ...values, goods: view.players[view.turn]?.ships[move.ship - 1]?.goods };
    case "place":
      return { ...values, ship: move.ship ?? "new" };
    default:
      return values;
  }
}

/** What a preview says beside its facts, and how it is said. */
const EXCHANGE = {
  cost: "nauticus-part-cost",
  gain: "nauticus-part-gain",
  later: "nauticus-part-later",
} as const;
const EFFECTS = {
  tile: "nauticus-part-tile",
  passing: "nauticus-part-passing",
  blue_lost: "nauticus-part-blue-lost",
  field: "nauticus-part-field",
  extra: "nauticus-part-extra",
} as const;

/** A move with everything that it costs, brings and sets off, for the control that chooses it. */
export function explain(move: LegalMove, view: View, preview?: AnyPreview): Sentence {
  return sentence([describe(move, view), ...consequencesOf(move, preview)]);
}

/** What a move costs, brings and sets off, as a sentence of its own; empty if that is nothing. */
export function consequences(move: LegalMove, preview?: AnyPreview): Sentence {
  const clauses = consequencesOf(move, preview);
  if (!clauses.length) return "";
  const text = sentence(clauses);
  return text.charAt(0).toLocaleUpperCase(current()) + text.slice(1);
}

const consequencesOf = (move: LegalMove, preview?: AnyPreview): string[] => [
  ...parts(EXCHANGE, valueOf(move), preview),
  ...effects(move, preview),
];

function sentence(clauses: string[]): Sentence {
  const text = clauses.reduce((text, next) => t("nauticus-then", { text, next }));
  return t("nauticus-sentence", { text });
}

/** What a move sets off beyond its cost and gain. */
export function effects(move: LegalMove, preview?: AnyPreview): string[] {
  const told = (preview?.facts ?? []).map(({ key, params }) => {
    const id = `nauticus-effect-${key.replace(".", "-")}`;
    return has(id) ? speak(id, params) : "";
  });
  return [...parts(EFFECTS, valueOf(move), preview), ...told.filter(Boolean)];
}

function parts(
  said: Readonly<Partial<Record<keyof Preview, string>>>,
  move: Move,
  preview?: AnyPreview,
): string[] {
  const words = Object.entries(said).map(([part, id]) => {
    const value = preview?.[part];
    if (!value) return "";
    return speak(id, {
      ...move,
      [part]: value,
      ...(typeof value === "object" ? value : { n: value }),
    });
  });
  return words.filter(Boolean);
}

/** A fact as a sentence of the log. */
export function tell(fact: FactOut, named: Named): Sentence | null {
  if (fact.key !== "bonus.received") return tellFact("nauticus", fact, named);
  const { seat, ...brings } = fact.params;
  return tellFact("nauticus", { ...fact, params: { seat, brings } }, named);
}

/** A ship in words: its state, its tiles and its cargo. */
export function shipWords(ship: Ship): string {
  return speak("nauticus-ship", { ...ship, tiles: tilesOf(ship) });
}

/** What a ship is built of, from its hull to its sails. */
function tilesOf(ship: Ship): Values {
  return {
    "hull:one": Number(ship.one),
    "hull:stern": Number(ship.stern),
    "hull:middle": ship.middles,
    "hull:bow": Number(ship.bow),
    [`mast:${ship.crest}`]: ship.masts,
    "mast:crown": ship.crown_masts,
    [`sail:${ship.crest}`]: ship.sails,
    "sail:crown": ship.crown_sails,
  };
}

/** An action field in words. */
export function fieldWords(field: Field): string {
  return speak(field.action ? "nauticus-field" : "nauticus-field-bare", fieldValues(field));
}

/** What the bonus of a field is, and whose. */
export function bonusWords({ brings }: Field): string {
  return speak("nauticus-about-bonus", { brings });
}

function fieldValues(field: Field): Values {
  const prices = Object.entries(field.prices).map(([item, price]) =>
    t("nauticus-price", { item, price }),
  );
  const words = { priced: prices.length > 0, prices: prices.join(", ") };
  return { ...field, blue: field.blue_workers, ...words };
}

/** The whole position, a line for each thing, first what whoever decides is about. */
export function read(view: View, named: Named): Sentence[] {
  const hand = view.in_hand;
  return [
    prompt(view, named),
    speakOf("nauticus-read-round", { ...view }, named),
    ...view.fields.map((field) => t("nauticus-sentence", { text: fieldWords(field) })),
    ...(hand ? [speak("nauticus-read-hand", handValues(hand))] : []),
    ...view.players.flatMap((player) => readPlayer(player, named)),
    speak("nauticus-read-supply", { ...view }),
  ];
}

function handValues(hand: NonNullable<View["in_hand"]>): Values {
  return { ...hand, blue: hand.blue_workers, item: hand.tile || "none" };
}

function readPlayer(player: Player, named: Named): Sentence[] {
  const { seat, delivered: goods } = player;
  const lines = [
    speakOf("nauticus-read-player", { ...player, total: player.account.total }, named),
    speakOf("nauticus-read-warehouse", { ...player }, named),
    ...player.ships.map((ship) =>
      speakOf("nauticus-read-ship", { ...ship, tiles: tilesOf(ship), seat }, named),
    ),
  ];
  if (Object.values(goods).some(Boolean))
    lines.push(speakOf("nauticus-read-delivered", { seat, goods }, named));
  return lines;
}

/** The rule that explains what is asked, by its id in the rules of Nauticus. */
export function rule(view: View): string | null {
  const action = view.in_hand?.action ?? "";
  switch (view.asked) {
    case "layout":
      return "new-layout";
    case "field":
      return "choose-a-field";
    case "bonus":
      return "bonus-tile-choice";
    case "turn":
    case "use":
      return USE_RULES[action] ?? "act-or-pass";
    case "place":
      return PLACE_RULES[sortOf(view.in_hand?.tile ?? "")] ?? "paid-tile-placed-or-stored";
    case "reward":
      return "reward-kinds";
    case "reward-good":
      return "reward-goods-one-by-one";
    case "gift":
      return "gift";
    case "turn-end":
      return "extra-action-once";
    default:
      return "winner";
  }
}

const USE_RULES: Readonly<Record<string, string>> = {
  hull: "buy-one-tile-per-use",
  mast: "buy-one-tile-per-use",
  sail: "buy-one-tile-per-use",
  goods: "buy-one-tile-per-use",
  transport: "transport",
  withdraw: "withdraw",
  deliver: "deliver-loaded-ship",
  crowns: "score-crowns",
};
const PLACE_RULES: Readonly<Record<string, string>> = {
  hull: "ship-begins-with-any-part",
  mast: "one-mast-per-section",
  sail: "one-sail-per-mast",
  goods: "one-good-per-section",
};
