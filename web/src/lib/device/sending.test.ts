/** Games of this device that are sent to an account: each once, and what happened said in words. */
import "fake-indexeddb/auto";
import { beforeEach, expect, it, vi } from "vitest";
import { Refusal } from "../api/errors";
import { api } from "../api/http";
import type { TableListed } from "../api/wire";
import { choose } from "../i18n/index.svelte";
import { me } from "../me.svelte";
import { dismiss, shownNotices } from "../notices.svelte";
import { goesByItself, seatsOf, Sending, sendWaiting } from "./sending.svelte";
import { Storage, type Stored } from "./storage";

const SEATS = [
  { person: "device", label: null, bot: null },
  { person: "device", label: "Ben", bot: "random" },
  { person: null, label: null, bot: "level:name=sailor" },
];

function game(id: string): Stored {
  return { id, changed: 1, secret: "", listed: { id, seats: SEATS } as unknown as TableListed };
}

/** What is kept of games, without a browser's storage. */
class FakeGames {
  all: Stored[] = [];
  read = () => Promise.resolve();
  get outgoing(): readonly Stored[] {
    return this.all.filter(({ outgoing }) => outgoing);
  }
  setOutgoing(id: string, outgoing: Stored["outgoing"]): Promise<void> {
    return this.#change(id, { outgoing });
  }
  markSent(id: string, sent: string): Promise<void> {
    return this.#change(id, { sent, outgoing: undefined });
  }
  #change(id: string, changed: Partial<Stored>): Promise<void> {
    this.all = this.all.map((each) => (each.id === id ? { ...each, ...changed } : each));
    return Promise.resolve();
  }
  get sent() {
    return this.all.map(({ sent }) => sent);
  }
}

let kept: FakeGames;
const send = vi.spyOn(api, "sendGame");

beforeEach(async () => {
  vi.resetAllMocks();
  await choose("en");
  kept = new FakeGames();
  kept.all = [game("~one"), game("~two")];
  me.is({ id: "anna", name: "Anna", account: null });
  shownNotices().forEach(({ number }) => dismiss(number));
  vi.spyOn(me, "comeIn").mockResolvedValue();
  vi.spyOn(api, "record").mockImplementation((id) => Promise.resolve(`record of ${id}`));
});

const told = () => shownNotices().map(({ text }) => text);

it("says who sat where: the person, somebody beside, a bot", () => {
  expect(seatsOf(game("~one").listed)).toEqual([
    { label: null, resigned: false },
    { label: "Ben", resigned: true },
    { bot: "level:name=sailor" },
  ]);
});

it("sends all, and remembers under which ids they are kept", async () => {
  send.mockResolvedValueOnce({ id: "one", new: true });
  send.mockResolvedValueOnce({ id: "two", new: false });
  const sending = new Sending(kept);
  await sending.send(kept.all);
  expect(send.mock.calls.map(([record]) => record)).toEqual(["record of ~one", "record of ~two"]);
  expect(kept.sent).toEqual(["one", "two"]);
  expect(sending.said).toBe("The game is in your account now. One was there already.");
  expect([sending.problem, sending.busy, kept.outgoing]).toEqual(["", false, []]);
});

it("goes on after a game that was refused, which does not wait any longer", async () => {
  send.mockRejectedValueOnce(new Refusal("bad-input", "line 7: no such move"));
  send.mockResolvedValueOnce({ id: "two", new: true });
  const sending = new Sending(kept);
  await sending.send(kept.all);
  expect(kept.sent).toEqual([undefined, "two"]);
  expect(kept.outgoing).toEqual([]);
  expect(sending.problem).toContain("line 7");
});

it.each(["away", "lost", "busy", "too-many"])(
  "keeps to be sent what cannot be sent yet: %s",
  async (code) => {
    send.mockRejectedValue(new Refusal(code));
    const sending = new Sending(kept);
    await sending.send(kept.all);
    expect(send).toHaveBeenCalledTimes(1); // it would be the same for the other
    expect(kept.outgoing).toHaveLength(2);
    expect(sending.problem === "").toBe(["away", "lost"].includes(code));

    // The next connection: by itself, without asking the games again, and told.
    vi.mocked(api.record).mockClear();
    send.mockReset();
    send.mockResolvedValue({ id: "there", new: true });
    await sendWaiting(kept);
    expect(api.record).not.toHaveBeenCalled();
    expect(kept.sent).toEqual(["there", "there"]);
    expect(told()).toEqual(["2 games are in your account now."]);
    await sendWaiting(kept);
    expect(send).toHaveBeenCalledTimes(2);
  },
);

it("says nothing where nothing waits", async () => {
  await sendWaiting(kept);
  expect([send.mock.calls, told()]).toEqual([[], []]);
});

it("comes to nobody else's account by itself", async () => {
  send.mockRejectedValueOnce(new Refusal("away"));
  await new Sending(kept).send([kept.all[0]!]);
  expect(goesByItself(kept.all[0]!)).toBe(true);
  me.is({ id: "bert", name: "Bert", account: null });
  await sendWaiting(kept);
  expect(kept.outgoing.map(goesByItself)).toEqual([false]);
  send.mockResolvedValue({ id: "there", new: true });
  await new Sending(kept).send(kept.outgoing); // but if he says so
  expect(kept.sent[0]).toBe("there");
});

/** The page is loaded anew without a network: nobody says who one is. */
function loadAway(): void {
  me.person = null;
  me.known = false;
}

it("comes from a page without a network to whoever was here the last time", async () => {
  loadAway();
  send.mockResolvedValue({ id: "there", new: true });
  await new Sending(kept).send([kept.all[0]!]);
  expect(kept.outgoing.map(goesByItself)).toEqual([true]);
  me.is({ id: "bert", name: "Bert", account: null });
  await sendWaiting(kept);
  expect([me.comeIn, send].map((call) => vi.mocked(call).mock.calls.length)).toEqual([0, 0]);
  me.is({ id: "anna", name: "Anna", account: null });
  await sendWaiting(kept);
  expect(kept.sent).toEqual(["there", undefined]);
});

it("waits for a word where nobody had a name without a network", async () => {
  me.is(null); // she has signed out
  loadAway();
  send.mockResolvedValue({ id: "there", new: true });
  await new Sending(kept).send([kept.all[0]!]);
  me.is(null);
  await sendWaiting(kept);
  me.is({ id: "bert", name: "Bert", account: null });
  await sendWaiting(kept);
  expect(kept.outgoing.map(goesByItself)).toEqual([false]);
  expect([me.comeIn, send].map((call) => vi.mocked(call).mock.calls.length)).toEqual([0, 0]);
  await new Sending(kept).send(kept.outgoing);
  expect(kept.sent[0]).toBe("there");
});

it("gives a name to whoever has none, by the word to send it", async () => {
  me.is(null);
  vi.mocked(me.comeIn).mockImplementation(() => {
    me.is({ id: "cleo", name: "Cleo", account: null });
    return Promise.resolve();
  });
  send.mockResolvedValue({ id: "there", new: true });
  await new Sending(kept).send(kept.all);
  expect(kept.sent).toEqual(["there", "there"]);
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
