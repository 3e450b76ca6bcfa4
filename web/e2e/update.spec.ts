/** A new version of the page asks before it takes over, and takes nothing away: a real service worker. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, resolve } from "node:path";
import { expect, test as base, type Page } from "@playwright/test";

const BUILT = resolve(import.meta.dirname, "../../src/seaboard/server/page");
const SLOW = 60_000; // milliseconds, on a machine that does much else
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

/** The digest by which the page knows what it plays with on a device. */
const PACK = JSON.parse(readFileSync(join(BUILT, "device/device.json"), "utf8")).digest as string;
const packOf = (version: number): string => (version === 1 ? PACK : PACK.replace(/^../, "00"));
const KEPT = readdirSync(join(BUILT, "device", PACK)).filter((name) => name !== "NOTICES.txt");

/** The built page alone, of a version that can be raised: then every file of it is another one, and so
 * is what it plays with on a device. */
class Site {
  version = 1;
  #server: Server;

  constructor() {
    this.#server = createServer(({ url }, answer) => {
      const { pathname } = new URL(url!, "http://here");
      const path = join(BUILT, this.#built(pathname));
      if (!path.startsWith(BUILT) || !statSync(path, { throwIfNoEntry: false })?.isFile())
        return void answer.writeHead(404).end();
      const content = readFileSync(path);
      const type = TYPES[extname(path)] ?? "application/octet-stream";
      answer.writeHead(200, { "Content-Type": type, "Cache-Control": "no-cache" });
      answer.end(/\.(js|css|html)$/.test(path) ? this.#ofVersion(content.toString()) : content);
    });
  }

  /** Where what this version names so lies. */
  #built(pathname: string): string {
    if (!extname(pathname) && !pathname.startsWith("/api")) return "index.html";
    return pathname
      .replace(`/assets${this.version}/`, "/assets/")
      .replace(`/device/${packOf(this.version)}/`, `/device/${PACK}/`);
  }

  #ofVersion(content: string): string {
    if (this.version === 1) return content;
    return content
      .replaceAll("assets/", `assets${this.version}/`)
      .replaceAll(PACK, packOf(this.version))
      .replaceAll('"revision":"', `"revision":"${this.version}`);
  }

  async open(): Promise<string> {
    await new Promise<void>((ready) => this.#server.listen(0, "127.0.0.1", ready));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

const test = base.extend<{ site: Site; baseURL: string }>({
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = new Site();
    await use(site);
    site.close();
  },
  baseURL: async ({ site }, use) => use(await site.open()),
});

/** Whether a new version waits, once the browser has looked. */
async function lookForNews(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())!.update();
  });
}

const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () =>
    Boolean((await navigator.serviceWorker.getRegistration())?.waiting?.state === "installed"),
  );

/** Something that is gone when the page is loaded anew. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => "marked" in window);

/** How many files the browser keeps of what a version plays with on a device. */
const keptOf = (page: Page, pack: string) =>
  page.evaluate(async (pack) => {
    const kept = await (await caches.open("device")).keys();
    return kept.filter(({ url }) => url.includes(pack)).length;
  }, pack);

test("a new version waits until it is let in, and brings the games that are kept here", async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(SLOW);
  await page.goto("/settings");
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const news = page.getByText("A new version is ready.");
  await page.evaluate(
    async (files) => (await caches.open("device")).addAll(files),
    KEPT.map((name) => `/device/${PACK}/${name}`),
  );
  await lookForNews(page); // nothing has changed
  await expect(news).toHaveCount(0);
  await mark(page);

  site.version = 2;
  await lookForNews(page);
  await expect(news).toBeVisible({ timeout: SLOW });
  expect(await isWaiting(page)).toBe(true);
  expect(await isMarked(page)).toBe(true); // nothing was loaded anew
  // The games of both versions are here: whichever takes over can be played without a network.
  expect(await keptOf(page, packOf(2))).toBe(KEPT.length);
  expect(await keptOf(page, PACK)).toBe(KEPT.length);

  // Not now: it goes on waiting, and asks again at the next visit.
  await page.getByRole("button", { name: "Later" }).click();
  await expect(news).toHaveCount(0);
  expect(await isWaiting(page)).toBe(true);
  await page.reload();
  await expect(news).toBeVisible({ timeout: SLOW });
  await mark(page);

  await page.getByRole("button", { name: "Load it" }).click();
  await expect.poll(() => isMarked(page).catch(() => true), { timeout: SLOW }).toBe(false);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await isWaiting(page)).toBe(false);
  await expect(news).toHaveCount(0);

  // On a plane.
  site.close();
  await page.context().setOffline(true);
  await page.goto("/offline");
  await expect(page.getByRole("article")).toHaveCount(2, { timeout: SLOW });
  await expect.poll(() => keptOf(page, PACK)).toBe(0);
  expect(await keptOf(page, packOf(2))).toBe(KEPT.length);
});
