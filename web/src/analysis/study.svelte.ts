/** One finished game under study: its analysis as it comes, the position that is looked at, and what
 * is being learnt. The rules stay with whoever keeps the game: every position comes from there. */
import { loadGame } from "../games";
import type { GameUi, SeatInfo } from "../games/contract";
import { errorWords, Refusal } from "../lib/api/errors";
import { api } from "../lib/api/http";
import { placeOf } from "../lib/api/places";
import { keepOwn } from "../lib/device/records";
import type {
  AnalysisOut,
  Course,
  DecisionOut,
  LegalMove,
  LineOut,
  TableOut,
  ToldMove,
} from "../lib/api/wire";
import { askEither, askOffer, modeOffered } from "../lib/offer.svelte";
import { seatsOf } from "../table/people";
import { costOf, decisionAt, errorsOf, isError, sidesOf } from "./curve";

const WAIT = 15; // seconds that the server may wait for something new
const PAUSE = 500; // milliseconds between two questions
const BEFORE_TRYING_AGAIN = 3_000;

export interface Verdict {
  move: string;
  kind: "best" | "good" | "same" | "worse" | "illegal";
  cost: number;
}

/** Learning from one's errors, one after another. */
export interface Lesson {
  errors: DecisionOut[];
  at: number;
  tries: Verdict[];
  /** 0: none, 1: it is one of a few, 2: the solution. */
  hint: number;
  judging: boolean;
}

export class Study {
  table = $state.raw<TableOut | null>(null);
  ui = $state.raw<GameUi | null>(null);
  course = $state.raw<Course | null>(null);
  told = $state.raw<ToldMove[]>([]);
  analysis = $state.raw<AnalysisOut | null>(null);
  decisions = $state.raw<DecisionOut[]>([]);
  total = $state(0);
  state = $state<"loading" | "running" | "done" | "failed">("loading");
  problem = $state("");

  step = $state(0);
  /** Other moves than those of the game, after that many of it. */
  line = $state.raw<string[]>([]);
  shown = $state.raw<LineOut | null>(null);
  /** Whether the position follows from the one that was shown before. */
  flows = $state(false);
  lesson = $state.raw<Lesson | null>(null);

  #closed = false;

  constructor(readonly id: string) {}

  get game(): string {
    return String(this.table?.setup.game ?? "");
  }

  get seats(): SeatInfo[] {
    return this.table ? seatsOf(this.table) : [];
  }

  get sides(): number[][] {
    const { table } = this;
    if (!table) return [];
    return sidesOf(
      modeOffered(this.game, String(table.setup.mode))?.teams ?? [],
      table.seats.length,
    );
  }

  /** The decision that was made at the position of the game that is looked at. */
  get decision(): DecisionOut | null {
    return decisionAt(this.decisions, this.step);
  }

  async open(step: number | null = null): Promise<void> {
    try {
      await (placeOf(this.id) === "device" ? askOffer("device") : askEither());
      const table = await api.table(this.id, null, null);
      if (table.status !== "finished") throw new Refusal("not-now");
      this.ui = await loadGame(String(table.setup.game));
      this.table = table;
      void keepOwn(table).catch(() => {}); // it can be studied without it as well
      void api.told(this.id).then(({ moves }) => (this.told = moves), this.#say);
      void api.course(this.id, null).then(
        (found) => (this.course = found),
        () => null,
      );
      await this.look(Math.min(step ?? table.moves, table.moves));
      await this.#follow();
    } catch (error) {
      this.#say(error);
    }
  }

  close(): void {
    this.#closed = true;
  }

  /** Ask for more of the analysis until it is whole. */
  async #follow(): Promise<void> {
    while (!this.#closed) {
      try {
        const got = await api.analysis(this.id, this.decisions.length, WAIT);
        this.total = got.total;
        this.decisions = [...this.decisions, ...got.analysis.decisions];
        this.analysis = got.analysis;
        this.state = got.state;
        this.problem = "";
        if (got.state !== "running") return;
      } catch (error) {
        this.#say(error);
        if (!(error instanceof Refusal) || !["away", "busy"].includes(error.code)) {
          this.state = "failed";
          return;
        }
        await pause(BEFORE_TRYING_AGAIN);
      }
      await pause(PAUSE);
    }
  }

  /** Begin again after a failure. */
  async again(): Promise<void> {
    this.state = "loading";
    this.problem = "";
    await this.#follow();
  }

