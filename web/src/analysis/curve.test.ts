/** What the figures come to. */
import { expect, test } from "vitest";
import type { DecisionOut, SummaryFact } from "../lib/api/wire";
import {
  bySide,
  costOf,
  decisionAt,
  errorsOf,
  nextDecision,
  pointsOf,
  sidesOf,
  turningPoints,
  valueAt,
  withRoom,
} from "./curve";

function decision(step: number, seat: number, grade: string, chance: number): DecisionOut {
  const outlook = (own: number) => ({ chances: [own, 1 - own], scores: [10 * own, 5] });
  return {
    step,
    turn: step,
    seat,
    move: "played",
    legal: 3,
    before: outlook(0.6),
    after: outlook(chance),
    best: [
      { move: "better", outlook: outlook(0.6), line: ["next"] },
      { move: "nearly", outlook: outlook(0.59), line: [] },
      { move: "played", outlook: outlook(chance), line: [] },
    ],
    cost: 0.6 - chance,
    margin: 0.01,
    grade,
    luck_before: false,
  };
}

const GAME = [
  decision(2, 0, "best", 0.6),
  decision(4, 1, "mistake", 0.5),
  decision(7, 0, "blunder", 0.3),
];

function fact(key: string, seats: number[], own = false): SummaryFact {
  return { key, own, seats, step: 5, params: {}, played: null, better: null, missed: {} };
}

test("the curve leads from an equal share over each decision to the result", () => {
  expect(pointsOf(GAME, 0, "chances", 0.5, { step: 9, value: 0 })).toEqual([
    { step: 0, value: 0.5 },
    { step: 3, value: 0.6 },
    { step: 5, value: 0.5 },
    { step: 8, value: 0.3 },
    { step: 9, value: 0 },
  ]);
  expect(pointsOf(GAME, 1, "scores", null, null).map(({ value }) => value)).toEqual([5, 5, 5]);
});

test("between two points the earlier one holds", () => {
  const points = pointsOf(GAME, 0, "chances", null, null);
  expect(valueAt(points, 4)).toBe(0.6);
  expect(valueAt(points, 1)).toBeNull();
});

test("partners are one side", () => {
  expect(sidesOf([[0, 2], [1, 3]], 4)).toEqual([[0, 2], [1, 3]]); // prettier-ignore
  expect(sidesOf([], 3)).toEqual([[0], [1], [2]]);
});

test("one goes from decision to decision, or from error to error", () => {
  const isError = ({ grade }: DecisionOut) => grade !== "best";
  expect(decisionAt(GAME, 4)?.seat).toBe(1);
  expect(decisionAt(GAME, 5)).toBeNull();
  expect(nextDecision(GAME, 3, 1)?.step).toBe(4);
  expect(nextDecision(GAME, 4, -1)?.step).toBe(2);
  expect(nextDecision(GAME, 4, -1, isError)).toBeNull();
  expect(nextDecision(GAME, 7, 1)).toBeNull();
});

test("one learns from one's own errors", () => {
  expect(errorsOf(GAME, [0]).map(({ step }) => step)).toEqual([7]);
  expect(errorsOf(GAME, [0, 1]).map(({ step }) => step)).toEqual([4, 7]);
});

test("of signs that would touch each other the graver error's is shown", () => {
  const mark = (x: number, y: number, cost: number) => ({ error: { cost } as DecisionOut, x, y });
  const marks = [mark(10, 50, 0.1), mark(20, 55, 0.3), mark(30, 60, 0.2), mark(12, 90, 0.1)];
  expect(marks.map((each) => withRoom(marks, 15).has(each))).toEqual([false, true, false, true]);
});

test("what was compared has a known cost, anything else has to be asked for", () => {
  const [, , blunder] = GAME;
  expect(costOf(blunder!, "better")).toBe(0);
  expect(costOf(blunder!, "nearly")).toBeCloseTo(0.01);
  expect(costOf(blunder!, "played")).toBeCloseTo(0.3);
  expect(costOf(blunder!, "unheard of")).toBeNull();
});

test("the summary is told side by side, what is about the game first", () => {
  const summary = [fact("account", [0]), fact("turning", [1]), fact("counted-ships", [1], true)];
  expect(turningPoints({ summary })).toHaveLength(1);
  const told = bySide(summary, [[0], [1]]);
  expect(told.map(({ side, facts }) => [side, facts.map(({ key }) => key)])).toEqual([
    [null, ["turning"]],
    [[0], ["account"]],
    [[1], ["counted-ships"]],
  ]);
});
