/** What a table adds is kept before it is told, and what cannot be kept is never told. */
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HostDesk, type Around } from "./desk";
import type { Effects, Host, Kept, Python } from "./python";
import { Storage, type Opened } from "./storage";

let storage: Storage;
let number = 0;

beforeEach(async () => {
  storage = await Storage.open(`test ${++number}`);
});
afterEach(() => storage.close());

function added(id: string, first: number, count = 1): Kept {
  const entries = Array.from({ length: count }, (_, at) => [first + at, 0, "said", {}, null, ""]);
  return { table: { id, changed: first + count }, secret: "5ec2e7", entries };
}

/** A record as it is kept, changed at that time. */
function record(id: string, changed: number): Opened {
  const listed = { id, changed } as Opened["listed"];
  return { id, listed, record: `moves of ${id}`, mine: [0] };
}

describe("the records of a device", () => {
  it("are kept, those of the server as long as they are among the last", async () => {
    for (let at = 0; at < 32; at++) await storage.keepRecord(record(`server${at}`, at));
    await storage.keepRecord(record("~opened", 0));
    await storage.keepRecord(record("~other", 40));
    const ids = (await storage.listRecords()).map(({ id }) => id);
    expect(ids[0]).toBe("~other");
    expect(ids).toContain("~opened"); // nobody else may have it
    expect(ids).toContain("server31");
    expect(ids).not.toContain("server1");
    expect(ids).toHaveLength(32);
    await storage.removeRecord("~other");
    expect(await storage.readRecord("~other")).toBeUndefined();
  });
});

describe("the tables of a device", () => {
  it("are read as they were kept, the last changed first", async () => {
    await storage.keep([added("~one", 1, 2)]);
    await storage.keep([added("~two", 1, 9), added("~one", 3)]);
    const found = (await storage.read("~one"))!;
    expect((JSON.parse(found.entries) as unknown[][]).map(([at]) => at)).toEqual([1, 2, 3]);
    expect(found.secret).toBe("5ec2e7");
    expect((await storage.list()).map(({ id }) => id)).toEqual(["~two", "~one"]);
    expect(await storage.read("~three")).toBeUndefined();
  });

  it("may begin and go on at once", async () => {
    await storage.keep([added("~one", 1), added("~one", 2)]);
    expect(JSON.parse((await storage.read("~one"))!.entries)).toHaveLength(2);
  });

  it("are not written by two pages at once", async () => {
    await storage.keep([added("~one", 1)]);
    await expect(storage.keep([added("~one", 2), added("~one", 1)])).rejects.toThrow();
    expect(JSON.parse((await storage.read("~one"))!.entries)).toHaveLength(1);
  });

  it("can be removed", async () => {
    await storage.keep([added("~one", 1, 3), added("~two", 1)]);
    await storage.remove("~one");
    expect(await storage.read("~one")).toBeUndefined();
    expect((await storage.list()).map(({ id }) => id)).toEqual(["~two"]);
  });
});

/** A host that adds an entry for each message that it hears, and lets a bot decide once. */
class FakeHost {
  known = new Map<string, number>();
  calls: string[] = [];

  open_record = (table: string, record: string, mine: string) => {
    this.calls.push(`open ${table} ${record} ${mine}`);
    this.known.set(table, 0);
  };
  is_analysed = () => false;
  recall = (table: string, judged: string) => void this.calls.push(`recall ${table} ${judged}`);
  knows = (table: string) => this.known.has(table);
  forget = (table: string) => this.known.delete(table);
  load(table: string, _secret: string, entries: string): string {
    this.calls.push(`load ${table}`);
    this.known.set(table, (JSON.parse(entries) as unknown[]).length);
    return effects({});
  }
  hear(text: string): string {
    const { table } = JSON.parse(text) as { table: string };
    return effects({ ...this.add(table), think: [table] });
  }
  think(table: string): string {
    this.calls.push(`think ${table}`);
    return effects(this.add(table));
  }
  judge(table: string): string {
    this.calls.push(`judge ${table}`);
    return effects({ judge: this.calls.length < 5 ? [table] : [] });
  }
  private add(table: string): Partial<Effects> {
    const next = (this.known.get(table) ?? 0) + 1;
    this.known.set(table, next);
    return { keep: [added(table, next)], send: [{ type: "table", last: next }] };
  }
}

