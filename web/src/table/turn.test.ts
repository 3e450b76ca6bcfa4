// @vitest-environment node
import { expect, test } from "vitest";
import type { Event } from "../lib/api/wire";
import { turnSoFar } from "./turn";

const move = (number: number, seat: number, key = "bought"): Event => ({
  number,
  at: 0,
  kind: "move",
  seat,
  step: number,
  facts: [{ key, params: { seat } }],
});
const so = (events: Event[]) =>
  turnSoFar(events, 0, ({ key }) => key === "ended").map(({ number }) => number);

test("a turn begins after whatever another did", () => {
  expect(so([move(1, 0), move(2, 1), move(3, 0), move(4, 0)])).toEqual([3, 4]);
  expect(so([move(1, 0), move(2, 1)])).toEqual([]);
});

test("a turn begins after the end of one's own before", () => {
  expect(so([move(1, 0), move(2, 0, "ended"), move(3, 0)])).toEqual([3]);
});

test("what was taken back is gone from it", () => {
  const undo: Event = { number: 3, at: 0, kind: "undo", seat: 0, data: { keep: 1 } };
  expect(so([move(1, 0), move(2, 0), undo])).toEqual([1]);
});
