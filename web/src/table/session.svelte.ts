/** One table as it is watched: its present, its past, and what one may do there.
 *
 * The server's messages are not shown faster than one can follow: what others did is shown one
 * message after another, at the pace that the reader chose. A move of one's own is shown at once.
 */
import { errorWords, Refusal } from "../lib/api/errors";
import { api, type Command } from "../lib/api/http";
import { placeOf } from "../lib/api/places";
import type { Socket, Watcher } from "../lib/api/socket.svelte";
import type {
  Course,
  Done,
  Event,
  FactOut,
  Hint,
  LegalMove,
  Previews as PreviewsMessage,
  Shown,
  TableOut,
} from "../lib/api/wire";
import { notice } from "../lib/notices.svelte";
import type { Preview, Previews } from "../games/contract";
import { refusalWords } from "../games/words";
import { takenBack, withoutHidden } from "./log";
import { isOver } from "./over";
import { seatsOf } from "./people";
import { MOST_PAGES, sinceOwnTurn, type Recap, type Since } from "./recap";
import { askOffer, gameOffered } from "../lib/offer.svelte";
import { motionWanted, settings } from "../lib/settings.svelte";
import { t } from "../lib/i18n/index.svelte";
import { BAD_FATES, fateOf, revealing, sealing, startAlone } from "./words";

type Viewer = number | null;

/** The previews that came with the moves themselves. */
function previewsIn(legal: LegalMove[]): Previews {
  const given = legal.map((move) => [move.text, (move as { preview?: Preview }).preview] as const);
  return Object.fromEntries(given.filter(([, preview]) => preview !== undefined)) as Previews;
}

const PACES = { calm: 700, brisk: 320, instant: 0 } as const;
const LEAST_PAUSE = 90;
/** So many messages behind, one would rather see where things stand. */
const TOO_FAR_BEHIND = 40;
/** How long a move is seen before the screen is covered for the next player. */
const LAST_LOOK = 1_100;
const BEFORE_ANSWERING = 450;
/** How many events are recent enough to be told again. */
const LATE = 120;

/** The only answer that there was, and the position in which it is given by itself. */
export interface Single {
  move: LegalMove;
  view: unknown;
  preview: Preview | undefined;
  /** Whether it was sent; else it is about to be. */
  given: boolean;
  /** The last event before it. */
  after: number;
}

export interface Outlook {
  step: number;
  shown: Shown | null;
  /** Whether what is shown follows from what was shown before, by its one move. */
  flows: boolean;
}

export class TableSession implements Watcher {
  readonly id: string;
  table = $state.raw<TableOut | null>(null);
  /** What one may know of the past, from the present seat. */
  events = $state.raw<Event[]>([]);
  /** What the legal moves would do, by their texts. */
  previews = $state.raw<Previews>({});
  happened = $state.raw<FactOut[]>([]);
  /** Why the table cannot be shown. */
  refused = $state.raw<Refusal | null>(null);
  /** The move that was sent and not yet answered. */
  sending = $state<string | null>(null);
  /** How many decisions the viewer was seen to make, here or in another window; those that were given by
   * themselves are not among them. */
  decided = $state(0);
  /** The move that waits for a yes, if the reader wants to be asked. */
  proposed = $state<string | null>(null);
  /** The answer that is or was given by itself: told until the question after others have decided. */
  single = $state.raw<Single | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** The seat for which the screen is covered until its player is there. */
  veiled = $state<number | null>(null);
  /** The earlier position that is looked at instead of the present one. */
  outlook = $state.raw<Outlook | null>(null);
  /** Whether one is back from the past, and nothing has happened since. */
  returned = $state(false);
  /** What happened since one's own last decision, while it is told step by step. */
  recap = $state.raw<Recap | null>(null);
  /** Whether one has come back to a table where things have happened, and has not been told them. */
  missed = $state(false);
  /** Whether the game has ended before one's eyes, and the end is still on show. */
  ending = $state(false);
  /** How the game has gone, once it was asked for. */
  course = $state.raw<Course | null>(null);
  /** Whether messages wait to be shown. */
  behind = $state(false);

  /** Whether a turn is over with this fact, once the game's words and pictures are there. */
  endsTurn: ((fact: FactOut) => boolean) | undefined;

