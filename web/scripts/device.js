/** Packs what the page needs to play without a network into public/device: Python for browsers
 * (Pyodide) with as much of its library as is used, our sources, all as compiled Python, and the
 * compiled rules, which `make engine` has built of the same sources.
 *
 * The modules are found by importing everything of ours in that very Python. The files have the
 * digest of all that they are made of as their folder's name, so a browser can keep them for ever.
 */
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import { deviceNotices } from "./notices.js";

const WEB = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const SOURCES = resolve(WEB, "../src");
const PYODIDE = join(WEB, "node_modules/pyodide");
const RULES = join(WEB, "public/engine");
const OUT = join(WEB, "public/device");
const PACKAGES = ["bots", "device", "editor", "games", "lessons", "puzzles", "records", "tables"];
/** What no device runs: commands, learners, fitting, and programs of other people. Of the words only those of
 * lessons are asked for; the page brings all others. */
const LEFT_OUT =
  /games\/(warming|\w+\/(terminal|tensor|pictures|rewards))\.py$|\/words\/\w+\/(?!lessons\.)|bots\/(analysis\/fitting|program|thinker)/;
const WANTED = /\.(py|toml|npz|ftl|json|jsonl)$/;
const VERSION = 1; // of the files' form
const SCRIPT = readFileSync(join(WEB, "scripts/device.py"), "utf8");

function* filesOf(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesOf(path);
    else if (WANTED.test(entry.name) && !LEFT_OUT.test(path)) yield path;
  }
}

/** Our sources by their paths below `src`, in a fixed order. */
function sources() {
  const folders = PACKAGES.map((name) => join(SOURCES, "seaboard", name));
  const paths = [join(SOURCES, "seaboard/__init__.py"), ...folders.flatMap((f) => [...filesOf(f)])];
  return new Map(paths.sort().map((path) => [relative(SOURCES, path), readFileSync(path)]));
}

function digestOf(files) {
  const hash = createHash("sha256").update(`${VERSION}\n`).update(SCRIPT);
  hash.update(readFileSync(join(PYODIDE, "package.json")));
  hash.update(readFileSync(fileURLToPath(import.meta.url)));
  for (const name of ["rules.json", "rules.wasm"]) hash.update(readFileSync(join(RULES, name)));
  for (const [name, content] of files) hash.update(name).update(content);
  return hash.digest("hex").slice(0, 16);
}

/** Import everything in a Python of this version, and compile it and what it needed. */
async function compiled(files) {
  const python = await loadPyodide({ indexURL: PYODIDE });
  for (const [name, content] of files) {
    python.FS.mkdirTree(dirname(`/app/${name}`));
    python.FS.writeFile(`/app/${name}`, content);
  }
  return JSON.parse(python.runPython(SCRIPT)).map(([place, base64]) => [
    place,
    Buffer.from(base64, "base64"),
  ]);
}

/** Files one after another behind a JSON list of their names and lengths. */
function packed(files) {
  const head = Buffer.from(JSON.stringify(files.map(([name, content]) => [name, content.length])));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, ...files.map(([, content]) => content)]);
}

async function make() {
  const files = sources();
  const digest = digestOf(files);
  const manifest = join(OUT, "device.json"); // which `vite.config.ts` tells the page
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).digest === digest) return;
  const made = await compiled(files);
  const library = made.filter(([name]) => name.endsWith(".zip"));
  const ours = made.filter(([name]) => !name.endsWith(".zip"));
  rmSync(OUT, { recursive: true, force: true });
  const folder = join(OUT, digest);
  mkdirSync(folder, { recursive: true });
  for (const name of ["pyodide.mjs", "pyodide.asm.mjs"])
    cpSync(join(PYODIDE, name), join(folder, name));
  const wasm = readFileSync(join(PYODIDE, "pyodide.asm.wasm"));
  writeFileSync(join(folder, "python.wasm.gz"), gzipSync(wasm, { level: 9 }));
  writeFileSync(join(folder, "library.zip.gz"), gzipSync(library[0][1], { level: 9 }));
  writeFileSync(join(folder, "seaboard.pack.gz"), gzipSync(packed(ours), { level: 9 }));
  const rules = readFileSync(join(RULES, "rules.wasm"));
  writeFileSync(join(folder, "rules.wasm.gz"), gzipSync(rules, { level: 9 }));
  cpSync(join(RULES, "rules.json"), join(folder, "rules.json"));
  // Pyodide wants a list of the packages that it could install: there are none.
  const { info } = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8"));
  writeFileSync(join(folder, "lock.json"), JSON.stringify({ info, packages: {} }));
  const sizes = readdirSync(folder).map((name) => {
    const size = statSync(join(folder, name)).size;
    // The server compresses what is not compressed ahead.
    return name.endsWith(".gz") ? size : gzipSync(readFileSync(join(folder, name))).length;
  });
  const bytes = sizes.reduce((all, size) => all + size, 0);
  writeFileSync(join(folder, "NOTICES.txt"), deviceNotices()); // which the page does not load
  writeFileSync(manifest, JSON.stringify({ digest, bytes }) + "\n");
  console.log(`public/device: ${(bytes / 1e6).toFixed(1)} MB to be loaded`);
}

// Of an error in Python only what it says: Node would print a megabyte of Pyodide with it.
await make().catch((error) => {
  console.error(String(error.message ?? error));
  process.exitCode = 1;
});
