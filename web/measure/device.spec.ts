/** Play without a network on a slow phone: how long the pack takes over 3G, how soon Python is there, what
 * moves, bots and whole games take with a quarter of the processor, and what all that takes of memory and
 * of the processor, which is what empties a battery. It prints figures and judges none. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { test } from "../e2e/fixtures";
import type { GameOut, Offer } from "../src/lib/api/wire";
import { report } from "./report";
import { behind, load, memoryOf, MOBILE_3G, processorTime, rendererOf, slowed } from "./slowness";

const BUILT = resolve(import.meta.dirname, "../../src/seaboard/server/page/assets");
const SLOWER = 4;
const STARTS = 5;
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

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
async function start(page: Page): Promise<{ loaded: number; started: number }> {
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

const end = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as Here).device.terminate());

test("the pack over 3G, and the start of Python", async ({ somebody }) => {
  test.setTimeout(900_000);
  const { page } = await somebody(PHONE);
  await page.goto("/settings");
  const pid = await rendererOf(page);
  const before = memoryOf(pid);
  await behind(page, MOBILE_3G);
  const { loaded } = await start(page);
  report(`the pack over 3G, ${load()}`, [loaded]);
  const memory = memoryOf(pid) - before;
  console.log(`memory of the worker with Python started: ${memory.toFixed(0)} MB`);
  await end(page);
  for (const times of [1, SLOWER]) {
    const [starts, processor]: [number[], number[]] = [[], []];
    for (let again = 0; again < STARTS; again++) {
      const used = processorTime(pid);
      const { loaded, started } = await slowed(pid, times, () => start(page));
      starts.push(loaded + started);
      processor.push(1000 * (processorTime(pid) - used));
      await end(page);
    }
    report(`Python started from what is kept, 1/${times} of the processor, ${load()}`, starts);
    report(`    of the processor`, processor);
  }
});

/** What one whole game took, in milliseconds by the clock. */
interface Played {
  table: string;
  own: number[];
  bots: number[];
  whole: number;
}

/** Ask the worker what a page asks of the server. */
async function ask<T>(page: Page, method: string, address: string, body?: object): Promise<T> {
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
async function seated(page: Page, { name, modes }: GameOut, bot: string): Promise<string> {
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
async function playThrough(page: Page, table: string, most: number): Promise<Played> {
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

const MOST = 2_000; // decisions of one's own, more than any game has
const THOUGHTS = 5;

for (const times of [1, SLOWER])
  test(`moves, bots and whole games with 1/${times} of the processor`, async ({ somebody }) => {
    test.setTimeout(3_600_000);
    const { page } = await somebody(PHONE);
    await page.goto("/settings");
    const pid = await rendererOf(page);
    const before = memoryOf(pid);
    await start(page);
    const { games, bots } = await ask<Offer>(page, "GET", "/games");
    const levels = bots.filter((bot) => bot.startsWith("level:"));
    for (const game of games) {
      const table = await seated(page, game, levels[0]!);
      const used = processorTime(pid);
      const { own, bots, whole } = await slowed(pid, times, () => playThrough(page, table, MOST));
      const processor = 1000 * (processorTime(pid) - used);
      const of = `${game.name}, 1/${times}, ${load()}:`;
      report(`${of} own move, until the table is told`, own);
      report(`${of} move of ${levels[0]}`, bots);
      report(`${of} whole game of ${own.length + bots.length} decisions`, [whole]);
      report(`    of the processor`, [processor]);
      const each = processor / (own.length + bots.length);
      const memory = memoryOf(pid) - before;
      console.log(`    ${each.toFixed(1)} ms a decision; memory ${memory.toFixed(0)} MB`);

      // What each level thinks about one position in the middle.
      const other = await seated(page, game, levels[0]!);
      await playThrough(page, other, 10);
      for (const bot of levels) {
        const [thoughts, used]: [number[], number] = [[], processorTime(pid)];
        await slowed(pid, times, async () => {
          for (let again = 0; again < THOUGHTS; again++) {
            const since = performance.now();
            await ask(page, "GET", `/tables/${other}/hint?seat=0&bot=${encodeURIComponent(bot)}`);
            thoughts.push(performance.now() - since);
          }
        });
        report(`${of} a thought of ${bot}`, thoughts);
        report(`    of the processor`, [(1000 * (processorTime(pid) - used)) / THOUGHTS]);
      }
    }
    await end(page);
  });
