/** What has to be loaded before tables can be played on this device. */

interface Pack {
  /** Of all that it is made of; the folder of its files. */
  digest: string;
  /** How much is to be loaded, compressed. */
  bytes: number;
}

declare const __DEVICE_PACK__: Pack | null;

/** Null if the page was built without one. */
export const PACK: Pack | null = __DEVICE_PACK__;

/** Where the browser keeps it; the service worker's cache of the same name. */
export const CACHE = "device";

const KEPT = [
  "pyodide.mjs",
  "pyodide.asm.mjs",
  "python.wasm.gz",
  "library.zip.gz",
  "seaboard.pack.gz",
  "rules.wasm.gz",
  "rules.json",
  "lock.json",
] as const;

export type PackFile = (typeof KEPT)[number];

export function addressOf(file: PackFile | ""): string {
  return `/device/${PACK?.digest}/${file}`;
}

/** Null where there is none, or where the browser keeps nothing, as in some private windows. */
async function openCache(): Promise<Cache | null> {
  return typeof caches === "undefined" ? null : caches.open(CACHE).catch(() => null);
}

/** Whether all of it is kept, so that it needs no network. */
export async function isKept(): Promise<boolean> {
  const cache = await openCache();
  if (!PACK || !cache) return false;
  const found = await Promise.all(KEPT.map((file) => cache.match(addressOf(file))));
  return found.every(Boolean);
}

/** A file of it, from where it is kept; one that comes over the network is kept when it has come
 * whole. `count` is told of each part that comes.
 */
export async function packFile(
  file: PackFile,
  count: (bytes: number) => void = () => {},
): Promise<Response> {
  const address = addressOf(file);
  const cache = await openCache();
  const kept = await cache?.match(address);
  const response = kept ?? (await fetch(address));
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, control) {
      count(chunk.length);
      control.enqueue(chunk);
    },
  });
  const headers = { "Content-Type": response.headers.get("Content-Type") ?? "" };
  const whole = await new Response(response.body.pipeThrough(counted)).arrayBuffer();
  const come = new Response(whole, { headers });
  // Without room it is loaded again next time.
  if (!kept) await cache?.put(address, come.clone()).catch(() => {});
  return come;
}

/** What is kept of packs of other versions. */
async function others(cache: Cache): Promise<readonly Request[]> {
  return (await cache.keys()).filter(({ url }) => !url.includes(addressOf("")));
}

/** Whether a pack of another version is kept: the games were wanted here. */
export async function isOtherKept(): Promise<boolean> {
  const cache = await openCache();
  return PACK !== null && cache !== null && (await others(cache)).length > 0;
}

/** Keep this version's pack before this version is used, if another's is kept. Without a network this
 * fails, and is tried again; what the server does not give, or what has no room, holds nothing up.
 */
export async function renewPack(): Promise<void> {
  if (!(await isOtherKept())) return;
  for (const file of KEPT)
    await packFile(file).catch((error: unknown) => {
      if (error instanceof TypeError) throw error; // as `fetch` says it
    });
}

/** Forget packs of other versions. */
export async function forgetOthers(): Promise<void> {
  const cache = await openCache();
  if (!cache) return;
  for (const request of await others(cache)) await cache.delete(request);
}

/** Forget a file that is damaged. */
export async function forgetFile(file: PackFile): Promise<void> {
  await (await openCache())?.delete(addressOf(file));
}
