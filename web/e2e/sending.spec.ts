/** Games of the device on their way to the account. */
import type { Offer } from "../src/lib/api/wire";
import { ask, end, playThrough, seated, start } from "./device";
import { expect, expectAccessible, test } from "./fixtures";

const SLOW = 60_000; // milliseconds, on a machine that does much else
const MOST = 2_000; // decisions of one's own, more than any game has

test("a game of the device is sent to the account, and only once", async ({ somebody }) => {
  test.setTimeout(600_000);
  const { page } = await somebody();
  page.setDefaultTimeout(SLOW);
  await page.goto("/settings");
  await start(page);
  const { games, bots } = await ask<Offer>(page, "GET", "/games");
  const game = games.find(({ name }) => name === "nauticus")!;
  const table = await seated(page, game, bots[0]!);
  await playThrough(page, table, MOST);
  await end(page);

  // The list of the device's games offers it.
  await page.goto("/offline");
  const kept = page.getByRole("region", { name: "Games on this device" });
  await kept.getByRole("button", { name: "Send it to my account" }).click();
  await expect(kept.getByRole("status")).toHaveText("The game is in your account now.", {
    timeout: SLOW,
  });
  await expectAccessible(page);
  await kept.getByRole("link", { name: "In your account" }).click();
  await page.waitForURL(/\/table\/[^~]/);
  await expect(page.getByRole("heading", { name: /won/ })).toBeVisible();
  await expect(page.locator("details").getByText("Unverified", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Rematch" })).toHaveCount(0);
  const sent = page.url();

  // A device that has forgotten that it was sent: at the table's end it can be sent again, and is
  // the same game.
  await page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open("seaboard");
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const tables = opening.result.transaction("tables", "readwrite").objectStore("tables");
          const all = tables.getAll();
          all.onsuccess = () => {
            for (const { sent, ...table } of all.result) if (sent) tables.put(table);
          };
          tables.transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
  );
  await page.goto(`/table/${table}`);
  await page.getByRole("button", { name: "Send it to my account" }).click();
  await expect(page.getByText("One was there already.")).toBeVisible({ timeout: SLOW });
  await expect(page.getByRole("link", { name: "In your account" })).toHaveAttribute(
    "href",
    new URL(sent).pathname,
  );

  // It stands among one's games, and says what it is.
  await page.goto("/");
  const mine = page.getByRole("listitem").filter({
    has: page.locator(`a[href="${new URL(sent).pathname}"]`),
  });
  await expect(mine).toHaveCount(1);
  await expect(mine).toContainText("Unverified");
});
