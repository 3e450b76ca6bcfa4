/** What happened since the viewer's own last decision, of the events that are known. */
import type { Event } from "../lib/api/wire";
import { takenBack } from "./log";

/** Moves of others and of chance, to be told and shown step by step. */
export interface Recap {
  events: Event[];
  /** The position before the first of them, and after the last. */
  from: number;
  to: number;
}

export interface Since {
  /** None if nothing happened. */
  recap: Recap | null;
  /** Whether it is known from its beginning. */
  whole: boolean;
  /** Whether the viewer has decided anything before. */
  decided: boolean;
}

/** Pages of the log that are fetched at most to find the beginning. */
export const MOST_PAGES = 12;

export function sinceOwnTurn(events: readonly Event[], seat: number): Since {
  const gone = takenBack([...events]);
  const standing = events.filter(({ number, step }) => step !== undefined && !gone.has(number));
  // A bot may have decided for the seat; that is news to whoever sits there.
  const own = standing.findLastIndex((each) => each.seat === seat && each.person !== undefined);
  const since = standing.slice(own + 1);
  const decided = own >= 0;
  const whole = decided || (events[0]?.number ?? 1) === 1;
  const [first, last] = [since[0], since.at(-1)];
  // How the game was set up and dealt is no news before anybody has played.
  const played = decided || !whole || since.some(({ seat }) => typeof seat === "number");
  if (!first || !last || !played || !since.some(({ facts }) => facts?.length))
    return { recap: null, whole, decided };
  return { recap: { events: since, from: first.step! - 1, to: last.step! }, whole, decided };
}

/** A step that is told: the position after it, and the sentences about it. */
export interface Stage {
  step: number;
  text: string;
  seat: number | null;
}

interface Told {
  step: number | null;
  text: string;
  seat: number | null;
}

/** Lines of the log, gathered by the position to which they lead. */
export function stagesOf(lines: readonly Told[]): Stage[] {
  const stages: Stage[] = [];
  for (const { step, text, seat } of lines) {
    if (step === null) continue;
    const last = stages.at(-1);
    if (last?.step === step) stages[stages.length - 1] = { ...last, text: `${last.text} ${text}` };
    else stages.push({ step, text, seat });
  }
  return stages;
}

/** Which stage is shown after so many steps, or is on its way; -1 before the first move. */
export function placeOf(stages: readonly Stage[], { from }: Recap, step: number = from): number {
  return step <= from ? -1 : stages.findIndex((stage) => stage.step >= step);
}

/** The stage that is told after so many steps: the first one until it has come. */
export function stageAt(stages: readonly Stage[], recap: Recap, step?: number): Stage | undefined {
  return stages[Math.max(placeOf(stages, recap, step), 0)];
}
