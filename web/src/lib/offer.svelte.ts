/** What the server or this device offers to play, asked for once, and what a game is called. */
import { DRAWN } from "../games";
import { api } from "./api/http";
import type { Place } from "./api/places";
import type { GameOut, ModeOut, Offer } from "./api/wire";
import { isKept } from "./device/pack";
import { addWords, has, t } from "./i18n/index.svelte";

type Offers = Record<Place, Offer | null>;

const asked: Record<Place, Promise<Offer> | null> = { server: null, device: null };
let offers = $state.raw<Offers>({ server: null, device: null });
/** The server may have more games than a device. */
const offer = (): Offer | null => offers.server ?? offers.device;

/** Ask for the offer; after a failure the next call asks again. */
export async function askOffer(place: Place = "server"): Promise<void> {
  asked[place] ??= api.games(place);
  try {
    const given = await asked[place];
    await Promise.allSettled(given.games.map(({ name }) => addWords(name)));
    offers = { ...offers, [place]: given };
  } catch {
    asked[place] = null;
  }
}

/** Ask the server, and in its absence the device if the games are kept there. */
export async function askEither(): Promise<void> {
  await askOffer();
  if (!offers.server && (await isKept().catch(() => false))) await askOffer("device");
}

/** The names of the games that can be played on this device, once it was asked. */
export function gamesOfDevice(): readonly string[] {
  return offers.device?.games.map(({ name }) => name) ?? [];
}

/** The names of all games; until the server has answered, those that have a board of their own. */
export function games(): readonly string[] {
  return offers.server?.games.map(({ name }) => name) ?? DRAWN;
}

export function gameOffered(name: string): GameOut | undefined {
  return offer()?.games.find((game) => game.name === name);
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
  return (offer()?.bots ?? []).filter((bot) => bot.startsWith("level:"));
}
