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
export function moveWords(
  told: Pick<ToldMove, "move" | "facts"> | null | undefined,
  ui: GameUi,
  seats: SeatInfo[],
): string {
  if (!told) return "";
  const sentences = told.facts.map((fact) => ui.tell(fact, { seats })).filter(Boolean);
  return sentences.join(" ") || told.move;
}

/** Which numbers of a fact are shares of a chance. */
const CHANCES: ReadonlySet<string> = new Set(["before", "after", "chance", "cost"]);

/** A fact of the summary as a sentence; empty if the game has no words for it. */
export function summaryWords(
  fact: SummaryFact,
  ui: GameUi,
  game: string,
  seats: SeatInfo[],
): string {
  const id = fact.own ? `${game}-summary-${fact.key}` : `analysis-summary-${fact.key}`;
  if (!has(id)) return "";
  const args = Object.fromEntries(
    Object.entries(fact.params).map(([name, value]) => [
      name,
      CHANCES.has(name) ? chanceWords(value) : value,
    ]),
  );
  const told = t(id, {
    ...args,
    name: namesOfSide(fact.seats, seats),
    played: moveWords(fact.played, ui, seats),
    better: moveWords(fact.better, ui, seats),
  });
  return [told, missedWords(fact.missed, game)].filter(Boolean).join(" ");
}

/** What a better move would have brought, in the game's own terms. */
function missedWords(missed: SummaryFact["missed"], game: string): string {
  const things = Object.entries(missed).map(([name, count]) =>
    t(`${game}-summary-missed-${name}`, { count }),
  );
  if (!things.length) return "";
  return t("analysis-summary-missed", {
    things: new Intl.ListFormat(current()).format(things),
  });
}
