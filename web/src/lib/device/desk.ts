/** Between a page and the host: every call's additions are kept before its messages are sent. */
import type { ErrorBody } from "../api/wire";
import type { Effects, Python } from "./python";
import { Removed, type Keeper } from "./storage";

export interface Reply {
  body?: unknown;
  error?: ErrorBody;
}

const SOON = 250;
/** How long a bot's move waits that could not be kept, before it is thought of again. */
const BEFORE_TRYING_AGAIN = 5_000;
const ANALYSIS = /^\/tables\/[^/]+\/analysis(?:\?|$)/;

/** What is around the desk: other pages with desks of their own, and somebody to be told of trouble. */
export interface Around {
  /** Tables have gone on here. */
  announce(tables: string[]): void;
  /** Do work that no other page is to do at the same time. */
  exclusively(name: string, work: () => Promise<void>): Promise<void>;
  /** What nobody asked for has failed. */
  complain(error: ErrorBody): void;
}

const ALONE: Around = {
  announce: () => {},
  exclusively: (_name, work) => work(),
  complain: () => {},
};

/** Everything goes through one queue, so that a table is never decided on twice at once. */
export class HostDesk {
  private queue: Promise<unknown> = Promise.resolve();
  private readonly clocks = new Map<string, ReturnType<typeof setTimeout>>();
  /** What is to be done for which tables as soon as nothing else is. */
  private readonly later = new Set<string>();

  constructor(
    private readonly python: Python,
    private readonly storage: Keeper,
    /** A message to the page, as the server's socket would send it. */
    private readonly tell: (message: object) => void,
    private readonly around: Around = ALONE,
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

  /** Tables have gone on in another page: whoever watches them here is told. */
  refresh(tables: string[]): Promise<void> {
    return this.next(async () => {
      for (const table of tables) await this.reload(table);
    });
  }

  /** Read a table again as it is kept now; bots go on with it unless it is to rest. */
  private async reload(table: string, rest = false): Promise<void> {
    if (!this.python.host.knows(table)) return;
    this.python.host.forget(table);
    await this.load(table, rest).catch(console.error);
  }

  private next<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => {});
    return done;
  }

  private async load(table: string, rest = false): Promise<void> {
    if (this.python.host.knows(table)) return;
    const found = await this.storage.read(table);
    const opened = found ? undefined : await this.storage.readRecord(table);
    let loaded: string | undefined;
    try {
      if (found) loaded = this.python.host.load(table, found.secret, found.entries);
      else if (opened)
        this.python.host.open_record(table, opened.record, JSON.stringify(opened.mine));
    } catch (error) {
      throw new Unreadable(String(error));
    }
    if (loaded === undefined) return;
    const effects = JSON.parse(loaded) as Effects;
    await this.settle(rest ? { ...effects, think: [] } : effects);
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
    const changed = keep.map(({ table }) => table.id);
    try {
      await this.storage.keep(keep);
    } catch (error) {
      const isNews = failure(error).code === "stale";
      for (const table of changed) await this.reload(table, !isNews);
      throw error;
    }
    if (changed.length) this.around.announce(changed);
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
      const done = this.around.exclusively(name, () =>
        this.next(async () => {
          this.later.delete(name);
          await this.load(table);
          if (this.python.host.knows(table)) await this.follow(this.python.host[work](table));
        }),
      );
      done.catch((error: unknown) => this.fail(error, () => this.soon(work, table)));
    });
  }

  /** Something went wrong that nobody asked for. Another page was first, which is no trouble; or
   * there is no room, and it is tried again in case somebody makes some. */
  private fail(error: unknown, again: () => void): void {
    const { code, message } = failure(error);
    if (code === "stale") return;
    console.warn(message);
    this.around.complain({ code, message });
    if (code === "no-room") setTimeout(again, BEFORE_TRYING_AGAIN);
  }

  private tick(table: string, at: number): void {
    clearTimeout(this.clocks.get(table));
    const wait = Math.max(0, at * 1000 - Date.now()) + SOON;
    const clock = setTimeout(() => {
      this.clocks.delete(table);
      void this.next(async () => {
        await this.load(table);
        if (this.python.host.knows(table)) await this.follow(this.python.host.tick(table));
      }).catch((error: unknown) => this.fail(error, () => this.tick(table, at)));
    }, wait);
    this.clocks.set(table, clock);
  }
}

/** A table that this version cannot play again from its log: it is damaged, or the rules have changed. */
class Unreadable extends Error {}

/** Why something could not be done or kept. */
function failure(error: unknown): ErrorBody {
  const message = String(error);
  if (error instanceof Unreadable) return { code: "unreadable", message };
  if (error instanceof Removed) return { code: "not-found", message };
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  return { code: FAILURES[name] ?? "trouble", message };
}

/** What the browser calls it: another page has written what was to be written; no room; no access any
 * more, as after somebody has cleared the browser's data. */
const FAILURES: Readonly<Record<string, string>> = {
  ConstraintError: "stale",
  QuotaExceededError: "no-room",
  InvalidStateError: "not-kept",
};
