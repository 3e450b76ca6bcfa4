/** A board for any game: made of its view, its legal moves and its facts, in the words that the game
 * brings and otherwise in its own plain names.
 *
 * Besides `<game>-fact-…` and `<game>-move-…` a game may bring `<game>-asks` (the question, which gets
 * the view), `<game>-view-<field>` (what a field of the view is called) and `<game>-word-<value>`.
 */
import type { FactOut, LegalMove } from "../lib/api/wire";
import { has, t } from "../lib/i18n/index.svelte";
import type { GameUi, Named, Preview, SeatInfo, Sentence } from "./contract";
import Board from "./PlainBoard.svelte";
import Result from "./PlainResult.svelte";
import { describeMove, gameSay, tellFact } from "./words";

export type Value = string | number | boolean | null | readonly Value[] | { [key: string]: Value };
export type PlainView = Readonly<Record<string, Value>>;
type Fields = { [key: string]: Value };

const SIGNS = ["●", "■", "▲", "◆", "★", "✚"] as const;
/** Who looks and who decides is told by the table around the board. */
const KNOWN_ANYWAY: ReadonlySet<string> = new Set(["seat", "decider", "mode"]);
/** Fields that name a seat. */
const SEATS: ReadonlySet<string> = new Set(["seat", "turn", "decider", "winner"]);

const isFields = (value: Value | undefined): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);
const isSimple = (value: Value): boolean => typeof value !== "object" || value === null;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const spaced = (name: string): string => name.replaceAll(/[_.-]+/g, " ");

/** What a field is called. */
export function label(game: string, field: string): string {
  const id = `${game}-view-${field.replaceAll("_", "-")}`;
  return has(id) ? t(id) : capital(spaced(field));
}

/** A simple value in words. */
export function worded(game: string, field: string, value: Value, named: Named): string {
  if (value === null || value === "") return "–";
  if (typeof value === "boolean") return value ? t("app-yes") : t("app-no");
  if (typeof value === "number")
    return SEATS.has(field) ? (nameOf(value, named) ?? "–") : String(value).replace("-", "−");
  if (isList(value)) return value.map((each) => worded(game, field, each, named)).join(", ") || "–";
  if (isFields(value))
    return Object.entries(value)
      .map(([key, each]) =>
        t("app-pair", { what: label(game, key), value: worded(game, key, each, named) }),
      )
      .join(", ");
  const id = `${game}-word-${value.replaceAll(/[^a-zA-Z0-9]+/g, "-").toLowerCase()}`;
  return has(id) ? t(id) : spaced(value);
}

function nameOf(seat: number, { seats }: Named): string | undefined {
  return seats.find((each) => each.seat === seat)?.name;
}

/** What lies before everybody alike: a row for each field, a column for each seat. */
export interface SeatRow {
  field: string;
  values: Value[];
}

/** The view in parts: what there is one of, what each seat has, and what is a list or has parts. */
export interface Outline {
  single: [field: string, value: Value][];
  rows: SeatRow[];
  parts: [field: string, value: Value][];
}

export function outline(view: PlainView, seats: readonly SeatInfo[]): Outline {
  const made: Outline = { single: [], rows: [], parts: [] };
  for (const [field, value] of Object.entries(view)) {
    if (KNOWN_ANYWAY.has(field)) continue;
    if (isSimple(value)) made.single.push([field, value]);
    else if (isList(value) && value.length === seats.length && seats.length > 1)
      made.rows.push(...rowsOf(field, value));
    else if (isList(value) && value.every(isSimple)) made.single.push([field, value]);
    else made.parts.push([field, value]);
  }
  return made;
}

function rowsOf(field: string, values: readonly Value[]): SeatRow[] {
  if (!values.every(isFields)) return [{ field, values: [...values] }];
  const fields = [...new Set(values.flatMap((value) => Object.keys(value)))];
  return fields
    .filter((each) => !KNOWN_ANYWAY.has(each))
    .map((each) => ({ field: each, values: values.map((value) => value[each] ?? null) }));
}

/** A fact without a message of its own: its name and what it has. */
function plainFact(game: string, fact: FactOut, named: Named): Sentence {
  const { seat, ...rest } = fact.params as Fields;
  const what = capital(spaced(fact.key));
  const given = Object.keys(rest).length ? worded(game, "", rest, named) : "";
  const told = given ? t("app-pair", { what, value: given }) : what;
  const who = typeof seat === "number" ? nameOf(seat, named) : undefined;
  return who ? t("app-pair", { what: who, value: told }) : told;
}

function plainMove(game: string, move: LegalMove, named: Named): Sentence {
  if (!isFields(move.value as Value)) return capital(spaced(move.text));
  const { kind, ...rest } = move.value as Fields;
  const what = capital(worded(game, "kind", kind ?? move.text, named));
  if (!Object.keys(rest).length) return what;
  return t("app-pair", { what, value: worded(game, "", rest, named) });
}

/** What is asked, by the game's own message or by who decides. */
function prompt(
  game: string,
  view: PlainView,
  named: Named,
  legal: readonly LegalMove[],
): Sentence {
  const decider = typeof view.decider === "number" ? view.decider : null;
  const asker = named.seats.find(({ seat }) => seat === decider);
  if (!asker) return legal.length ? t("app-plain-asks") : t("app-plain-waits");
  if (!asker.mine) return t("app-turn-of", { name: asker.name });
  return gameSay(`${game}-asks`, view, named) ?? t("app-plain-asks");
}

/** The position, a line for each thing. */
function read(game: string, view: PlainView, named: Named): Sentence[] {
  const { single, rows, parts } = outline(view, named.seats);
  const pair = (what: string, value: string): string => t("app-pair", { what, value });
  return [
    ...[...single, ...parts].map(([field, value]) =>
      pair(label(game, field), worded(game, field, value, named)),
    ),
    ...rows.map(({ field, values }) => {
      const each = named.seats.map(({ seat, name }) =>
        pair(name, worded(game, field, values[seat] ?? null, named)),
      );
      return pair(label(game, field), each.join("; "));
    }),
  ].map((line) => `${line}.`);
}

/** The board, the words and the result of a game without a folder of its own. */
export function plainGame(game: string): GameUi<PlainView> {
  const tell = (fact: FactOut, named: Named): Sentence =>
    tellFact(game, fact, named) ?? plainFact(game, fact, named);
  const describe = (move: LegalMove, _view: PlainView, named: Named, preview?: Preview): Sentence =>
    describeMove(game, move, named, preview) ?? plainMove(game, move, named);
  return {
    Board,
    Result,
    tell,
    describe,
    prompt: (view, named, legal) => prompt(game, view, named, legal),
    read: (view, named) => read(game, view, named),
    mark: (seat) => ({
      colour: `var(--player-${seat % 4})`,
      sign: SIGNS[seat % SIGNS.length]!,
    }),
    rule: () => null,
  };
}
