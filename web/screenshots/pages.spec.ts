/** Pictures of every page for docs/screenshots: `make screenshots`. */
import { test } from "../e2e/fixtures";
import { playOn, untilOwnTurn } from "../e2e/playing";
import { picture, sitDown, type Size } from "./pictures";

const PLAYED = 45; // decisions of one's own before the picture of a game in its middle

/** Games in their middle, one picture each: at every size, light and dark, two and four players, and
 * in every language. */
const GAMES: { size: Size; theme: string; language: string; players: 2 | 4 }[] = [
  { size: "desktop", theme: "light", language: "en", players: 2 },
  { size: "desktop", theme: "dark", language: "de", players: 4 },
  { size: "phone", theme: "light", language: "fr", players: 2 },
  { size: "phone", theme: "dark", language: "en", players: 4 },
  { size: "tablet", theme: "light", language: "de", players: 4 },
  { size: "tablet", theme: "dark", language: "fr", players: 2 },
  { size: "large", theme: "light", language: "fr", players: 4 },
  { size: "large", theme: "dark", language: "en", players: 2 },
  { size: "laptop", theme: "light", language: "fr", players: 4 },
  { size: "laptop", theme: "dark", language: "de", players: 2 },
  { size: "wide", theme: "light", language: "de", players: 2 },
  { size: "wide", theme: "dark", language: "fr", players: 4 },
];

for (const { size, theme, language, players } of GAMES)
  test(`games, ${size}, ${theme}, ${language}, ${players} players`, async ({ somebody }) => {
    test.setTimeout(600_000);
    const person = await sitDown(size, theme, language, somebody);
    const { page } = person;
    for (const game of ["Nauticus", "Nautilùs"]) {
      const name = game === "Nauticus" ? "nauticus" : "nautilus";
      await person.quickGame(
        game,
        game === "Nauticus" ? players - 1 : undefined,
        game === "Nautilùs" && players === 2 ? "two" : undefined,
      );
      await playOn(page, PLAYED);
      await untilOwnTurn(page);
      await picture(page, `${name}-${size}-${theme}`);
      if (size === "phone" && game === "Nauticus") {
        // Whatever is asked has brought its own tab forward.
        await page.locator("[data-tab=board]").click();
        await picture(page, `${name}-board-${size}-${theme}`);
      }
      if (theme === "dark" || (size !== "desktop" && size !== "phone")) continue;
      await playOn(page);
      await page.reload(); // however far the page had come in showing it
      // Scores and the chart of their growth, which asks for the whole course.
      await page.locator("#result-title").waitFor({ timeout: 60_000 });
      await page.locator("section.rises figure svg").waitFor({ timeout: 60_000 });
      await picture(page, `${name}-end-${size}-${theme}`);
    }
  });

for (const size of ["desktop", "phone"] as const)
  for (const theme of ["light", "dark"])
    test(`pages, ${size}, ${theme}`, async ({ somebody }) => {
      const person = await sitDown(size, theme, "en", somebody);
      const { page } = person;
      for (const [path, name] of [
        ["/", "home"],
        ["/rules/nauticus", "rules"],
        ["/settings", "settings"],
      ] as const) {
        await page.goto(path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await picture(page, `${name}-${size}-${theme}`);
      }
      await person.setUpTable("Nautilùs");
      await picture(page, `table-${size}-${theme}`);
    });
