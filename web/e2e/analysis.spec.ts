/** After the game: the analysis, learning from an error, playing on from a position. */
import { expect, expectAccessible, test } from "./fixtures";
import type { AnalysisProgress, TableOut } from "../src/lib/api/wire";

test("a finished game is analysed, learnt from and played on", async ({ somebody }) => {
  const anna = await somebody({ settings: { panel: null } });
  const { page } = anna;
  // A third game, because it is short; it has no board of its own, and needs none.
  await page.goto("/");
  const id = await page.evaluate(async () => {
    const ask = async <T>(path: string, body?: unknown): Promise<T> => {
      const answer = await fetch(`/api${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: { "Content-Type": "application/json" },
        body: body === undefined ? null : JSON.stringify(body),
      });
      return (await answer.json()) as T;
    };
    await ask("/people", { name: "Anna" });
    const setup = { game: "kuhn", options: { hands: 8 } };
    const made = await ask<{ id: string }>("/tables", setup);
    await ask(`/tables/${made.id}/do`, { do: "join", seat: 0 });
    await ask(`/tables/${made.id}/do`, { do: "bot", seat: 1, bot: "level:name=mate" });
    await ask(`/tables/${made.id}/do`, { do: "start" });
    // Whoever always folds makes errors.
    for (;;) {
      const table = await ask<TableOut>(`/tables/${made.id}?seat=0`);
      if (table.status === "finished") return made.id;
      const move =
        table.legal.find(({ text }) => text === "fold") ??
        table.legal.find(({ text }) => text === "check");
      if (move)
        await ask(`/tables/${made.id}/do`, {
          do: "move",
          seat: 0,
          version: table.version,
          move: move.text,
        });
      else await new Promise((wake) => setTimeout(wake, 50));
    }
  });

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
