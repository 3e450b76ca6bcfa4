import { expect, test } from "vitest";
import type { Course } from "../lib/api/wire";
import { linesOfGrowth, strideFrom } from "./course";

const course: Course = {
  steps: 20,
  turns: [0, 3, 7, 12],
  rounds: [
    { round: 1, step: 0, scores: [0, 0, 0, 0] },
    { round: 2, step: 7, scores: [5, 2, 5, 2] },
    { round: 3, step: 20, scores: [9, 8, 9, 8] },
  ],
};

test("goes by moves, turns and rounds, and not beyond the ends", () => {
  expect(strideFrom(course, "move", 4, 1, 20)).toBe(5);
  expect(strideFrom(course, "move", 0, -1, 20)).toBe(0);
  expect(strideFrom(course, "turn", 4, 1, 20)).toBe(7);
  expect(strideFrom(course, "turn", 7, -1, 20)).toBe(3);
  expect(strideFrom(course, "turn", 12, 1, 20)).toBe(20);
  expect(strideFrom(course, "round", 4, 1, 20)).toBe(7);
  expect(strideFrom(course, "round", 4, -1, 20)).toBe(0);
});

test("goes by single moves until the course is known, by turns where a game tells no rounds", () => {
  expect(strideFrom(null, "round", 4, 1, 20)).toBe(5);
  expect(strideFrom({ ...course, rounds: [] }, "round", 4, 1, 20)).toBe(7);
});

test("partners share a line", () => {
  const name = (seat: number) => "ABCD"[seat]!;
  const mark = (seat: number) => ({ colour: `c${seat}`, sign: `${seat}` });
  const joined = (names: string[]) => names.join("+");
  const teams = [
    [0, 2],
    [1, 3],
  ];
  const lines = linesOfGrowth(course, teams, name, mark, joined);
  expect(lines.map((line) => [line.name, line.colour, line.scores])).toEqual([
    ["A+C", "c0", [0, 5, 9]],
    ["B+D", "c1", [0, 2, 8]],
  ]);
  expect(linesOfGrowth(course, [], name, mark, joined)).toHaveLength(4);
});