  #say = (error: unknown): void => {
    this.problem = errorWords(error, "analysis");
  };

  /** Look at the position after that many moves of the game and then others. The last wish counts,
   * however the answers come. */
  async look(step: number, line: string[] = []): Promise<void> {
    const before = { step: this.step, line: this.line };
    this.step = step;
    this.line = line;
    // Whoever decides there looks, so that the own hand is seen.
    const seat = this.told[step]?.seat ?? this.decision?.seat ?? this.table?.mine[0] ?? null;
    try {
      const found = await api.line(this.id, step, line, seat);
      if (this.step !== step || this.line !== line) return;
      this.flows =
        (step === before.step && line.length === before.line.length + 1) ||
        (step === before.step + 1 && !line.length && !before.line.length);
      this.shown = found;
    } catch (error) {
      this.#say(error);
    }
  }

  /** The moves that can be chosen on the board now: in a lesson all, on a line the next of it, at a
   * decision of the game the better one. */
  get offered(): LegalMove[] {
    const { shown, lesson } = this;
    if (!shown) return [];
    if (lesson) return this.solved || lesson.judging ? [] : this.#lessonMoves(shown.legal, lesson);
    const next = this.nextOnLine;
    return next === null ? [] : shown.legal.filter(({ text }) => text === next);
  }

  #lessonMoves(legal: LegalMove[], { hint, errors, at }: Lesson): LegalMove[] {
    if (!hint) return legal;
    const few = new Set(errors[at]!.best.map(({ move }) => move));
    return legal.filter(({ text }) => few.has(text));
  }

  get hinted(): string[] {
    if (this.lesson)
      return this.lesson.hint >= 2 ? [this.lesson.errors[this.lesson.at]!.best[0]!.move] : [];
    return this.nextOnLine === null ? [] : [this.nextOnLine];
  }

  /** The line of play that is followed, from the decision on. */
  get followed(): string[] | null {
    const best = this.decision?.best;
    const [first] = this.line;
    const chosen = best?.find(({ move }) => move === first) ?? null;
    return chosen ? [chosen.move, ...chosen.line] : null;
  }

  /** The move that comes next on the line, or the better one where there is none yet. */
  get nextOnLine(): string | null {
    if (this.line.length) return this.followed?.[this.line.length] ?? null;
    const { decision } = this;
    return decision && isError(decision.grade) ? decision.best[0]!.move : null;
  }

  /** A move was chosen on the board. */
  play = (move: string): void => {
    if (this.lesson) void this.tryMove(move);
    else void this.look(this.step, [...this.line, move]);
  };

  // Learning

  learn(seats: readonly number[]): void {
    const errors = errorsOf(this.decisions, seats);
    if (errors.length) this.#take(errors, 0);
  }

  nextError(): void {
    const { lesson } = this;
    if (!lesson) return;
    if (lesson.at + 1 < lesson.errors.length) this.#take(lesson.errors, lesson.at + 1);
    else this.endLesson();
  }

  endLesson(): void {
    this.lesson = null;
    void this.look(this.step);
  }

  #take(errors: DecisionOut[], at: number): void {
    this.lesson = { errors, at, tries: [], hint: 0, judging: false };
    void this.look(errors[at]!.step);
  }

  giveHint(): void {
    if (this.lesson) this.lesson = { ...this.lesson, hint: Math.min(2, this.lesson.hint + 1) };
  }

  get solved(): boolean {
    const last = this.lesson?.tries.at(-1);
    return last?.kind === "best" || last?.kind === "good";
  }

  /** Whether a move is as good as the best: by what is known, or by asking. */
  async tryMove(move: string): Promise<void> {
    const { lesson, step } = this;
    if (!lesson) return;
    const decision = lesson.errors[lesson.at]!;
    this.lesson = { ...lesson, judging: true };
    let verdict: Verdict;
    try {
      verdict = await this.#judged(decision, move);
    } catch (error) {
      this.#say(error);
      this.lesson = { ...lesson };
      return;
    }
    if (this.lesson?.errors[this.lesson.at] !== decision) return;
    this.lesson = { ...this.lesson, judging: false, tries: [...lesson.tries, verdict] };
    if (verdict.kind === "best" || verdict.kind === "good") await this.look(step, [move]);
  }

  async #judged(decision: DecisionOut, move: string): Promise<Verdict> {
    if (move === decision.best[0]!.move) return { move, kind: "best", cost: 0 };
    if (move === decision.move) return { move, kind: "same", cost: decision.cost };
    const least = Math.min(...Object.values(this.analysis?.grades ?? { any: 0.02 }));
    const cost = costOf(decision, move) ?? (await api.otherMove(this.id, decision.step, move)).cost;
    return { move, kind: cost < least ? "good" : "worse", cost };
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((wake) => setTimeout(wake, milliseconds));
}
