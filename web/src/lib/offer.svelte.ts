/** What the server offers to play, asked for once, and what a game is called. */
import { DRAWN } from "../games";
import { api } from "./api/http";
import type { GameOut, ModeOut, Offer } from "./api/wire";
import { addWords, has, t } from "./i18n/index.svelte";

let asked: Promise<Offer> | null = null;
let offer = $state.raw<Offer | null>(null);

/** Ask for the offer; after a failure the next call asks again. */
export async function askOffer(): Promise<void> {
  asked ??= api.games();
  try {
    const given = await asked;
    await Promise.allSettled(given.games.map(({ name }) => addWords(name)));
    offer = given;
  } catch {
    asked = null;
  }
}

/** The names of all games; until the server has answered, those that have a board of their own. */
export function games(): readonly string[] {
  return offer?.games.map(({ name }) => name) ?? DRAWN;
}

export function gameOffered(name: string): GameOut | undefined {
  return offer?.games.find((game) => game.name === name);
}

export function modeOffered(game: string, mode: string): ModeOut | undefined {
  return gameOffered(game)?.modes.find((each) => each.name === mode);
}

export function gameTitle(game: string): string {
  return has(`${game}-name`) ? t(`${game}-name`) : (gameOffered(game)?.title ?? game);
}

/** What a game is about, in a sentence or two; empty if it does not say. */
export function gameAbout(game: string): string {
  return has(`${game}-about`) ? t(`${game}-about`) : "";
}

export function modeTitle(game: string, mode: string): string {
  return has(`${game}-mode-${mode}`) ? t(`${game}-mode-${mode}`) : mode;
}

export function modeAbout(game: string, mode: string): string {
  return has(`${game}-mode-about-${mode}`) ? t(`${game}-mode-about-${mode}`) : "";
}

/** Whether a game is played in several modes, so that a table has to say in which. */
export function hasModes(game: string): boolean {
  return (gameOffered(game)?.modes.length ?? 0) > 1;
}

/** The strengths for people, weakest first. */
export function levels(): string[] {
  return (offer?.bots ?? []).filter((bot) => bot.startsWith("level:"));
}
