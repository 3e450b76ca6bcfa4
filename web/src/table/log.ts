/** Events as lines of the log, in the reader's language. */
import type { GameUi, SeatInfo } from "../games/contract";
import type { Event } from "../lib/api/wire";
import { t } from "../lib/i18n/index.svelte";
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
  ui: Pick<GameUi, "tell">;
  seats: SeatInfo[];
  people: Record<string, string>;
}

/** The lines of the log, oldest first. */
export function linesOf(events: Event[], reader: Reader): Line[] {
  const undone = takenBack(events);
  return events.flatMap((event) =>
    textsOf(event, reader).map(({ text, seat }, at) => ({
      key: `${event.number}.${at}`,
      number: event.number,
      at: event.at,
      kind: event.kind,
      seat,
      text,
      step: undone.has(event.number) ? null : (event.step ?? null),
      undone: undone.has(event.number),
    })),
  );
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

function textsOf(event: Event, reader: Reader): { text: string; seat: number | null }[] {
  const actor = event.seat ?? null;
  if (event.facts) {
    return event.facts.flatMap((fact) => {
      const text = reader.ui.tell(fact, { seats: reader.seats });
      const { seat } = fact.params;
      return text === null ? [] : [{ text, seat: typeof seat === "number" ? seat : actor }];
    });
  }
  const text = ownText(event, reader);
  return text === null ? [] : [{ text, seat: actor }];
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
      return t("app-event-bot", { name: botName(String(data.bot ?? "")) });
    case "started":
      return t("app-event-started");
    case "undo":
      return t("app-event-undo", { name });
    case "ask":
      return t("app-event-ask", { name });
    case "answer":
      return t(data.yes ? "app-event-answer-yes" : "app-event-answer-no", { name: person });
    case "clock":
      return t("app-event-clock", { name });
    case "resigned":
      return t(data.late ? "app-event-resigned-late" : "app-event-resigned", { name });
    case "said":
      return t("app-event-said", { name: person, text: String(data.text ?? "") });
    case "finished":
      return t("app-event-finished");
    case "rematch":
      return t("app-event-rematch");
    default:
      return null;
  }
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
      text: String(event.data?.text ?? ""),
    }));
}
