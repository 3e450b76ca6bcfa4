/** What the reader has chosen, kept in the browser. */
import type { Stride } from "../table/course";
import type { ReplayPace } from "../table/pace";
import type { Setup } from "./api/wire";
import { choose, LANGUAGES, type Language } from "./i18n/index.svelte";
import { recall, remember } from "./memory";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "on" | "off";
export type Pace = "calm" | "brisk" | "instant";
export type Size = "usual" | "large" | "largest";
export type Panel = "log" | "chat" | "words" | "table";

export interface Choices {
  language: Language | null; // null: the browser's
  theme: Theme;
  size: Size; // of text, and of cards in a hand
  motion: Motion;
  pace: Pace;
  replay: ReplayPace; // how fast a game plays by itself
  stride: Stride; // by what one goes through a game
  sounds: boolean;
  volume: number; // of the sounds, from 0 to 100
  notify: boolean;
  confirm: boolean;
  answer: boolean;
  panel: Panel | null; // which drawer stands open beside the board
  level: string; // the bots one met last
  thinking: "device" | "server" | null; // where bots think in games against bots only; null: not chosen
  setups: Record<string, Partial<Setup>>; // by game: how the last table was set up
  seats: Record<string, number>; // by game and mode: the size of the last quick game
}

const PLACE = "seaboard-settings";
const USUAL: Choices = {
  language: null,
  theme: "system",
  size: "usual",
  motion: "system",
  pace: "calm",
  replay: "usual",
  stride: "move",
  sounds: true,
  volume: 70,
  notify: false,
  confirm: false,
  answer: true,
  // Beside a board there is room for it on a large screen only.
  panel: typeof innerWidth !== "undefined" && innerWidth >= 1_700 ? "log" : null,
  level: "level:name=sailor",
  thinking: null,
  setups: {},
  seats: {},
};

export const settings = $state(recall(PLACE, USUAL));

/** The language to show: the chosen one, or the first that the browser wants and we have. */
export function language(wanted: readonly string[] = navigator.languages): Language {
  if (settings.language && settings.language in LANGUAGES) return settings.language;
  const known = wanted.map((each) => each.slice(0, 2).toLowerCase());
  return (known.find((each) => each in LANGUAGES) as Language | undefined) ?? "en";
}

const dark = media("(prefers-color-scheme: dark)");
const calm = media("(prefers-reduced-motion: reduce)");

function media(query: string): { matches: boolean } {
  const state = $state({ matches: false });
  if (typeof matchMedia === "undefined") return state;
  const list = matchMedia(query);
  state.matches = list.matches;
  list.addEventListener("change", (event) => (state.matches = event.matches));
  return state;
}

export function motionWanted(): boolean {
  return settings.motion === "on" || (settings.motion === "system" && !calm.matches);
}

/** The volume of sounds, from 0 to 1. */
export function loudness(): number {
  return settings.sounds ? (settings.volume / 100) * 1.4 : 0;
}

export function themeShown(): "light" | "dark" {
  if (settings.theme !== "system") return settings.theme;
  return dark.matches ? "dark" : "light";
}

/** Keep the choices, and let the page follow them; call it where effects may live. */
export function followSettings(): void {
  $effect(() => {
    remember(PLACE, settings);
  });
  $effect(() => {
    document.documentElement.dataset.theme = themeShown();
  });
  $effect(() => {
    document.documentElement.dataset.size = settings.size;
  });
  $effect(() => {
    document.documentElement.dataset.motion = motionWanted() ? "on" : "off";
  });
  $effect(() => {
    void choose(language());
  });
}
