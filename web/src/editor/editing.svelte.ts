/** A position that is edited: what was entered, what the server says of it, the best moves and how play
 * would go on, playing on.
 * Nothing entered is lost when it contradicts itself: the board stays at the last position that can be. */
import { errorWords } from "../lib/api/errors";
import { api, type Players } from "../lib/api/http";
import type {
  EditAdvice,
  EditLine,
  EditorOut,
  EditProblem,
  EditShown,
  FactOut,
} from "../lib/api/wire";
import { t } from "../lib/i18n/index.svelte";
import { changed, type Path } from "./change";
import { BadLink, fromFragment, toFragment, type Edited } from "./link";

const PAUSE = 150; // ms after a change, before the server is asked

/** Where one is on a line of play: so many of its moves, and where they led. */
export interface OnLine extends EditLine {
  moves: readonly string[];
  whole: readonly string[];
}

export class Editing {
  begun = $state.raw<EditorOut | null>(null);
  position = $state.raw<Edited>({});
  shown = $state.raw<EditShown | null>(null);
  wrong = $state.raw<EditProblem | null>(null);
  advice = $state.raw<EditAdvice | null>(null);
  /** The line that is looked at. */
  line = $state.raw<OnLine | null>(null);
  /** Who plays on: for each seat its bot, or none for oneself; null while one edits. */
  players = $state.raw<Players | null>(null);
  facts = $state.raw<FactOut[]>([]);
  busy = $state(false);
  /** Whether the last change is not checked yet. */
  waiting = $state(false);
  problem = $state("");
  #asked = 0;
  #wanted = 0; // the step of a line that was asked for last
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly game: string) {}

  /** What the address carries, or a new game. */
  open = async (fragment: string, puzzle: string | null = null): Promise<void> => {
    this.problem = "";
    try {
      if (puzzle !== null) {
        this.begun = await api.editorOfPuzzle(this.game, puzzle);
        return await this.#take(this.begun.position);
      }
      const linked = await fromFragment(fragment);
      if (!linked) return await this.begin("new", null, null);
      this.begun = await api.editor(this.game, "new", linked.mode, linked.seats);
      await this.#take(linked.position);
    } catch (error) {
      if (error instanceof BadLink) {
        await this.begin("new", null, null);
        this.problem = t("editor-bad-link");
      } else this.problem = errorWords(error);
    }
  };

  begin = async (
    start: "new" | "middle",
    mode: string | null,
    seats: number | null,
  ): Promise<void> => {
    this.problem = "";
    try {
      this.begun = await api.editor(this.game, start, mode, seats);
      await this.#take(this.begun.position);
    } catch (error) {
      this.problem = errorWords(error);
    }
  };

  change = (path: Path, value: unknown): void => {
    this.position = changed(this.position, path, value);
    this.#forgetAdvice();
    this.waiting = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), PAUSE);
  };

  /** The best moves here. */
  judge = (): Promise<void> =>
    this.#ask(async () => {
      const { position } = this;
      const advice = await api.bestMoves(this.game, this.shown!.whole);
      if (position === this.position) this.advice = advice;
    });

  /** Look at where so many moves of a line lead; none are the position itself. The last step asked for counts,
   * also while an earlier one is on its way. */
  follow = async (whole: readonly string[], count: number): Promise<void> => {
    const wanted = ++this.#wanted;
    this.problem = "";
    if (!count) return void (this.line = null);
    const moves = whole.slice(0, count);
    try {
      const found = await api.followLine(this.game, this.shown!.whole, moves);
      if (wanted === this.#wanted) this.line = { ...found, moves, whole };
    } catch (error) {
      if (wanted === this.#wanted) this.problem = errorWords(error);
    }
  };

  /** Play on from what is looked at. */
  playOn = (players: Players): Promise<void> =>
    this.#ask(async () => {
      let { shown } = this;
      for (const move of this.line?.moves ?? [])
        // after the last one chance goes on too
        ({ shown } = await api.playOn(this.game, shown!.whole, move));
      this.shown = shown;
      this.#forgetAdvice();
      this.facts = [];
      this.players = players;
      await this.#othersGoOn();
    });

  /** Back to the position as it was entered. */
  stop = (): Promise<void> => {
    this.players = null;
    this.facts = [];
    return this.#check();
  };

  /** A move of one's own; then the others', until one decides again. */
  play = (move: string): Promise<void> =>
    this.#ask(async () => {
      await this.#move(move);
      await this.#othersGoOn();
    });

  async #othersGoOn(): Promise<void> {
    for (;;) {
      const { players, shown } = this;
      const bot = shown && !shown.over ? players?.[shown.decider] : null;
      if (!bot) return;
      await this.#move(null, bot);
    }
  }

  async #move(move: string | null, bot: string | null = null): Promise<void> {
    const { shown } = this;
    const played = await api.playOn(this.game, shown!.whole, move, bot);
    if (this.shown !== shown) return; // one edits again
    this.facts = played.facts;
    this.shown = played.shown;
  }

  async #take(position: Edited): Promise<void> {
    this.position = position;
    this.players = null;
    this.facts = [];
    await this.#check();
  }

  async #check(): Promise<void> {
    const { begun, position } = this;
    if (!begun) return;
    const asked = ++this.#asked;
    this.#forgetAdvice();
    try {
      const { problem, shown } = await api.checkPosition(this.game, position);
      if (asked !== this.#asked) return;
      this.wrong = problem;
      if (shown) this.shown = shown;
      const fragment = await toFragment({ mode: begun.mode, seats: begun.seats, position });
      if (asked === this.#asked) history.replaceState(null, "", location.pathname + fragment);
    } catch (error) {
      if (asked === this.#asked) this.problem = errorWords(error);
    } finally {
      if (asked === this.#asked) this.waiting = false;
    }
  }

  /** Best moves and lines are those of another position. */
  #forgetAdvice(): void {
    this.#wanted += 1;
    this.advice = this.line = null;
  }

  async #ask(question: () => Promise<void>): Promise<void> {
    if (this.busy || !this.shown) return;
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
