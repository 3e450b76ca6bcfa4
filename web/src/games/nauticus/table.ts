/** What the board knows of the game's own things: tiles, actions, moves and what they cost.
 *
 * Nothing here decides what is allowed; the server does. This reads a view for showing it.
 */
import type { FactOut, LegalMove } from "../../lib/api/wire";
import type { NauticusFieldView, NauticusPlayerView, NauticusShipView, NauticusView } from "./wire";

export type View = NauticusView;
export type Player = NauticusPlayerView;
export type Ship = NauticusShipView;
export type Field = NauticusFieldView;

export const ACTIONS = [
  "hull",
  "mast",
  "sail",
  "goods",
  "transport",
  "withdraw",
  "deliver",
  "crowns",
] as const;
export type Action = (typeof ACTIONS)[number];

/** The stacks of the supply, as they stand side by side. */
export const STACKS: Readonly<Record<string, readonly string[]>> = {
  hull: ["hull:stern", "hull:middle", "hull:bow", "hull:one"],
  mast: ["mast:wheel", "mast:anchor", "mast:whale", "mast:star", "mast:crown"],
  sail: ["sail:wheel", "sail:anchor", "sail:whale", "sail:star", "sail:crown"],
  goods: ["goods:coffee", "goods:fish", "goods:grain", "goods:salt"],
};
export const GOODS = ["coffee", "fish", "grain", "salt"] as const;
export const REWARDS = ["crown-mast", "crown-sail", "points", "taler", "workers", "goods"] as const;
export const PASS_TILES = [-3, -2, -1] as const;
export const BOXES = 12;

const FURTHER_PRICE = 4;
const EXTRA_PRICE = 2;
const TALER_PER_WORKER = 2;
const MOST_CROWN_POINTS = 15;
const SET_POINTS = [0, 2, 5, 9, 14, 20] as const;
const SHIP_POINTS = [0, 2, 8, 20, 35] as const;

export interface MoveParts {
  verb: string;
  what: string;
}

/** `buy hull:bow` as verb and object. */
export function parts(text: string): MoveParts {
  const [verb = "", what = ""] = text.split(" ");
  return { verb, what };
}

export function isBlue(action: string): boolean {
  return action in STACKS;
}

/** `mast:whale` as sort and kind. */
export function sortOf(tile: string): string {
  return tile.split(":")[0] ?? "";
}

export function kindOf(tile: string): string {
  return tile.split(":")[1] ?? "";
}

export function boxesOf(tile: string): number {
  return sortOf(tile) === "mast" ? 2 : 1;
}

/** What a tile costs in the action in hand (nauticus:buy-first-price and the two after it). */
export function priceOf(view: View, tile: string): number {
  const hand = view.in_hand;
  if (!hand || hand.bought.includes(tile)) return FURTHER_PRICE;
  if (hand.extra) return EXTRA_PRICE;
  return chosenField(view)?.prices[tile] ?? FURTHER_PRICE;
}

export function chosenField(view: View): Field | undefined {
  return view.fields.find((field) => field.chosen);
}

export interface Workers {
  blue: number;
  own: number;
}

/** Blue workers are used first (nauticus:blue-workers-first). */
export function workersFor(view: View, count: number): Workers {
  const blue = Math.min(count, view.in_hand?.blue_workers ?? 0);
  return { blue, own: count - blue };
}

/** What one more use of the crowns action brings (nauticus:crowns-cap). */
export function crownPoints(view: View): number {
  const crowns = view.players[view.turn]?.crowns ?? 0;
  return Math.min(crowns, MOST_CROWN_POINTS - (view.in_hand?.points_scored ?? 0));
}

export function setPoints(count: number): number {
  const most = SET_POINTS.length - 1;
  return SET_POINTS[Math.min(count, most)]! + 5 * Math.max(0, count - most);
}

export function shipPoints(sections: number): number {
  return SHIP_POINTS[sections] ?? 0;
}

export interface Cost {
  taler: number;
  blue: number;
  own: number;
}

