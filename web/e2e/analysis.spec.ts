/** After the game: the analysis, learning from an error, playing on from a position. */
import { readFileSync } from "node:fs";
import { expect, expectAccessible, test } from "./fixtures";
import { MOST_SCRIPT, scriptBytes } from "./loading";
import { foldedGame } from "./playing";
import type { AnalysisProgress, TableOut } from "../src/lib/api/wire";

test("a finished game is analysed, learnt from and played on", async ({ somebody }) => {
  const anna = await somebody({ settings: { panel: null } });
  const { page } = anna;
  const id = await foldedGame(page);

  await page.goto(`/table/${id}`);
  await page.getByRole("link", { name: "Analysis" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Analysis");
  await expect(page.getByRole("heading", { name: "Luck and skill" })).toBeVisible();
  await expectAccessible(page);

  // The curve leads to positions, by keys too.
  const curve = page.getByRole("slider", { name: "Curve of the game" });
  await curve.focus();
  await page.keyboard.press("Home");
  await expect(curve).toHaveAttribute("aria-valuenow", "0");
  await page.keyboard.press("ArrowRight");
  await expect(curve).not.toHaveAttribute("aria-valuenow", "0");
  await expect(page.getByText("were compared closely")).toBeVisible();

  const told = await page.evaluate(
    async (table) =>
      (await (await fetch(`/api/tables/${table}/analysis`)).json()) as AnalysisProgress,
    id,
  );
  const { decisions } = told.analysis;
  const errors = decisions.filter(
    ({ seat, grade }) => seat === 0 && ["blunder", "mistake", "inaccuracy"].includes(grade),
  );
  expect(errors.length, "errors of one who folds").toBeGreaterThan(0);

  await page.getByRole("button", { name: /Learn from \d+ error/ }).click();
  // The question says what was played; to play it again is a wrong try.
  const learning = page.locator("section[aria-labelledby=learn-title]");
  const played = errors[0]!.move;
  await expect(learning.getByText(`Move ${errors[0]!.step + 1}:`)).toBeVisible();
  await expect(learning.locator("q")).not.toBeEmpty();
  await page.locator(`.stage [data-move="${played}"]`).click();
  await expect(learning.getByText("That is what was played")).toBeVisible();
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Solution" }).click();
  await expect(page.getByText("The best move:")).toBeVisible();
  await page.locator(".stage .hinted").click();
  await expect(page.getByText("That is the best move.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stop learning" }).click();

  await page.getByText("Play on from here").click();
  await page.getByRole("button", { name: "Play on", exact: true }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.includes(id));
  await page.locator("#prompt").waitFor();
  const branch = await page.evaluate(
    async (path) => ((await (await fetch(`/api${path}`)).json()) as TableOut).branch,
    new URL(page.url()).pathname.replace("/table/", "/tables/"),
  );
  expect(branch).toEqual({ table: id, step: errors[0]!.step });
});

const RECORD = new URL(
  "../../tests/games/nauticus/golden/2-players-company-8.record",
  import.meta.url,
);
const SLOW = 240_000; // milliseconds, for hundreds of decisions on a busy machine

test("on a phone: a better move with its line on the board, turning points, and a branch", async ({
  somebody,
}) => {
  test.setTimeout(2 * SLOW);
  const { page } = await somebody({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale: "de",
  });
  await page.goto("/");
  // A whole game of records, as one that a device sends.
  const id = await page.evaluate(
    async (record) => {
      const ask = async <T>(path: string, body: unknown): Promise<T> => {
        const answer = await fetch(`/api${path}`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        });
        return (await answer.json()) as T;
      };
      await ask("/people", { name: "Anna" });
      const seats = [{}, { bot: "level:name=mate" }];
      return (await ask<{ id: string }>("/me/tables", { record, seats })).id;
    },
    readFileSync(RECORD, "utf8"),
  );
  await page.goto(`/table/${id}/analysis`);
  await expect(page.getByRole("heading", { name: "Glück und Können" })).toBeVisible({
    timeout: SLOW,
  });
  await expect(page.getByText("war ein Wendepunkt").first()).toBeVisible();
  await expect(page.getByText(/Das Glück half (nicht )?mit/).first()).toBeVisible();
  await expectAccessible(page);

  // Whoever learns has question and board in sight.
  const learn = page.locator("section[aria-labelledby=learn-title]");
  await learn.getByRole("button").first().click();
  await expect(learn.getByRole("button", { name: "Tipp" })).toBeInViewport({ ratio: 1 });
  await expect(page.locator("[data-move]").first()).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  // An error of which the analysis knows how play would have gone on.
  const { analysis } = await page.evaluate(
    async (table) =>
      (await (await fetch(`/api/tables/${table}/analysis`)).json()) as AnalysisProgress,
    id,
  );
  const error = analysis.decisions.find(
    ({ grade, best }) => grade === "blunder" && best[0]!.line.length > 0,
  )!;
  await page.goto(`/table/${id}/analysis?move=${error.step}`);
  const curve = page.getByRole("slider", { name: "Kurve der Partie" });
  await expect(curve).toHaveAttribute("aria-valuenow", String(error.step));
  const better = page.locator("section[aria-labelledby=here-title] ol button").first();
  await better.click();
  const line = page.locator("section[aria-labelledby=here-title] .line");
  await expect(line.locator("li")).toHaveCount(1);
  await expect(line.locator("li")).not.toBeEmpty();
  await line.getByRole("button", { name: "Nächster Zug" }).click();
  await expect(line.locator("li")).toHaveCount(2);
  await expectAccessible(page);
  expect(await scriptBytes(page), "an analysis").toBeLessThan(MOST_SCRIPT);

  await page.getByText("Von hier weiterspielen").click();
  await page.getByRole("button", { name: "Weiterspielen", exact: true }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/table/") && !url.pathname.includes(id));
  await page.locator("#prompt").waitFor();
  const [branch, whole] = await page.evaluate(
    async (paths) =>
      Promise.all(
        paths.map(async (path) => (await (await fetch(`/api${path}`)).json()) as TableOut),
      ),
    [new URL(page.url()).pathname.replace("/table/", "/tables/"), `/tables/${id}`],
  );
  expect(branch!.branch).toEqual({ table: id, step: error.step });
  expect(branch!.moves, "the line was played on").toBeGreaterThanOrEqual(error.step + 2);
  expect(whole!.status, "the game itself is not touched").toBe("finished");
});

test("a record that was pasted is gone on from, alone", async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto("/replay");
  await page.getByRole("textbox").fill(readFileSync(RECORD, "utf8"));
  await page.getByRole("button", { name: "Show the game" }).click();
  const STEP = 40;
  const moves = page.getByRole("slider").first();
  await moves.fill(String(STEP));
  await page.getByText("Play on from here").click();
  const begin = page.getByRole("button", { name: "Play on", exact: true });
  await expect(page.getByText(`A new table goes on after move ${STEP}.`)).toBeVisible();
  for (const seat of await page.locator("details select").all())
    await seat.selectOption({ label: "I play" });
  await expectAccessible(page);
  await begin.click();
  await page.waitForURL(/\/table\//);
  await page.locator("#prompt").waitFor();
  const branch = await page.evaluate(
    async (path) => (await (await fetch(`/api${path}`)).json()) as TableOut,
    new URL(page.url()).pathname.replace("/table/", "/tables/"),
  );
  expect(branch.branch).toMatchObject({ step: STEP });
  expect(branch.moves).toBeGreaterThanOrEqual(STEP);
  expect(branch.mine).toEqual([0, 1]);
});
