/** The lessons of a game and the words of both lessons and coach, fetched when they are needed. */
import { api } from "../lib/api/http";
import type { LessonList } from "../lib/api/wire";
import { bring, current } from "../lib/i18n/index.svelte";

const asked = new Map<string, Promise<LessonList>>();

function ask(game: string, language: string): Promise<LessonList> {
  const key = `${game} ${language}`;
  let found = asked.get(key);
  if (!found) {
    found = api.lessons(game, language);
    found.catch(() => asked.delete(key));
    asked.set(key, found);
  }
  return found;
}

/** The lessons of a game, once their words are there. */
export async function lessonsOf(game: string): Promise<LessonList> {
  await bring(`${game} lessons`, async (language) => (await ask(game, language)).messages);
  return ask(game, current());
}
