/** The things on the table of Nauticus, and how they are read for showing them. The rules' own numbers
 * come from numbers.json, which the game makes; what a move costs and does comes with its preview. */
import type { FactOut, LegalMove } from "../../lib/api/wire";
import type {
  NauticusFact,
  NauticusFieldView,
  NauticusMove,
  NauticusPlayerView,
  NauticusPreview,
  NauticusShipView,
  NauticusView,
} from "./wire";
import numbers from "./numbers.json";

export type View = NauticusView;
export type Player = NauticusPlayerView;
export type Ship = NauticusShipView;
export type Field = NauticusFieldView;
export type Move = NauticusMove;
export type Fact = NauticusFact;
export type Preview = NauticusPreview;

export const ACTIONS = numbers.actions;
export const GOODS = numbers.goods;
export const REWARDS = Object.keys(numbers.rewards) as (keyof typeof numbers.rewards)[];
export const PASS_TILES = numbers.pass_tiles;

/** The stacks of the supply, as they stand side by side. */
export const STACKS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.keys(numbers.tiles_sold).map((kind) => [
    kind,
    Object.keys(numbers.stacks).filter((tile) => tile.startsWith(`${kind}:`)),
  ]),
);

/** The tile that a reward is, if it is one. */
export const REWARD_TILES: Readonly<Record<string, string>> = {
  "crown-mast": "mast:crown",
  "crown-sail": "sail:crown",
};

/** The move itself: the server sends the value of its own game. */
export const valueOf = (move: LegalMove): Move => move.value as Move;

/** What a move names: a tile, a ship, a field, an action or a reward; every move names one at most. */
export function namedBy({ kind: _, ...named }: Move): string | number | null | undefined {
  return Object.values(named)[0];
}

export const isBlue = (action: string): boolean => action in numbers.tiles_sold;

/** `mast:whale` as the sort and the kind that is drawn. */
export const sortOf = (tile: string): string => tile.split(":")[0] ?? "";
export const kindOf = (tile: string): string => tile.split(":")[1] ?? "";

const BOXES: Readonly<Record<string, number>> = numbers.boxes;
export const boxesOf = (tile: string): number => BOXES[tile] ?? 1;

export function chosenField(view: View): Field | undefined {
  return view.fields.find((field) => field.chosen);
}

/** What a turn has come to so far: what was bought, spent and gained. */
export interface Turn {
  bought: string[];
  taler: number;
  blue: number;
  own: number;
  gained: { workers: number; taler: number; points: number };
}

const GAINS: ReadonlySet<string> = new Set([
  "bonus.received",
  "money.withdrawn",
  "crowns.scored",
  "reward.taken",
]);

/** A turn added up from what was told of it. */
export function turnOf(facts: readonly FactOut[]): Turn {
  const gained = { workers: 0, taler: 0, points: 0 };
  const turn: Turn = { bought: [], taler: 0, blue: 0, own: 0, gained };
  for (const { key, params } of facts as readonly Fact[]) {
    if (key === "tile.bought") {
      turn.bought.push(params.tile);
      turn.taler += params.price;
    }
    if ("blue" in params && key !== "field.chosen") {
      turn.blue += params.blue;
      turn.own += "own" in params ? params.own : 0;
    }
    if (GAINS.has(key))
      for (const what of ["workers", "taler", "points"] as const)
        gained[what] += (params as Partial<Turn["gained"]>)[what] ?? 0;
  }
  return turn;
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
  const goods = GOODS.flatMap((good) => Array.from({ length: ship.goods[good] ?? 0 }, () => good));
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
