import { describe, expect, test } from "vitest";
import type { Event } from "../lib/api/wire";
import { lastWord } from "./takebacks";

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
