/** A position that is edited: what was entered, what the server says of it, the best moves, playing on.
 * Nothing entered is lost when it contradicts itself: the board stays at the last position that can be. */
import { errorWords } from "../lib/api/errors";
import { api } from "../lib/api/http";
import type { EditAdvice, EditorOut, EditProblem, EditShown, FactOut } from "../lib/api/wire";
import { t } from "../lib/i18n/index.svelte";
import { changed, type Path } from "./change";
import { BadLink, fromFragment, toFragment, type Edited } from "./link";

const PAUSE = 150; // ms after a change, before the server is asked

export class Editing {
  begun = $state.raw<EditorOut | null>(null);
  position = $state.raw<Edited>({});
  shown = $state.raw<EditShown | null>(null);
  wrong = $state.raw<EditProblem | null>(null);
  advice = $state.raw<EditAdvice | null>(null);
  /** The seat that one plays on with; null while one edits. */
  mine = $state<number | null>(null);
  facts = $state.raw<FactOut[]>([]);
  busy = $state(false);
  /** Whether the last change is not checked yet. */
  waiting = $state(false);
  problem = $state("");
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly game: string) {}

  /** What the address carries, or a new game. */
  open = async (fragment: string): Promise<void> => {
    this.problem = "";
    try {
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
    this.advice = null;
    this.waiting = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), PAUSE);
  };

  /** The best moves here. */
  judge = (): Promise<void> =>
    this.#ask(async () => {
      this.advice = await api.bestMoves(this.game, this.shown!.whole);
    });

  /** Play on from here with the seat that decides. */
  playOn = (): void => {
    this.mine = this.shown?.decider ?? null;
    this.facts = [];
  };

  /** Back to the position as it was entered. */
  stop = (): Promise<void> => {
    this.mine = null;
    this.facts = [];
    return this.#check();
  };

  /** A move of one's own; then the others', until one decides again. */
  play = (move: string): Promise<void> =>
    this.#ask(async () => {
      this.advice = null;
      await this.#move(move);
      while (this.mine !== null && this.shown && !this.shown.over) {
        if (this.shown.decider === this.mine) break;
        await this.#move(null);
      }
    });

  async #move(move: string | null): Promise<void> {
    const played = await api.playOn(this.game, this.shown!.whole, move);
    this.facts = played.facts;
    this.shown = played.shown;
  }

  async #take(position: Edited): Promise<void> {
    this.position = position;
    this.mine = null;
    this.facts = [];
    await this.#check();
  }

  async #check(): Promise<void> {
    const { begun, position } = this;
    if (!begun) return;
    const asked = ++this.#asked;
    this.advice = null;
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
