import { existsSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** What `npm run device` has packed; the page knows it by its digest, so that both always fit. */
const PACK = new URL("public/device/device.json", import.meta.url);

/** Comments in the catalogues are for translators; no reader of the page loads them. */
const wordsWithoutComments = {
  name: "words-without-comments",
  enforce: "post" as const,
  apply: "build" as const,
  transform: (code: string, id: string) =>
    id.endsWith(".ftl?raw") ? code.replaceAll(/(?<=\\n|")#.*?\\n/g, "") : undefined,
};

/** The page is built into the Python package, from where `seaboard serve` serves it. */
export default defineConfig({
  plugins: [svelte(), wordsWithoutComments],
  define: { __DEVICE_PACK__: existsSync(PACK) ? readFileSync(PACK, "utf8").trim() : "null" },
  worker: { format: "es" },
  build: {
    outDir: "../src/seaboard/server/page",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: {
      // Beside the page, the compiled rules as a module that any page of the server can import.
      input: { index: "index.html", thread: "src/lib/engine/thread.ts" },
      preserveEntrySignatures: "exports-only",
      output: {
        entryFileNames: ({ name }) =>
          name === "thread" ? "engine/thread.js" : "assets/[name]-[hash].js",
      },
    },
  },
  // The Fluent catalogues lie in the Python package, because Python reads them too.
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // Components run in a test as they do in a browser.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], testTimeout: 30_000 },
});
