/** How much a page has loaded. */
import type { Page } from "@playwright/test";

/** What a visit may load of it, compressed. */
export const MOST_SCRIPT = 250_000;

/** Bytes of JavaScript as they came over the network, compressed, for the visit that the page is at.
 * What it loads later, when it is idle, is counted too. */
export async function scriptBytes(page: Page): Promise<number> {
  await page.waitForLoadState("networkidle");
  return page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => /\.m?js$/.test(new URL(name).pathname))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}
