/** The page without its server: installed, opened and played with the network cut, then back online. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures";

/** Milliseconds for what a busy machine may take its time with: starting Python. */
const SLOW = 60_000;
const ANALYSIS = 180_000;
const RECORD = new URL("../../tests/games/nautilus/golden/two-8.record", import.meta.url);

test("the page can be installed", async ({ somebody }) => {
  const { page } = await somebody();
  await page.goto("/");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const answer = await page.request.get(address!);
  expect(answer.headers()["content-type"]).toBe("application/manifest+json");
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ id: "/", start_url: "/", display: "standalone" });
  const sizes = await page.evaluate(async (icons: { src: string }[]) => {
    const size = async ({ src }: { src: string }) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    };
    return Promise.all(icons.map(size));
  }, manifest.icons);
  manifest.icons.forEach(({ sizes: said }: { sizes: string }, at: number) => {
    if (said !== "any") expect(sizes[at]).toBe(said);
  });
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === "maskable")).toBe(
    true,
  );
});

const choices = (page: Page) => page.locator("#panel ol button:enabled");

async function openWords(page: Page): Promise<void> {
  const words = page.getByRole("navigation").locator("button[aria-controls=panel]").nth(2);
  if ((await words.getAttribute("aria-expanded")) !== "true") await words.click();
  await choices(page).first().waitFor();
}

/** Make decisions by their words, one of the first on offer, until that many are made or it is over;
 * then it is one's own turn again. */
async function playOn(page: Page, decisions = Infinity): Promise<void> {
  await openWords(page);
  await page.evaluate(async (most) => {
    for (let made = 0; !document.querySelector("#result-title");) {
      const found = document.querySelectorAll<HTMLButtonElement>("#panel ol button:enabled");
      if (found.length && made === most) return;
      if (found.length) found[made++ % Math.min(3, found.length)]!.click();
      await new Promise((wake) => setTimeout(wake, 15));
    }
  }, decisions);
}

/** Begin a game against a bot on this device. */
async function begin(page: Page, game: string, mode?: string): Promise<void> {
  const card = page.getByRole("article", { name: game });
  await card.waitFor();
  if (mode) await card.locator(`input[value="${mode}"]`).check({ force: true });
  await card.locator("button.primary").click();
  await page.waitForURL(/\/table\/~/);
}

/** Load the games of this device, then cut the network. */
async function loadAndCut(page: Page): Promise<void> {
  page.setDefaultTimeout(SLOW);
  await page.goto("/offline");
  await page.getByRole("button", { name: /^Load the games/ }).click();
  await expect(page.getByRole("article")).toHaveCount(2, { timeout: SLOW });
  await expectAccessible(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.context().setOffline(true);
}

test("a lesson, a puzzle and a record with the network cut", async ({ somebody }) => {
  test.setTimeout(300_000);
  const { page } = await somebody({ serviceWorkers: "allow", rough: true });
  await loadAndCut(page);
  const also = page.getByRole("navigation", { name: "Also without a network" });

  // A lesson to its end, by its hints, after the page was loaded anew.
  await page.goto("/learn/nauticus/wheel");
  const said = page.locator(".card .say");
  await expect(said).not.toBeEmpty({ timeout: SLOW });
  const done = page.locator(".card .say.done");
  const on = page.getByRole("button", { name: "Go on", exact: true });
  const hint = page.getByRole("button", { name: "Hint", exact: true });
  for (;;) {
    await done.or(on).or(hint).first().waitFor();
    if (await done.count()) break;
    const words = await said.innerText();
    if (await on.count()) await on.click();
    else {
      await hint.click();
      await page.getByRole("button", { name: "Do it for me" }).click();
    }
    await expect(said).not.toHaveText(words, { timeout: SLOW });
  }

  // A puzzle of a run: a hint, and the solution.
  await page.goto("/offline");
  await also.getByRole("link", { name: "Puzzles" }).click();
  await page.getByRole("link", { name: "Begin a run" }).last().click();
  await page.locator(".stage svg").first().waitFor();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".card .hint")).toContainText("3 moves");
  await page.getByRole("button", { name: "Solution" }).click();
  await expect(page.locator(".card .ask")).toContainText("The best move:");

  // A record, looked at from its first move to the next.
  await page.goto("/offline");
  await also.getByRole("link", { name: "Replay" }).click();
  await page.getByRole("textbox").fill(readFileSync(RECORD, "utf8"));
  await page.getByRole("button", { name: "Show the game" }).click();
  await expect(page.locator(".stage svg").first()).toBeVisible();
  await expect(page.locator(".problem")).toHaveCount(0);
});

test("games are made, played, kept and saved with the network cut", async ({ somebody }) => {
  test.setTimeout(600_000); // on a machine that does much else
  const { page } = await somebody({ serviceWorkers: "allow", rough: true });
  await loadAndCut(page);
  expect(await page.evaluate(() => fetch("/health").catch(() => "away"))).toBe("away");
  await page.goto("/rules/nautilus");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Nautilùs");
  await page.goto("/");
  await page.getByRole("region", { name: "No connection? Play on." }).getByRole("link").click();

  // A whole game of one kind, with the page loaded anew in the middle.
  await begin(page, "Nautilùs", "two");
  await playOn(page, 5);
  const before = await choices(page).allInnerTexts();
  await page.reload();
  await openWords(page);
  await expect(choices(page)).toHaveText(before);
  await playOn(page);
  await expect(page.getByRole("heading", { name: /won/ })).toBeVisible();

  // A whole game of the other.
  await page.goto("/offline");
  await begin(page, "Nauticus");
  await playOn(page);
  await expect(page.getByRole("heading", { name: /won/ })).toBeVisible();
  const finished = page.url().split("/").at(-1)!;

  // Its analysis, made here.
  await page.getByRole("link", { name: "Analysis" }).first().click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Luck and skill" })).toBeVisible({
    timeout: ANALYSIS,
  });
  await expect(page.locator(".problem")).toHaveCount(0);
  await expectAccessible(page);

  // Two people at one screen.
  await page.goto("/offline");
  const card = page.getByRole("article", { name: "Nauticus" });
  await card.getByRole("button", { name: "Set up a table" }).click();
  await page.getByText("2", { exact: true }).last().click();
  await page.getByRole("button", { name: "Make the table" }).click();
  await page.getByRole("button", { name: "Somebody beside me" }).click();
  await page.getByRole("textbox", { name: "Name of the player" }).fill("Ben");
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  const bens = page.locator("#prompt").filter({ hasText: "Ben:" });
  for (let turn = 0; turn < 40 && !(await bens.isVisible()); turn++) await playOn(page, 1);
  await expect(bens).toBeVisible();

  // Back online: what was played is still there, and its record is one that the server takes.
  await page.context().setOffline(false);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeEnabled();
  await page.goto("/offline");
  const kept = page.getByRole("region", { name: "Games on this device" });
  await expect(kept.getByRole("listitem")).toHaveCount(3);
  const line = kept.getByRole("listitem").filter({ has: page.locator(`a[href$="${finished}"]`) });
  const saving = page.waitForEvent("download");
  await line.getByRole("link", { name: /^Save the record/ }).click();
  const record = readFileSync(await (await saving).path(), "utf8");
  const shown = await page.request.post("/api/replay", {
    data: { record },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect((await shown.json()).result).not.toBeNull();
  await line.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(kept.getByRole("listitem")).toHaveCount(2);
});
