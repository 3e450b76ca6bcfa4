import { defineConfig } from "@playwright/test";
import evenings from "./playwright.config";

/** The same browser and server as for the tests; here times are taken, so
 * one thing is done after the other: `npm run measure`. */
export default defineConfig({ ...evenings, testDir: "measure", workers: 1 });
