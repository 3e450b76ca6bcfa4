import { defineConfig } from "@playwright/test";
import evenings from "./playwright.config";

/** The same browser and server as for the tests; here pictures are taken. */
export default defineConfig({ ...evenings, testDir: "screenshots" });
