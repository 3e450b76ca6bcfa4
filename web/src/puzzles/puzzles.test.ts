import { beforeEach, describe, expect, test } from "vitest";
import { doneOf, forget, isSolved, noteDone, noteRun, runOf, solvedOf } from "./progress.svelte";
import { wantedBy } from "./wanted";

describe("what an address asks for", () => {
  test.each([
    ["daily", { kind: "daily" }],
    ["run", { kind: "run", theme: null, grade: null }],
    ["theme-moby-dick", { kind: "run", theme: "moby-dick", grade: null }],
    ["grade-3", { kind: "run", theme: null, grade: 3 }],
    ["0123456789", { kind: "one", id: "0123456789" }],
    ["grade-9", null],
    ["anything", null],
  ])("%s", (what, expected) => expect(wantedBy(what)).toEqual(expected));
});

describe("what is kept", () => {
  beforeEach(() => forget("chess"));

  test("a puzzle that was given up is not brought again, and not solved", () => {
    noteDone("chess", "a", false);
    expect(isSolved("chess", "a")).toBe(false);
    expect(doneOf("chess")).toEqual(["a"]);
  });

  test("solved later, it counts once", () => {
    noteDone("chess", "a", false);
    noteDone("chess", "a", true);
    expect(solvedOf("chess")).toEqual(["a"]);
    expect(doneOf("chess")).toEqual(["a"]);
    expect(localStorage.getItem("seaboard-puzzles")).toContain('"chess":["a"]');
  });

  test("two solved at once lead to a harder one, an error to an easier one", () => {
    let run = runOf("chess", "run");
    expect(run.grade).toBe(1);
    run = noteRun("chess", "run", run, true);
    expect(run).toMatchObject({ grade: 1, row: 1 });
    run = noteRun("chess", "run", run, true);
    expect(run).toMatchObject({ grade: 2, row: 2 });
    expect(runOf("chess", "run")).toEqual(run);
    run = noteRun("chess", "run", run, false);
    expect(run).toMatchObject({ grade: 1, row: 0 });
  });
});
