/** What all pictures for docs/screenshots need: whose page they are of, and where they go. */
import type { Page } from "@playwright/test";
import { resolve } from "node:path";
import type { Person } from "../e2e/fixtures";

const FOLDER = resolve(import.meta.dirname, "../../docs/screenshots");
const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  large: { width: 2560, height: 1440 },
} as const;
export type Size = keyof typeof SIZES;

export async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0); // nothing is pointed at
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
}

type Somebody = (evening: Record<string, unknown>) => Promise<Person>;

export async function sitDown(size: Size, theme: string, language: string, somebody: Somebody) {
  const phone = size === "phone";
  const settings = { theme, language, panel: phone || size === "tablet" ? null : "log" };
  const viewport = SIZES[size];
  return somebody({ viewport, settings, isMobile: phone, hasTouch: phone });
}
