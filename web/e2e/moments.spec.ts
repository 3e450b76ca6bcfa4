/** The moments around a board: coming back, advice, the end, looking back. */
import { expect, expectAccessible, test } from "./fixtures";

test("who comes back is told what happened, step by step, and can see it again", async ({
  somebody,
}) => {
  const anna = await somebody({ settings: { replay: "fast", panel: null } });
  const { page } = anna;
  await anna.quickGame("Nauticus", 1);
  await anna.openWords();
  // Until the other has played something after one's own decision.
  const recap = page.getByRole("button", { name: "Since your last turn" });
  for (let turn = 0; turn < 30; turn++) {
    await anna.decide();
    await expect(anna.choices.first()).toBeVisible();
    if (await recap.isVisible()) break;
  }
  await expect(recap).toBeVisible();
  await expect(page.getByText("While you were away:")).toHaveCount(0);

  await page.reload();
  await expect(page.getByText("While you were away:")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(page.locator("#prompt")).toContainText(/Since your last turn\s+1 \/ \d+/);
  await expect(page.locator(".board.past")).toBeVisible();
  await expectAccessible(page);
  // It ends by itself at the present, and can be told again, step by step.
  await expect(page.locator(".board.past")).toHaveCount(0, { timeout: 30_000 });
  await expect(anna.choices.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await recap.click();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "One move on" }).click();
  await expect(page.locator("#prompt")).toContainText("Since your last turn");
  await page.getByRole("button", { name: "To the present" }).click();
  await expect(page.locator(".board.past")).toHaveCount(0);

  await page.reload();
  await page.locator(".missed").getByRole("button", { name: "Close" }).click();
  await expect(page.locator(".missed")).toHaveCount(0);
});
