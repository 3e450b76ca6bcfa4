/** The page without its server: installed, opened and played with the network cut, then back online. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures";

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

/** Make decisions by their words, always one of the first, until that many are made or it is over. */
async function playOn(page: Page, decisions = Infinity): Promise<void> {
  const words = page.getByRole("navigation").locator("button[aria-controls=panel]").nth(2);
  if ((await words.getAttribute("aria-expanded")) !== "true") await words.click();
  await page.evaluate(async (most) => {
    for (let made = 0, idle = 0; made < most && idle < 1_000;) {
      if (document.querySelector("#result-title")) return;
      const choices = document.querySelectorAll<HTMLButtonElement>("#panel ol button:enabled");
      idle++;
      if (choices.length) {
        choices[made % Math.min(3, choices.length)]!.click();
        made++;
        idle = 0;
      }
      await new Promise((wake) => setTimeout(wake, 20));
    }
  }, decisions);
}

test("games are made, played, kept and saved with the network cut", async ({ somebody }) => {
  test.setTimeout(180_000);
  const anna = await somebody({ serviceWorkers: "allow", rough: true });
  const { page } = anna;
  const step = Date.now();
  const tell = (what: string) => console.log(what, Date.now() - step);
  await page.goto("/offline");
  await page.getByRole("button", { name: /^Load the games/ }).click();
  await expect(page.getByRole("article")).toHaveCount(2, { timeout: 60_000 });
  tell("loaded");
  await expectAccessible(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  tell("controlled");

  await page.context().setOffline(true);
  expect(await page.evaluate(() => fetch("/health").catch(() => "away"))).toBe("away");
  await page.goto("/rules/nautilus");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/");
  await page.getByRole("region", { name: "No connection? Play on." }).getByRole("link").click();
  const nautilus = page.getByRole("article", { name: "Nautilùs" });
  await nautilus.waitFor();
  tell("again");
  await nautilus.locator('input[value="two"]').check({ force: true });
  await nautilus.locator("button.primary").click();
  await page.waitForURL(/\/table\/~/);
  await playOn(page, 5);
  const asked = await page.locator("#prompt").innerText();
  await page.reload();
  await expect(page.locator("#prompt")).toHaveText(asked);
  tell("reloaded");
  await playOn(page);
  await expect(page.getByRole("heading", { name: /won/ })).toBeVisible();
  tell("nautilus over");
});
