/** The one live connection: tables that are watched, commands that are answered, and coming back.
 *
 * A connection that is lost is made again without anybody's doing; every watched table is then
 * asked for from the last event that its watcher has heard, so nothing is missed or told twice.
 */
import { Refusal } from "./errors";
import { withKey, type Command } from "./http";
import { waitAfter } from "./returning";
import type {
  ClientMessage,
  Done,
  ErrorBody,
  Previews,
  PersonOut,
  ServerMessage,
  TableOut,
} from "./wire";

/** What a connection is made of: a WebSocket, or a worker that speaks like one. */
export interface Line {
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export type Status = "connecting" | "open" | "lost";

/** Whoever watches one table. */
export interface Watcher {
  readonly id: string;
  /** The seat from which it is seen; null for a spectator. */
  readonly seat: number | null;
  /** The last event heard from there. */
  readonly heard: number | null;
  hear(table: TableOut): void;
  preview(previews: Previews): void;
  /** The table cannot be watched so. */
  refuse(refusal: Refusal): void;
}

/** A command that is not answered yet. */
interface Pending {
  message: ClientMessage;
  resolve: (done: Done) => void;
  reject: (refusal: Refusal) => void;
  /** When nobody waits for it any longer. */
  until: ReturnType<typeof setTimeout>;
}

const PING_EVERY = 25_000;
const PATIENCE = 8_000;
/** How long an answer is waited for, over broken connections too. */
const ANSWER_PATIENCE = 20_000;
/** Refusals that answer a question about a table, and leave it watched. */
const HARMLESS = new Set(["stale", "not-now", "illegal", "busy", "needs-consent"]);

export class Socket {
  status = $state<Status>("connecting");
  /** Called with whoever the server takes us for and its time, at each new connection. */
  welcomed: (person: PersonOut | null, now: number) => void = () => {};

  #open: () => Line;
  #socket: Line | null = null;
  #watchers = new Map<string, Watcher>();
  #pending = new Map<number, Pending>();
  #next = 1;
  #person: string | undefined;
  /** Tries to connect that failed, one after another. */
  #failed = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;

  constructor(open: () => Line = openHere) {
    this.#open = open;
  }

  /** Connect, and stay connected. */
  begin(): void {
    if (this.#socket) return;
    clearTimeout(this.#retry);
    const socket = this.#open();
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  /** Connect anew, as whoever one is now. */
  again(): void {
    this.#failed = 0;
    this.#drop("connecting");
    this.begin();
  }

  /** Look at once whether the connection still lives: after sleep, or when the network is back. */
  check(): void {
    if (this.status === "open") this.#ping();
    else if (!this.#socket) {
      this.#failed = 0;
      this.begin();
    }
  }

  watch(watcher: Watcher): void {
    this.#watchers.set(watcher.id, watcher);
    if (this.status === "open") this.#sendWatch(watcher);
  }

  unwatch(watcher: Watcher): void {
    if (this.#watchers.get(watcher.id) !== watcher) return;
    this.#watchers.delete(watcher.id);
    this.#send({ type: "unwatch", table: watcher.id });
  }

  askPreviews(table: string, seat: number): void {
    this.#send({ type: "preview", table, seat });
  }

  /** Do something at a table; rejects with a `Refusal`. It bears a key, so that it can be sent again
   * over the next connection if the answer is lost, and is not done twice.
   */
  do(table: string, command: Command): Promise<Done> {
    if (this.status !== "open") return Promise.reject(new Refusal("away"));
    const id = this.#next++;
    const message: ClientMessage = { type: "do", id, table, command: withKey(command) };
    return new Promise((resolve, reject) => {
      const until = setTimeout(
        () => this.#settle(id)?.reject(new Refusal("lost")),
        ANSWER_PATIENCE,
      );
      this.#pending.set(id, { message, resolve, reject, until });
      this.#send(message);
    });
  }

  #hear(message: ServerMessage): void {
    this.#live();
    switch (message.type) {
      case "welcome":
        return this.#welcome(message.person, message.now);
      case "table":
        return this.#watchers.get(message.table.id)?.hear(message.table);
      case "previews":
        return this.#watchers.get(message.table)?.preview(message);
      case "done":
        return this.#settle(message.id)?.resolve(message.done);
      case "refused":
        return this.#refused(message.id, message.table, message.error);
    }
  }

  #welcome(person: PersonOut | null, now: number): void {
    this.status = "open";
    this.#failed = 0;
    const same = person?.id === this.#person;
    this.#person = person?.id;
    if (!same) this.#giveUpAnswers();
    this.welcomed(person, now);
    for (const watcher of this.#watchers.values()) this.#sendWatch(watcher);
    for (const { message } of this.#pending.values()) this.#send(message);
  }

  #refused(id: number | null, table: string | null, error: ErrorBody) {
    const refusal = new Refusal(error.code, error.message, error.reason);
    if (id !== null) return this.#settle(id)?.reject(refusal);
    if (table !== null && !HARMLESS.has(error.code)) this.#watchers.get(table)?.refuse(refusal);
  }

  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    clearTimeout(pending?.until);
    return pending;
  }

  #sendWatch(watcher: Watcher): void {
    const { id: table, seat, heard: after } = watcher;
    this.#send({ type: "watch", table, seat, after, previews: true });
  }

  #send(message: ClientMessage): void {
    if (this.status === "open") this.#socket?.send(JSON.stringify(message));
  }

  /** A sign of life: the next is asked for after a while, and missed soon after that. */
  #live(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#ping(), PING_EVERY);
  }

  #ping(): void {
    clearTimeout(this.#pulse);
    this.#send({ type: "ping" });
    this.#pulse = setTimeout(() => this.#lose(), PATIENCE);
  }

  #lose(): void {
    this.#drop("lost");
    this.#retry = setTimeout(() => this.begin(), waitAfter(this.#failed));
    this.#failed += 1;
  }

  #drop(status: Status): void {
    const socket = this.#socket;
    this.#socket = null;
    this.status = status;
    clearTimeout(this.#pulse);
    clearTimeout(this.#retry);
    socket?.close();
  }

  /** Somebody else is here now: what the one before has asked for is not asked again. */
  #giveUpAnswers(): void {
    for (const id of [...this.#pending.keys()]) this.#settle(id)?.reject(new Refusal("lost"));
  }
}

function openHere(): Line {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/socket`) as Line;
}

export const socket = new Socket();
