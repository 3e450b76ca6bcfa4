/** A game is a folder: nothing outside of it names it. */
import { expect, test } from "vitest";
import { DRAWN } from ".";

const SOURCES = import.meta.glob<string>(
  ["../**/*.{ts,svelte,css}", "../../public/*", "../../index.html", "../../gallery/*"],
  { query: "?raw", import: "default", eager: true },
);

test("the sources are looked at", () => expect(Object.keys(SOURCES).length).toBeGreaterThan(100));

test.each(DRAWN)("%s is named in its folder only", (game) => {
  const named = Object.entries(SOURCES).filter(
    ([path, text]) => !path.startsWith(`./${game}/`) && text.toLowerCase().includes(game),
  );
  expect(named.map(([path]) => path)).toEqual([]);
});
