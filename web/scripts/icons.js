/** Makes the icons of the installed page in public/ from icon.svg, drawn by Chromium:
 * `npm run icons`. Those for masks fill the whole square, since systems cut them to shapes of their own.
 */
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const PUBLIC = resolve(dirname(fileURLToPath(import.meta.url)), "../public");
const ICONS = [
  { name: "icon-192.png", size: 192, whole: false },
  { name: "icon-512.png", size: 512, whole: false },
  { name: "icon-maskable-512.png", size: 512, whole: true },
  { name: "icon-apple-180.png", size: 180, whole: true },
];

const drawing = readFileSync(join(PUBLIC, "icon.svg"), "utf8");
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const page = await browser.newPage();
for (const { name, size, whole } of ICONS) {
  const svg = whole ? drawing.replace(/ rx="\d+"/, "") : drawing;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>html, body { margin: 0; background: transparent } svg { display: block; width: 100vw }</style>${svg}`,
  );
  await page.screenshot({ path: join(PUBLIC, name), omitBackground: true });
}
await browser.close();
