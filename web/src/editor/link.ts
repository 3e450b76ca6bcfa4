/** A whole position in an address: compressed, in letters that an address may have. It stands in the
 * fragment, which no server gets to see. */

/** No position is as large; a link that unpacks to more is none of ours. */
const MOST = 60_000;
const PREFIX = "#p=";

export type Edited = Record<string, unknown>;

/** A position that came by a link, and the game's mode and seats for its form. */
export interface Linked {
  mode: string;
  seats: number;
  position: Edited;
}

/** The link is damaged. */
export class BadLink extends Error {}

export async function toFragment(linked: Linked): Promise<string> {
  const text = JSON.stringify([1, linked.mode, linked.seats, linked.position]);
  const packed = await through(new Blob([text]), new CompressionStream("deflate-raw"));
  let letters = "";
  for (const byte of packed) letters += String.fromCharCode(byte);
  return PREFIX + btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What the fragment of an address carries; null if it carries none. */
export async function fromFragment(fragment: string): Promise<Linked | null> {
  if (!fragment.startsWith(PREFIX)) return null;
  try {
    const letters = fragment.slice(PREFIX.length).replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const unpacked = await through(new Blob([bytes]), new DecompressionStream("deflate-raw"));
    return readLinked(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(unpacked)));
  } catch {
    throw new BadLink();
  }
}

function readLinked(data: unknown): Linked {
  if (!Array.isArray(data) || data.length !== 4 || data[0] !== 1) throw new BadLink();
  const [, mode, seats, position] = data as unknown[];
  const isTable = typeof position === "object" && position !== null && !Array.isArray(position);
  if (typeof mode !== "string" || typeof seats !== "number" || !isTable) throw new BadLink();
  return { mode, seats, position: position as Edited };
}

async function through(
  from: Blob,
  by: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = (from.stream().pipeThrough(by) as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST) {
      void reader.cancel();
      throw new BadLink();
    }
    parts.push(new Uint8Array(value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
