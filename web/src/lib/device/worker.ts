/** The thread in which tables of this device are played. */
import type { loadPyodide } from "pyodide";
import type { Manifest } from "../engine/rules";
import type { ErrorBody } from "../api/wire";
import { HostDesk, type Around, type Reply } from "./desk";
import { addressOf, forgetFile, forgetOthers, PACK, packFile, type PackFile } from "./pack";
import { startPython } from "./python";
import { FORGETFUL, Storage, type Keeper } from "./storage";

export type Question =
  | { start: { name: string } }
  | { connect: true }
  | { forget: string }
  | { message: string }
  | { number: number; method: string; address: string; body: string };

export type Answer =
  | { progress: number }
  /** `keeps` is false in a browser that keeps nothing. */
  | { ready: true; keeps: boolean }
  | { failed: string }
  | { trouble: ErrorBody }
  | { message: string }
  | { number: number; reply: Reply };

function answer(given: Answer): void {
  postMessage(given);
}

const fetchFromServer = fetch.bind(globalThis);
let loaded = 0;
let keeps = true;

function count(bytes: number): void {
  loaded += bytes;
  answer({ progress: Math.min(1, loaded / PACK!.bytes) });
}

/** The content of a file that was compressed ahead. */
async function unzipped(file: PackFile): Promise<Uint8Array<ArrayBuffer>> {
  const response = await packFile(file, count);
  const content = response.body!.pipeThrough(new DecompressionStream("gzip"));
  try {
    return new Uint8Array(await new Response(content).arrayBuffer());
  } catch (error) {
    await forgetFile(file); // it is damaged, so it is loaded anew next time
    throw error;
  }
}

/** The device's tables; a browser that keeps nothing, as some private windows do, still plays. */
function openStorage(): Promise<Keeper> {
  return Storage.open().catch(() => FORGETFUL);
}

/** The other pages of this browser, and this one's own. */
function around(hear: (tables: string[]) => void): Around {
  const others = new BroadcastChannel("seaboard-tables");
  others.onmessage = ({ data }: MessageEvent<string[]>) => hear(data);
  return {
    announce: (tables) => others.postMessage(tables),
    // Without https there are no locks: then two pages may think of the same move, and one is late.
    exclusively: (name, work) =>
      "locks" in navigator ? navigator.locks.request(`seaboard ${name}`, work) : work(),
    complain: (trouble) => answer({ trouble }),
  };
}

/** A script, kept first, so that the service worker has it without a network. */
async function script<T>(file: PackFile): Promise<T> {
  await packFile(file);
  return (await import(/* @vite-ignore */ addressOf(file))) as T;
}

/** All of them. A failure is told once the others have ended too, so that what comes is kept. */
async function allToTheEnd<Parts extends readonly unknown[] | []>(
  parts: Parts,
): Promise<{ -readonly [Part in keyof Parts]: Awaited<Parts[Part]> }> {
  await Promise.allSettled(parts);
  return Promise.all(parts);
}

async function start(name: string): Promise<HostDesk> {
  if (!PACK) throw new Error("this page was built without the pack for devices");
  const folder = new URL(addressOf(""), location.href).href;
  const [pyodide, , manifest, lock, wasm, library, pack, rules, storage] = await allToTheEnd([
    script<{ loadPyodide: typeof loadPyodide }>("pyodide.mjs"),
    packFile("pyodide.asm.mjs"),
    packFile("rules.json").then((response) => response.json() as Promise<Manifest>),
    packFile("lock.json").then((response) => response.text()),
    unzipped("python.wasm.gz"),
    unzipped("library.zip.gz"),
    unzipped("seaboard.pack.gz"),
    unzipped("rules.wasm.gz"),
    openStorage(),
  ]);
  answer({ progress: 1 });
  // Pyodide asks for its parts by their usual names, and gets them unpacked.
  const unpacked: Record<string, [Uint8Array<ArrayBuffer>, string]> = {
    "pyodide.asm.wasm": [wasm, "application/wasm"],
    "library.zip": [library, "application/zip"],
  };
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const found = unpacked[address.slice(address.lastIndexOf("/") + 1)];
    if (!found) return fetchFromServer(input, init);
    return Promise.resolve(new Response(found[0], { headers: { "Content-Type": found[1] } }));
  };
  const options = {
    indexURL: folder,
    stdLibURL: `${folder}library.zip`,
    lockFileContents: lock,
  };
  const python = await startPython(
    { load: pyodide.loadPyodide, options, pack, rules, manifest },
    name,
  );
  globalThis.fetch = fetchFromServer;
  await forgetOthers().catch(() => {});
  keeps = storage !== FORGETFUL;
  const desk: HostDesk = new HostDesk(
    python,
    storage,
    (message) => answer({ message: JSON.stringify(message) }),
    around((tables) => void desk.refresh(tables)),
  );
  return desk;
}

let desk: Promise<HostDesk> | null = null;

async function hear(question: Question): Promise<void> {
  if ("start" in question) {
    desk = start(question.start.name);
    await desk;
    answer({ ready: true, keeps });
    return;
  }
  const host = await desk!;
  if ("connect" in question) await host.connect();
  else if ("message" in question) await host.hear(question.message);
  else if ("forget" in question) host.forget(question.forget);
  else {
    const { number, method, address, body } = question;
    answer({ number, reply: await host.ask(method, address, body) });
  }
}

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  hear(data).catch((error: unknown) => answer({ failed: String(error) }));
});
