import { expect, test } from "vitest";
import type { Event } from "../lib/api/wire";
import { sinceOwnTurn, stagesOf } from "./recap";

const fact = { key: "it.happened", params: {} };

function move(number: number, seat: number | null, more: Partial<Event> = {}): Event {
  return { number, at: number, kind: "move", step: number, seat, facts: [fact], ...more };
}

const own = (number: number): Event => move(number, 0, { person: "anna" });

test("tells what others did after one's own last decision", () => {
  const { recap, whole, decided } = sinceOwnTurn([own(1), move(2, 1), own(3), move(4, 1)], 0);
  expect(recap).toMatchObject({ from: 3, to: 4 });
  expect(recap!.events.map(({ number }) => number)).toEqual([4]);
  expect([whole, decided]).toEqual([true, true]);
});

test("tells nothing right after one's own decision", () => {
  expect(sinceOwnTurn([move(1, 1), own(2)], 0).recap).toBeNull();
});

test("what was taken back did not happen", () => {
  const back: Event = { number: 4, at: 4, kind: "undo", seat: 1, data: { keep: 2 } };
  const again = move(5, 1, { step: 3 });
  const { recap } = sinceOwnTurn([own(1), move(2, 1), move(3, 1), back, again], 0);
  expect(recap!.events.map(({ number }) => number)).toEqual([2, 5]);
});

test("one's own decision that was taken back is not the last one", () => {
  const back: Event = { number: 4, at: 4, kind: "undo", seat: 0, data: { keep: 2 } };
  const { recap } = sinceOwnTurn([own(1), move(2, 1), own(3), back], 0);
  expect(recap).toMatchObject({ from: 1, to: 2 });
});

test("what a bot decided in one's seat is news", () => {
  expect(sinceOwnTurn([own(1), move(2, 0)], 0).recap).toMatchObject({ from: 1, to: 2 });
});

test("how the game was dealt is no news before anybody has played", () => {
  expect(sinceOwnTurn([move(1, null)], 0).recap).toBeNull();
  expect(sinceOwnTurn([move(1, null), move(2, 1)], 0).recap).toMatchObject({ from: 0, to: 2 });
  expect(sinceOwnTurn([own(1), move(2, null)], 0).recap).toMatchObject({ from: 1, to: 2 });
});

test("knows when its beginning has not been read yet", () => {
  expect(sinceOwnTurn([move(31, 1)], 0)).toMatchObject({ whole: false, decided: false });
});

test("sentences about one step are one stage", () => {
  const line = (step: number | null, text: string) => ({ step, text, seat: 1 });
  const stages = stagesOf([line(4, "A."), line(4, "B."), line(null, "chat"), line(6, "C.")]);
  expect(stages.map(({ step, text }) => [step, text])).toEqual([
    [4, "A. B."],
    [6, "C."],
  ]);
});
