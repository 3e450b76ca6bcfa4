/** Which puzzles an address asks for: `daily`, `run`, `theme-…`, `grade-…`, or the id of one. */
import type { Wanted } from "./solver.svelte";

export function wantedBy(what: string): Wanted | null {
  if (what === "daily") return { kind: "daily" };
  if (what === "run") return { kind: "run", theme: null, grade: null };
  const theme = /^theme-([a-z0-9-]+)$/.exec(what)?.[1];
  if (theme) return { kind: "run", theme, grade: null };
  const grade = /^grade-([1-5])$/.exec(what)?.[1];
  if (grade) return { kind: "run", theme: null, grade: Number(grade) };
  return /^[0-9a-f]{10}$/.test(what) ? { kind: "one", id: what } : null;
}
