/** The turn that still runs: what its player has done in it so far. */
import type { Event, FactOut } from "../lib/api/wire";
import { takenBack } from "./log";

/** The seat's decisions of this turn, oldest first: those after anybody else's, and after the end of
 * a turn before. What was taken back is not among them. */
export function turnSoFar(
  events: Event[],
  seat: number,
  endsTurn: (fact: FactOut) => boolean,
): Event[] {
  const gone = takenBack(events);
  const standing = events.filter(({ step, number }) => step !== undefined && !gone.has(number));
  const before = standing.findLastIndex(
    (event) => event.seat !== seat || event.facts?.some(endsTurn),
  );
  return standing.slice(before + 1);
}
