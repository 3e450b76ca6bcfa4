import { defineConfig } from "@playwright/test";
import evenings from "./playwright.config";

/** The same browser and server as for the tests; here times are taken: `npm run measure`. */
export default defineConfig({ ...evenings, testDir: "measure" });
