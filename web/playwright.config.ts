import { defineConfig } from "@playwright/test";

/** Whole evenings in Debian's Chromium, against the real server, which `e2e/server.ts` starts. */
export default defineConfig({
  testDir: "e2e",
  // Test by test, so that no browser is left with a long file when the others are done; and one more
  // than there are processors, since a game also waits for its server and for bots.
  fullyParallel: true,
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  outputDir: "node_modules/.e2e",
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox"],
    },
  },
});
