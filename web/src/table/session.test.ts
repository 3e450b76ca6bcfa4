import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal } from "../lib/api/errors";
import { api, type Command } from "../lib/api/http";
import type { Socket, Watcher } from "../lib/api/socket.svelte";
import type { Done, Event, FactOut, Offer, TableOut } from "../lib/api/wire";
import { choose } from "../lib/i18n/index.svelte";
import { shownNotices } from "../lib/notices.svelte";
import { askOffer } from "../lib/offer.svelte";
import { settings } from "../lib/settings.svelte";
import { TableSession } from "./session.svelte";

/** Stands for the live connection: keeps what is asked, and answers as the test wants. */
class Connection {
  watched: { seat: number | null; after: number | null }[] = [];
  done: Command[] = [];
  foreseen: number[] = [];
  refuse: Refusal | null = null;

  watch(watcher: Watcher): void {
    this.watched.push({ seat: watcher.seat, after: watcher.heard });
  }

  unwatch(): void {}

  askPreviews(_table: string, seat: number): void {
    this.foreseen.push(seat);
  }

  do(_table: string, command: Command): Promise<Done> {
    this.done.push(command);
    const { refuse } = this;
    this.refuse = null;
    return refuse
      ? Promise.reject(refuse)
      : Promise.resolve({ last: 0, version: 0, rematch: null });
  }
}

let connection: Connection;
let session: TableSession;

const OFFER = {
  games: [
    { name: "open", secret: false },
    { name: "secret", secret: true },
  ],
  bots: [],
};

beforeAll(async () => {
  vi.spyOn(api, "games").mockResolvedValue(OFFER as unknown as Offer);
  vi.spyOn(api, "words").mockResolvedValue({ messages: "", rules: null });
  await choose("en");
  await askOffer();
});

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, { pace: "calm", motion: "on", confirm: false, answer: false });
  connection = new Connection();
  session = new TableSession("t", connection as unknown as Socket);
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
});

function event(number: number, kind = "move", more: Partial<Event> = {}): Event {
  const facts = kind === "move" ? [{ key: `fact.${number}`, params: {} }] : undefined;
  return { number, at: number, kind, ...(facts && { facts, step: number }), ...more };
}

/** A running table of a game in the open, with one's own seat 0 and a bot, unless said otherwise. */
function table(version: number, more: Partial<TableOut> = {}): TableOut {
  const seat = { label: null, bot: null, resigned: false, seal: null, words: null, name: "1" };
  return {
    id: "t",
    status: "running",
    setup: { game: "open" },
    seats: [
      { ...seat, seat: 0, person: "anna" },
      { ...seat, seat: 1, person: null, bot: "random" },
    ],
    people: { anna: "Anna" },
    last: version,
    version,
    viewer: 0,
    mine: [0],
    decider: 1,
    legal: [],
    undo: "no",
    ask: null,
    moves: version,
    events: [event(version)],
    ...more,
  } as TableOut;
}

const mine = (version: number, ...moves: string[]): TableOut =>
  table(version, {
    decider: 0,
    undo: "free",
    legal: moves.map((text) => ({ text, value: null })),
  });

/** Come in as a spectator and be led to one's own seat, as it happens at every table. */
function comeIn(first: TableOut): void {
  session.hear({ ...first, viewer: null });
  session.hear(first);
}

describe("seats", () => {
  test("one looks from one's own seat as soon as the server says which it is", () => {
    session.hear(table(5, { viewer: null }));
    expect(session.seat).toBe(0);
    expect(connection.watched.at(-1)).toEqual({ seat: 0, after: null });
  });

  test("after a break one resumes from the last event of the same seat", () => {
    comeIn(table(5));
    expect(session.heard).toBe(5);
  });

  test("a lost seat leaves one a spectator; a table that is gone is refused", () => {
    comeIn(table(5));
    session.refuse(new Refusal("not-yours"));
    expect(session.seat).toBeNull();
    expect(session.refused).toBeNull();
    session.refuse(new Refusal("not-found"));
    expect(session.refused?.code).toBe("not-found");
  });

  test("at a shared screen one looks from whichever own seat decides", () => {
    const shared = { mine: [0, 1], viewer: null } as const;
    const seats = table(5).seats.map((seat) => ({ ...seat, bot: null, person: "anna" }));
    session.hear(table(5, { ...shared, mine: [0, 1], seats, decider: 1 }));
    expect(session.seat).toBe(1);
    expect(session.veiled).toBeNull();
  });

  test("hidden hands are covered before the other player sees them", () => {
    const seats = table(5).seats.map((seat) => ({ ...seat, bot: null, person: "anna" }));
    const setup = { game: "secret" };
    session.hear(table(5, { mine: [0, 1], seats, decider: 1, setup, viewer: null }));
    vi.advanceTimersByTime(1);
    expect(session.veiled).toBe(1);
    expect(session.seat).toBeNull();
    session.unveil();
    expect(session.veiled).toBeNull();
    expect(session.seat).toBe(1);
  });
});

