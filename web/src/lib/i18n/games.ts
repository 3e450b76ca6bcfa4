/** What a game and its modes are called: in its own words, or as the server names them. */
import { gameOffered } from "../offer.svelte";
import { has, t } from "./index.svelte";

export function gameName(game: string): string {
  return worded(`${game}-name`, gameOffered(game)?.title ?? game);
}

/** What to expect of the game; empty if it does not say. */
export function gameAbout(game: string): string {
  return worded(`${game}-about`, "");
}

export function modeName(game: string, mode: string): string {
  return worded(`${game}-mode-${mode}`, mode);
}

/** What is different in the mode; empty if the game does not say. */
export function modeAbout(game: string, mode: string): string {
  return worded(`${game}-mode-about-${mode}`, "");
}

function worded(message: string, otherwise: string): string {
  return has(message) ? t(message) : otherwise;
}
