/** Studying a game: the analysis comes in pieces, and one learns from one's errors. */
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../lib/api/http";
import type { DecisionOut, LineOut, TableOut } from "../lib/api/wire";
import { Study } from "./study.svelte";

const outlook = (own: number) => ({ chances: [own, 1 - own], scores: [own, 0] });
const ERROR: DecisionOut = {
  step: 2,
  turn: 1,
  seat: 0,
  move: "fold",
  legal: 3,
  before: outlook(0.9),
  after: outlook(0.1),
  best: [
    { move: "call", outlook: outlook(0.9), line: ["bet", "check"] },
    { move: "wait", outlook: outlook(0.89), line: [] },
    { move: "fold", outlook: outlook(0.1), line: [] },
  ],
  cost: 0.8,
  margin: 0.05,
  grade: "blunder",
  luck_before: false,
};
const LEGAL = ["call", "wait", "fold", "sing"].map((text) => ({ text, value: {} }));

function studying(): Study {
  const study = new Study("a".repeat(16));
  study.table = { mine: [0], moves: 4, seats: [], people: {}, setup: {} } as unknown as TableOut;
  study.decisions = [ERROR];
  vi.spyOn(api, "line").mockImplementation((_id, step, moves) =>
    Promise.resolve({ step, legal: LEGAL, line: moves.map(() => []) } as unknown as LineOut),
  );
  return study;
}

afterEach(() => vi.restoreAllMocks());

test("at an error the board offers the better move, and then the line that follows", async () => {
  const study = studying();
  await study.look(2);
  expect(study.offered.map(({ text }) => text)).toEqual(["call"]);
  expect(study.hinted).toEqual(["call"]);
  study.play("call");
  await vi.waitFor(() => expect(study.line).toEqual(["call"]));
  expect(study.nextOnLine).toBe("bet");
  await study.look(3);
  expect(study.offered).toEqual([]);
});

test("in a lesson every move may be tried, until a good one is found", async () => {
  const study = studying();
  const other = vi.spyOn(api, "otherMove").mockResolvedValue({ ...ERROR, cost: 0.3 });
  study.learn([0]);
  await vi.waitFor(() => expect(study.shown).not.toBeNull());
  expect(study.offered).toHaveLength(4);
  await study.tryMove("fold");
  expect(study.lesson?.tries.at(-1)).toMatchObject({ kind: "same", cost: 0.8 });
  expect(other).not.toHaveBeenCalled();
  await study.tryMove("sing");
  expect(other).toHaveBeenCalledWith(study.id, 2, "sing");
  expect(study.lesson?.tries.at(-1)).toMatchObject({ kind: "worse", cost: 0.3 });
  expect(study.solved).toBe(false);
  await study.tryMove("wait");
  expect(study.lesson?.tries.at(-1)).toMatchObject({ kind: "good" });
  expect(study.solved).toBe(true);
  expect(study.offered).toEqual([]);
});

test("hints narrow the choice, then show the solution", async () => {
  const study = studying();
  study.learn([0]);
  await vi.waitFor(() => expect(study.shown).not.toBeNull());
  expect(study.hinted).toEqual([]);
  study.giveHint();
  expect(study.offered.map(({ text }) => text)).toEqual(["call", "wait", "fold"]);
  expect(study.hinted).toEqual([]);
  study.giveHint();
  expect(study.hinted).toEqual(["call"]);
  study.nextError();
  expect(study.lesson).toBeNull();
});

test("a spectator has nothing to learn where nobody erred", () => {
  const study = studying();
  study.learn([1]);
  expect(study.lesson).toBeNull();
});