describe("showing", () => {
  test("what others do is shown one after another", () => {
    comeIn(table(5));
    session.hear(table(6));
    session.hear(table(7));
    expect(session.table?.version).toBe(5);
    expect(session.behind).toBe(true);
    vi.advanceTimersByTime(700);
    expect(session.table?.version).toBe(6);
    expect(session.happened.map((fact) => fact.key)).toEqual(["fact.6"]);
    vi.advanceTimersByTime(700);
    expect(session.table?.version).toBe(7);
    expect(session.behind).toBe(false);
  });

  test("one can catch up at once, and nothing is missing", () => {
    comeIn(table(5));
    session.hear(table(6));
    session.hear(table(7));
    session.catchUp();
    expect(session.table?.version).toBe(7);
    expect(session.events.map((each) => each.number)).toEqual([5, 6, 7]);
    expect(session.happened.map((fact) => fact.key)).toEqual(["fact.6", "fact.7"]);
  });

  test("without motion everything is shown at once", () => {
    settings.motion = "off";
    comeIn(table(5));
    session.hear(table(6));
    expect(session.table?.version).toBe(6);
  });

  test("one's own move is shown at once", () => {
    comeIn(mine(5, "end"));
    session.play("end");
    session.hear(table(6));
    expect(session.table?.version).toBe(6);
    expect(session.sending).toBeNull();
  });

  test("what was taken back is no motion", () => {
    comeIn(mine(5, "end"));
    vi.advanceTimersByTime(1_000);
    session.hear(table(6, { events: [event(6, "undo", { data: { keep: 4 } })] }));
    expect(session.happened).toEqual([]);
  });

  test("what was taken back is not told of again", () => {
    settings.motion = "off";
    comeIn(mine(5, "end"));
    session.hear(table(6));
    session.hear(table(7, { events: [event(7, "undo", { data: { keep: 5 } })] }));
    expect(session.lately.map((fact) => fact.key)).toEqual(["fact.5"]);
  });

  test("a past that was taken back is not looked at, whatever was heard last", async () => {
    const replayed = vi
      .spyOn(api, "replayTable")
      .mockImplementation((_, step) => Promise.resolve({ step }) as never);
    settings.motion = "off";
    comeIn(mine(5, "end"));
    // Whenever somebody comes or goes, a message has no events.
    session.hear({ ...mine(5, "end"), events: [] });
    await session.look(3);
    await session.look(null);
    session.hear(table(6, { moves: 5, events: [event(6, "undo", { data: { keep: 2 } })] }));
    session.hear(table(7, { moves: 5 }));
    session.hear({ ...table(7, { moves: 5 }), events: [] });
    await session.look(3);
    expect(replayed.mock.calls.map(([, step]) => step)).toEqual([3, 3]);
    replayed.mockRestore();
  });

  test("who looks at what is taken back sees what is left of it", async () => {
    const replayed = vi
      .spyOn(api, "replayTable")
      .mockImplementation((_, step) => Promise.resolve({ step }) as never);
    settings.motion = "off";
    comeIn(mine(5, "end"));
    await session.look(5);
    session.hear(table(6, { moves: 2, events: [event(6, "undo", { data: { keep: 2 } })] }));
    await vi.waitFor(() => expect(session.outlook?.shown).toEqual({ step: 2 }));
    expect(session.outlook?.step).toBe(2);
    replayed.mockRestore();
  });

  test("chat does not wait, and disturbs no decision", () => {
    comeIn(mine(5, "end", "buy"));
    const said = event(6, "said", { person: "ben", data: { text: "Ahoy" } });
    session.preview({
      type: "previews",
      table: "t",
      seat: 0,
      version: 5,
      moves: { end: { facts: [] } },
    });
    session.hear({ ...mine(5, "end", "buy"), last: 6, events: [said] });
    expect(session.events.at(-1)?.kind).toBe("said");
    expect(session.previews).toEqual({ end: { facts: [] } });
  });

  test("after a long absence the log begins anew instead of having a hole", () => {
    comeIn(table(5));
    settings.motion = "off";
    session.hear(table(300, { events: [event(299), event(300)] }));
    expect(session.events.map((each) => each.number)).toEqual([299, 300]);
    expect(session.moreToRead).toBe(true);
  });
});