  #socket: Socket;
  #seat = $state<Viewer>(null);
  #logs = new Map<Viewer, Event[]>();
  #waiting: TableOut[] = [];
  #pause: ReturnType<typeof setTimeout> | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;
  #looked = new Map<string, Promise<Shown>>();
  #shownAt = 0;
  #chosen = false;
  #reading = false;
  /** Up to which version a whole turn is being taken back: its steps are not shown one by one, and none of
   * them asks for anything. */
  #takesBackTo = -1;
  #asked = new Set<string>();

  constructor(id: string, socket: Socket) {
    this.id = id;
    this.#socket = socket;
    socket.watch(this);
  }

  close(): void {
    clearTimeout(this.#pause);
    clearTimeout(this.#later);
    this.#socket.unwatch(this);
  }

  /** What happened of late and still stands, oldest first: what was taken back is not among it. */
  get lately(): FactOut[] {
    const gone = takenBack(this.events);
    return this.events
      .filter(({ number }) => !gone.has(number))
      .slice(-LATE)
      .flatMap(({ facts }) => facts ?? []);
  }

  // What the connection asks of a watcher.

  get seat(): Viewer {
    return this.#seat;
  }

  get heard(): number | null {
    return this.#logs.get(this.#seat)?.at(-1)?.number ?? null;
  }

  hear(table: TableOut): void {
    if (table.viewer !== this.#seat) return; // from before one changed the seat
    this.refused = null;
    this.#shareInShuffle(table);
    this.#note(table);
    const last = this.#waiting.at(-1);
    if (last && last.version === table.version) this.#waiting[this.#waiting.length - 1] = table;
    else this.#waiting.push(table);
    this.#showNext();
  }

  preview(previews: PreviewsMessage): void {
    const { table } = this;
    if (table && previews.version === table.version && previews.seat === table.viewer)
      this.previews = previews.moves as Previews;
  }

  refuse(refusal: Refusal): void {
    if (this.#seat === null) this.refused = refusal;
    else this.sitAt(null);
  }

  // Who looks, and at what.

  /** Whether one plays several seats on this screen. */
  get shared(): boolean {
    return (this.table?.mine.length ?? 0) > 1;
  }

  /** Whether hands are hidden; a game of which nothing is known yet might hide some. */
  get secret(): boolean {
    return gameOffered(String(this.table?.setup.game))?.secret ?? true;
  }

  /** Whether it is one's own decision, as far as it is shown. */
  get mineToDecide(): boolean {
    const { table } = this;
    return Boolean(table && table.legal.length > 0 && table.decider === table.viewer);
  }

  /** Look from another seat of one's own, or as a spectator. */
  sitAt(seat: Viewer): void {
    if (seat === this.#seat) return;
    this.#seat = seat;
    this.#waiting = [];
    this.#socket.watch(this);
  }

  /** Look from a seat that the reader chose; from then on nobody changes it for him. */
  lookFrom(seat: Viewer): void {
    this.#chosen = true;
    const step = this.outlook?.step ?? null;
    this.sitAt(seat);
    void this.look(step);
  }

  /** The player at the covered screen is the right one. */
  unveil(): void {
    const seat = this.veiled;
    this.veiled = null;
    if (seat !== null) this.sitAt(seat);
  }

  // Showing, one message after another.

  #note(table: TableOut): void {
    const known = this.#logs.get(table.viewer) ?? [];
    const last = known.at(-1)?.number ?? 0;
    const first = table.events[0]?.number ?? 0;
    const fresh = table.events.filter((event) => event.number > last);
    // After a long absence the log begins anew; what lies between is asked for when it is read.
    this.#logs.set(table.viewer, first > last + 1 ? fresh : [...known, ...fresh]);
  }

  #showNext = (): void => {
    clearTimeout(this.#pause);
    const next = this.#waiting[0];
    if (!next) {
      this.behind = false;
      return;
    }
    const wait = this.#shownAt + this.#gapBefore(next) - Date.now();
    this.behind = wait > 0;
    if (wait > 0) this.#pause = setTimeout(this.#showNext, wait);
    else {
      this.#waiting.shift();
      this.#show(next);
      this.#showNext();
    }
  };

  /** Show everything that waits, at once. */
  catchUp(): void {
    const last = this.#waiting.at(-1);
    if (!last) return;
    this.#waiting = [];
    clearTimeout(this.#pause);
    this.behind = false;
    this.#show(last);
  }

  #gapBefore(next: TableOut): number {
    const { table } = this;
    if (!table || table.viewer !== next.viewer || document.hidden) return 0;
    if (this.sending !== null || table.version === next.version) return 0;
    if (next.version <= this.#takesBackTo) return 0;
    if (!motionWanted() || this.#waiting.length > TOO_FAR_BEHIND) return 0;
    return Math.max(LEAST_PAUSE, PACES[settings.pace] - 30 * this.#waiting.length);
  }

  #show(next: TableOut): void {
    const before = this.table;
    const moved =
      before?.version !== next.version ||
      before.viewer !== next.viewer ||
      before.mine.join() !== next.mine.join();
    this.table = next;
    const known = this.#logs.get(next.viewer) ?? [];
    this.events = withoutHidden(known.filter((each) => each.number <= next.last));
    this.#shownAt = Date.now();
    if (!moved) return;
    const fresh = before ? this.events.filter((event) => event.number > before.last) : [];
    const takenBack = fresh.some((event) => event.kind === "undo");
    this.happened = takenBack ? [] : fresh.flatMap((event) => event.facts ?? []);
    this.returned = false;
    if (before?.status === "running" && next.status === "finished") this.ending = !document.hidden;
    this.#noteMissed(before, next);
    const byItself = this.single?.given === true && this.sending !== null;
    if (!byItself && fresh.some(({ kind, seat }) => kind === "move" && seat === next.viewer))
      this.decided++;
    this.sending = null;
    this.proposed = null;
    if (takenBack || !this.#stillTold()) this.single = null;
    this.hint = null;
    this.previews = previewsIn(next.legal);
    this.#maybeChangeSeat(next);
    if (takenBack && this.recap) this.endRecap();
    const otherPast = takenBack || before?.viewer !== next.viewer;
    if (before && otherPast && this.outlook)
      void this.look(Math.min(this.outlook.step, next.moves));
    if (!this.mineToDecide) return;
    if (!Object.keys(this.previews).length) this.#socket.askPreviews(this.id, next.viewer!);
    if (settings.answer && next.legal.length === 1) this.#answerByItself(next, takenBack);
  }

  /** Give the only answer there is; if it was just taken back, take back what led to it too. */
  #answerByItself(table: TableOut, takenBack: boolean): void {
    clearTimeout(this.#later);
    if (takenBack) {
      if (table.undo === "free" && table.version > this.#takesBackTo) void this.undo();
      return;
    }
    const move = table.legal[0]!;
    if (this.#isFinal(move.text)) return;
    const { view, last: after } = table;
    const single: Single = { move, view, preview: undefined, given: false, after };
    this.single = single;
    this.#later = setTimeout(() => {
      if (this.single !== single) return; // answered by hand, or taken from under one
      this.single = null;
      if (this.outlook) return;
      this.single = { ...single, preview: this.previews[move.text], given: true };
      void this.#send(move.text, true);
    }, BEFORE_ANSWERING);
  }

  /** Whether nothing that was planned in this turn can be taken back after that move: its end, where moves
   * stand. Nobody else gives it. */
  #isFinal(move: string): boolean {
    const { table, endsTurn } = this;
    if (!table || !endsTurn || table.setup.undo !== "never" || table.undo !== "free") return false;
    return this.previews[move]?.facts.some(endsTurn) ?? true;
  }

  /** Whether the answer that was given by itself is news still: until a question of one's own after
   * anybody has decided something else. */
  #stillTold(): boolean {
    const { single } = this;
    if (!single?.given) return false;
    const since = this.events.filter(
      ({ number, step, seat }) =>
        number > single.after && step !== undefined && typeof seat === "number",
    );
    return !this.mineToDecide || since.length <= 1;
  }

  /** Look from the seat that decides, if it is one's own; hidden hands are covered in between. */
  #maybeChangeSeat(table: TableOut, asked = false): void {
    const { mine, decider } = table;
    if (table.view === null || mine.length === 0 || this.#chosen) return;
    if (mine.length === 1 || isOver(table))
      return this.#seat === null ? this.sitAt(mine[0]!) : undefined;
    const next = decider !== null && mine.includes(decider) && !table.seats[decider]!.bot;
    if (!next || decider === this.#seat) return;
    if (!asked && !gameOffered(String(table.setup.game)))
      return void askOffer(placeOf(this.id)).then(
        () => this.table === table && this.#maybeChangeSeat(table, true),
      );
    if (!this.secret) return this.sitAt(decider);
    clearTimeout(this.#later);
    this.#later = setTimeout(() => (this.veiled = decider), this.#seat === null ? 0 : LAST_LOOK);
  }

  // The shuffle: one's part in it is done without anybody's doing.

  /** Seal words for one's seats, show them once the start is fixed, see what became of them. */
  #shareInShuffle(table: TableOut): void {
    for (const seat of table.mine) {
      if (table.status === "open" && table.seats[seat]!.seal === null)
        this.#once(`seal ${seat}`, () => sealing(table, seat));
      else if (table.status === "starting")
        this.#once(`reveal ${seat}`, () => revealing(table, seat));
    }
    const before = this.#waiting.at(-1) ?? this.table;
    const waited = before?.status === "open" || before?.status === "starting";
    if (waited && table.status === "running") this.#warnOfShuffle(table);
  }

  /** Send a command of the page's own, and not again while its answer is awaited. */
  #once(name: string, make: () => Command | null): void {
    if (this.#asked.has(name)) return;
    const command = make();
    if (command === null) return;
    this.#asked.add(name);
    const again = (): boolean => this.#asked.delete(name);
    // What the server refuses is not asked for again and again; a lost connection asks anew.
    this.#socket.do(this.id, command).then(again, (error: Refusal) => {
      if (error.code === "away" || error.code === "lost" || error.code === "busy") again();
    });
  }

  #warnOfShuffle(table: TableOut): void {
    const fates = new Set(table.mine.map((seat) => fateOf(table, seat)));
    for (const fate of BAD_FATES)
      if (fates.has(fate)) return notice(t(`app-fair-fate-${fate}`), "bad");
  }

  /** Seal other words: one's own, and random ones behind them. */
  async sealWords(seat: number, own: string): Promise<void> {
    if (this.table) await this.do(sealing(this.table, seat, own));
  }

  // Doing.

  /** Do something at the table; a refusal gives null and is shown in words, unless nobody asked for it. */
  async do(command: Command, byItself = false): Promise<Done | null> {
    try {
      return await this.#socket.do(this.id, command);
    } catch (error) {
      if (byItself && error instanceof Refusal) return null; // another window was faster
      notice(this.#whyNot(error) ?? errorWords(error, command.do), "bad");
      return null;
    }
  }

  /** What the rules say against a move, in words. */
  #whyNot(error: unknown): string | null {
    const { table } = this;
    if (!table || !(error instanceof Refusal)) return null;
    return refusalWords(String(table.setup.game), error.reason, { seats: seatsOf(table) });
  }

  /** Play a move, after a yes if the reader wants to be asked. */
  play = (move: string): void => {
    if (this.sending !== null || this.outlook || !this.mineToDecide) return;
    if (!this.table!.legal.some((each) => each.text === move)) return;
    if (settings.confirm) this.proposed = move;
    else this.#decide(move);
  };

  #decide(move: string): void {
    this.single = null;
    void this.#send(move);
  }

  /** Ask the rules why something cannot be done now: it is tried, and they refuse it. */
  async attempt(move: string): Promise<void> {
    const { table } = this;
    if (!table || !this.mineToDecide || this.sending !== null || this.outlook) return;
    if (table.legal.some((each) => each.text === move)) return;
    await this.do({ do: "move", seat: table.viewer!, version: table.version, move });
  }

  confirm(): void {
    if (this.proposed !== null) this.#decide(this.proposed);
    this.proposed = null;
  }

  async #send(move: string, byItself = false): Promise<void> {
    const table = this.table!;
    this.sending = move;
    const { viewer, version } = table;
    const done = await this.do({ do: "move", seat: viewer!, version, move }, byItself);
    if (done !== null) return;
    this.sending = null;
    this.single = null;
  }

  /** Whether the last decision can be taken back now, or asked for. */
  get mayUndo(): boolean {
    const { table } = this;
    if (!table || table.viewer === null || table.ask !== null || this.sending !== null)
      return false;
    return table.undo === "free" || table.undo === "ask";
  }

  /** Take the last decision back, or ask the others for it. */
  async undo(): Promise<void> {
    const table = this.table;
    if (table?.undo === "refused") return notice(t("app-undo-no-more"), "bad");
    if (!this.mayUndo || !table || table.viewer === null) return;
    this.catchUp();
    const seat = table.viewer;
    const { version } = this.table!;
    try {
      const freely = table.undo === "free";
      await this.#socket.do(this.id, { do: freely ? "undo" : "ask", seat, version });
    } catch (error) {
      if (error instanceof Refusal && error.code === "needs-consent")
        await this.do({ do: "ask", seat, version });
      else notice(errorWords(error, "undo"), "bad");
    }
  }

  /** Take back so many of one's own decisions at once, all of one turn. */
  async undoAll(count: number): Promise<void> {
    const { table } = this;
    if (!table || table.undo !== "free" || table.viewer === null) return;
    if (this.#takesBackTo === Infinity) return; // pressed twice
    this.catchUp();
    let version = this.table!.version;
    this.#takesBackTo = Infinity;
    for (let left = count; left > 0; left--) {
      const done = await this.do({ do: "undo", seat: table.viewer, version });
      if (done === null) break;
      version = done.version;
    }
    this.#takesBackTo = version;
  }

  answer(yes: boolean): void {
    const ask = this.table?.ask;
    if (ask) void this.do({ do: "answer", ask: ask.number, yes });
  }

  /** Let the weaker bot decide that is offered in place of a busy one. */
  standIn(): void {
    if (this.table?.busy) void this.do({ do: "stand_in", version: this.table.version });
  }

  // Hints.

  /** The moves of a hint, the best first. */
  get hinted(): string[] {
    return this.hint?.candidates.map(({ move }) => move) ?? [];
  }

  async askHint(bot: string | null = null): Promise<void> {
    const table = this.table;
    if (!table || table.viewer === null) return;
    this.hinting = true;
    try {
      const hint = await api.hint(this.id, table.viewer, bot);
      if (hint.version === this.table?.version) this.hint = hint;
    } catch (error) {
      notice(errorWords(error, "hint"), "bad");
    } finally {
      this.hinting = false;
    }
  }

  // The past.

  get moreToRead(): boolean {
    return (this.events[0]?.number ?? 1) > 1;
  }

  /** Fetch the page of the log before the first line. */
  async readEarlier(): Promise<void> {
    const first = this.events[0]?.number;
    const viewer = this.#seat;
    if (!first) return;
    try {
      const page = await api.events(this.id, first, viewer);
      const known = this.#logs.get(viewer) ?? [];
      // Another page may have come meanwhile.
      const from = known[0]?.number ?? first;
      this.#logs.set(viewer, [...page.events.filter((each) => each.number < from), ...known]);
      if (viewer === this.#seat) this.events = withoutHidden(this.#logs.get(viewer)!);
    } catch (error) {
      notice(errorWords(error), "bad");
    }
  }

  /** Look at the position after so many moves; null is the present. */
  async look(step: number | null): Promise<void> {
    if (step === null || !this.table) {
      this.returned ||= this.outlook !== null;
      this.outlook = null;
      return;
    }
    const before = this.outlook?.shown ?? null;
    this.outlook = { step, shown: before, flows: this.outlook?.flows ?? false };
    try {
      const shown = await this.#lookUp(step);
      if (this.outlook?.step !== step) return;
      this.outlook = { step, shown, flows: step === (before?.step ?? -1) + 1 };
      if (this.outlook.flows && step < this.table.moves)
        void this.#lookUp(step + 1).catch(() => {});
    } catch (error) {
      if (this.outlook?.step !== step) return;
      this.outlook = null;
      notice(errorWords(error, "replay"), "bad");
    }
  }

  /** Ask how the game has gone so far, for moving by turns and rounds and for the chart. */
  async askCourse(): Promise<void> {
    const { table } = this;
    if (!table || this.course?.steps === table.moves) return;
    try {
      this.course = await api.course(this.id, this.#seat);
    } catch {
      this.course = null; // one goes by single moves then
    }
  }

  /** Read the log back to the line of a step. */
  async readBackTo(step: number): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    while (this.moreToRead) {
      const known = this.events[0]?.number;
      const first = this.events.find((event) => event.step !== undefined)?.step ?? Infinity;
      if (first <= step) break;
      await this.readEarlier();
      if (this.events[0]?.number === known) break; // nothing more came
    }
    this.#reading = false;
  }

  // What happened since one's own last decision.

  /** There is something to be told to one who comes back: after a while, or to a hidden page. */
  #noteMissed(before: TableOut | null, next: TableOut): void {
    const came = before?.viewer !== next.viewer || document.hidden;
    const { viewer } = next;
    if (viewer === null || !next.mine.includes(viewer) || next.status !== "running") return;
    const since = sinceOwnTurn(this.events, viewer);
    if (!since.recap) this.missed = false;
    else if (came && !this.shared) {
      this.missed = since.decided;
      // A long deal fills the pages that are known: whether one has ever decided stands before it.
      const played = since.recap.events.some(({ seat }) => typeof seat === "number");
      if (!since.decided && this.moreToRead && played) void this.#noteMissedBefore(viewer);
    }
  }

  /** What others have played is no news to one who has just sat down. */
  async #noteMissedBefore(viewer: number): Promise<void> {
    const { decided, whole } = await this.#readSinceOwnTurn(viewer);
    const { table } = this;
    if (table?.viewer !== viewer || table.status !== "running" || this.recap) return;
    this.missed = (decided || !whole) && this.canRecap;
  }

  /** What happened since one's own last decision, with the pages of the log that tell of it. */
  async #readSinceOwnTurn(viewer: number): Promise<Since> {
    let since = sinceOwnTurn(this.events, viewer);
    for (let page = 0; page < MOST_PAGES && !since.whole && this.moreToRead; page++) {
      await this.readEarlier();
      since = sinceOwnTurn(this.events, viewer);
    }
    return since;
  }

