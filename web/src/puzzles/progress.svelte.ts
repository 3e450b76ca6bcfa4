/** Which puzzles somebody has solved, and how a run stands, kept on the device. */
import { recall, remember } from "../lib/memory";

export interface Run {
  /** Any number, by which one run differs from another. */
  number: number;
  /** The grade of the next one. */
  grade: number;
  /** How many were solved at the first try, one after another. */
  row: number;
}

interface Progress {
  /** By game: the puzzles that were solved, the latest last. */
  solved: Record<string, string[]>;
  /** By game: those that were given up. */
  missed: Record<string, string[]>;
  /** By game and what is played (`run`, a theme, a grade). */
  runs: Record<string, Run>;
}

const PLACE = "seaboard-puzzles";
const MOST = 2000; // as many as the server lets a page name
const EASIEST = 1;
const HARDEST = 5;
const NOTHING: Progress = { solved: {}, missed: {}, runs: {} };

export const progress = $state(recall(PLACE, NOTHING));

function keep(): void {
  remember(PLACE, progress);
}

export function solvedOf(game: string): readonly string[] {
  return progress.solved[game] ?? [];
}

export function isSolved(game: string, id: string): boolean {
  return solvedOf(game).includes(id);
}

/** Puzzles that a run does not bring again: those that were solved or given up. */
export function doneOf(game: string): string[] {
  return [...solvedOf(game), ...(progress.missed[game] ?? [])].slice(-MOST);
}

/** The run of that name, or a new one. */
export function runOf(game: string, name: string, grade: number = EASIEST): Run {
  return (
    progress.runs[`${game}/${name}`] ?? { number: Math.floor(Math.random() * 1e6), grade, row: 0 }
  );
}

/** Keep that a puzzle was solved, or given up. */
export function noteDone(game: string, id: string, solved: boolean): void {
  const without = (all: readonly string[] = []): string[] => all.filter((each) => each !== id);
  const [right, missed] = [without(progress.solved[game]), without(progress.missed[game])];
  progress.solved[game] = solved ? [...right, id] : right;
  progress.missed[game] = solved ? missed : [...missed, id];
  keep();
}

/** How a run goes on after a puzzle: two solved at once in a row lead to a harder one. */
export function noteRun(game: string, name: string, run: Run, clean: boolean): Run {
  const row = clean ? run.row + 1 : 0;
  const step = clean ? (row % 2 === 0 ? 1 : 0) : -1;
  const next = { ...run, row, grade: Math.min(HARDEST, Math.max(EASIEST, run.grade + step)) };
  progress.runs[`${game}/${name}`] = next;
  keep();
  return next;
}

/** Begin anew with all puzzles of a game. */
export function forget(game: string): void {
  delete progress.solved[game];
  delete progress.missed[game];
  for (const key of Object.keys(progress.runs))
    if (key.startsWith(`${game}/`)) delete progress.runs[key];
  keep();
}
