/** This device as a host of tables: a worker that speaks the server's messages. It is started when
 * it is first needed, and loads some megabytes the first time.
 */
import { errorWords, Refusal } from "../api/errors";
import { Socket, type Line } from "../api/socket.svelte";
import { t } from "../i18n/index.svelte";
import { me } from "../me.svelte";
import { notice } from "../notices.svelte";
import type { Reply } from "./desk";
import { isKept } from "./pack";
import type { Answer, Question } from "./worker";

export type DeviceStatus = "off" | "starting" | "ready" | "failed";

interface Waiting {
  resolve: (body: unknown) => void;
  reject: (refusal: Refusal) => void;
}

/** A connection to the worker, as a WebSocket is one to the server. */
class WorkerLine implements Line {
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  constructor(readonly device: Device) {}

  send(text: string): void {
    this.device.tell({ message: text });
  }

  close(): void {
    this.device.hangUp(this);
  }
}

export class Device {
  status = $state<DeviceStatus>("off");
  /** The part that is loaded, of 1. */
  progress = $state(0);
  readonly socket = new Socket(() => this.#connect());

  #make: () => Worker;
  #worker: Worker | null = null;
  #line: WorkerLine | null = null;
  #started: Promise<void> | null = null;
  #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor(make: () => Worker = makeWorker) {
    this.#make = make;
  }

  /** Be ready, or reject; after a failure the next call tries again. */
  start(): Promise<void> {
    this.#started ??= new Promise<void>((resolve, reject) => {
      this.status = "starting";
      this.progress = 0;
      const worker = this.#make();
      this.#worker = worker;
      const fail = (): void => {
        this.#stop();
        reject(new Refusal(navigator.onLine ? "failed" : "away"));
      };
      worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
        if ("failed" in data) {
          console.warn(data.failed);
          return fail();
        }
        if ("ready" in data) {
          this.status = "ready";
          resolve();
          if (!data.keeps) notice(t("device-not-kept"), "bad");
        }
        this.#hear(data);
      });
      worker.addEventListener("error", fail);
      this.tell({ start: { name: nameHere() } });
    });
    return this.#started;
  }

  /** Whether it runs, or can be started without loading anything. */
  async canStart(): Promise<boolean> {
    return this.status === "ready" || (await isKept());
  }

  /** What a request below `/api` gives here. */
  async ask<T>(method: string, address: string, body?: unknown): Promise<T> {
    await this.start();
    const number = ++this.#asked;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(number, { resolve: resolve as Waiting["resolve"], reject });
      const text = body === undefined ? "" : JSON.stringify(body);
      this.tell({ number, method, address, body: text });
    });
  }

  tell(question: Question): void {
    this.#worker?.postMessage(question);
  }

  hangUp(line: WorkerLine): void {
    if (this.#line === line) this.#line = null;
  }

  #connect(): WorkerLine {
    const line = new WorkerLine(this);
    this.#line = line;
    // What cannot be started is not tried again by itself: whoever looks at it may do that.
    this.start().then(
      () => this.#line === line && this.tell({ connect: true }),
      () => {},
    );
    return line;
  }

  #hear(answer: Answer): void {
    if ("progress" in answer) this.progress = answer.progress;
    else if ("message" in answer) this.#line?.onmessage?.({ data: answer.message });
    else if ("number" in answer) this.#settle(answer.number, answer.reply);
    else if ("trouble" in answer) {
      const { code, message } = answer.trouble;
      notice(errorWords(new Refusal(code, message)), "bad");
    }
  }

  #settle(number: number, { body, error }: Reply): void {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    if (error) waiting?.reject(new Refusal(error.code, error.message, error.reason));
    else waiting?.resolve(body);
  }

  #stop(): void {
    const played = this.status === "ready";
    this.#worker?.terminate();
    this.#worker = null;
    this.#started = null;
    this.status = "failed";
    // Whoever plays gets another worker, which goes on with what is kept.
    const line = this.#line;
    if (played) setTimeout(() => line?.onclose?.());
    for (const { reject } of this.#waiting.values()) reject(new Refusal("lost"));
    this.#waiting.clear();
  }
}

const NAME = "seaboard-name";

/** What whoever plays here is called: as on the server, else as the last time. */
export function nameHere(): string {
  try {
    const name = me.person?.name ?? localStorage.getItem(NAME) ?? me.name;
    localStorage.setItem(NAME, name);
    return name;
  } catch {
    return me.person?.name ?? me.name; // a browser that keeps nothing
  }
}

function makeWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}

export const device = new Device();
