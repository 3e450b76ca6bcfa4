/** The rules of the games and their pictures, one chunk for each language and game; what the page
 * does not bring along comes from the server. */
import type { Component } from "svelte";
import { api } from "../api/http";
import type { Language } from "../i18n/index.svelte";
import { read, type Rules } from "./text";

export type Pictures = Readonly<Record<string, Component>>;

const FILES = import.meta.glob<string>("../../../../src/seaboard/games/*/words/*/rules.md", {
  query: "?raw",
  import: "default",
});
const DRAWN = import.meta.glob<{ default: Pictures }>("../../games/*/rules/index.ts");

/** The games whose rules the page brings along. */
export const WITH_RULES: readonly string[] = [
  ...new Set(Object.keys(FILES).map((path) => path.split("/").at(-4)!)),
].sort();

/** The rules of a game; null if it has none. */
export async function load(language: Language, game: string): Promise<Rules | null> {
  const path = Object.keys(FILES).find((each) =>
    each.endsWith(`/${game}/words/${language}/rules.md`),
  );
  const text = path ? await FILES[path]!() : (await api.words(game, language)).rules;
  return text === null ? null : read(text);
}

/** The drawings that the rules of a game name. */
export async function pictures(game: string): Promise<Pictures> {
  const drawn = DRAWN[`../../games/${game}/rules/index.ts`];
  return drawn ? (await drawn()).default : {};
}
