/** What the server offers to play, asked for once. */
import { api } from "./api/http";
import type { GameOut, ModeOut, Offer } from "./api/wire";

let asked: Promise<Offer> | null = null;
let offer = $state.raw<Offer | null>(null);

export function theOffer(): Offer | null {
  return offer;
}

/** Ask for the offer; after a failure the next call asks again. */
export async function askOffer(): Promise<void> {
  asked ??= api.games();
  try {
    offer = await asked;
  } catch {
    asked = null;
  }
}

export function gameOffered(name: string): GameOut | undefined {
  return offer?.games.find((game) => game.name === name);
}

export function modeOffered(game: string, mode: string): ModeOut | undefined {
  return gameOffered(game)?.modes.find((each) => each.name === mode);
}

/** The strengths for people, weakest first. */
export function levels(): string[] {
  return (offer?.bots ?? []).filter((bot) => bot.startsWith("level:"));
}
