/** A browser on a slower machine: its processor, its network, and what it has used of them. */
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import type { CDPSession, Page } from "@playwright/test";

/** As Chromium's developer tools have "Fast 3G". */
export const MOBILE_3G = {
  offline: false,
  latency: 562.5, // milliseconds
  downloadThroughput: (1.6e6 / 8) * 0.9, // bytes a second
  uploadThroughput: (0.75e6 / 8) * 0.9,
};

const SLICE = 5; // milliseconds that a slowed process runs at a time
const TICKS = 100; // of /proc/*/stat in a second
const MEBIBYTE = 1024 ** 2;

const WORKED = 0.2; // seconds of the processor by which the page's process is known

/** The process in which the page and its workers run: the one that works when the page does. */
export async function rendererOf(page: Page): Promise<number> {
  const browser = await page.context().browser()!.newBrowserCDPSession();
  const times = async (): Promise<Map<number, number>> => {
    const { processInfo } = (await browser.send("SystemInfo.getProcessInfo")) as {
      processInfo: { type: string; id: number }[];
    };
    const renderers = processInfo.filter(({ type }) => type === "renderer");
    return new Map(renderers.map(({ id }) => [id, processorTime(id)]));
  };
  const before = await times();
  for (;;) {
    await page.evaluate(() => {
      for (const end = performance.now() + 300; performance.now() < end;);
    });
    // One that was started meanwhile is not the page's.
    const worked = [...(await times())].find(
      ([id, time]) => time - (before.get(id) ?? Infinity) > WORKED,
    );
    if (!worked) continue;
    await browser.detach();
    return worked[0];
  }
}

/** Seconds of the processor that a process has used, all its threads together. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Memory that only this process has, or its part of what it shares. */
export function memoryOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  return (Number(/^Pss:\s+(\d+)/m.exec(text)![1]) * 1024) / MEBIBYTE;
}

/** Let a process run one part in `times` of the time while something is done. Chromium's own
 * throttling is for the thread of a page only ("not workers", it says), and ours works in a worker. */
export async function slowed<T>(pid: number, times: number, work: () => Promise<T>): Promise<T> {
  let isOn = times > 1;
  const turns = async (): Promise<void> => {
    let owed = 0; // milliseconds that it should have stood still
    while (isOn) {
      owed += (times - 1) * (await pause(SLICE));
      if (owed < 1) continue;
      process.kill(pid, "SIGSTOP");
      owed -= await pause(owed);
      process.kill(pid, "SIGCONT");
    }
  };
  const turning = turns();
  try {
    return await work();
  } finally {
    isOn = false;
    await turning;
  }
}

/** Gives how long it really was. */
async function pause(milliseconds: number): Promise<number> {
  const since = performance.now();
  await new Promise((wake) => setTimeout(wake, milliseconds));
  return performance.now() - since;
}

/** Put the page and every worker that it starts from now on behind such a network. */
export async function behind(page: Page, network: typeof MOBILE_3G): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  let sent = 0;
  session.on("Target.attachedToTarget", ({ sessionId }) => {
    const tell = (method: string, params: object = {}) =>
      session.send("Target.sendMessageToTarget", {
        sessionId,
        message: JSON.stringify({ id: ++sent, method, params }),
      });
    void tell("Network.enable")
      .then(() => tell("Network.emulateNetworkConditions", network))
      .then(() => tell("Runtime.runIfWaitingForDebugger"));
  });
  await session.send("Target.setAutoAttach", {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: false,
  });
}

export const load = (): string => `load ${loadavg()[0]!.toFixed(1)}`;