describe("coming back", () => {
  const dealt = (number: number): Event =>
    event(number, "chance", { facts: [{ key: "card.dealt", params: {} }], step: number });

  test("a deal that fills what is known of the log is no news to one who has just sat down", () => {
    comeIn(table(60, { events: [dealt(59), dealt(60)] }));
    expect(session.moreToRead).toBe(true);
    expect(session.missed).toBe(false);
  });

  const decided = event(58, "move", { seat: 0, person: "me" });
  test.each([
    ["is news to one who has decided before", [decided], true],
    ["is none to one who has just sat down", [dealt(1)], false],
  ])("what somebody has played %s", async (_, before, news) => {
    vi.spyOn(api, "events").mockResolvedValueOnce({ events: before } as never);
    comeIn(table(60, { events: [dealt(59), event(60, "move", { seat: 1 })] }));
    expect(session.missed).toBe(false);
    await vi.runAllTimersAsync();
    expect(session.missed).toBe(news);
  });
});

describe("deciding", () => {
  test("what the moves would do is asked for when the decision begins", () => {
    comeIn(mine(5, "end"));
    expect(connection.foreseen).toEqual([0]);
    session.preview({
      type: "previews",
      table: "t",
      seat: 0,
      version: 4,
      moves: { old: { facts: [] } },
    });
    expect(session.previews).toEqual({});
  });

  test("what comes with the moves need not be asked for", () => {
    const preview = { facts: [{ key: "turn.ended", params: {} }], cost: 2 };
    const legal = [{ text: "end", value: null, preview }];
    comeIn({ ...mine(5), legal });
    expect(session.previews).toEqual({ end: preview });
    expect(connection.foreseen).toEqual([]);
  });

  test("a move names the version it answers, and is sent once", () => {
    comeIn(mine(5, "end", "buy"));
    session.play("buy");
    session.play("end");
    expect(connection.done).toEqual([{ do: "move", seat: 0, version: 5, move: "buy" }]);
  });

  test("what is not offered is not sent", () => {
    comeIn(mine(5, "end"));
    session.play("fly");
    expect(connection.done).toEqual([]);
  });

  test("whoever wants to be asked is asked", () => {
    settings.confirm = true;
    comeIn(mine(5, "end", "buy"));
    session.play("buy");
    expect(session.proposed).toBe("buy");
    expect(connection.done).toEqual([]);
    session.confirm();
    expect(connection.done).toHaveLength(1);
  });

  test("a refused move frees the board again", async () => {
    comeIn(mine(5, "end"));
    connection.refuse = new Refusal("stale");
    session.play("end");
    await vi.advanceTimersByTimeAsync(0);
    expect(session.sending).toBeNull();
  });

  test("a single answer that comes too late is not told: nobody decided it", async () => {
    settings.answer = true;
    settings.motion = "off";
    comeIn(mine(5, "end"));
    connection.refuse = new Refusal("stale");
    const before = shownNotices().length;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(connection.done).toHaveLength(1);
    expect([session.sending, session.single]).toEqual([null, null]);
    expect(shownNotices().length).toBe(before);
  });

  test("a single answer is given by itself only if the reader wants it", () => {
    comeIn(mine(5, "end"));
    vi.advanceTimersByTime(2_000);
    expect(connection.done).toEqual([]);
    settings.answer = true;
    settings.motion = "off";
    session.hear(mine(6, "end"));
    vi.advanceTimersByTime(2_000);
    expect(connection.done).toEqual([{ do: "move", seat: 0, version: 6, move: "end" }]);
  });

  test("one's own decisions are counted, of any window, but not those that are given by themselves", async () => {
    settings.motion = "off";
    const decidedBy = (seat: number, version: number): Partial<TableOut> => ({
      events: [event(version, "move", { seat })],
    });
    comeIn(mine(5, "end", "buy"));
    session.hear(table(6, decidedBy(1, 6)));
    expect(session.decided).toBe(0);
    session.hear(table(7, decidedBy(0, 7)));
    expect(session.decided).toBe(1);
    settings.answer = true;
    session.hear({ ...mine(8, "end"), ...decidedBy(1, 8) });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(connection.done).toHaveLength(1);
    session.hear(table(9, decidedBy(0, 9)));
    expect(session.decided).toBe(1);
  });

  test("a single answer that was taken back is not given again, but what led to it is undone", () => {
    settings.answer = true;
    comeIn(table(5));
    settings.motion = "off";
    session.hear({ ...mine(6, "end"), events: [event(6, "undo", { data: { keep: 4 } })] });
    vi.advanceTimersByTime(2_000);
    expect(connection.done).toEqual([{ do: "undo", seat: 0, version: 6 }]);
  });
});

