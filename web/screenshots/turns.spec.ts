/** A moving picture of a turn or two of each game for the README: `make screenshots`. */
import type { Page } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { test } from "../e2e/fixtures";

const ROOT = resolve(import.meta.dirname, "../..");
const TURNS = [
  { game: "nauticus", theme: "light", from: 9, to: 31 },
  { game: "nautilus", theme: "dark", from: 27, to: 38 },
] as const;

/** What the page shows until `done`, as frames in a folder: their times and their pictures. */
async function film(page: Page, folder: string, done: () => Promise<void>): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const camera = await page.context().newCDPSession(page);
  const times: number[] = [];
  camera.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    writeFileSync(`${folder}/${times.length}.png`, Buffer.from(data, "base64"));
    times.push(metadata.timestamp!);
    void camera.send("Page.screencastFrameAck", { sessionId });
  });
  await camera.send("Page.startScreencast", { format: "png" });
  await done();
  await camera.send("Page.stopScreencast");
  writeFileSync(`${folder}/times.json`, JSON.stringify(times));
}

for (const { game, theme, from, to } of TURNS)
  test(`a turn of ${game}`, async ({ somebody }, { outputDir }) => {
    test.setTimeout(180_000);
    const { page } = await somebody({
      viewport: { width: 1440, height: 900 },
      settings: { theme, motion: "on", panel: null },
    });
    await page.goto("/replay");
    const record = resolve(import.meta.dirname, "records", `${game}.record`);
    await page.getByLabel("File").setInputFiles(record);
    const slider = page.getByRole("slider", { name: "Move" });
    await slider.fill(String(from));
    const count = page.locator(".scrubber .count");
    await count.filter({ hasText: new RegExp(`^${from} / `) }).waitFor();
    await slider.blur();
    await page.waitForTimeout(1_500);
    await film(page, outputDir, async () => {
      await page.waitForTimeout(500);
      await page.getByRole("button", { name: "Play the game by itself" }).click();
      await page.mouse.move(0, 0);
      await count.filter({ hasText: new RegExp(`^${to} / `) }).waitFor({ timeout: 120_000 });
      await page.getByRole("button", { name: "Pause" }).click();
      await page.waitForTimeout(1_500);
    });
    const python = resolve(ROOT, ".venv/bin/python");
    const out = resolve(ROOT, `docs/screenshots/${game}-turn.webp`);
    execFileSync(python, ["-m", "scripts.film", outputDir, out], { cwd: ROOT, stdio: "inherit" });
  });