  get canRecap(): boolean {
    const viewer = this.table?.viewer ?? null;
    return viewer !== null && sinceOwnTurn(this.events, viewer).recap !== null;
  }

  /** Tell once more what happened since one's own last decision, from its beginning. */
  async tellRecap(): Promise<void> {
    this.missed = false;
    this.catchUp();
    const viewer = this.table?.viewer ?? null;
    if (viewer === null) return;
    const since = await this.#readSinceOwnTurn(viewer);
    if (!since.recap || this.table?.viewer !== viewer) return;
    await this.look(since.recap.from);
    if (this.outlook) this.recap = since.recap;
  }

  endRecap(): void {
    this.recap = null;
    void this.look(null);
  }

  #lookUp(step: number): Promise<Shown> {
    const seat = this.#seat;
    // What was taken back and played anew is another past: the version keeps them apart.
    const key = `${seat} ${step} ${this.table!.version}`;
    let found = this.#looked.get(key);
    if (!found) {
      found = api.replayTable(this.id, step, seat);
      found.catch(() => this.#looked.delete(key));
      this.#looked.set(key, found);
    }
    return found;
  }

  // Before and after the game.

  /** Take a seat. By HTTP: whoever chose a name a moment ago is new to the live connection. */
  async join(seat: number, label: string | null): Promise<void> {
    try {
      await api.do(this.id, { do: "join", seat, label });
    } catch (error) {
      notice(errorWords(error, "join"), "bad");
    }
  }

  /** Another game with the same people; gives the id of its table. */
  async rematch(): Promise<string | null> {
    const next = this.table?.rematch ?? (await this.do({ do: "rematch" }))?.rematch ?? null;
    const alone = this.table?.seats.every((seat) => seat.bot !== null || this.#isMine(seat.seat));
    if (next && alone && !this.table?.rematch) {
      // Nobody else has to be waited for.
      await startAlone(next).catch(() => null);
    }
    return next;
  }

  #isMine(seat: number): boolean {
    return this.table?.mine.includes(seat) ?? false;
  }
}
