/** Playing at a table without touching the page: for pictures and measurements of whole games. */
import type { Page } from "@playwright/test";
import type { TableOut } from "../src/lib/api/wire";

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

/** A whole game of somebody who always folds, and so makes errors; gives its table. It is of a third game,
 * because that is short; it has no board of its own, and needs none. */
export async function foldedGame(page: Page): Promise<string> {
  await page.goto("/");
  return page.evaluate(async () => {
    const ask = async <T>(path: string, body?: unknown): Promise<T> => {
      const answer = await fetch(`/api${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: { "Content-Type": "application/json" },
        body: body === undefined ? null : JSON.stringify(body),
      });
      return (await answer.json()) as T;
    };
    await ask("/people", { name: "Anna" });
    const setup = { game: "kuhn", options: { hands: 8 } };
    const { id } = await ask<{ id: string }>("/tables", setup);
    await ask(`/tables/${id}/do`, { do: "join", seat: 0 });
    await ask(`/tables/${id}/do`, { do: "bot", seat: 1, bot: "level:name=mate" });
    await ask(`/tables/${id}/do`, { do: "start" });
    for (;;) {
      const { status, version, legal } = await ask<TableOut>(`/tables/${id}?seat=0`);
      if (status === "finished") return id;
      const move = ["fold", "check"].find((text) => legal.some((each) => each.text === text));
      if (move) await ask(`/tables/${id}/do`, { do: "move", seat: 0, version, move });
      else await new Promise((wake) => setTimeout(wake, 50));
    }
  });
}
