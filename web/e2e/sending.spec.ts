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

test("without a network it waits, goes by itself later, and is studied here as well", async ({
  somebody,
}) => {
  test.setTimeout(600_000);
  const { page } = await somebody({ serviceWorkers: "allow", rough: true });
  page.setDefaultTimeout(SLOW);
  await page.goto("/settings");
  const headers = { Origin: new URL(page.url()).origin };
  await page.request.post("/api/people", { data: { name: "Anna" }, headers });
  await page.goto("/offline");
  await page.getByRole("button", { name: /^Load the games/ }).click();
  await expect(page.getByRole("article")).toHaveCount(2, { timeout: SLOW });
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.goto("/settings");
  await start(page);
  const { games, bots } = await ask<Offer>(page, "GET", "/games");
  const game = games.find(({ name }) => name === "nauticus")!;
  const table = await seated(page, game, bots[0]!);
  await playThrough(page, table, MOST);
  await end(page);

  // With the network cut: it is to be sent, and stays so; whoever has a name knows where to.
  await page.context().setOffline(true);
  await page.goto(`/table/${table}`);
  await page.getByRole("button", { name: "Send it to my account" }).click();
  await expect(page.getByText("will be sent to your account by itself")).toBeVisible();
  await page.goto("/offline");
  const kept = page.getByRole("region", { name: "Games on this device" });
  await expect(kept.getByText("To be sent")).toBeVisible();
  await expect(kept.getByText("will be sent to your account by itself")).toBeVisible();
  await expect(kept.getByRole("button", { name: /^Send/ })).toHaveCount(0);
  await expectAccessible(page);

  // Back online, on whatever page one is: sent once, and told.
  await page.context().setOffline(false);
  await page.goto("/rules/nauticus");
  await expect(page.getByText("The game is in your account now.")).toBeVisible({ timeout: SLOW });
  const mine = await (await page.request.get("/api/me/tables")).json();
  expect(mine.tables).toHaveLength(1);
  await page.goto("/offline");
  await expect(kept.getByText("To be sent")).toHaveCount(0);
  const link = kept.getByRole("link", { name: "In your account" });
  const sent = (await link.getAttribute("href"))!;
  await page.reload();
  await expect(link).toBeVisible();
  expect((await (await page.request.get("/api/me/tables")).json()).tables).toHaveLength(1);

  // The server's table is looked back at while the server is there, and then without it.
  await page.goto(`${sent}/analysis`);
  const curve = page.getByRole("heading", { name: "Chances to win" });
  await expect(curve).toBeVisible();
  await expect
    .poll(() => page.evaluate(keptRecords), { message: "its record is kept here" })
    .toBe(1);
  await page.context().setOffline(true);
  await page.goto(sent);
  await expect(page.getByRole("heading", { name: "This table is on the server" })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "Look back at the game" })).toHaveAttribute(
    "href",
    `${sent}/analysis`,
  );
  await page.goto("/offline");
  const records = page.getByRole("region", { name: "Games to look back at" });
  await records.getByRole("link").first().click();
  await page.waitForURL(`**${sent}/analysis`);
  await expect(curve).toBeVisible({ timeout: SLOW });
  await expect(page.locator(".problem")).toHaveCount(0);
  await expect(page.getByText(/[1-9]\d* of \d+ decisions judged/)).toBeVisible({ timeout: SLOW });
  await page.getByText("Play on from here").click();
  await page.getByRole("slider", { name: "Move", exact: true }).fill("10");
  await page.getByRole("button", { name: "Play on", exact: true }).click();
  await page.waitForURL(/\/table\/~/);
});

/** Runs in the page: how many records it keeps. */
function keptRecords(): Promise<number> {
  return new Promise((found, failed) => {
    const opening = indexedDB.open("seaboard");
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = () => {
      const count = opening.result.transaction("records").objectStore("records").count();
      count.onsuccess = () => {
        opening.result.close();
        found(count.result);
      };
    };
  });
}
