/** What a message can do with the raw values of a fact, move or view. The terminal has the same
 * functions, src/seaboard/locales/functions.py; tests/locales/sayings.json holds both to it.
 *
 *     NAME($seat)               the player's name; of several seats, their names
 *     KIND($spot) INDEX($spot)  `cave` and 4 of `cave-4`; `number` and 12 of 12
 *     KEY($tile)                `hull-bow` of `hull:bow`: as the key of a variant
 *     FIRST($way) LAST($way)    of several things
 *     COUNT($things)            how many there are
 *     LIST($things, each: "…")  each thing by that message, which gets it as $item and how often it
 *                               is there (or what belongs to it, such as a piece's new spot) as $n,
 *                               joined as the language joins
 */
import { FluentNumber, FluentType, type FluentFunction, type FluentValue } from "@fluent/bundle";
import type { Args } from "./index.svelte";

/** Several things, or things with their number or with what belongs to them. */
class Things extends FluentType<readonly (readonly [item: Raw, n: Raw])[]> {
  toString(): string {
    return this.value.map(([item]) => String(item)).join(", ");
  }
}

type Raw = string | number;

/** The values of a fact or move as a message takes them; what is not there is left out. */
export function argsOf(values: Readonly<Record<string, unknown>>): Args {
  const given = Object.entries(values).map(([name, value]) => [name, argOf(value)] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== null)) as Args;
}

function argOf(value: unknown): Args[string] | null {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return value;
  if (typeof value === "string") return plain(value);
  if (Array.isArray(value)) return new Things(tally(value.filter(isRaw)));
  if (value === null || typeof value !== "object") return null;
  const given = Object.entries(value).filter(([, n]) => isRaw(n) && n !== 0);
  return new Things(given.map(([item, n]) => [plain(item), plain(n as Raw)]));
}

const isRaw = (value: unknown): value is Raw =>
  typeof value === "string" || typeof value === "number";

/** Digits are a number, so that a message can count. */
const plain = (text: Raw): Raw => (/^\d+$/.test(String(text)) ? Number(text) : text);

/** Equal things once, in the order in which they first come. */
function tally(items: readonly Raw[]): [Raw, number][] {
  const counts = new Map<Raw, number>();
  for (const item of items.map(plain)) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts];
}

export type Say = (message: string, args: Args) => string;

/** The functions of a bundle, for messages that are said with these names of the seats. */
export function functions(
  language: string,
  say: Say,
  names: () => readonly string[],
): Record<string, FluentFunction> {
  const join = (words: string[]): string =>
    new Intl.ListFormat(language, { type: "conjunction" }).format(words);
  const name = (seat: Raw): string => names()[Number(seat)] ?? "–";
  return {
    NAME: ([seat]) => join(things(seat).map(([each]) => name(each))),
    KIND: ([value]) => kind(raw(value)),
    INDEX: ([value]) => new FluentNumber(index(raw(value))),
    KEY: ([value]) => String(raw(value)).replaceAll(/[:.]/g, "-"),
    FIRST: ([value]) => valueOf(things(value)[0]?.[0]),
    LAST: ([value]) => valueOf(things(value).at(-1)?.[0]),
    COUNT: ([value]) => new FluentNumber(things(value).reduce((sum, [, n]) => sum + times(n), 0)),
    LIST: ([value], { each }) =>
      join(
        things(value).map(([item, n]) => (each ? say(String(each), { item, n }) : String(item))),
      ),
  };
}

function raw(value: FluentValue | undefined): Raw {
  return value instanceof FluentNumber ? value.value : String(value ?? "");
}

function things(value: FluentValue | undefined): readonly (readonly [Raw, Raw])[] {
  return value instanceof Things ? value.value : [[raw(value), 1]];
}

function valueOf(value: Raw = ""): FluentValue {
  return typeof value === "number" ? new FluentNumber(value) : value;
}

/** How often a thing is there; one that something belongs to is there once. */
function times(n: Raw): number {
  return typeof n === "number" ? n : 1;
}

function kind(value: Raw): string {
  return typeof value === "number" ? "number" : value.replace(/[-:]\d+$/, "");
}

function index(value: Raw): number {
  return typeof value === "number" ? value : Number(/\d+$/.exec(value)?.[0] ?? 0);
}
