/** How far somebody has got with learning, kept on the device. */
import { recall, remember } from "../lib/memory";

interface Progress {
  /** By game and lesson: the answers given so far. */
  answers: Record<string, string[]>;
  /** Lessons that were played to their end. */
  done: string[];
  /** Moments at which a coach has spoken. */
  said: string[];
  /** Tables at which a coach sits by. */
  coached: string[];
}

const PLACE = "seaboard-learning";
const MOST_TABLES = 40;
const NOTHING: Progress = { answers: {}, done: [], said: [], coached: [] };

export const learning = $state(recall(PLACE, NOTHING));

function keep(): void {
  remember(PLACE, learning);
}

const key = (game: string, name: string): string => `${game}/${name}`;
const withOne = (all: readonly string[], one: string): string[] => [
  ...all.filter((each) => each !== one),
  one,
];

/** The answers with which a lesson goes on where it was left. */
export function answersOf(game: string, lesson: string): string[] {
  return [...(learning.answers[key(game, lesson)] ?? [])];
}

/** Keep how far a lesson is; one that is done begins anew the next time. */
export function keepAnswers(game: string, lesson: string, answers: string[], done: boolean): void {
  const at = key(game, lesson);
  if (done) {
    learning.done = withOne(learning.done, at);
    delete learning.answers[at];
  } else if (answers.length) learning.answers[at] = [...answers];
  else delete learning.answers[at];
  keep();
}

export function isDone(game: string, lesson: string): boolean {
  return learning.done.includes(key(game, lesson));
}

/** The lesson to go on with: one that was left before its end, or else the first that is not done. */
export function nextOf(game: string, lessons: readonly { name: string }[]): string | null {
  const open = lessons.filter(({ name }) => !isDone(game, name));
  const left = open.find(({ name }) => answersOf(game, name).length > 0);
  return (left ?? open[0])?.name ?? null;
}

// The coach

export function hasSaid(game: string, moment: string): boolean {
  return learning.said.includes(key(game, moment));
}

export function noteSaid(game: string, moment: string): void {
  learning.said = withOne(learning.said, key(game, moment));
  keep();
}

export function isCoached(table: string): boolean {
  return learning.coached.includes(table);
}

/** Let a coach sit by at a table, or send him away. Who wants one anew hears everything again. */
export function coach(table: string, wanted: boolean, game: string, anew = false): void {
  learning.coached = wanted
    ? withOne(learning.coached, table).slice(-MOST_TABLES)
    : learning.coached.filter((each) => each !== table);
  if (anew) learning.said = learning.said.filter((each) => !each.startsWith(`${game}/`));
  keep();
}
