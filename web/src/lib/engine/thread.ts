/** Asking the compiled rules from the page: they run in a worker, so every answer is a promise. */

import type { Answer, Question } from "./worker";
import type { Argument } from "./rules";

interface Waiting {
  resolve: (found: { answer: number; args: Argument[] }) => void;
  reject: (error: Error) => void;
}

export class RulesThread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  constructor(
    start: () => Worker = () =>
      new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
  ) {
    this.worker = start();
    this.worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => this.hear(data));
    this.worker.addEventListener("error", (event) => {
      for (const { reject } of this.waiting.values()) reject(new Error(event.message));
      this.waiting.clear();
    });
  }

  /** An export's answer, and its arguments as it left them. */
  call(
    game: string,
    name: string,
    args: Argument[],
  ): Promise<{ answer: number; args: Argument[] }> {
    const number = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.worker.postMessage({ number, game, name, args } satisfies Question);
    });
  }

  close(): void {
    this.worker.terminate();
  }

  private hear(found: Answer): void {
    const waiting = this.waiting.get(found.number);
    this.waiting.delete(found.number);
    if ("error" in found) waiting?.reject(new Error(found.error));
    else waiting?.resolve({ answer: found.answer, args: found.args });
  }
}