describe("where moves stand", () => {
  const planning = (version: number, move: string, facts: FactOut[]): TableOut => {
    const setup = { game: "open", undo: "never" };
    const legal = [{ text: move, value: null, preview: { facts } }];
    return { ...mine(version), setup, legal } as unknown as TableOut;
  };
  const ENDS = { key: "turn.ended", params: {} };

  beforeEach(() => {
    settings.answer = true;
    settings.motion = "off";
    session.endsTurn = ({ key }) => key === ENDS.key;
  });

  test("a turn that can still be taken back is not ended by itself", () => {
    comeIn(planning(5, "end", [ENDS]));
    vi.advanceTimersByTime(2_000);
    expect([connection.done, session.single]).toEqual([[], null]);
    // With nothing to take back there is nothing to think about.
    session.hear({ ...planning(6, "end", [ENDS]), undo: "no" });
    vi.advanceTimersByTime(2_000);
    expect(connection.done).toEqual([{ do: "move", seat: 0, version: 6, move: "end" }]);
  });

  test("a single answer within a turn is given by itself", () => {
    comeIn(planning(5, "store", [{ key: "tile.stored", params: {} }]));
    vi.advanceTimersByTime(2_000);
    expect(connection.done).toEqual([{ do: "move", seat: 0, version: 5, move: "store" }]);
  });
});

describe("taking back", () => {
  test("is free where it can be", async () => {
    comeIn(mine(5, "end"));
    await session.undo();
    expect(connection.done).toEqual([{ do: "undo", seat: 0, version: 5 }]);
  });

  test("asks the others if the move turns out to have shown something", async () => {
    comeIn(mine(5, "end"));
    connection.refuse = new Refusal("needs-consent");
    await session.undo();
    expect(connection.done.map((each) => each.do)).toEqual(["undo", "ask"]);
  });

  test("is not asked for again after a refusal: it says when one may", async () => {
    comeIn({ ...mine(5, "end"), undo: "refused" });
    expect(session.mayUndo).toBe(false);
    await session.undo();
    expect(connection.done).toEqual([]);
    expect(shownNotices().at(-1)?.text).toContain("once the game has gone on");
  });

  test("is not asked for twice", async () => {
    comeIn({ ...mine(5, "end"), undo: "ask", ask: { number: 4, seat: 0, waiting: ["ben"] } });
    await session.undo();
    expect(connection.done).toEqual([]);
  });

  test("of a whole turn is shown at once, and goes no further where a step has a single answer", async () => {
    settings.answer = true;
    comeIn(mine(8, "buy", "done"));
    let version = 8;
    connection.do = (_table, command) => {
      connection.done.push(command);
      version += 1;
      return Promise.resolve({ last: version, version, rematch: null });
    };
    const taken = session.undoAll(3);
    const back = (at: number, ...moves: string[]) => ({
      ...mine(at, ...moves),
      events: [event(at, "undo", { data: { keep: 13 - at } })],
    });
    session.hear(back(9, "store")); // the only answer there was, given by itself before
    await taken;
    for (const next of [back(10, "buy", "done"), back(11, "field")]) session.hear(next);
    expect(session.table?.version).toBe(11);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(connection.done.map((each) => each.do)).toEqual(["undo", "undo", "undo"]);
  });

  test("does nothing where nothing can be taken back", async () => {
    comeIn(table(5));
    await session.undo();
    expect(connection.done).toEqual([]);
  });
});

describe("the shuffle", () => {
  const open = (seal: string | null): TableOut => {
    const whole = table(3, { status: "open", viewer: null, view: null, commitment: "c" });
    return { ...whole, seats: whole.seats.map((seat) => (seat.seat ? seat : { ...seat, seal })) };
  };

  test("gets sealed words for one's own seat, once", () => {
    session.hear(open(null));
    session.hear(open(null));
    expect(connection.done.map((each) => each.do)).toEqual(["seal"]);
    expect(connection.done[0]).toMatchObject({ seat: 0 });
  });

  test("gets them again in a seat that one has left and taken again", async () => {
    session.hear(open(null));
    await Promise.resolve();
    session.hear({ ...open(null), mine: [], seats: [] });
    session.hear(open(null));
    expect(connection.done.map((each) => each.do)).toEqual(["seal", "seal"]);
  });

  test("keeps what another device has sealed", () => {
    session.hear(open("0".repeat(64)));
    expect(connection.done).toEqual([]);
  });
});
