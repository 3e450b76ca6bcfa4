/** Events as lines of the log, in the reader's language. */
import type { GameUi, SeatInfo } from "../games/contract";
import type { Event, FactOut } from "../lib/api/wire";
import { current, t } from "../lib/i18n/index.svelte";
import { botName } from "./people";

export interface Line {
  /** The number of its event, and of the line within it: together they name the line. */
  key: string;
  number: number;
  at: number;
  kind: string;
  /** Whom it is about: who did it, or to whom it happened. */
  seat: number | null;
  text: string;
  /** The position after it, for looking back; null if there is none. */
  step: number | null;
  /** Whether it was taken back later. */
  undone: boolean;
}

export interface Reader {
  ui: Pick<GameUi, "tell" | "about" | "gathered">;
  seats: SeatInfo[];
  people: Record<string, string>;
}

/** The fact with which a game says itself that it is over, and who has won. */
const GAME_ENDED = "game.ended";

/** The lines of the log, oldest first. */
export function linesOf(events: Event[], reader: Reader): Line[] {
  const undone = takenBack(events);
  const tellsEnd = events.some(
    ({ number, facts }) => !undone.has(number) && facts?.some(({ key }) => key === GAME_ENDED),
  );
  const told = tellsEnd ? events.filter(({ kind }) => kind !== "finished") : events;
  const pieces = told.flatMap((event) =>
    (event.facts ?? [null]).map((fact, at) => ({
      event,
      fact,
      key: `${event.number}.${at}`,
      undone: undone.has(event.number),
    })),
  );
  return withoutRepeats(runsOf(pieces, reader).flatMap((run) => lineOf(run, reader)));
}

/** The same deed several times in a row is told once, and leads to the position after the last. */
function withoutRepeats(lines: Line[]): Line[] {
  const told: { line: Line; times: number }[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (last && line.kind === "move" && isSame(last.line, line)) {
      last.line = { ...line, key: last.line.key };
      last.times += 1;
    } else told.push({ line, times: 1 });
  }
  return told.map(({ line, times }) =>
    times === 1 ? line : { ...line, text: t("app-log-times", { text: line.text, times }) },
  );
}

function isSame(one: Line, other: Line): boolean {
  return one.text === other.text && one.seat === other.seat && one.undone === other.undone;
}

/** A fact of an event, or the event itself if it has none. */
interface Piece {
  event: Event;
  fact: FactOut | null;
  key: string;
  undone: boolean;
}

