/** SHA-256 (FIPS 180-4). Browsers have it for pages that came by https alone, and a server among
 * friends is often reached without.
 */

const ROUNDS = 64;
const [STATE, CONSTANTS] = roots();

/** The digest of a text in UTF-8, or of bytes, in hexadecimal digits. */
export function sha256(message: string | Uint8Array): string {
  const state = Uint32Array.from(STATE);
  const blocks = padded(typeof message === "string" ? new TextEncoder().encode(message) : message);
  for (let at = 0; at < blocks.byteLength; at += 64) compress(state, blocks, at);
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length * 8);
  return view;
}

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(state: Uint32Array, blocks: DataView, at: number): void {
  const schedule = new Uint32Array(ROUNDS);
  for (let i = 0; i < ROUNDS; i++) {
    if (i < 16) {
      schedule[i] = blocks.getUint32(at + 4 * i);
      continue;
    }
    const [early, late] = [schedule[i - 15]!, schedule[i - 2]!];
    const small = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const large = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    schedule[i] = schedule[i - 16]! + small + schedule[i - 7]! + large;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as number[] as [
    number, number, number, number, number, number, number, number,
  ]; // prettier-ignore
  for (let i = 0; i < ROUNDS; i++) {
    const choice = (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g));
    const first = (h + choice + CONSTANTS[i]! + schedule[i]!) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}

/** The first 32 bits of the fractions of the square and cube roots of the first primes. */
function roots(): [Uint32Array, Uint32Array] {
  const primes: number[] = [];
  for (let n = 2; primes.length < ROUNDS; n++)
    if (primes.every((prime) => n % prime)) primes.push(n);
  const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
  return [
    Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
    Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
  ];
}
