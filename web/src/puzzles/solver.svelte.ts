/** One puzzle after another as it is solved in the page: tries, a hint, the solution. What is right and
 * what a wrong move loses is the server's to say; the solution comes when it is found or given up. */
import { errorWords } from "../lib/api/errors";
import { api } from "../lib/api/http";
import type { HintOut, LegalMove, PuzzleOut, SolutionOut, TryOut } from "../lib/api/wire";
import { doneOf, noteDone, noteRun, runOf, type Run } from "./progress.svelte";

/** Which puzzles are played. */
export type Wanted =
  | { kind: "daily" }
  | { kind: "run"; theme: string | null; grade: number | null }
  | { kind: "one"; id: string };

export class Solver {
  now = $state.raw<PuzzleOut | null>(null);
  day = $state("");
  /** All are done. */
  empty = $state(false);
  last = $state.raw<(TryOut & { move: string }) | null>(null);
  wrong = $state(0);
  hint = $state.raw<HintOut | null>(null);
  solution = $state.raw<SolutionOut | null>(null);
  run = $state.raw<Run | null>(null);
  busy = $state(false);
  problem = $state("");

  constructor(
    readonly game: string,
    readonly wanted: Wanted,
  ) {
    if (wanted.kind === "run") this.run = runOf(game, this.#runName, wanted.grade ?? undefined);
  }

  get #runName(): string {
    if (this.wanted.kind !== "run") return "";
    const { theme, grade } = this.wanted;
    return theme ?? (grade === null ? "run" : `grade-${grade}`);
  }

  /** The view that is shown: after the solution, once it is known. */
  get view(): unknown {
    return this.solution?.view ?? this.now?.view;
  }

  /** The moves that can be chosen on the board. */
  get offered(): LegalMove[] {
    const { now, hint } = this;
    if (!now || this.busy || this.solution) return [];
    return hint ? now.legal.filter(({ text }) => hint.moves.includes(text)) : now.legal;
  }

  /** The first puzzle, or the next. */
  open = (): Promise<void> =>
    this.#ask(async () => {
      const found = await this.#puzzle();
      this.empty = found === null;
      this.now = found;
      this.last = this.hint = this.solution = null;
      this.wrong = 0;
    });

  async #puzzle(): Promise<PuzzleOut | null> {
    const { game, wanted } = this;
    if (wanted.kind === "one") return api.puzzle(game, wanted.id);
    if (wanted.kind === "daily") {
      const { day, puzzle } = await api.dailyPuzzle(game);
      this.day = day;
      return puzzle;
    }
    const { grade, number } = this.run!;
    const done = doneOf(game);
    const asked = { theme: wanted.theme, grade: wanted.grade ?? grade, done, run: number };
    return (await api.nextPuzzle(game, asked)).puzzle;
  }

  /** A move was chosen on the board. */
  play = (move: string): void => {
    const { now } = this;
    if (!now || this.solution) return;
    void this.#ask(async () => {
      const told = await api.tryPuzzle(this.game, now.id, move);
      this.last = { ...told, move };
      if (told.kind === "right") this.#finish(told.solution!, true);
      else if (told.kind === "wrong") this.wrong++;
    });
  };

  giveHint(): void {
    const { now } = this;
    if (!now) return;
    void this.#ask(async () => {
      this.hint = await api.puzzleHint(this.game, now.id);
      this.last = null;
    });
  }

  giveUp(): void {
    const { now } = this;
    if (!now) return;
    void this.#ask(async () => {
      const told = await api.tryPuzzle(this.game, now.id, null);
      this.last = { ...told, move: told.solution!.move };
      this.#finish(told.solution!, false);
    });
  }

  #finish(solution: SolutionOut, solved: boolean): void {
    const clean = solved && this.wrong === 0 && this.hint === null;
    this.solution = solution;
    noteDone(this.game, this.now!.id, solved);
    if (this.run) this.run = noteRun(this.game, this.#runName, this.run, clean);
  }

  async #ask(question: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      await question();
    } catch (error) {
      this.problem = errorWords(error);
    } finally {
      this.busy = false;
    }
  }
}