/** The pieces, line by line: alone, or with those that are told together with them. */
function runsOf(pieces: Piece[], { ui }: Reader): Piece[][] {
  const joins = ({ fact }: Piece): boolean => Boolean(fact && ui.gathered?.belongs(fact));
  const runs: Piece[][] = [];
  for (const piece of pieces) {
    const run = runs.at(-1);
    if (run && joins(run[0]!) && joins(piece) && run[0]!.undone === piece.undone) run.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

/** The line of a run; it leads to the position after the last piece. None if it need not be told. */
function lineOf(run: Piece[], reader: Reader): Line[] {
  const [{ key }, { event, fact, undone }] = [run[0]!, run.at(-1)!];
  const together = fact && reader.ui.gathered?.belongs(fact);
  const told = together ? gatheredWords(run, reader) : wordsOf(event, fact, reader);
  if (told === null) return [];
  const { number, at, kind } = event;
  return [{ key, number, at, kind, ...told, step: undone ? null : (event.step ?? null), undone }];
}

/** The numbers of the moves that a later undo took back. */
export function takenBack(events: Event[]): Set<number> {
  const gone = new Set<number>();
  let standing: Event[] = [];
  for (const event of events) {
    if (event.kind === "undo") {
      const keep = Number(event.data?.keep ?? 0);
      for (const each of standing) if (each.step! > keep) gone.add(each.number);
      standing = standing.filter((each) => each.step! <= keep);
    } else if (event.step !== undefined) standing.push(event);
  }
  return gone;
}

interface Told {
  text: string;
  seat: number | null;
}

function wordsOf(event: Event, fact: FactOut | null, reader: Reader): Told | null {
  const actor = event.seat ?? null;
  const text = fact ? reader.ui.tell(fact, { seats: reader.seats }) : ownText(event, reader);
  if (text === null) return null;
  const seat = fact?.params.seat;
  if (typeof seat === "number") return { text, seat };
  const about = fact ? reader.ui.about?.(fact) : undefined;
  return { text, seat: about === undefined ? actor : about };
}

/** Several facts in one sentence; it bears a seat's mark if all are about that seat. */
function gatheredWords(run: Piece[], { ui, seats }: Reader): Told {
  const facts = run.flatMap(({ fact }) => fact ?? []);
  const [seat, ...others] = new Set(facts.map(({ params }) => params.seat));
  return {
    text: ui.gathered!.tell(facts, { seats }),
    seat: typeof seat === "number" && !others.length ? seat : null,
  };
}

function ownText(event: Event, { seats, people }: Reader): string | null {
  const data = event.data ?? {};
  const seat = seats[event.seat ?? -1];
  const person = people[event.person ?? ""] || t("app-somebody");
  const name = seat?.name ?? person;
  switch (event.kind) {
    case "created":
      return t("app-event-created", { name: person });
    case "joined":
      return t("app-event-joined", { name: data.label ? String(data.label) : person });
    case "left":
      return t("app-event-left", { name: person });
    case "bot":
      return t("app-event-bot", { name: seat?.bot ? name : botName(String(data.bot ?? "")) });
    case "swapped":
      return t("moments-event-swapped");
    case "setup":
      return t("moments-event-setup");
    case "branched":
      return t("analysis-event-branched", { step: Number(data.step ?? 0) });
    case "sent":
      return t("device-event-sent", { name: person });
    case "started":
      return t("app-event-started");
    case "shuffled":
      return missingWords(data.missing, seats);
    case "undo":
      return t("app-event-undo", { name });
    case "ask":
      return t("app-event-ask", { name });
    case "answer":
      return t(data.yes ? "app-event-answer-yes" : "app-event-answer-no", { name: person });
    case "clock":
      return t("app-event-clock", { name });
    case "stand_in":
      return t("app-event-stand-in", { name, bot: botName(String(data.bot ?? "")) });
    case "resigned":
      return t(data.late ? "app-event-resigned-late" : "app-event-resigned", { name });
    case "replaced":
      return t(`absence-event-replaced-${String(data.by)}`, { name });
    case "returned":
      return t("absence-event-returned", { name });
    case "given_up":
      return t("absence-event-given-up");
    case "proposed":
      return t(`absence-event-proposed-${String(data.what).replace("_", "-")}`, {
        by: person,
        name,
      });
    case "voted":
      return t(data.yes ? "app-event-answer-yes" : "app-event-answer-no", { name: person });
    case "said":
      return t("app-event-said", { name: person, text: wordsSaid(event) });
    case "finished":
      return t("app-event-finished");
    case "rematch":
      return t("app-event-rematch");
    default:
      return null;
  }
}

/** That words were left out of the shuffle is told; that none were need not be. */
function missingWords(missing: unknown, seats: SeatInfo[]): string | null {
  const names = (missing as number[] | undefined)?.map((seat) => seats[seat]?.name ?? "");
  if (!names?.length) return null;
  return t("app-event-words-missing", { names: new Intl.ListFormat(current()).format(names) });
}

/** What was said; whoever hosts the server may have hidden it. */
function wordsSaid({ data }: Event): string {
  return data?.text === undefined ? t("app-chat-hidden") : String(data.text);
}

/** The events without what later ones hide. */
export function withoutHidden(events: Event[]): Event[] {
  const hidden = new Set(events.flatMap(({ kind, data }) => (kind === "hidden" ? data?.said : [])));
  if (!hidden.size) return events;
  return events.map((event) => (hidden.has(event.number) ? { ...event, data: undefined } : event));
}

export interface Said {
  number: number;
  at: number;
  name: string;
  mine: boolean;
  text: string;
}

/** What people said, oldest first. */
export function chatOf(events: Event[], people: Record<string, string>, me: string | null): Said[] {
  return events
    .filter((event) => event.kind === "said")
    .map((event) => ({
      number: event.number,
      at: event.at,
      name: people[event.person ?? ""] || t("app-somebody"),
      mine: event.person === me,
      text: wordsSaid(event),
    }));
}
