/** The files of rules, one chunk for each language and game. */
import { read, type Rules } from "./text";
import type { Language } from "../i18n/index.svelte";

export const GAMES = ["nauticus", "nautilus"] as const;
export type GameName = (typeof GAMES)[number];

const files = import.meta.glob<string>("../../../../src/seaboard/games/*/words/*/rules.md", {
  query: "?raw",
  import: "default",
});

export async function load(language: Language, game: GameName): Promise<Rules> {
  const path = Object.keys(files).find((each) => each.endsWith(`/${game}/words/${language}/rules.md`));
  if (!path) throw new Error(`there are no rules of ${game} in ${language}`);
  return read(await files[path]!());
}
