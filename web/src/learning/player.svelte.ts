/** A lesson as it is played in the page. The answers given so far are all that is kept of it, here and
 * on the device; what they lead to is asked for each time. */
import { errorWords } from "../lib/api/errors";
import { api } from "../lib/api/http";
import type { FactOut, LessonOut, VerdictOut } from "../lib/api/wire";
import { answersOf, keepAnswers } from "./progress.svelte";

/** The answer to what is only to be read. */
export const READ_ON = "";

export class LessonPlayer {
  now = $state.raw<LessonOut | null>(null);
  /** What was wrong with the last try. */
  wrong = $state.raw<VerdictOut | null>(null);
  /** What the last answer led to, and all since the lesson was opened. */
  happened = $state.raw<FactOut[]>([]);
  lately = $state.raw<FactOut[]>([]);
  /** Whether the hint is shown. */
  hinting = $state(false);
  busy = $state(false);
  problem = $state("");

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {}

  /** Take the lesson up where it was left. */
  open(): Promise<void> {
    return this.#ask(answersOf(this.game, this.lesson));
  }

  /** Begin from the start. */
  again(): Promise<void> {
    return this.#ask([]);
  }

  get canGoBack(): boolean {
    return (this.now?.step ?? 0) > 0;
  }

  /** Go back by one step. */
  back(): Promise<void> {
    return this.#ask(this.now?.answers.slice(0, -1) ?? []);
  }

  /** Answer the present step; what is wrong changes nothing. */
  answer = (move: string): void => {
    if (this.now && !this.now.done) void this.#ask(this.now.answers, move);
  };

  readOn(): void {
    this.answer(READ_ON);
  }

  /** Show what is wanted; asked again, do it. */
  hint(): void {
    const hint = this.now?.hint;
    if (!hint) return;
    if (this.hinting) this.answer(hint);
    else this.hinting = true;
  }

  async #ask(answers: string[], move: string | null = null): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      const next = await api.lesson(this.game, this.lesson, { answers, move });
      this.#show(next);
    } catch (error) {
      this.problem = errorWords(error, "lesson");
    } finally {
      this.busy = false;
    }
  }

  #show(next: LessonOut): void {
    const right = next.verdict?.kind === "right";
    if (next.verdict && !right) {
      this.wrong = next.verdict;
      // A whole move was chosen, and not the one that is wanted: the choice begins anew, so that what
      // is lit can be touched. Whoever touched what cannot be chosen keeps what he had begun.
      if (next.verdict.kind === "unwanted") this.now = next;
      return;
    }
    this.wrong = null;
    this.hinting = false;
    this.happened = next.facts;
    this.lately = right ? [...this.lately, ...next.facts] : [];
    this.now = next;
    keepAnswers(this.game, this.lesson, next.answers, next.done);
  }
}
