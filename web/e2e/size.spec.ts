/** What a visit costs a reader whose cache is empty. */
import { scriptBytes } from "./loading";
import { expect, test } from "./fixtures";

const MOST = 250_000;

test("a visit loads less than 250 kB of JavaScript, compressed", async ({ somebody }) => {
  const anna = await somebody({ settings: { panel: null } });
  const { page } = anna;
  await page.goto("/");
  await page.getByRole("article", { name: "Nauticus" }).waitFor();
  const start = await scriptBytes(page);
  expect(start).toBeGreaterThan(10_000);
  expect(start).toBeLessThan(MOST);
  for (const game of ["Nauticus", "Nautilùs"]) {
    await anna.quickGame(game);
    await page.reload(); // straight to the table, as by a link
    await page.locator("#prompt").waitFor();
    const bytes = await scriptBytes(page);
    expect(bytes, game).toBeGreaterThan(start / 2);
    expect(bytes, game).toBeLessThan(MOST);
  }
});
