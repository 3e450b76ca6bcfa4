/** Lines of play at a position: what was asked for last is what is seen. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../lib/api/http";
import type { EditAdvice, EditLine, EditorOut, EditShown } from "../lib/api/wire";
import { Editing } from "./editing.svelte";

// jsdom has no streams to compress with.
vi.mock("./link", () => ({ toFragment: () => Promise.resolve("#p="), BadLink: Error }));

const shown = { whole: {}, decider: 0, over: false } as unknown as EditShown;
const begun = { mode: "standard", seats: 2, position: {}, form: [] } as unknown as EditorOut;
const LINE = ["choose 1", "choose 2", "choose 3"];

/** Answers that come when the test says so, in any order. */
function answersLater<T>(): { ask: () => Promise<T>; answer: (at: number, value: T) => void } {
  const open: ((value: T) => void)[] = [];
  return {
    ask: () => new Promise<T>((resolve) => open.push(resolve)),
    answer: (at, value) => open[at]!(value),
  };
}

let editing: Editing;
let lines: ReturnType<typeof answersLater<EditLine>>;
beforeEach(async () => {
  lines = answersLater();
  vi.spyOn(api, "editor").mockResolvedValue(begun);
  vi.spyOn(api, "checkPosition").mockResolvedValue({ problem: null, shown });
  vi.spyOn(api, "followLine").mockImplementation(lines.ask);
  editing = new Editing("a-game");
  await editing.begin("new", null, null);
});

describe("a line of play", () => {
  it("is left at once, also while a step of it is on its way", async () => {
    const back = editing.follow(LINE, 1);
    await editing.follow([], 0);
    expect(editing.line).toBeNull();
    lines.answer(0, { shown, line: [] });
    await back;
    expect(editing.line).toBeNull();
  });

  it("shows the step that was asked for last, in whatever order they come", async () => {
    const both = [editing.follow(LINE, 1), editing.follow(LINE, 2)];
    lines.answer(1, { shown, line: [] });
    lines.answer(0, { shown, line: [] });
    await Promise.all(both);
    expect(editing.line?.moves).toEqual(LINE.slice(0, 2));
  });

  it("is forgotten with the position that it starts from", async () => {
    const step = editing.follow(LINE, 1);
    editing.change(["round"], 2);
    lines.answer(0, { shown, line: [] });
    await step;
    expect(editing.line).toBeNull();
  });
});

it("best moves of a position that was changed meanwhile are not shown", async () => {
  const advice = answersLater<EditAdvice>();
  vi.spyOn(api, "bestMoves").mockImplementation(advice.ask);
  const judged = editing.judge();
  editing.change(["round"], 2);
  advice.answer(0, { candidates: [] } as unknown as EditAdvice);
  await judged;
  expect(editing.advice).toBeNull();
});
