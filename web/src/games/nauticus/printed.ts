/** What is printed on a board of Nauticus, as its lines write it: read for drawing, and written again.
 *
 * Somebody may have typed the lines, so whatever is missing or unreadable counts as nothing here; the
 * server says what is wrong with a board. */
import numbers from "./numbers.json";

export const FIELDS = numbers.actions.length;
/** The tile of a bonus is named by its kind; these are the kinds that there are. */
export const BONUS_TILES = ["mast", "sail", "goods"] as const;
export const BONUS_COUNTS = ["workers", "taler", "points"] as const;

export interface Bonus {
  workers: number;
  taler: number;
  points: number;
  tile: string;
}

export interface Printed {
  bonuses: Bonus[];
  /** For each field the four prices, in the order of the items. */
  prices: number[][];
  /** For each blue action its four tiles, in the order of the prices. */
  items: Record<string, string[]>;
  /** Blue workers on the sections of the wheel, clockwise from the anchor. */
  wheel: number[];
}

type Lines = Readonly<Record<string, string>>;

const words = (line: string | undefined): string[] => (line ?? "").split(/\s+/).filter(Boolean);
const number = (text: string | undefined): number => Number.parseInt(text ?? "", 10) || 0;
const each = <T>(of: (index: number) => T): T[] => Array.from({ length: FIELDS }, (_, i) => of(i));

export function readPrinted(lines: Lines): Printed {
  const bonuses = words(lines.bonuses);
  const prices = words(lines.prices);
  const wheel = words(lines.wheel);
  return {
    bonuses: each((field) => readBonus(bonuses[field] ?? "")),
    prices: each((field) => [...(prices[field] ?? "")].map(number)),
    items: Object.fromEntries(
      Object.keys(numbers.tiles_sold).map((action) => [action, words(lines[`items-${action}`])]),
    ),
    wheel: each((section) => number(wheel[section])),
  };
}

function readBonus(text: string): Bonus {
  const bonus: Bonus = { workers: 0, taler: 0, points: 0, tile: "" };
  for (const part of text.split("+")) {
    const [what, count] = part.split(":");
    const counted = BONUS_COUNTS.find((name) => name === what);
    if (counted) bonus[counted] = number(count);
    else bonus.tile = BONUS_TILES.find((name) => name === what) ?? bonus.tile;
  }
  return bonus;
}

export function writeBonuses(bonuses: readonly Bonus[]): string {
  return bonuses.map(writeBonus).join(" ");
}

function writeBonus(bonus: Bonus): string {
  const counts = BONUS_COUNTS.filter((what) => bonus[what]).map((what) => `${what}:${bonus[what]}`);
  return [...counts, ...(bonus.tile ? [bonus.tile] : [])].join("+") || "nothing";
}

export const writePrices = (prices: readonly (readonly number[])[]): string =>
  prices.map((strip) => strip.join("")).join(" ");

/** A row in which a thing and the next have changed places. */
export function swapped<T>(row: readonly T[], at: number): T[] {
  const changed = [...row];
  [changed[at], changed[at + 1]] = [changed[at + 1]!, changed[at]!];
  return changed;
}

/** A row with another thing at one place. */
export const replaced = <T>(row: readonly T[], at: number, by: T): T[] =>
  row.map((one, place) => (place === at ? by : one));
