/** Pictures of every page for docs/screenshots: `make screenshots`. */
import type { Page } from "@playwright/test";
import { resolve } from "node:path";
import { type Person, test } from "../e2e/fixtures";

const FOLDER = resolve(import.meta.dirname, "../../docs/screenshots");
const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 360, height: 740 },
} as const;
const PLAYED = 45; // decisions of one's own before the picture of a game in its middle

async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0); // nothing is pointed at
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
}

/** A bot decides for the person, until that many decisions are made or the game is over. */
async function playOn(page: Page, decisions: number): Promise<void> {
  const table = `/api/tables/${page.url().split("/").at(-1)}`;
  for (let made = 0; made < decisions;) {
    const seen = await (await page.request.get(`${table}?seat=0`)).json();
    if (seen.status !== "running") return;
    if (seen.decider !== 0) {
      await page.waitForTimeout(50);
      continue;
    }
    const query = { seat: 0, bot: "level:name=mate" };
    const hint = await (await page.request.get(`${table}/hint`, { params: query })).json();
    const command = { do: "move", seat: 0, version: seen.version, move: hint.candidates[0].move };
    const headers = { Origin: new URL(page.url()).origin };
    await page.request.post(`${table}/do`, { data: command, headers });
    made++;
  }
}

async function untilOwnTurn(page: Page): Promise<void> {
  const table = `/api/tables/${page.url().split("/").at(-1)}`;
  for (let look = 0; look < 600; look++) {
    const seen = await (await page.request.get(table)).json();
    if (seen.decider === 0 || seen.status !== "running") break;
    await page.waitForTimeout(100);
  }
}

async function games(person: Person, size: string, theme: string): Promise<void> {
  const { page } = person;
  for (const [game, opponents] of [
    ["Nauticus", 2],
    ["Nautilùs", undefined],
  ] as const) {
    const name = game === "Nauticus" ? "nauticus" : "nautilus";
    await person.quickGame(game, opponents);
    await playOn(page, PLAYED);
    await untilOwnTurn(page);
    await picture(page, `${name}-${size}-${theme}`);
    if (theme === "dark") continue;
    await playOn(page, 10_000);
    await page.getByRole("heading", { name: /won/ }).waitFor();
    await picture(page, `${name}-end-${size}-${theme}`);
  }
}

for (const [size, viewport] of Object.entries(SIZES))
  for (const theme of ["light", "dark"])
    test(`${size}, ${theme}`, async ({ somebody }) => {
      test.setTimeout(600_000);
      const phone = size === "phone";
      const settings = { theme, panel: phone ? null : "log" };
      const person = await somebody({ viewport, settings, isMobile: phone, hasTouch: phone });
      const { page } = person;
      for (const [path, name] of [
        ["/", "home"],
        ["/rules/nauticus", "rules"],
        ["/settings", "settings"],
      ] as const) {
        await page.goto(path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await picture(page, `${name}-${size}-${theme}`);
      }
      await person.setUpTable("Nautilùs");
      await picture(page, `table-${size}-${theme}`);
      await games(person, size, theme);
    });
