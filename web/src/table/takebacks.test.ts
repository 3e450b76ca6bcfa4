import { describe, expect, test } from "vitest";
import type { Event } from "../lib/api/wire";
import { lastWord, wanted } from "./takebacks";

const MINE = [0];
const move = (number: number): Event => ({ number, at: 1, kind: "move", seat: 0, step: number });
const ask = (number: number, seat = 0): Event => ({ number, at: 1, kind: "ask", seat });
const answer = (number: number, yes: boolean, to: number): Event => ({
  number,
  at: 1,
  kind: "answer",
  person: "ben",
  data: { yes, ask: to },
});
const undo = (number: number, seat: number): Event => ({
  number,
  at: 1,
  kind: "undo",
  seat,
  data: { keep: 0 },
});
const said = (number: number): Event => ({ number, at: 1, kind: "said", person: "ben" });

describe("the last word about taking back", () => {
  test.each([
    ["a refusal", [move(1), ask(2), answer(3, false, 2)], "refused"],
    ["a refusal, and chat after it", [move(1), ask(2), answer(3, false, 2), said(4)], "refused"],
    ["a yes", [move(1), ask(2), answer(3, true, 2), undo(4, 0)], "agreed"],
    ["another who takes back", [move(1), undo(2, 1)], "taken"],
  ] as const)("%s", (_name, events, kind) => expect(lastWord(events, MINE)?.kind).toBe(kind));

  test.each([
    ["what one did oneself", [move(1), undo(2, 0)]],
    ["what one answered to another", [move(1), ask(2, 1), answer(3, false, 2)]],
    ["what lies before the next move", [ask(1), answer(2, false, 1), move(3)]],
    ["nothing", []],
  ] as const)("is not %s", (_name, events) => expect(lastWord(events, MINE)).toBeNull());
});

describe("what a request would take back", () => {
  const request = (number: number, keep: number): Event => ({ ...ask(number), data: { keep } });
  const by = (number: number, seat: number | null): Event => ({ ...move(number), seat });

  test("is the move of whoever asks, with the decisions after it", () => {
    const events = [by(1, 0), by(2, 0), by(3, null), by(4, 1), said(5), request(6, 1)];
    expect(wanted(events, 6)).toEqual({ move: events[1], after: 1 });
  });

  test("is none of those that were taken back before", () => {
    const again = { ...by(3, 0), step: 1 };
    const events = [by(1, 0), undo(2, 0), again, request(4, 0)];
    expect(wanted(events, 4)).toEqual({ move: again, after: 0 });
  });

  test("is not known if the log begins later", () => {
    expect(wanted([by(7, 1), request(8, 4)], 8)).toBeNull();
    expect(wanted([], 8)).toBeNull();
  });
});