function effects(given: Partial<Effects>): string {
  return JSON.stringify({
    keep: [],
    send: [],
    think: [],
    judge: [],
    judged: [],
    due: {},
    ...given,
  });
}

/** What a desk has told the other pages and whoever looks at it. */
function surroundings() {
  const announced: string[][] = [];
  const complaints: string[] = [];
  const around: Around = {
    announce: (tables) => void announced.push(tables),
    exclusively: (_name, work) => work(),
    complain: ({ code }) => void complaints.push(code),
  };
  return { announced, complaints, around };
}

describe("the desk", () => {
  it("keeps what a message adds before it tells, and then lets the bot decide", async () => {
    const host = new FakeHost();
    const order: string[] = [];
    const keep = storage.keep.bind(storage);
    storage.keep = async (additions) => {
      await keep(additions);
      order.push("kept");
    };
    const python = { host: host as unknown as Host } as Python;
    const desk = new HostDesk(python, storage, () => order.push("told"));
    await desk.hear(JSON.stringify({ type: "do", id: 1, table: "~one" }));
    await expect.poll(() => order).toEqual(["kept", "told", "kept", "told"]);
    expect(host.calls).toEqual(["think ~one"]);
    expect(JSON.parse((await storage.read("~one"))!.entries)).toHaveLength(2);
  });

  it("hears the page between two decisions of an analysis", async () => {
    const host = new FakeHost();
    host.known.set("~one", 0);
    const ask = (_method: string, address: string) => {
      host.calls.push(address);
      const judge = host.calls.length === 1 ? ["~one"] : [];
      return JSON.stringify({
        answer: { body: null },
        effects: JSON.parse(effects({ judge })) as Effects,
      });
    };
    const desk = new HostDesk({ host: host as unknown as Host, ask }, storage, () => {});
    const judge = host.judge.bind(host);
    host.judge = (table) => {
      if (!host.calls.includes("/games")) void desk.ask("GET", "/games", "");
      return judge(table);
    };
    await desk.ask("GET", "/tables/~one/analysis", "");
    const judged = "judge ~one";
    await expect
      .poll(() => host.calls)
      .toEqual(["/tables/~one/analysis", judged, "/games", judged, judged]);
  });

  it("keeps what is judged of a game, and recalls it after the page was loaded anew", async () => {
    await storage.keep([added("~one", 1)]);
    const before = new FakeHost();
    const judged = { table: "~one", number: 0, key: "k", decision: { step: 4 } };
    before.judge = () => effects({ judged: [judged] });
    const answer = (judge: string[]) =>
      JSON.stringify({ answer: {}, effects: JSON.parse(effects({ judge })) as Effects });
    const first = { host: before as unknown as Host, ask: () => answer(["~one"]) };
    await new HostDesk(first, storage, () => {}).ask("GET", "/tables/~one/analysis?after=0", "");
    await expect.poll(() => storage.judgedOf("~one")).toEqual([judged]);

    const after = new FakeHost();
    const second = { host: after as unknown as Host, ask: () => answer([]) };
    await new HostDesk(second, storage, () => {}).ask("GET", "/tables/~one/analysis?after=0", "");
    expect(after.calls).toContain(`recall ~one ${JSON.stringify([judged])}`);
    await storage.remove("~one");
    expect(await storage.judgedOf("~one")).toEqual([]);
  });

  it("refuses what another page was faster with, and reads the table again", async () => {
    await storage.keep([added("~one", 1)]);
    const host = new FakeHost();
    const told: { type?: string }[] = [];
    const python = { host: host as unknown as Host } as Python;
    const desk = new HostDesk(python, storage, (message) => told.push(message));
    host.known.set("~one", 0);
    await desk.hear(JSON.stringify({ type: "do", id: 7, table: "~one" }));
    expect(told).toMatchObject([{ type: "refused", id: 7, error: { code: "stale" } }]);
    await desk.hear(JSON.stringify({ type: "do", id: 8, table: "~one" }));
    expect(host.calls).toContain("load ~one");
    expect(told[1]).toEqual({ type: "table", last: 2 });
    await expect.poll(() => told[2]).toEqual({ type: "table", last: 3 }); // the bot's decision
  });

  it("refuses a game that this version cannot play again, and goes on with the others", async () => {
    await storage.keep([added("~old", 1), added("~one", 1)]);
    const host = new FakeHost();
    const load = host.load.bind(host);
    host.load = (table, secret, entries) => {
      if (table === "~old") throw new Error("there is no such move");
      return load(table, secret, entries);
    };
    const told: object[] = [];
    const python = { host: host as unknown as Host } as Python;
    const desk = new HostDesk(python, storage, (message) => told.push(message));
    expect((await desk.ask("GET", "/tables/~old", "")).error!.code).toBe("unreadable");
    await desk.hear(JSON.stringify({ type: "watch", table: "~old" }));
    expect(told).toMatchObject([{ type: "refused", error: { code: "unreadable" } }]);
    await desk.hear(JSON.stringify({ type: "do", id: 1, table: "~one" }));
    await expect.poll(() => told.slice(1)).toEqual([2, 3].map((last) => ({ type: "table", last })));
  });

  it("opens a record that is kept, where there is no table", async () => {
    await storage.keepRecord(record("AbCd_-0123456789", 1));
    const host = new FakeHost();
    const ask = () => JSON.stringify({ answer: {}, effects: JSON.parse(effects({})) as Effects });
    const desk = new HostDesk({ host: host as unknown as Host, ask }, storage, () => {});
    await desk.ask("GET", "/tables/AbCd_-0123456789/told", "");
    expect(host.calls).toEqual(["open AbCd_-0123456789 moves of AbCd_-0123456789 [0]"]);
  });

  it("tells other pages what has gone on, and reads again what has gone on there", async () => {
    const { announced, around } = surroundings();
    const [one, other] = [new FakeHost(), new FakeHost()];
    const desk = new HostDesk(
      { host: one as unknown as Host } as Python,
      storage,
      () => {},
      around,
    );
    await desk.hear(JSON.stringify({ type: "do", id: 1, table: "~one" }));
    await expect.poll(() => announced).toEqual([["~one"], ["~one"]]); // the bot's decision too

    const second = new HostDesk({ host: other as unknown as Host } as Python, storage, () => {});
    await second.refresh(["~one"]); // nobody has looked at it there
    expect(other.calls).toEqual([]);
    other.known.set("~one", 0);
    await second.refresh(["~one"]);
    expect(other.calls).toEqual(["load ~one"]);
  });

  it("says that there is no room, and thinks again later instead of at once", async () => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const { complaints, around } = surroundings();
    const host = new FakeHost();
    await storage.keep([added("~one", 1)]);
    const keep = storage.keep.bind(storage);
    let room = true;
    storage.keep = (additions) =>
      additions.length && !room
        ? Promise.reject(new DOMException("full", "QuotaExceededError"))
        : keep(additions);
    const python = { host: host as unknown as Host } as Python;
    const desk = new HostDesk(python, storage, () => {}, around);
    host.load = (table, _secret, entries) => {
      host.calls.push(`load ${table}`);
      host.known.set(table, (JSON.parse(entries) as unknown[]).length);
      return effects({ think: [table] }); // a bot is to decide
    };
    await desk.hear(JSON.stringify({ type: "do", id: 1, table: "~one" }));
    room = false;
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(complaints).toEqual(["no-room"]));
    const tries = () => host.calls.filter((call) => call === "think ~one").length;
    expect(tries()).toBe(1);
    room = true;
    await vi.advanceTimersByTimeAsync(6_000);
    await vi.waitFor(() => expect(tries()).toBe(2));
    vi.useRealTimers();
    expect(warned.mock.calls).toEqual([["QuotaExceededError: full"]]);
    warned.mockRestore();
  });

  it("does not bring back a game that another page has removed", async () => {
    await storage.keep([added("~one", 1)]);
    const host = new FakeHost();
    const told: object[] = [];
    const python = { host: host as unknown as Host } as Python;
    const desk = new HostDesk(python, storage, (message) => told.push(message));
    host.known.set("~one", 1);
    await storage.remove("~one");
    await desk.hear(JSON.stringify({ type: "do", id: 1, table: "~one" }));
    expect(told).toMatchObject([{ type: "refused", error: { code: "not-found" } }]);
    expect(await storage.list()).toEqual([]);
  });
});
