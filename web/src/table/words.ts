/** The page's part in a fair shuffle: words are drawn and sealed for each of one's seats, kept in
 * the browser, and shown once the start is fixed. docs/fair-shuffles.md has the method.
 */
import { api, type Command } from "../lib/api/http";
import type { TableOut } from "../lib/api/wire";
import { isOver } from "./over";
import { sha256 } from "./sha256";

/** The words of a seat, and the start for which they were shown. */
interface Kept {
  words: string;
  start?: string;
}
/** What became of one's own words; `late`: this browser did not show them in time; `left-out`: it
 * did, and they are missing; `changed`: the table started otherwise than it said; `unsealed`: it
 * started without the seal of this browser's words.
 */
export type Fate = "counted" | "late" | "left-out" | "changed" | "unsealed";
/** What a player has to be told, the worst first. */
export const BAD_FATES = ["changed", "left-out", "unsealed", "late"] as const;

const PLACE = "seaboard-words";
const MOST_KEPT = 100;
/** Of one seat: which of them counts is said by the seal that the server has accepted. */
const MOST_OF_A_SEAT = 10;
const RANDOM_BYTES = 16;
/** What there is room for, beside the random words. */
export const LONGEST_OWN = 100 - 2 * RANDOM_BYTES - 1;

/** The command that seals fresh words for a seat, behind words of the player's own. */
export function sealing(table: TableOut, seat: number, own = ""): Command {
  const words = `${own.trim()} ${randomWords()}`.trim();
  keep(table, seat, { words });
  return { do: "seal", seat, seal: sealOf(table, seat, words) };
}

/** The command that shows the words of a seat, if it is time and this browser has them. */
export function revealing(table: TableOut, seat: number): Command | null {
  const kept = keptFor(table, seat);
  if (table.status !== "starting" || !kept || table.seats[seat]!.words !== null) return null;
  if (startOf(table) !== table.start) return null; // seals that are not what was fixed
  keep(table, seat, { ...kept, start: table.start });
  return { do: "reveal", seat, start: table.start, words: kept.words };
}

/** What became of the words that this browser has sealed for a seat; null: nothing yet. */
export function fateOf(table: TableOut, seat: number): Fate | null {
  const all = keptAt(table, seat);
  if (!all.length || (table.status !== "running" && !isOver(table))) return null;
  const start = startOf(table);
  if (all.some((each) => each.start !== undefined && each.start !== start)) return "changed";
  const kept = keptFor(table, seat);
  if (!kept) return "unsealed";
  if (table.seats[seat]!.words === kept.words) return "counted";
  return kept.start === undefined ? "late" : "left-out";
}

/** Start a table at which nobody else has to be waited for, with words for each of one's seats. */
export async function startAlone(id: string): Promise<void> {
  const table = await api.table(id, null, null);
  for (const seat of table.mine) await api.do(id, sealing(table, seat));
  await api.do(id, { do: "start" });
  const started = await api.table(id, null, null);
  for (const seat of started.mine) {
    const reveal = revealing(started, seat);
    if (reveal) await api.do(id, reveal);
  }
}

// The fingerprints.

function sealOf(table: TableOut, seat: number, words: string): string {
  return fingerprint("seaboard fair seal 2", table, [`seat ${seat + 1}`, `words ${words}`]);
}

function startOf(table: TableOut): string {
  const seals = table.seats.filter(({ seal }) => seal !== null);
  const lines = seals.map(({ seat, seal }) => `seal ${seat + 1} ${seal}`);
  return fingerprint("seaboard fair shuffle 2", table, lines);
}

function fingerprint(title: string, table: TableOut, lines: string[]): string {
  const bound = [`table ${table.id}`, `commitment ${table.commitment}`];
  return sha256([title, ...bound, ...lines].map((line) => `${line}\n`).join(""));
}

/** Whether the secret of a shuffle is the one that the server had bound itself to. */
export function fits(secret: string, commitment: string): boolean {
  const bytes = (secret.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  return sha256(Uint8Array.from(bytes)) === commitment;
}

function randomWords(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// What the browser keeps.

/** The words behind the seal of a seat, if this browser has them. */
function keptFor(table: TableOut, seat: number): Kept | undefined {
  const seal = table.seats[seat]?.seal;
  return keptAt(table, seat).find(({ words }) => seal === sealOf(table, seat, words));
}

/** All words that may be behind it: the server may yet refuse those that were sent last, and another
 * tab may have sent some.
 */
function keptAt(table: TableOut, seat: number): Kept[] {
  return allKept()[`${table.id} ${seat}`] ?? [];
}

type AllKept = Record<string, Kept[]>;

/** What the browser would not keep: until the page is left. */
let inMemory: AllKept = {};

function allKept(): AllKept {
  try {
    const stored = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Kept | Kept[]>;
    // At first there was one for each seat.
    const lists = Object.entries(stored).map(([name, kept]) => [name, [kept].flat()] as const);
    return { ...Object.fromEntries(lists), ...inMemory };
  } catch {
    return inMemory;
  }
}

function keep(table: TableOut, seat: number, kept: Kept): void {
  const name = `${table.id} ${seat}`;
  const sealed = keptFor(table, seat);
  const others = keptAt(table, seat).filter(
    ({ words }) => words !== kept.words && words !== sealed?.words,
  );
  // The words behind the present seal are never those that make room.
  const bound = sealed && sealed.words !== kept.words ? [sealed] : [];
  const own = [...others.slice(2 - MOST_OF_A_SEAT), ...bound, kept];
  const tables = Object.entries(allKept()).filter(([key]) => key !== name);
  const all = Object.fromEntries([...tables.slice(1 - MOST_KEPT), [name, own]]);
  try {
    localStorage.setItem(PLACE, JSON.stringify(all));
  } catch {
    inMemory = all;
  }
}
