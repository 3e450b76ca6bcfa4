/** Python in this thread: Pyodide with our own sources, over the compiled rules. */
import type { loadPyodide, PyodideAPI } from "pyodide";
import type { PyCallable, PyProxy } from "pyodide/ffi";
import { placed, settle, type Manifest } from "../engine/rules";

/** What comes out of the host after each call: see `seaboard/device/host.py`. */
export interface Effects {
  keep: Kept[];
  send: object[];
  /** Tables where a bot is to decide. */
  think: string[];
  /** Tables of which an analysis is to go on. */
  judge: string[];
  /** Decisions of analyses, to be kept. */
  judged: Judged[];
  /** Tables with a clock, and when it runs out. */
  due: Record<string, number>;
}

/** A table's new entries, and how lists show it now. */
export interface Kept {
  table: { id: string; changed: number };
  secret: string;
  entries: unknown[][];
}

/** A decision of a finished game as it was judged. */
export interface Judged {
  table: string;
  number: number;
  key: string;
  decision: unknown;
}

/** The host as Python has it; all texts are JSON. */
export interface Host extends PyProxy {
  knows(table: string): boolean;
  load(table: string, secret: string, entries: string): string;
  open_record(table: string, record: string, mine: string): void;
  forget(table: string): void;
  connect(): string;
  hear(message: string): string;
  think(table: string): string;
  judge(table: string): string;
  is_analysed(table: string): boolean;
  recall(table: string, judged: string): void;
  tick(table: string): string;
}

export interface Python {
  host: Host;
  ask: (method: string, address: string, body: string) => string;
}

/** The memory that Pyodide's Python runs in; not promised by Pyodide, so its version is pinned. */
interface Insides {
  _module: { memory: WebAssembly.Memory; _malloc(bytes: number): number };
}

export interface Parts {
  load: typeof loadPyodide;
  options: NonNullable<Parameters<typeof loadPyodide>[0]>;
  /** Our sources, as `scripts/device.js` has packed them. */
  pack: Uint8Array;
  rules: BufferSource;
  manifest: Manifest;
}

const FOLDER = "/app";
const ALIGNED = 16;

/** Start Python and the host; `name` is what whoever plays here is called. */
export async function startPython(parts: Parts, name: string): Promise<Python> {
  const python = await parts.load(parts.options);
  unpack(python, parts.pack);
  python.runPython(`import sys; sys.path.insert(0, "${FOLDER}"); sys.dont_write_bytecode = True`);
  const exports = await startRules(python, parts.rules, parts.manifest);
  const starting = python.pyimport("seaboard.device.starting") as PyProxy & { start: PyCallable };
  const made = starting.start(exports, JSON.stringify(parts.manifest), name) as PyProxy & {
    get(at: number): unknown;
  };
  return { host: made.get(0) as Host, ask: made.get(1) as Python["ask"] };
}

/** The compiled rules in Python's own memory, so that they work on its arrays where they are. */
async function startRules(python: PyodideAPI, rules: BufferSource, { stack, data }: Manifest) {
  const { memory, _malloc } = (python as unknown as Insides)._module;
  const place = Math.ceil(_malloc(stack + data + ALIGNED) / ALIGNED) * ALIGNED;
  const imports = placed(memory, place + stack, place + stack);
  const { instance } = await WebAssembly.instantiate(rules, imports);
  settle(instance.exports);
  return instance.exports;
}

/** Write the files of a pack: the length of a list, the list of names and lengths, their contents. */
function unpack(python: PyodideAPI, pack: Uint8Array): void {
  const length = new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(pack.subarray(4, 4 + length))) as [
    string,
    number,
  ][];
  let at = 4 + length;
  for (const [name, size] of list) {
    const path = `${FOLDER}/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, pack.subarray(at, at + size));
    at += size;
  }
}
