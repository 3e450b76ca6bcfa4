/** A game of another package, of which the page knows nothing: its board is made of its view. */
import { expect, expectAccessible, test } from "./fixtures";

test("a game that the page does not know is played to its end, with a move taken back", async ({
  somebody,
}) => {
  const anna = await somebody();
  const { page } = anna;
  await anna.quickGame("Kuhn poker");
  const choices = page.locator(".board [data-move]");
  await expect(choices.first()).toBeVisible();
  await expect(page.locator("#prompt")).toContainText(/You hold the (jack|queen|king)\./);
  await expect(page.getByText("Your card", { exact: true })).toBeVisible();
  await expectAccessible(page);

  const words = choices.locator("b");
  const before = await words.allInnerTexts();
  const table = `/api/tables/${page.url().split("/").at(-1)}`;
  const moves = async () => (await (await page.request.get(table)).json()).moves as number;
  const made = await moves();
  await choices.first().click();
  await expect.poll(moves).toBeGreaterThan(made);
  await expect(choices.first()).toBeVisible();
  const undo = page.getByRole("button", { name: /^(Undo|Ask to undo)$/ });
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect.poll(moves).toBe(made);
  await expect(words).toHaveText(before);

  const over = page.getByRole("heading", { name: /won|first place/ });
  while (!(await over.isVisible())) {
    await expect(over.or(choices.first())).toBeVisible();
    if (await choices.count()) await choices.first().click();
    await page.waitForTimeout(50);
  }
  await expect(page.getByRole("table", { name: "Result" })).toBeVisible();
});

test("a plain board speaks the reader's language, by keyboard and on a phone", async ({
  somebody,
}) => {
  const anna = await somebody({ locale: "de", viewport: { width: 360, height: 740 } });
  const { page } = anna;
  await page.goto("/");
  const card = page.getByRole("article", { name: "Kuhn-Poker" });
  await card.locator("button.primary").click();
  await page.waitForURL(/\/table\//);
  const choices = page.locator(".board [data-move]");
  await expect(choices.first()).toBeVisible();
  await expect(page.locator("#prompt")).toContainText("Was tust du?");
  await expectAccessible(page);
  await choices.first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".board [data-move]:focus, #prompt:focus")).toHaveCount(1);
});
