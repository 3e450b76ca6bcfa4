/** What the figures of an analysis come to: lines for a chart, errors, and what to learn from. */
import type { AnalysisOut, DecisionOut, SummaryFact } from "../lib/api/wire";

export const ERRORS = ["blunder", "mistake", "inaccuracy"] as const;
export type ErrorGrade = (typeof ERRORS)[number];
/** The signs that players of other games know; beside each stands its word. */
export const SIGNS: Readonly<Record<ErrorGrade, string>> = {
  blunder: "??",
  mistake: "?",
  inaccuracy: "?!",
};

export const isError = (grade: string): grade is ErrorGrade =>
  (ERRORS as readonly string[]).includes(grade);

export type Measure = "chances" | "scores";

export interface Point {
  /** How many moves are played. */
  step: number;
  value: number;
}

/** How one side's prospects changed: after each decision, from an equal share to the result. */
export function pointsOf(
  decisions: readonly DecisionOut[],
  seat: number,
  measure: Measure,
  start: number | null,
  end: Point | null,
): Point[] {
  const points = decisions.map(({ step, after }) => ({
    step: step + 1,
    value: after[measure][seat] ?? 0,
  }));
  if (start !== null) points.unshift({ step: 0, value: start });
  if (end && points.at(-1)?.step !== end.step) points.push(end);
  return points;
}

/** The last value at or before a step. */
export function valueAt(points: readonly Point[], step: number): number | null {
  return points.findLast((point) => point.step <= step)?.value ?? null;
}

/** The sides: teams, or every seat for itself. */
export function sidesOf(teams: readonly (readonly number[])[], seats: number): number[][] {
  if (teams.length) return teams.map((team) => [...team]);
  return Array.from({ length: seats }, (_, seat) => [seat]);
}

/** The decision that was made at a position. */
export function decisionAt(decisions: readonly DecisionOut[], step: number): DecisionOut | null {
  return decisions.find((each) => each.step === step) ?? null;
}

/** The next decision (1) or the one before (-1) that fits, from a position. */
export function nextDecision(
  decisions: readonly DecisionOut[],
  step: number,
  way: 1 | -1,
  fits: (decision: DecisionOut) => boolean = () => true,
): DecisionOut | null {
  if (way > 0) return decisions.find((each) => each.step > step && fits(each)) ?? null;
  return decisions.findLast((each) => each.step < step && fits(each)) ?? null;
}

/** The errors of some seats, in the order of the game. */
export function errorsOf(
  decisions: readonly DecisionOut[],
  seats: readonly number[],
): DecisionOut[] {
  return decisions.filter(({ seat, grade }) => seats.includes(seat) && isError(grade));
}

export interface Mark {
  error: DecisionOut;
  x: number;
  y: number;
}

/** Of the marks on a chart those that have room for a sign: of two that would touch, the graver error's. */
export function withRoom(marks: readonly Mark[], apart: number): Set<Mark> {
  const kept: Mark[] = [];
  const touch = (one: Mark, other: Mark): boolean =>
    Math.abs(one.x - other.x) < apart && Math.abs(one.y - other.y) < apart;
  for (const mark of marks.toSorted((one, other) => other.error.cost - one.error.cost))
    if (!kept.some((other) => touch(mark, other))) kept.push(mark);
  return new Set(kept);
}

/** What a move costs by what is known of the decision; null if it was not compared. */
export function costOf(decision: DecisionOut, move: string): number | null {
  if (move === decision.move) return decision.cost;
  const compared = decision.best.find((each) => each.move === move);
  if (!compared) return null;
  const seat = decision.seat;
  return Math.max(0, decision.before.chances[seat]! - compared.outlook.chances[seat]!);
}

/** The turns that changed a chance most, as the summary tells them. */
export function turningPoints(analysis: Pick<AnalysisOut, "summary">): SummaryFact[] {
  return analysis.summary.filter(({ key, own }) => key === "turning" && !own);
}

/** The summary by whom it is about: all together first, then side after side. */
export function bySide(
  summary: readonly SummaryFact[],
  sides: readonly (readonly number[])[],
): { side: readonly number[] | null; facts: SummaryFact[] }[] {
  const general = summary.filter(({ key }) => key === "turning" || key === "decided");
  const rest = summary.filter((fact) => !general.includes(fact));
  return [
    { side: null, facts: general },
    ...sides.map((side) => ({
      side,
      facts: rest.filter(({ seats }) => seats[0] === side[0]),
    })),
  ].filter(({ facts }) => facts.length > 0);
}
