/** What a visit costs a reader whose cache is empty; analysis.spec.ts looks at that of an analysis. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { MOST_SCRIPT, scriptBytes } from "./loading";
import { expect, test } from "./fixtures";

async function expectSmall(page: Page, visit: string): Promise<number> {
  const bytes = await scriptBytes(page);
  test.info().annotations.push({ type: visit, description: `${Math.round(bytes / 1000)} kB` });
  expect(bytes, visit).toBeLessThan(MOST_SCRIPT);
  return bytes;
}

test("a visit loads less than 250 kB of JavaScript, compressed", async ({ somebody }) => {
  const anna = await somebody({ settings: { panel: null } });
  const { page } = anna;
  await page.goto("/");
  await page.getByRole("article", { name: "Nauticus" }).waitFor();
  const start = await expectSmall(page, "start page");
  expect(start).toBeGreaterThan(10_000);
  for (const game of ["Nauticus", "Nautilùs"]) {
    await anna.quickGame(game);
    await page.reload(); // straight to the table, as by a link
    await page.locator("#prompt").waitFor();
    expect(await expectSmall(page, `table of ${game}`)).toBeGreaterThan(start / 2);
  }
});

for (const [game, record, seats] of [
  ["nauticus", "2-players-company-8", 2],
  ["nautilus", "two-8", 2],
] as const)
  test(`so do an end and a replay of ${game}`, async ({ somebody }) => {
    const { page } = await somebody({ settings: { panel: null } });
    const text = readFileSync(`../tests/games/${game}/golden/${record}.record`, "utf8");
    await page.goto("/");
    // A whole game, as one that a device sends.
    const { origin } = new URL(page.url());
    const post = async (path: string, data: unknown): Promise<{ id: string }> =>
      (await page.request.post(`/api${path}`, { data, headers: { Origin: origin } })).json();
    await post("/people", { name: "Anna" });
    const sitting = Array.from({ length: seats }, (_, seat) => (seat ? { bot: "random" } : {}));
    const { id } = await post("/me/tables", { record: text, seats: sitting });
    await page.goto(`/table/${id}`);
    await page.getByRole("figure").getByText("How it grew").waitFor();
    await expectSmall(page, "an end");

    await page.goto("/replay");
    await page.getByLabel("Text of the record").fill(text);
    await page.getByRole("button", { name: "Show the game" }).click();
    await page.locator(".scrubber").waitFor();
    await expectSmall(page, "a replay");
  });
