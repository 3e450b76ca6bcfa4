/** What is said about taking back: what is asked for, who took back, who agreed or refused. */
import type { Event } from "../lib/api/wire";
import { takenBack } from "./log";

export interface Word {
  kind: "taken" | "agreed" | "refused";
  /** The event that says so. */
  number: number;
  /** Who took back (a seat), or who answered (a person). */
  seat: number | null;
  person: string | null;
}

/** What the others said last about taking back; null once play has gone on, or if nobody has. */
export function lastWord(events: readonly Event[], mine: readonly number[]): Word | null {
  const said = events.filter(({ kind }) => kind !== "said");
  const [before, last] = [said.at(-2), said.at(-1)];
  if (last?.kind === "answer" && !last.data?.yes && isMine(asked(said, last), mine))
    return { kind: "refused", number: last.number, seat: null, person: last.person ?? null };
  if (last?.kind !== "undo") return null;
  const { number, seat = null } = last;
  if (!isMine(last, mine)) return { kind: "taken", number, seat, person: null };
  if (before?.kind !== "answer") return null; // taken back freely, by oneself
  return { kind: "agreed", number, seat: null, person: before.person ?? null };
}

/** What a request would take back: the move of whoever asks, and how many decisions after it. */
export interface Wanted {
  move: Event;
  after: number;
}

/** What a request is about; null if that is not among the events that are known. */
export function wanted(events: readonly Event[], ask: number): Wanted | null {
  const keep = events.find(({ number }) => number === ask)?.data?.keep;
  if (typeof keep !== "number") return null;
  const gone = takenBack([...events]);
  const [move, ...rest] = events.filter(
    ({ number, step }) => step !== undefined && step > keep && !gone.has(number),
  );
  if (move?.step !== keep + 1) return null;
  return { move, after: rest.filter(({ seat }) => typeof seat === "number").length };
}

function asked(events: readonly Event[], answer: Event): Event | undefined {
  return events.find(({ number }) => number === answer.data?.ask);
}

function isMine(event: Event | undefined, mine: readonly number[]): boolean {
  return mine.includes(event?.seat ?? -1);
}
