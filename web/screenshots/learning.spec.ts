/** Pictures of learning, of what follows a game, and of play without a network: `make screenshots`. */
import { readFileSync } from "node:fs";
import type { AnalysisProgress } from "../src/lib/api/wire";
import { test } from "../e2e/fixtures";
import { picture, sitDown } from "./pictures";

const SLOW = 240_000; // milliseconds: an analysis of a whole game
const RECORD = new URL(
  "../../tests/games/nauticus/golden/2-players-company-8.record",
  import.meta.url,
);

for (const [size, theme] of [
  ["desktop", "light"],
  ["phone", "dark"],
] as const)
  test(`learning, ${size}, ${theme}`, async ({ somebody }) => {
    test.setTimeout(2 * SLOW);
    const { page } = await sitDown(size, theme, "en", somebody);
    const take = (name: string) => picture(page, `${name}-${size}-${theme}`);

    await page.goto("/learn");
    await page.getByRole("link", { name: "Begin" }).first().waitFor();
    await take("learn");

    await page.goto("/learn/nauticus/workers");
    await page.getByRole("button", { name: "Go on", exact: true }).click();
    await page.locator(".halo").first().waitFor();
    await take("lesson");

    await page.goto("/puzzles");
    await page.getByRole("link", { name: "Begin a run" }).last().click();
    await page.locator(".stage svg").first().waitFor();
    await take("puzzle");

    await page.goto("/editor/nauticus");
    await page.waitForFunction(() => location.hash); // the address follows the position
    const begun = page.url();
    await page.getByRole("button", { name: "Middle of a game" }).click();
    await page.waitForFunction((begun) => location.href !== begun, begun);
    await page.getByRole("button", { name: "Best moves" }).click();
    await page.locator(".best li").first().waitFor();
    await take("editor");

    await page.goto("/learn/nautilus");
    await page.getByRole("button", { name: "Play my first game" }).click();
    await page.getByRole("region", { name: "Coach" }).waitFor();
    await take("coach");

    const id = await page.evaluate(
      async (record) => {
        const seats = [{}, { bot: "level:name=mate" }];
        const answer = await fetch("/api/me/tables", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ record, seats }),
        });
        return ((await answer.json()) as { id: string }).id;
      },
      readFileSync(RECORD, "utf8"),
    );
    await page.goto(`/table/${id}/analysis`);
    await page.getByRole("heading", { name: "Luck and skill" }).waitFor({ timeout: SLOW });
    const { analysis } = await page.evaluate(
      async (table) =>
        (await (await fetch(`/api/tables/${table}/analysis`)).json()) as AnalysisProgress,
      id,
    );
    const error = analysis.decisions.find(({ grade }) => grade === "blunder")!;
    await page.goto(`/table/${id}/analysis?move=${error.step}`);
    await page.getByRole("heading", { name: "Luck and skill" }).waitFor();
    await take("analysis");

    await page.goto("/offline");
    await page.getByRole("button", { name: /^Load the games/ }).click();
    await page.getByRole("article").first().waitFor({ timeout: SLOW });
    await take("offline");
  });
