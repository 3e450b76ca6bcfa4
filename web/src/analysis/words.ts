/** Figures of an analysis in the reader's words. */
import type { GameUi, SeatInfo } from "../games/contract";
import type { SummaryFact, ToldMove } from "../lib/api/wire";
import { current, has, t } from "../lib/i18n/index.svelte";

export function chanceWords(chance: number, digits = 0): string {
  return new Intl.NumberFormat(current(), {
    style: "percent",
    maximumFractionDigits: digits,
  }).format(chance);
}

/** A change of a chance, with its sign. */
export function changeWords(change: number): string {
  return new Intl.NumberFormat(current(), {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  }).format(change);
}

export function scoreWords(score: number): string {
  return new Intl.NumberFormat(current(), { maximumFractionDigits: 0 }).format(score);
}

export function namesOfSide(side: readonly number[], seats: readonly SeatInfo[]): string {
  return new Intl.ListFormat(current()).format(side.map((seat) => seats[seat]?.name ?? ""));
}

/** A move of the game as the log tells it; where it tells nothing, as records write it. */
export function moveWords(told: ToldMove | undefined, ui: GameUi, seats: SeatInfo[]): string {
  if (!told) return "";
  const sentences = told.facts.map((fact) => ui.tell(fact, { seats })).filter(Boolean);
  return sentences.join(" ") || told.move;
}

/** Which numbers of a fact are shares of a chance, and which of them are changes. */
const CHANCES: ReadonlySet<string> = new Set(["before", "after", "chance", "cost"]);
const CHANGES: ReadonlySet<string> = new Set(["luck"]);
const SMALL: ReadonlySet<string> = new Set(["each"]); // told to a tenth of a percent

/** A fact of the summary as a sentence; empty if the game has no words for it. */
export function summaryWords(fact: SummaryFact, game: string, seats: readonly SeatInfo[]): string {
  const id = fact.own ? `${game}-summary-${fact.key}` : `analysis-summary-${fact.key}`;
  if (!has(id)) return "";
  const args = Object.fromEntries(
    Object.entries(fact.params).map(([name, value]) => {
      if (CHANCES.has(name)) return [name, chanceWords(value)];
      if (SMALL.has(name)) return [name, chanceWords(value, 1)];
      return [name, CHANGES.has(name) ? changeWords(value) : value];
    }),
  );
  return t(id, { ...args, name: namesOfSide(fact.seats, seats) });
}
