import { existsSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Rolldown } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import { notices, packageOf } from "./scripts/notices.js";

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

/** Whose work the page contains, and under which licences: a file beside it. */
const noticesBeside = {
  name: "notices",
  apply: "build" as const,
  generateBundle(this: Rolldown.PluginContext) {
    const packages = [...this.getModuleIds()].flatMap((id) => packageOf(id) ?? []);
    this.emitFile({ type: "asset", fileName: "notices.txt", source: notices(packages) });
  },
};

/** What makes the page installable; `src/service-worker.ts` keeps the page. */
const installable = VitePWA({
  registerType: "prompt",
  injectRegister: false, // `src/lib/version.svelte.ts` does it when the page is idle
  strategies: "injectManifest",
  srcDir: "src",
  filename: "service-worker.ts",
  manifestFilename: "app.webmanifest",
  manifest: {
    id: "/",
    name: "Seaboard",
    short_name: "Seaboard",
    description: "Board games of the sea, to play with friends and bots.",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: "#e9dfc9",
    background_color: "#e9dfc9",
    categories: ["games"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/icon-maskable-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
    shortcuts: [{ name: "On this device", url: "/offline" }],
  },
  injectManifest: {
    rollupFormat: "iife",
    globPatterns: ["**/*.{js,css,html,svg,png,woff2}"],
    globIgnores: ["device/**", "engine/**"],
  },
});

/** The page is built into the Python package, from where `seaboard serve` serves it. */
export default defineConfig({
  plugins: [svelte(), wordsWithoutComments, noticesBeside, installable],
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
