import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "./errors";
import { Socket, type Watcher } from "./socket.svelte";
import type { ClientMessage, Previews, PersonOut, ServerMessage, TableOut } from "./wire";

const ANNA: PersonOut = { id: "anna", name: "Anna", account: null };

/** A server that a test plays by hand. */
class Wire {
  sent: ClientMessage[] = [];
  closed = false;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(): void {
    this.say({ type: "welcome", person: ANNA, now: 0 });
  }

  breakOff(): void {
    this.onclose?.();
  }
}

class Listener implements Watcher {
  heard: number | null = null;
  seat: number | null = null;
  tables: TableOut[] = [];
  refusals: Refusal[] = [];
  foreseen: Previews[] = [];

  constructor(readonly id = "t") {}

  hear(table: TableOut): void {
    this.tables.push(table);
    this.heard = table.last;
  }

  preview(foreseen: Previews): void {
    this.foreseen.push(foreseen);
  }

  refuse(refusal: Refusal): void {
    this.refusals.push(refusal);
  }
}

let wires: Wire[];
let socket: Socket;
const latest = () => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  socket = new Socket(() => {
    wires.push(new Wire());
    return latest();
  });
  socket.begin();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function table(last: number): TableOut {
  return { id: "t", last } as TableOut;
}

test("it says who one is, at every connection", () => {
  const welcomed = vi.fn();
  socket.welcomed = welcomed;
  latest().welcome();
  socket.again();
  latest().welcome();
  expect(welcomed.mock.calls).toEqual([
    [ANNA, 0],
    [ANNA, 0],
  ]);
});

test("a table that is watched before the connection stands is asked for when it does", () => {
  socket.watch(new Listener());
  expect(latest().sent).toEqual([]);
  latest().welcome();
  expect(latest().sent).toEqual([
    { type: "watch", table: "t", seat: null, after: null, previews: true },
  ]);
});

test("after a break, a table is asked for from the last event heard", () => {
  const listener = new Listener();
  socket.watch(listener);
  latest().welcome();
  latest().say({ type: "table", table: table(17) });
  latest().breakOff();
  expect(socket.status).toBe("lost");
  vi.advanceTimersByTime(1_000);
  latest().welcome();
  expect(wires).toHaveLength(2);
  expect(latest().sent).toEqual([
    { type: "watch", table: "t", seat: null, after: 17, previews: true },
  ]);
  expect(socket.status).toBe("open");
});

test("while the server is away it tries less and less often", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const tries: number[] = [];
  for (let time = 0; time < 60_000; time += 100) {
    const before = wires.length;
    vi.advanceTimersByTime(100);
    if (wires.length > before) tries.push(time);
    if (!latest().closed) latest().breakOff();
  }
  const waits = tries.slice(1).map((time, at) => time - tries[at]!);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits[0]).toBeLessThan(1_000);
  expect(waits.at(-1)).toBeGreaterThan(1_000);
});

test("a command is answered by its number", async () => {
  latest().welcome();
  const first = socket.do("t", { do: "start" });
  const second = socket.do("t", { do: "say", text: "Ahoy" });
  const [one, two] = latest().sent as { id: number }[];
  const error = { code: "stale", message: "" };
  latest().say({ type: "refused", id: one!.id, table: "t", error });
  latest().say({ type: "done", id: two!.id, done: { last: 3, version: 1, rematch: null } });
  await expect(first).rejects.toMatchObject({ code: "stale" });
  await expect(second).resolves.toMatchObject({ last: 3 });
});

test("a command whose answer is lost with the connection is sent again with its key", async () => {
  latest().welcome();
  const sent = socket.do("t", { do: "say", text: "Ahoy" });
  const [first] = latest().sent;
  expect(first).toMatchObject({ command: { key: expect.stringMatching(/^[0-9a-z]{24}$/) } });
  latest().breakOff();
  vi.advanceTimersByTime(1_000);
  latest().welcome();
  expect(latest().sent).toEqual([first]);
  const { id } = first as { id: number };
  latest().say({ type: "done", id, done: { last: 3, version: 1, rematch: null } });
  await expect(sent).resolves.toMatchObject({ last: 3 });
  latest().breakOff();
  vi.advanceTimersByTime(1_000);
  latest().welcome();
  expect(latest().sent).toEqual([]);
});

test("each command has a key of its own", () => {
  latest().welcome();
  for (let times = 0; times < 2; times++) void socket.do("t", { do: "start" }).catch(() => null);
  const [one, other] = latest().sent as { command: { key: string } }[];
  expect(one!.command.key).not.toBe(other!.command.key);
});

test("a command that is never answered is refused as lost", async () => {
  latest().welcome();
  const sent = socket.do("t", { do: "start" });
  latest().breakOff();
  vi.advanceTimersByTime(20_000);
  await expect(sent).rejects.toMatchObject({ code: "lost" });
  latest().welcome();
  expect(latest().sent).toEqual([]);
});

test("what one has asked for is not asked again as somebody else", async () => {
  latest().welcome();
  const sent = socket.do("t", { do: "start" });
  socket.again();
  latest().say({ type: "welcome", person: { ...ANNA, id: "bert" }, now: 0 });
  await expect(sent).rejects.toMatchObject({ code: "lost" });
  expect(latest().sent).toEqual([]);
});

test("without a connection a command is refused at once", async () => {
  await expect(socket.do("t", { do: "start" })).rejects.toMatchObject({ code: "away" });
});

test("a silent connection is given up and made anew", () => {
  latest().welcome();
  vi.advanceTimersByTime(25_000);
  expect(latest().sent).toEqual([{ type: "ping" }]);
  vi.advanceTimersByTime(8_000);
  expect(socket.status).toBe("lost");
  expect(wires[0]!.closed).toBe(true);
});

test("a sign of life keeps the connection", () => {
  latest().welcome();
  vi.advanceTimersByTime(25_000);
  latest().say({ type: "pong" });
  vi.advanceTimersByTime(20_000);
  expect(socket.status).toBe("open");
});

test("a table that may not be watched tells its watcher, a harmless refusal does not", () => {
  const listener = new Listener();
  socket.watch(listener);
  latest().welcome();
  const refused = (code: string) =>
    latest().say({ type: "refused", id: null, table: "t", error: { code, message: "" } });
  refused("not-now");
  expect(listener.refusals).toEqual([]);
  refused("not-found");
  expect(listener.refusals.map((each) => each.code)).toEqual(["not-found"]);
});

test("whoever no longer watches hears nothing", () => {
  const listener = new Listener();
  socket.watch(listener);
  latest().welcome();
  socket.unwatch(listener);
  latest().say({ type: "table", table: table(3) });
  expect(listener.tables).toEqual([]);
});
