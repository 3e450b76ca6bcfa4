/** Whose work the built page contains besides ours, with the licences: of the npm packages from their own
 * folders, or from `licences/` where a package brings no text, as that of Python for browsers. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const WEB = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const PACKAGES = join(WEB, "node_modules");
/** The build of the service worker tells nobody what it is made of. */
const OF_THE_SERVICE_WORKER = [
  "workbox-core",
  "workbox-precaching",
  "workbox-routing",
  "workbox-strategies",
];
const LINE = "=".repeat(80);

const manifestOf = (name) => JSON.parse(readFileSync(join(PACKAGES, name, "package.json"), "utf8"));
const licence = (name) => readFileSync(join(WEB, "licences", name), "utf8").trim();

/** The npm package that a module of a bundle belongs to; undefined for our own. */
export function packageOf(id) {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
}

function noticeOf(name) {
  const { version, license } = manifestOf(name);
  const file = readdirSync(join(PACKAGES, name)).find((each) => /^licen[cs]e(\.|$)/i.test(each));
  const text = file
    ? readFileSync(join(PACKAGES, name, file), "utf8").trim()
    : licence(`${license.toLowerCase()}.txt`); // a package that only names it
  return `${LINE}\n${name} ${version}: ${license}\n${LINE}\n\n${text}\n`;
}

/** Of all that a browser loads; `packages` are the npm packages of which the bundler knows, which are not
 * those of style sheets, such as fonts. */
export function notices(packages) {
  const { dependencies } = JSON.parse(readFileSync(join(WEB, "package.json"), "utf8"));
  const all = [...packages, ...Object.keys(dependencies), ...OF_THE_SERVICE_WORKER];
  const names = [...new Set(all)].sort();
  return [
    "Seaboard contains the work of others. It is told here whose, and under which licences.\n",
    ...names.map(noticeOf),
    deviceNotices(),
  ].join("\n");
}

/** Of what is loaded for play on a device. */
export function deviceNotices() {
  const { version, license, homepage } = manifestOf("pyodide");
  if (license !== "MPL-2.0") throw new Error(`Pyodide is now under ${license}`);
  return [
    `${LINE}\nPyodide ${version}: ${license}\n${LINE}\n`,
    "In pyodide.mjs, pyodide.asm.mjs and python.wasm.gz, unaltered.",
    `Its source: ${homepage}\n`,
    licence("mpl-2.0.txt"),
    `\n${LINE}\nPython: Python Software Foundation License Version 2\n${LINE}\n`,
    "In python.wasm.gz and library.zip.gz: compiled, and of the library only what is used.",
    "Its source: https://github.com/python/cpython\n",
    licence("python.txt"),
    `\n${LINE}\nLibraries that are compiled into python.wasm.gz\n${LINE}\n`,
    licence("libraries.txt"),
    "",
  ].join("\n");
}
