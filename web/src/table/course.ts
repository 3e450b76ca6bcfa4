/** Moving through a game by moves, turns or rounds. */
import type { Course } from "../lib/api/wire";

export const STRIDES = ["move", "turn", "round"] as const;
export type Stride = (typeof STRIDES)[number];

/** Where turns or rounds begin, as far as the game says; every move otherwise. */
function beginnings(course: Course | null, stride: Stride): readonly number[] | null {
  if (!course || stride === "move") return null;
  if (stride === "turn") return course.turns;
  return course.rounds.length ? course.rounds.map(({ step }) => step) : course.turns;
}

/** The position one stride on (1) or back (-1) from a step; the ends bound it. */
export function strideFrom(
  course: Course | null,
  stride: Stride,
  step: number,
  by: 1 | -1,
  steps: number,
): number {
  const known = beginnings(course, stride);
  if (!known) return Math.min(Math.max(step + by, 0), steps);
  if (by > 0) return known.find((each) => each > step) ?? steps;
  return known.findLast((each) => each < step) ?? 0;
}

export interface Line {
  name: string;
  colour: string;
  sign: string;
  scores: number[];
}

/** What grew, a line for each team, or for each seat where there are no teams. */
export function linesOfGrowth(
  course: Course,
  teams: readonly (readonly number[])[],
  seatName: (seat: number) => string,
  mark: (seat: number) => { colour: string; sign: string },
  listed: (names: string[]) => string,
): Line[] {
  const seats = course.rounds[0]?.scores.map((_, seat) => [seat]) ?? [];
  return (teams.length ? teams : seats).map((team) => ({
    name: listed(team.map(seatName)),
    ...mark(team[0]!),
    scores: course.rounds.map(({ scores }) => scores[team[0]!] ?? 0),
  }));
}
