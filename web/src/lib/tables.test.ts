import { beforeEach, expect, it, vi } from "vitest";
import { choose } from "./i18n/index.svelte";
import { me } from "./me.svelte";
import { Tables } from "./tables.svelte";

const { lobby, myTables } = vi.hoisted(() => ({ lobby: vi.fn(), myTables: vi.fn() }));
vi.mock("./api/http", () => ({ api: { lobby, myTables } }));

const table = (id: string, status: string, my_turn = false) => ({ id, status, my_turn });

beforeEach(async () => {
  await choose("en");
  me.is({ id: "a", name: "Anna" } as never);
  lobby.mockResolvedValue({
    tables: [table("own", "open"), table("free", "open")],
    people: { b: "Ben" },
  });
  myTables.mockResolvedValue({
    tables: [
      table("waits", "running"),
      table("over", "finished"),
      table("mine", "running", true),
      table("own", "open"),
    ],
    people: { a: "Anna" },
  });
});

it("puts games first in which one is to decide", async () => {
  const tables = new Tables();
  expect(tables.open).toBeNull();
  await tables.ask();
  expect(tables.running.map(({ id }) => id)).toEqual(["mine", "waits", "own"]);
  expect(tables.finished.map(({ id }) => id)).toEqual(["over"]);
});

it("shows one's own table once, and knows everybody's name", async () => {
  const tables = new Tables();
  await tables.ask();
  expect(tables.open?.map(({ id }) => id)).toEqual(["free"]);
  expect(tables.people).toEqual({ a: "Anna", b: "Ben" });
});

it("asks for no games of somebody whom nobody knows", async () => {
  me.is(null);
  myTables.mockClear();
  const tables = new Tables();
  await tables.ask();
  expect(myTables).not.toHaveBeenCalled();
  expect(tables.running).toEqual([]);
});

it("says in words that the server is away, and forgets it when it is back", async () => {
  const tables = new Tables();
  lobby.mockRejectedValueOnce(new TypeError("fetch failed"));
  await tables.ask();
  expect(tables.problem).toMatch(/[a-z]+ [a-z]+/);
  await tables.ask();
  expect(tables.problem).toBe("");
});
