/** The worker of the device without the page around it: whole games in seconds, for measurements and for
 * tests of what becomes of a game that is over. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import type { GameOut } from "../src/lib/api/wire";

const BUILT = resolve(import.meta.dirname, "../../src/seaboard/server/page/assets");

/** The worker of the device, as the page starts it. */
interface Here {
  device: Worker;
}

/** The script of the device's worker: of the two that there are, the one that loads Python. */
function workerAddress(): string {
  const workers = readdirSync(BUILT).filter((name) => /^worker-.+\.js$/.test(name));
  const found = workers.find((name) =>
    readFileSync(`${BUILT}/${name}`, "utf8").includes("pyodide"),
  );
  return `/assets/${found}`;
}

/** Start the worker in the page; gives how long its pack took to come, and Python to start. */
export async function start(page: Page): Promise<{ loaded: number; started: number }> {
  return page.evaluate(
    (address) =>
      new Promise<{ loaded: number; started: number }>((resolve, reject) => {
        const device = new Worker(address, { type: "module" });
        (window as unknown as Here).device = device;
        const since = performance.now();
        let loaded = 0;
        device.onmessage = ({ data }) => {
          const now = performance.now() - since;
          if ("failed" in data) reject(new Error(data.failed));
          if (data.progress === 1) loaded = now;
          if (data.ready) resolve({ loaded, started: now - loaded });
        };
        device.postMessage({ start: { name: "Anna" } });
      }),
    workerAddress(),
  );
}

export const end = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as Here).device.terminate());

/** What one whole game took, in milliseconds by the clock. */
export interface Played {
  table: string;
  own: number[];
  bots: number[];
  whole: number;
}

/** Ask the worker what a page asks of the server. */
export async function ask<T>(
  page: Page,
  method: string,
  address: string,
  body?: object,
): Promise<T> {
  return page.evaluate(
    ({ method, address, body }) =>
      new Promise<T>((resolve, reject) => {
        const { device } = window as unknown as Here;
        const number = Math.random();
        const hear = ({ data }: MessageEvent): void => {
          if (data.number !== number) return;
          device.removeEventListener("message", hear);
          if (data.reply.error) reject(new Error(data.reply.error.message));
          else resolve(data.reply.body);
        };
        device.addEventListener("message", hear);
        device.postMessage({ number, method, address, body });
      }),
    { method, address, body: JSON.stringify(body ?? null) },
  );
}

/** A game against bots of a level, the first seat one's own. */
export async function seated(page: Page, { name, modes }: GameOut, bot: string): Promise<string> {
  const [mode] = modes.toSorted((one, other) => one.seats[0]! - other.seats[0]!);
  const seats = mode!.seats[0]!;
  const setup = { game: name, mode: mode!.name, seats, hints: true };
  const { id } = await ask<{ id: string }>(page, "POST", "/tables", setup);
  await ask(page, "POST", `/tables/${id}/do`, { do: "join", seat: 0 });
  for (let seat = 1; seat < seats; seat++)
    await ask(page, "POST", `/tables/${id}/do`, { do: "bot", seat, bot });
  return id;
}

/** Play it to its end through the worker's messages, as the page does: every table that is told comes
 * with its view, its legal moves and what each would do. */
export async function playThrough(page: Page, table: string, most: number): Promise<Played> {
  return page.evaluate(
    ({ table, most }) =>
      new Promise<Played>((resolve, reject) => {
        const { device } = window as unknown as Here;
        const told: Played = { table, own: [], bots: [], whole: 0 };
        const begun = performance.now();
        let [since, made, mine] = [begun, 0, false];
        let version = -1;
        const send = (message: object): void =>
          device.postMessage({ message: JSON.stringify({ table, ...message }) });
        const hear = ({ data }: MessageEvent): void => {
          if (!("message" in data)) return;
          const { type, table: now, error } = JSON.parse(data.message);
          if (type === "refused") return reject(new Error(error.message));
          if (type !== "table" || now.version === version) return;
          const took = performance.now() - since;
          if (version >= 0) (mine ? told.own : told.bots).push(took);
          [since, version] = [performance.now(), now.version];
          mine = now.decider === 0 && now.status === "running";
          if (now.status === "finished" || (mine && made === most)) {
            device.removeEventListener("message", hear);
            told.whole = performance.now() - begun;
            return resolve(told);
          }
          if (!mine) return;
          const { text } = now.legal[made++ % Math.min(3, now.legal.length)];
          send({ type: "do", id: made, command: { do: "move", seat: 0, version, move: text } });
        };
        device.addEventListener("message", hear);
        device.postMessage({ connect: true });
        send({ type: "watch", seat: 0, previews: true });
        send({ type: "do", id: 0, command: { do: "start" } });
      }),
    { table, most },
  );
}
