/** Puzzles: one is solved after a wrong try, by key; another with a hint, and given up. */
import type { Page } from "@playwright/test";
import type { PuzzleList, PuzzleOut, TryOut } from "../src/lib/api/wire";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures";

/** The first puzzle of a theme, its solution and a move that tempts. */
async function puzzleOf(
  page: Page,
  game: string,
  theme: string,
): Promise<{ id: string; right: string; wrong: string; count: number }> {
  const base = `/api/games/${game}/puzzles`;
  const listed = (await (await page.request.get(base, { params: { theme } })).json()) as PuzzleList;
  const { id } = listed.puzzles[0]!;
  const shown = (await (await page.request.get(`${base}/${id}`)).json()) as PuzzleOut;
  const headers = { Origin: new URL(page.url()).origin };
  const given = await page.request.post(`${base}/${id}`, { data: {}, headers });
  const { solution } = (await given.json()) as TryOut;
  expect(shown.legal.map(({ text }) => text)).toContain(solution!.move);
  const whole = (await (await page.request.get(base)).json()) as PuzzleList;
  return {
    id,
    right: solution!.move,
    wrong: solution!.others[0]!.move,
    count: whole.puzzles.length,
  };
}

test("a puzzle is solved after a wrong try, by key", async ({ somebody }) => {
  const { page } = await somebody({ viewport: { width: 1280, height: 800 } });
  await page.goto("/puzzles");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Nauticus" }).click();
  await expect(page.getByRole("link", { name: "Puzzle of the day" })).toBeVisible();
  const { id, right, wrong, count } = await puzzleOf(page, "nauticus", "wheel");

  await page.goto(`/puzzles/nauticus/${id}`);
  const said = page.locator(".card .said");
  const move = (text: string) => page.locator(`button[data-move="${text}"]`).first();
  await move(wrong).focus();
  await page.keyboard.press("Enter");
  await expect(said).toContainText("Not the best");
  await expect(said).toContainText("%");
  await expectAccessible(page);
  await move(right).focus();
  await page.keyboard.press("Enter");
  await expect(said).toContainText("Right");
  await expect(page.getByRole("heading", { name: "What the other moves lose" })).toBeVisible();
  await expectAccessible(page);
  // And on from there, alone: whoever decides next is oneself.
  await page.getByRole("link", { name: "Play on from here" }).click();
  await page.getByRole("button", { name: "Play on" }).click();
  const who = page.getByRole("region", { name: "Who plays on from here" });
  for (const seat of await who.getByRole("combobox").all())
    await seat.selectOption({ label: "I play" });
  await who.getByRole("button", { name: "Play on" }).click();
  const says = page.locator(".card .says");
  await expect(says).toContainText("your move");
  await page.locator(`button[data-move="${right}"]`).first().click();
  await expect(page.locator(`button[data-move="${right}"]`)).toHaveCount(0);
  await expect(says).toContainText("your move");

  await page.goto("/puzzles/nauticus");
  await expect(page.getByText(`1 of ${count} solved`)).toBeVisible();
});

test("a run on a phone: a hint, the solution, the next one", async ({ somebody }) => {
  const { page } = await somebody({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.goto("/puzzles/nautilus");
  await expectNoSidewaysScrolling(page);
  await page.getByRole("link", { name: "Begin a run" }).click();
  await page.locator(".stage svg").first().waitFor();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".card .hint")).toContainText("3 moves");
  await page.getByRole("button", { name: "Solution" }).click();
  await expect(page.locator(".card .ask")).toContainText("The best move:");
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await expect(page.locator(".card .ask")).toContainText("What is the best move?");
});
