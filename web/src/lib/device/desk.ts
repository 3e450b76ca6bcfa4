/** Between a page and the host: every call's additions are kept before its messages are sent. */
import type { ErrorBody } from "../api/wire";
import type { Effects, Python } from "./python";
import type { Storage } from "./storage";

export interface Reply {
  body?: unknown;
  error?: ErrorBody;
}

const SOON = 250;
const ANALYSIS = /^\/tables\/[^/]+\/analysis(?:\?|$)/;

/** Everything goes through one queue, so that a table is never decided on twice at once. */
export class HostDesk {
  private queue: Promise<unknown> = Promise.resolve();
  private readonly clocks = new Map<string, ReturnType<typeof setTimeout>>();
  /** What is to be done for which tables as soon as nothing else is. */
  private readonly later = new Set<string>();

  constructor(
    private readonly python: Python,
    private readonly storage: Storage,
    /** A message to the page, as the server's socket would send it. */
    private readonly tell: (message: object) => void,
  ) {}

  connect(): Promise<void> {
    return this.next(() => this.follow(this.python.host.connect()));
  }

  /** A message as the page sends it to a socket. */
  hear(text: string): Promise<void> {
    const { id = null, table = null } = JSON.parse(text) as { id?: number; table?: string };
    return this.next(async () => {
      try {
        if (table) await this.load(table);
        await this.follow(this.python.host.hear(text));
      } catch (error) {
        this.tell({ type: "refused", id, table, error: failure(error) });
      }
    });
  }

  /** A request as the page makes it below `/api`. */
  ask(method: string, address: string, body: string): Promise<Reply> {
    return this.next(async () => {
      const table = /^\/tables\/([^/?]+)/.exec(address)?.[1];
      try {
        if (table) await this.load(table);
        if (table && ANALYSIS.test(address)) await this.recall(table);
        const found = this.python.ask(method, address, body);
        const { answer, effects } = JSON.parse(found) as { answer: Reply; effects: Effects };
        await this.settle(effects);
        return answer;
      } catch (error) {
        return { error: failure(error) };
      }
    });
  }

  /** The table was removed. */
  forget(table: string): void {
    clearTimeout(this.clocks.get(table));
    this.clocks.delete(table);
    this.python.host.forget(table);
  }

  private next<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => {});
    return done;
  }

  private async load(table: string): Promise<void> {
    if (this.python.host.knows(table)) return;
    const found = await this.storage.read(table);
    if (!found) return;
    let loaded: string;
    try {
      loaded = this.python.host.load(table, found.secret, found.entries);
    } catch (error) {
      throw new Unreadable(String(error));
    }
    await this.follow(loaded);
  }

  /** What was judged of a table before the page was loaded anew. */
  private async recall(table: string): Promise<void> {
    const { host } = this.python;
    if (host.is_analysed(table)) return;
    const judged = await this.storage.judgedOf(table);
    if (judged.length) host.recall(table, JSON.stringify(judged));
  }

  private follow(text: string): Promise<void> {
    return this.settle(JSON.parse(text) as Effects);
  }

  /** Keep, then tell, then see to what the tables wait for. What cannot be kept never was. */
  private async settle({ keep, send, think, judge, judged, due }: Effects): Promise<void> {
    try {
      await this.storage.keep(keep);
    } catch (error) {
      for (const { table } of keep) this.python.host.forget(table.id);
      throw error;
    }
    await this.storage.keepJudged(judged);
    for (const message of send) this.tell(message);
    for (const table of think) this.soon("think", table);
    for (const table of judge) this.soon("judge", table);
    for (const [table, at] of Object.entries(due)) this.tick(table, at);
  }

  /** Let a bot decide, or judge a decision, after all that was asked before. */
  private soon(work: "think" | "judge", table: string): void {
    const name = `${work} ${table}`;
    if (this.later.has(name)) return;
    this.later.add(name);
    // A message of the page that waits is heard before the bot begins.
    setTimeout(() => {
      void this.next(async () => {
        this.later.delete(name);
        await this.load(table);
        if (this.python.host.knows(table)) await this.follow(this.python.host[work](table));
      }).catch(console.error);
    });
  }

  private tick(table: string, at: number): void {
    clearTimeout(this.clocks.get(table));
    const wait = Math.max(0, at * 1000 - Date.now()) + SOON;
    const clock = setTimeout(() => {
      this.clocks.delete(table);
      void this.next(async () => {
        await this.load(table);
        if (this.python.host.knows(table)) await this.follow(this.python.host.tick(table));
      }).catch(console.error);
    }, wait);
    this.clocks.set(table, clock);
  }
}

/** A table that this version cannot play again from its log: it is damaged, or the rules have changed. */
class Unreadable extends Error {}

/** What could not be kept may be tried again: another page was first, or there is no room. */
function failure(error: unknown): ErrorBody {
  const code = error instanceof Unreadable ? "unreadable" : "busy";
  return { code, message: String(error) };
}
