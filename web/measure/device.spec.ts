/** Play without a network on a slow phone: how long the pack takes over 3G, how soon Python is there with
 * a quarter of the processor, and what it takes of memory. It prints figures and judges none. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { test } from "../e2e/fixtures";
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
