/** What is said about taking back: who took back, who agreed or refused. */
import type { Event } from "../lib/api/wire";

export interface Word {
  kind: "taken" | "agreed" | "refused";
  /** Who took back (a seat), or who answered (a person). */
  seat: number | null;
  person: string | null;
}

/** What the others said last about taking back; null once play has gone on, or if nobody has. */
export function lastWord(events: readonly Event[], mine: readonly number[]): Word | null {
  const said = events.filter(({ kind }) => kind !== "said");
  const [before, last] = [said.at(-2), said.at(-1)];
  if (last?.kind === "answer" && !last.data?.yes && isMine(asked(said, last), mine))
    return { kind: "refused", seat: null, person: last.person ?? null };
  if (last?.kind !== "undo") return null;
  if (!isMine(last, mine)) return { kind: "taken", seat: last.seat ?? null, person: null };
  if (before?.kind !== "answer") return null; // taken back freely, by oneself
  return { kind: "agreed", seat: null, person: before.person ?? null };
}

function asked(events: readonly Event[], answer: Event): Event | undefined {
  return events.find(({ number }) => number === answer.data?.ask);
}

function isMine(event: Event | undefined, mine: readonly number[]): boolean {
  return mine.includes(event?.seat ?? -1);
}
