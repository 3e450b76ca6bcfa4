/** Playing at a table without touching the page: for pictures and measurements of whole games. */
import type { Page } from "@playwright/test";

const WAIT = 50; // milliseconds between two looks at the table
const PATIENCE = 2_400; // looks before something is wrong

interface Seen {
  status: string;
  decider: number | null;
  version: number;
}

export const tableOf = (page: Page): string =>
  `/api/tables/${new URL(page.url()).pathname.split("/")[2]}`;

/** A bot decides for the person at seat 0, until that many decisions are made or the game is over.
 * Gives how many it made. `ready` waits for whatever has to be before a decision. */
export async function playOn(
  page: Page,
  decisions = Infinity,
  ready?: () => Promise<void>,
): Promise<number> {
  const table = tableOf(page);
  let made = 0;
  for (let idle = 0; made < decisions && idle < PATIENCE;) {
    const seen = (await (await page.request.get(`${table}?seat=0`)).json()) as Seen;
    if (seen.status !== "running") return made;
    if (seen.decider !== 0) {
      idle++;
      await page.waitForTimeout(WAIT);
      continue;
    }
    idle = 0;
    await ready?.();
    const query = { seat: 0, bot: "level:name=mate" };
    const answer = await page.request.get(`${table}/hint`, { params: query });
    if (!answer.ok()) continue; // the page was faster, and gave a single answer by itself
    const hint = await answer.json();
    const command = { do: "move", seat: 0, version: seen.version, move: hint.candidates[0].move };
    const headers = { Origin: new URL(page.url()).origin };
    await page.request.post(`${table}/do`, { data: command, headers });
    made++;
  }
  return made;
}

export async function untilOwnTurn(page: Page): Promise<void> {
  for (let look = 0; look < PATIENCE; look++) {
    const seen = (await (await page.request.get(tableOf(page))).json()) as Seen;
    if (seen.decider === 0 || seen.status !== "running") return;
    await page.waitForTimeout(WAIT);
  }
}
