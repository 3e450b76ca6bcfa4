/** Games of this device that are sent to an account: each once, and what happened said in words. */
import "fake-indexeddb/auto";
import { beforeEach, expect, it, vi } from "vitest";
import { Refusal } from "../api/errors";
import { api } from "../api/http";
import type { TableListed } from "../api/wire";
import { me } from "../me.svelte";
import { seatsOf, Sending } from "./sending.svelte";
import { Storage, type Stored } from "./storage";

const SEATS = [
  { person: "device", label: null, bot: null },
  { person: "device", label: "Ben", bot: "random" },
  { person: null, label: null, bot: "level:name=sailor" },
];

function game(id: string): Stored {
  return { id, changed: 1, secret: "", listed: { id, seats: SEATS } as unknown as TableListed };
}

let marked: [string, string][];
const kept = {
  markSent: (id: string, sent: string) => {
    marked.push([id, sent]);
    return Promise.resolve();
  },
};

beforeEach(() => {
  marked = [];
  vi.restoreAllMocks();
  vi.spyOn(me, "comeIn").mockResolvedValue();
  vi.spyOn(api, "record").mockImplementation((id) => Promise.resolve(`record of ${id}`));
});

it("says who sat where: the person, somebody beside, a bot", () => {
  expect(seatsOf(game("~one").listed)).toEqual([
    { label: null, resigned: false },
    { label: "Ben", resigned: true },
    { bot: "level:name=sailor" },
  ]);
});

it("sends all, and remembers under which ids they are kept", async () => {
  const send = vi.spyOn(api, "sendGame");
  send.mockResolvedValueOnce({ id: "one", new: true });
  send.mockResolvedValueOnce({ id: "two", new: false });
  const sending = new Sending(kept);
  await sending.send([game("~one"), game("~two")]);
  expect(send.mock.calls.map(([record]) => record)).toEqual(["record of ~one", "record of ~two"]);
  expect(marked).toEqual([
    ["~one", "one"],
    ["~two", "two"],
  ]);
  expect(sending.said).not.toBe("");
  expect([sending.problem, sending.busy]).toEqual(["", false]);
});

it("goes on after a game that was refused, and stops where all would be", async () => {
  const send = vi.spyOn(api, "sendGame");
  send.mockRejectedValueOnce(new Refusal("bad-input", "line 7: no such move"));
  send.mockResolvedValueOnce({ id: "two", new: true });
  const sending = new Sending(kept);
  await sending.send([game("~one"), game("~two")]);
  expect(marked).toEqual([["~two", "two"]]);
  expect(sending.problem).not.toBe("");
  send.mockClear();
  send.mockRejectedValue(new Refusal("away"));
  await sending.send([game("~one"), game("~two")]);
  expect(send).toHaveBeenCalledTimes(1);
  expect(sending.busy).toBe(false);
});

it("stays sent when its table says where it was played again", async () => {
  const storage = await Storage.open("sent");
  const addition = (number: number) => ({
    table: { id: "~one", changed: number },
    secret: "",
    entries: [[number]],
  });
  await storage.keep([addition(1)]);
  await storage.markSent("~one", "one");
  await storage.keep([addition(2)]);
  expect(await storage.list()).toMatchObject([{ id: "~one", changed: 2, sent: "one" }]);
  storage.close();
});
