/** The words of puzzles and of their themes, which come with the page of puzzles. */
import { bring, current, has, t } from "../lib/i18n/index.svelte";

const catalogues = import.meta.glob<string>(
  [
    "../../../src/seaboard/locales/*/puzzles.ftl",
    "../../../src/seaboard/games/*/words/*/themes.ftl",
  ],
  { query: "?raw", import: "default" },
);

export function puzzleWords(): Promise<void> {
  return bring("puzzles", async (language) => {
    const own = Object.keys(catalogues).filter((path) => path.includes(`/${language}/`));
    return (await Promise.all(own.map((path) => catalogues[path]!()))).join("\n");
  });
}

/** The name of a theme; of a game that has no words for it, as its file writes it. */
export function themeName(game: string, theme: string): string {
  const id = `${game}-theme-${theme}`;
  return has(id) ? t(id) : theme;
}

export function themeNames(game: string, themes: readonly string[]): string {
  const names = themes.map((theme) => themeName(game, theme));
  return new Intl.ListFormat(current(), { type: "conjunction" }).format(names);
}

/** A difference of chances, to a tenth where a whole number would say nothing. */
export function marginWords(margin: number): string {
  return new Intl.NumberFormat(current(), {
    style: "percent",
    maximumFractionDigits: margin < 0.02 ? 1 : 0,
  }).format(margin);
}

export function dayWords(day: string): string {
  return new Intl.DateTimeFormat(current(), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
