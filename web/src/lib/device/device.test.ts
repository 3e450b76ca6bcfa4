/** The worker behind the page's own interfaces: requests, the socket, and what goes wrong. */
import { beforeEach, expect, it, vi } from "vitest";
import { Refusal } from "../api/errors";
import { choose } from "../i18n/index.svelte";
import { shownNotices } from "../notices.svelte";
import { Device, nameHere } from "./device.svelte";
import type { Answer, Question } from "./worker";

/** A worker that a test plays by hand. */
class FakeWorker extends EventTarget {
  heard: Question[] = [];
  ended = false;

  postMessage(question: Question): void {
    this.heard.push(question);
  }
  say(data: Answer): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  terminate(): void {
    this.ended = true;
  }
}

let workers: FakeWorker[];
let device: Device;
const latest = () => workers.at(-1)!;

beforeEach(() => {
  localStorage.clear();
  workers = [];
  device = new Device(() => {
    workers.push(new FakeWorker());
    return latest() as unknown as Worker;
  });
});

it("is started once, by whatever is asked first, and says how far it is", async () => {
  const first = device.ask("GET", "/games");
  const second = device.ask("POST", "/tables", { game: "chess" });
  latest().say({ progress: 0.5 });
  expect([device.status, device.progress]).toEqual(["starting", 0.5]);
  latest().say({ ready: true, keeps: true });
  await expect.poll(() => latest().heard.length).toBe(3);
  expect(latest().heard[2]).toMatchObject({ method: "POST", body: '{"game":"chess"}' });
  latest().say({ number: 2, reply: { body: { id: "~one" } } });
  latest().say({ number: 1, reply: { error: { code: "not-found", message: "no" } } });
  expect(await second).toEqual({ id: "~one" });
  await expect(first).rejects.toMatchObject({ code: "not-found" });
  expect(workers).toHaveLength(1);
});

it("carries the messages of a socket", async () => {
  device.socket.begin();
  latest().say({ ready: true, keeps: true });
  await expect.poll(() => latest().heard.at(-1)).toEqual({ connect: true });
  const welcome = { type: "welcome", person: { id: "device", name: "A", account: null }, now: 0 };
  latest().say({ message: JSON.stringify(welcome) });
  expect(device.socket.status).toBe("open");
  const done = device.socket.do("~one", { do: "start" });
  const { message } = latest().heard.at(-1) as { message: string };
  const { id } = JSON.parse(message) as { id: number };
  const error = { code: "not-now", message: "no" };
  latest().say({ message: JSON.stringify({ type: "refused", id, table: "~one", error }) });
  await expect(done).rejects.toMatchObject({ code: "not-now" });
});

it("can be started again after it has failed", async () => {
  const first = device.start();
  latest().say({ failed: "no room" });
  await expect(first).rejects.toBeInstanceOf(Refusal);
  expect([device.status, latest().ended]).toEqual(["failed", true]);
  const second = device.start();
  latest().say({ ready: true, keeps: true });
  await second;
  expect([device.status, workers.length]).toEqual(["ready", 2]);
});

it("goes on in another worker if one dies while somebody plays", async () => {
  vi.useFakeTimers();
  device.socket.begin();
  latest().say({ ready: true, keeps: true });
  await vi.advanceTimersByTimeAsync(1);
  const welcome = { type: "welcome", person: { id: "device", name: "A", account: null }, now: 0 };
  latest().say({ message: JSON.stringify(welcome) });
  expect(device.socket.status).toBe("open");
  latest().dispatchEvent(new Event("error"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([device.status, workers.length]).toEqual(["starting", 2]);
  latest().say({ failed: "no memory" }); // what cannot be started is left to the reader
  await vi.advanceTimersByTimeAsync(60_000);
  expect(workers).toHaveLength(2);
  vi.useRealTimers();
});

it("says so if the browser keeps nothing, or what was played cannot be kept", async () => {
  await choose("en");
  const started = device.start();
  latest().say({ ready: true, keeps: false });
  await started;
  latest().say({ trouble: { code: "no-room", message: "full" } });
  const said = shownNotices().map(({ text }) => text);
  expect(said).toEqual([
    expect.stringContaining("keeps nothing"),
    expect.stringContaining("no room"),
  ]);
});

it("calls whoever plays here the same after a reload", () => {
  const name = nameHere();
  expect(name).not.toBe("");
  expect(localStorage.getItem("seaboard-name")).toBe(name);
  localStorage.setItem("seaboard-name", "Anna");
  expect(nameHere()).toBe("Anna");
});
