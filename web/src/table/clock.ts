/** Time for a decision, for a whole game, and until somebody counts as away. */
import { current } from "../lib/i18n/index.svelte";

/** The seconds for each decision that one can choose; 0 is no clock. */
export const CLOCKS = [0, 30, 60, 180, 86_400, 259_200] as const;

/** The seconds for a whole game, and those added after each decision; 0 is none. */
export const GAME_CLOCKS = [0, 300, 600, 1_200, 1_800, 3_600, 7_200] as const;
export const INCREMENTS = [0, 3, 5, 10, 30] as const;

/** After how many seconds a bot may play for one who is away. */
export const ABSENCES = [120, 300, 600, 3_600, 86_400, 259_200] as const;
const DAY = 86_400;
const SITTING_TOGETHER = 600;

/** The time that a table takes if nobody chooses: short where a clock shows that people mean to sit
 * together, and never shorter than a decision. */
export function usualAbsence(seconds: number, gameSeconds: number): number {
  const clock = seconds || gameSeconds;
  return Math.max(clock && clock < DAY ? SITTING_TOGETHER : DAY, seconds);
}

const UNITS = [
  [DAY, "day"],
  [3_600, "hour"],
  [60, "minute"],
  [1, "second"],
] as const;

/** Seconds in words, in the largest unit that fits: 600 are “10 minutes”. */
export function durationWords(seconds: number): string {
  const [size, unit] = UNITS.find(([size]) => seconds % size === 0 && seconds >= size) ?? UNITS[3];
  const form = new Intl.NumberFormat(current(), { style: "unit", unit, unitDisplay: "long" });
  return form.format(seconds / size);
}

/** The seconds that a clock has left. */
export function leftOf({ left, since }: { left: number; since: number | null }, now: number) {
  return since === null ? left : Math.max(0, left - Math.max(0, now - since));
}

/** What is left of a clock, as minutes and seconds, or hours. */
export function timeLeft(deadline: number, now: number): string {
  const left = Math.max(0, Math.ceil(deadline - now));
  const two = (number: number) => String(number).padStart(2, "0");
  if (left < 3_600) return `${Math.floor(left / 60)}:${two(left % 60)}`;
  return `${Math.floor(left / 3_600)}:${two(Math.floor((left % 3_600) / 60))}:${two(left % 60)}`;
}
