/** One line of figures: the middle, the least and the greatest. */
export function report(what: string, times: number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)]!;
  const [best, worst] = [sorted[0]!, sorted.at(-1)!];
  const figures = [middle, best, worst].map((time) => Math.round(time).toString().padStart(5));
  console.log(`${what.padEnd(58)}${figures[0]} ms  (${figures[1]} to${figures[2]})`);
}