/** What a move takes from the player, as far as the view tells it; null if it takes nothing. */
export function costOf(view: View, text: string): Cost | null {
  const { verb, what } = parts(text);
  switch (verb) {
    case "buy":
      return { taler: priceOf(view, what), ...workersFor(view, 1) };
    case "transport":
    case "withdraw":
    case "score":
      return { taler: 0, ...workersFor(view, 1) };
    case "deliver": {
      const ship = view.players[view.turn]?.ships[Number(what) - 1];
      return { taler: 0, ...workersFor(view, ship?.sections ?? 0) };
    }
    default:
      return null;
  }
}

export interface Gain {
  taler?: number;
  workers?: number;
  points?: number;
  /** Points at the end of the game that delivered goods would be worth more than now. */
  later?: number;
  tile?: string;
}

/** What a move brings at once, as far as the view tells it. */
export function gainOf(view: View, text: string): Gain {
  const { verb, what } = parts(text);
  switch (verb) {
    case "withdraw":
      return { taler: TALER_PER_WORKER };
    case "score":
      return { points: crownPoints(view) };
    case "deliver":
      return { later: deliveryPoints(view, Number(what)) };
    case "extra":
      return { workers: 2 };
    case "reward":
      return rewardGain(what);
    case "field":
      return bonusGain(view.fields[Number(what)]?.bonus ?? "nothing");
    default:
      return {};
  }
}

function rewardGain(reward: string): Gain {
  if (reward === "points") return { points: 3 };
  if (reward === "taler") return { taler: 7 };
  if (reward === "workers") return { workers: 3 };
  return { tile: reward };
}

/** `workers:1+goods` as a gain. */
export function bonusGain(bonus: string): Gain {
  const gain: Gain = {};
  for (const part of bonus.split("+")) {
    const [what, number] = part.split(":");
    if (number === undefined) {
      if (what !== "nothing") gain.tile = what;
    } else if (what === "workers" || what === "taler" || what === "points") {
      gain[what] = Number(number);
    }
  }
  return gain;
}

/** How much more the delivered goods would be worth with the cargo of that ship. */
export function deliveryPoints(view: View, number: number): number {
  const player = view.players[view.turn];
  const ship = player?.ships[number - 1];
  if (!player || !ship) return 0;
  return GOODS.reduce((sum, good) => {
    const had = player.delivered[good] ?? 0;
    return sum + setPoints(had + (ship.goods[good] ?? 0)) - setPoints(had);
  }, 0);
}

/** The tiles of a warehouse one by one: masts first, since each fills two boxes. */
export function stored(player: Player): string[] {
  const tiles = Object.entries(player.warehouse).flatMap(([tile, count]) =>
    Array.from({ length: count }, () => tile),
  );
  return tiles.sort((a, b) => boxesOf(b) - boxesOf(a));
}

/** A section of a ship with what it carries; empty strings are empty places. */
export interface Section {
  hull: "stern" | "middle" | "bow" | "one";
  mast: string;
  sail: string;
  good: string;
}

/** A ship's sections from stern to bow. Sections are alike for every rule, so its masts, sails
 * and goods are dealt out from the stern on. */
export function sections(ship: Ship): Section[] {
  const hulls: Section["hull"][] = ship.one
    ? ["one"]
    : [
        ...(ship.stern ? (["stern"] as const) : []),
        ...Array.from({ length: ship.middles }, () => "middle" as const),
        ...(ship.bow ? (["bow"] as const) : []),
      ];
  const masts = rigging(ship.crest, ship.masts, ship.crown_masts);
  const sails = rigging(ship.crest, ship.sails, ship.crown_sails);
  const goods = GOODS.flatMap((good) =>
    Array.from({ length: ship.goods[good] ?? 0 }, () => good as string),
  );
  return hulls.map((hull, place) => ({
    hull,
    mast: masts[place] ?? "",
    sail: sails[place] ?? "",
    good: goods[place] ?? "",
  }));
}

function rigging(crest: string, regular: number, crowned: number): string[] {
  return [
    ...Array.from({ length: regular }, () => crest),
    ...Array.from({ length: crowned }, () => "crown"),
  ];
}

/** The moves by their text, for asking whether something can be chosen. */
export function offered(legal: readonly LegalMove[]): ReadonlySet<string> {
  return new Set(legal.map((move) => move.text));
}

export function number(fact: FactOut, name: string): number {
  const value = fact.params[name];
  return typeof value === "number" ? value : 0;
}

export function text(fact: FactOut, name: string): string {
  const value = fact.params[name];
  return typeof value === "string" ? value : "";
}
