/** Time for a decision. */

/** The seconds for each decision that one can choose; 0 is no clock. */
export const CLOCKS = [0, 30, 60, 180, 86_400, 259_200] as const;

/** What is left of a clock, as minutes and seconds, or hours. */
export function timeLeft(deadline: number, now: number): string {
  const left = Math.max(0, Math.ceil(deadline - now));
  const two = (number: number) => String(number).padStart(2, "0");
  if (left < 3_600) return `${Math.floor(left / 60)}:${two(left % 60)}`;
  return `${Math.floor(left / 3_600)}:${two(Math.floor((left % 3_600) / 60))}:${two(left % 60)}`;
}
