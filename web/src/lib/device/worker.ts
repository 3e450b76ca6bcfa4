/** The thread in which tables of this device are played. */
import type { loadPyodide } from "pyodide";
import type { Manifest } from "../engine/rules";
import { HostDesk, type Reply } from "./desk";
import { startPython } from "./python";
import { Storage } from "./storage";

export type Question =
  | { start: { name: string } }
  | { connect: true }
  | { message: string }
  | { number: number; method: string; address: string; body: string };

export type Answer =
  | { progress: number; whole: number }
  | { ready: true }
  | { failed: string }
  | { message: string }
  | { number: number; reply: Reply };

function answer(given: Answer): void {
  postMessage(given);
}

const fetchFromServer = fetch.bind(globalThis);
let loaded = 0;

async function get(address: string): Promise<Response> {
  const response = await fetchFromServer(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** The content of a file that was compressed ahead; tells how much of everything has come. */
async function unzipped(address: string, whole: number): Promise<Uint8Array<ArrayBuffer>> {
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, control) {
      loaded += chunk.length;
      answer({ progress: loaded, whole });
      control.enqueue(chunk);
    },
  });
  const body = (await get(address)).body!.pipeThrough(counted);
  const content = body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(content).arrayBuffer());
}

async function start(name: string): Promise<HostDesk> {
  const { digest, bytes } = (await (await get("/device/device.json")).json()) as {
    digest: string;
    bytes: number;
  };
  const folder = new URL(`/device/${digest}/`, location.href).href;
  const manifest = (await (await get("/engine/rules.json")).json()) as Manifest;
  const [pyodide, wasm, library, pack, rules, storage] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<{
      loadPyodide: typeof loadPyodide;
    }>,
    unzipped(`${folder}python.wasm.gz`, bytes),
    unzipped(`${folder}library.zip.gz`, bytes),
    unzipped(`${folder}seaboard.pack.gz`, bytes),
    get(`/engine/rules.wasm?${manifest.digest}`).then((response) => response.arrayBuffer()),
    Storage.open(),
  ]);
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
    lockFileContents: NO_PACKAGES,
  };
  const python = await startPython(
    { load: pyodide.loadPyodide, options, pack, rules, manifest },
    name,
  );
  globalThis.fetch = fetchFromServer;
  return new HostDesk(python, storage, (message) => answer({ message: JSON.stringify(message) }));
}

/** Pyodide would ask for a list of packages that it could install; there are none here. */
const NO_PACKAGES = JSON.stringify({
  info: { abi_version: "", arch: "wasm32", platform: "", python: "", version: "" },
  packages: {},
});

let desk: Promise<HostDesk> | null = null;

async function hear(question: Question): Promise<void> {
  if ("start" in question) {
    desk = start(question.start.name);
    await desk;
    answer({ ready: true });
    return;
  }
  const host = await desk!;
  if ("connect" in question) await host.connect();
  else if ("message" in question) await host.hear(question.message);
  else {
    const { number, method, address, body } = question;
    answer({ number, reply: await host.ask(method, address, body) });
  }
}

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  hear(data).catch((error: unknown) => answer({ failed: String(error) }));
});
