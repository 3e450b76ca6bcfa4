/** How fast the page is there, and how fast a board answers. It prints figures and judges none:
 * they depend on the machine. */
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Person, test } from "../e2e/fixtures";
import { scriptBytes } from "../e2e/loading";
import { report } from "./report";

const LOADS = 9;
const CLICKS = 15;
const BUILT = resolve(import.meta.dirname, "../../src/seaboard/server/page/assets");

/** From the beginning of a visit, each time with an empty cache: until something is painted, and
 * until the page itself is. */
async function visit(browser: Browser, address: string): Promise<{ first: number; whole: number }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector("h1")) return;
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark("whole")));
    });
    seen.observe(document, { subtree: true, childList: true });
  });
  await page.goto(address);
  const times = await page.waitForFunction(() => {
    const [first] = performance.getEntriesByName("first-contentful-paint");
    const [whole] = performance.getEntriesByName("whole");
    return first && whole && { first: first.startTime, whole: whole.startTime };
  });
  const taken = (await times.jsonValue())!;
  await context.close();
  return taken;
}

test("first picture", async ({ browser, server }) => {
  test.setTimeout(200_000);
  for (const [path, name] of [
    ["/", "start page"],
    ["/rules/nauticus", "rules"],
    ["/settings", "settings"],
  ] as const) {
    const times = [];
    for (let load = 0; load < LOADS; load++)
      times.push(await visit(browser, server.address + path));
    report(
      `${name}, empty cache: first picture`,
      times.map(({ first }) => first),
    );
    report(
      `${name}, empty cache: the whole page`,
      times.map(({ whole }) => whole),
    );
  }
});

/** Click, and wait for the first frame in which the board has changed. */
async function answer(page: Page, selector: string, changes: string): Promise<number> {
  const thing = page.locator(selector).first();
  await thing.scrollIntoViewIfNeeded();
  const answered = page.evaluate(
    (watched) =>
      new Promise<number>((done) => {
        let clicked = 0;
        const note = (event: Event) => (clicked = event.timeStamp);
        addEventListener("click", note, { capture: true, once: true });
        const target = document.querySelector(watched)!;
        const seen = new MutationObserver(() => {
          if (!clicked) return;
          seen.disconnect();
          // The frame with the change, and the task after it has been painted.
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - clicked)));
        });
        const all = { subtree: true, childList: true, attributes: true, characterData: true };
        seen.observe(target, all);
      }),
    changes,
  );
  await thing.click();
  return answered;
}

/** Go back to the same decision. */
async function undo(page: Page): Promise<void> {
  const before = await page.locator("#prompt").innerText();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator("#prompt").filter({ hasNotText: before }).waitFor();
}

async function clicks(person: Person, phone: boolean): Promise<void> {
  const { page } = person;
  const where = phone ? "phone" : "desktop";
  await person.quickGame("Nautilùs");
  const card = "button[data-card]";
  await page.locator(card).first().waitFor();
  const cards: number[] = [];
  for (let click = 0; click < CLICKS; click++) cards.push(await answer(page, card, ".board"));
  report(`Nautilùs, ${where}: a card is chosen`, cards);

  await person.quickGame("Nauticus", 3);
  const field = '[data-move="field 1"]';
  const [marked, answered]: [number[], number[]] = [[], []];
  for (let click = 0; click < CLICKS; click++) {
    await page.locator(field).waitFor();
    marked.push(await answer(page, field, ".board"));
    await page.locator(field).waitFor({ state: "detached" });
    await undo(page);
    await page.locator(field).waitFor();
    answered.push(await answer(page, field, "#prompt"));
    await undo(page);
  }
  report(`Nauticus, ${where}: the board takes a click`, marked);
  report(`Nauticus, ${where}: the server's answer is on the board`, answered);
}

test("answers to clicks, desktop", async ({ somebody }) => {
  test.setTimeout(200_000);
  await clicks(await somebody({ settings: { panel: null, motion: "on" } }), false);
});

test("answers to clicks, phone", async ({ somebody }) => {
  test.setTimeout(200_000);
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  await clicks(await somebody({ ...phone, settings: { motion: "on" } }), true);
});

test("JavaScript of one visit", async ({ somebody }) => {
  const anna = await somebody({ settings: { panel: null } });
  const { page } = anna;
  const tell = async (what: string) =>
    console.log(
      `${what}: ${((await scriptBytes(page)) / 1000).toFixed(0)} kB of JavaScript, compressed`,
    );
  await page.goto("/");
  await page.getByRole("article", { name: "Nauticus" }).waitFor();
  await tell("start page");
  for (const game of ["Nauticus", "Nautilùs"]) {
    await anna.quickGame(game);
    await page.reload();
    await page.locator("#prompt").waitFor();
    await tell(`a table of ${game}`);
  }
});

test("size", () => {
  const scripts = readdirSync(BUILT).filter((name) => name.endsWith(".js"));
  const packed = scripts.map((name) => gzipSync(readFileSync(`${BUILT}/${name}`)).length);
  const whole = packed.reduce((sum, size) => sum + size, 0);
  console.log(`JavaScript, compressed: ${(whole / 1000).toFixed(0)} kB in ${scripts.length} files`);
});
