/** What all pictures for docs/screenshots need: whose page they are of, and where they go. */
import type { Page } from "@playwright/test";
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Person } from "../e2e/fixtures";

const FOLDER = resolve(import.meta.dirname, "../../docs/screenshots");
const QUALITY = 80; // of WebP, in which letters stay sharp at a tenth of a PNG's size
const SIZES = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 800 },
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  large: { width: 2560, height: 1440 },
  wide: { width: 3440, height: 1440 },
} as const;
export type Size = keyof typeof SIZES;

export async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0); // nothing is pointed at
  await page.waitForTimeout(600);
  const camera = await page.context().newCDPSession(page);
  const webp = { format: "webp", quality: QUALITY } as const;
  const { data } = await camera.send("Page.captureScreenshot", webp);
  await camera.detach();
  writeFileSync(`${FOLDER}/${name}.webp`, Buffer.from(data, "base64"));
}

type Somebody = (evening: Record<string, unknown>) => Promise<Person>;

export async function sitDown(size: Size, theme: string, language: string, somebody: Somebody) {
  const phone = size === "phone";
  const settings = { theme, language, panel: phone || size === "tablet" ? null : "log" };
  const viewport = SIZES[size];
  return somebody({ viewport, settings, isMobile: phone, hasTouch: phone });
}
