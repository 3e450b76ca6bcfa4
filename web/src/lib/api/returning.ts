/** When a page that has lost its server tries again.
 *
 * Many lose it in the same moment. Each waits a random part of a span that doubles, so that they come
 * evenly spread; and no span is longer than `LONGEST_WAIT`, so that all of them are back within three
 * seconds of a server that works again, however long it was away.
 */
export const SOONEST = 50;
export const FIRST_WAIT = 800;
export const LONGEST_WAIT = 2_500;

/** Milliseconds to the next try, after so many that failed. */
export function waitAfter(failed: number): number {
  const span = Math.min(FIRST_WAIT * 2 ** failed, LONGEST_WAIT);
  return SOONEST + Math.random() * span;
}
