import { defineConfig } from "@playwright/test";
import type { Options } from "./e2e/fixtures";
import evenings from "./playwright.config";

/** The same browser and server as for the tests, without the tests' own game; here pictures are taken. */
export default defineConfig<object, Options>({
  ...evenings,
  testDir: "screenshots",
  use: { ...evenings.use, thirdGame: false },
});
