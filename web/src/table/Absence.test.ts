/** Who is away, who is back, and what is voted on, as a reader meets it. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { MotionOut, SeatOut, TableOut } from "../lib/api/wire";
import { choose } from "../lib/i18n/index.svelte";
import { me } from "../lib/me.svelte";
import { setServerTime } from "../lib/servertime";
import PresenceMark from "../parts/PresenceMark.svelte";
import Absence from "./Absence.svelte";
import GameClock from "./GameClock.svelte";
import { seatsOf } from "./people";
import type { TableSession } from "./session.svelte";

const NOW = 1_800_000_000;

beforeAll(() => choose("en"));
beforeEach(() => {
  me.person = { id: "anna", name: "Anna", account: null };
  vi.useFakeTimers({ now: NOW * 1_000 });
  setServerTime(NOW);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function seat(at: number, person: string | null, more: Partial<SeatOut> = {}): SeatOut {
  const nobody = { label: null, bot: null, resigned: false, replaced: false, seal: null };
  const presence = { here: true, away_since: null, replaceable_from: null, words: null };
  return { ...nobody, ...presence, seat: at, name: String(at), person, ...more };
}

function table(seats: SeatOut[], more: Partial<TableOut> = {}): TableOut {
  return {
    id: "t",
    status: "running",
    host: "host",
    setup: { absence: 600 },
    people: { anna: "Anna", ben: "Ben", cleo: "Cleo" },
    mine: [0],
    motions: [],
    clocks: null,
    seats,
    ...more,
  } as unknown as TableOut;
}

/** Show it; what the reader does goes to the function that is given back. */
function shown(table: TableOut) {
  const act = vi.fn();
  const session = { do: act } as unknown as TableSession;
  render(Absence, { session, table, seats: seatsOf(table) });
  return act;
}

const motion = (more: Partial<MotionOut>): MotionOut => ({
  number: 9,
  what: "give_up",
  seat: null,
  by: "ben",
  agreed: ["ben"],
  waiting: ["anna"],
  ...more,
});

test("as long as everybody is there, nothing is said", () => {
  shown(table([seat(0, "anna"), seat(1, "ben")]));
  expect(screen.queryAllByRole("status")).toEqual([]);
});

test("who is away for long enough can be replaced, and not a second sooner", async () => {
  const away = { here: false, away_since: NOW - 595, replaceable_from: NOW + 5 };
  const act = shown(table([seat(0, "anna"), seat(1, "ben", away)]));
  expect(screen.queryByRole("button")).toBeNull();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(screen.getByRole("status").textContent).toContain("Ben has not been connected since");
  await fireEvent.click(screen.getByRole("button", { name: /Propose a bot/ }));
  expect(act).toHaveBeenCalledWith({ do: "replace", seat: 1 });
});

test("the time is the server's, whatever the browser's clock says", async () => {
  setServerTime(NOW + 100);
  shown(table([seat(0, "anna"), seat(1, "ben", { replaceable_from: NOW + 50 })]));
  expect(screen.getByRole("status").textContent).toContain("Ben has owed a decision since");
});

test("the host lets a bot play at once; whoever only looks on does nothing", () => {
  const seats = [seat(0, "anna"), seat(1, "ben", { replaceable_from: NOW - 1 })];
  shown(table(seats, { host: "anna" }));
  expect(screen.getByRole("button").textContent).toContain("Let a bot play");
  cleanup();
  me.person = { id: "dora", name: "Dora", account: null };
  shown(table(seats, { mine: [] }));
  expect(screen.queryByRole("button")).toBeNull();
});

test("whoever was replaced takes over again with one press", async () => {
  const act = shown(table([seat(0, "anna", { replaced: true, bot: "random" }), seat(1, "ben")]));
  await fireEvent.click(screen.getByRole("button", { name: "Take over again" }));
  expect(act).toHaveBeenCalledWith({ do: "come_back", seat: 0 });
});

test("who is asked answers", async () => {
  const act = shown(table([seat(0, "anna"), seat(1, "ben")], { motions: [motion({})] }));
  expect(screen.getByRole("status").textContent).toContain("Ben proposes to give up the table");
  await fireEvent.click(screen.getByRole("button", { name: "Agree" }));
  expect(act).toHaveBeenCalledWith({ do: "vote", motion: 9, yes: true });
});

test("who has proposed sees for whom to wait, and need not wait for one who is gone", async () => {
  const proposed = motion({ by: "anna", agreed: ["anna"], waiting: ["cleo"] });
  shown(table([seat(0, "anna"), seat(1, "cleo")], { motions: [proposed] }));
  expect(screen.getByRole("status").textContent).toContain("Waiting for Cleo.");
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  const gone = seat(1, "cleo", { here: false, away_since: 1, replaceable_from: NOW - 1 });
  const act = shown(table([seat(0, "anna"), gone], { motions: [proposed] }));
  await fireEvent.click(screen.getByRole("button", { name: "Give up without waiting" }));
  expect(act).toHaveBeenCalledWith({ do: "give_up" });
});

test.each([
  [{ here: true }, "here", "Ben is here."],
  [{ here: false, away_since: NOW }, "away", /^Ben has been away since /],
  [{ here: false, replaced: true, bot: "random" }, "bot", "A bot plays for Ben."],
])("presence %o is a mark with words", (more, kind, words) => {
  const [, ben] = seatsOf(table([seat(0, "anna"), seat(1, "ben", more)]));
  const { container } = render(PresenceMark, { seat: ben });
  const mark = container.querySelector("[data-presence]")!;
  expect(mark.getAttribute("data-presence")).toBe(kind);
  expect(mark.getAttribute("data-tip")).toMatch(words);
  expect(mark.textContent!.trim()).toMatch(words);
});

test("bots, and people after the end, have no mark", () => {
  const bot = seat(1, null, { bot: "random", here: null });
  expect(seatsOf(table([seat(0, "anna"), bot]))[1]!.presence).toBeNull();
  const over = table([seat(0, "anna"), seat(1, "ben")], { status: "given_up" });
  expect(seatsOf(over).map(({ presence }) => presence)).toEqual([null, null]);
});

test("the clock of the seat that decides runs, the others stand still", async () => {
  const clocks = { left: [300, 200], running: 1, since: NOW - 20 };
  const [anna, ben] = seatsOf(table([seat(0, "anna"), seat(1, "ben")], { clocks }));
  const still = render(GameClock, { seat: anna! });
  const runs = render(GameClock, { seat: ben! });
  expect(still.container.textContent).toContain("5:00");
  expect(runs.container.textContent).toContain("3:00");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(still.container.textContent).toContain("5:00");
  expect(runs.container.textContent).toContain("2:55");
  expect(runs.container.textContent).toContain("Ben has 2:55 left for the whole game.");
});
