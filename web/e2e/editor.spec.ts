/** The editor of positions: edited, contradicted, shared, judged, and played on. */
import { fromFragment } from "../src/editor/link";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures";

test("a position is edited, refused with its reason, shared, judged and played on", async ({
  somebody,
}) => {
  const { page } = await somebody({ viewport: { width: 1280, height: 800 } });
  await page.goto("/editor");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Nauticus" }).click();
  const says = page.locator(".card .says");
  await expect(says).toContainText("legal move");
  await page.getByRole("button", { name: "Phase: more" }).click();
  await expect(says).toContainText("This cannot be:");
  await expect(page.getByRole("button", { name: "Best moves" })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Phase: less" }).click();
  await page.getByRole("button", { name: "Round: more" }).click();
  await expect(says).toContainText("legal move");
  await expect(page.getByRole("spinbutton", { name: "Round" })).toHaveValue("2");
  // The address follows a moment later.
  const linkedRound = async () => (await fromFragment(new URL(page.url()).hash))?.position.round;
  await expect.poll(linkedRound).toBe(2);

  const link = page.url();
  await page.goto("/settings");
  await page.goto(link);
  await expect(page.getByRole("spinbutton", { name: "Round" })).toHaveValue("2");
  await page.getByRole("button", { name: "Best moves" }).click();
  await expect(page.locator(".best li").first()).toBeVisible();

  // How play would go on, on the board: forth, back, and to the position again.
  await page.locator(".best li button").first().click();
  await expect(says).toContainText("Another way on: 1 of");
  await expectAccessible(page);
  const on = page.getByRole("button", { name: "Next move" });
  if (await on.count()) {
    await on.click();
    await expect(says).toContainText("Another way on: 2 of");
    await page.getByRole("button", { name: "Back", exact: true }).click();
  }
  await page.getByRole("button", { name: "Back to the position" }).click();
  await expect(says).toContainText("legal move");

  await page.getByRole("button", { name: "Play on" }).click();
  const who = page.getByRole("region", { name: "Who plays on from here" });
  await expectAccessible(page);
  await who.getByRole("button", { name: "Play on" }).click();
  await expect(says).toContainText("your move");
  await page.locator("button[data-move]").first().click();
  await page.getByRole("button", { name: "Back to the editor" }).click();
  await expect(page.getByRole("spinbutton", { name: "Round" })).toHaveValue("2");
});

test("a touch on the board leads to the field, and what cannot be is said in German", async ({
  somebody,
}) => {
  const { page } = await somebody({ locale: "de", viewport: { width: 1280, height: 800 } });
  await page.goto("/editor/nauticus");
  const says = page.locator(".card .says");
  await expect(says).toContainText("erlaubte Züge");
  await page.locator('[data-of="players.0.workers"]').first().click();
  const workers = page.locator('[data-field="players[0].workers"]');
  await expect(workers).toBeInViewport();
  await expect(workers).toHaveClass(/found/);
  await page.keyboard.press("Enter"); // the focus is on "less"
  await expect(workers.getByRole("spinbutton")).toHaveValue("3");
  await expect(says).toContainText("erlaubte Züge");

  // What is typed stays within its bounds, and what contradicts the rest says why, and where.
  await workers.getByRole("spinbutton").fill("1000");
  await workers.getByRole("spinbutton").press("Tab");
  await expect(workers.getByRole("spinbutton")).toHaveValue("99");
  await page.getByRole("button", { name: "Phase: mehr" }).click();
  await expect(says).toContainText("in Phase 2 müssen es 1 sein");
  await expect(says.locator("[lang=en]")).toHaveCount(0);
});

test("on a phone, and a damaged link", async ({ somebody }) => {
  const { page } = await somebody({ viewport: { width: 390, height: 740 }, hasTouch: true });
  await page.goto("/editor/nautilus#p=broken");
  await expect(page.locator(".card .says")).toContainText("The link is damaged");
  await page.getByRole("button", { name: "Middle of a game" }).click();
  await expect(page.locator(".card .says")).toContainText("legal move");
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  // The form is longer than the window: from any field one gets back to the board.
  const board = page.locator("svg.sea");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(board).not.toBeInViewport();
  await page.getByRole("button", { name: "See the board" }).tap();
  await expect(board).toBeInViewport({ ratio: 0.9 });
});
