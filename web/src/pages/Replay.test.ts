import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../lib/api/errors";
import { api } from "../lib/api/http";
import type { Offer, Shown, TableOut } from "../lib/api/wire";
import * as records from "../lib/device/records";
import { thinking } from "../lib/device/thinking.svelte";
import { choose } from "../lib/i18n/index.svelte";
import Replay from "./Replay.svelte";

const STEPS = 5;

/** As if it had a board of its own, though it is drawn plainly. */
vi.mock("../games", async (original) => ({ ...(await original<object>()), DRAWN: ["seek"] }));

function shown(step: number | null): Shown {
  const at = step ?? STEPS;
  const result = at === STEPS ? { places: [1, 2], scores: [3, 0] } : null;
  const view = { seat: null, decider: 0, card: "queen" };
  const facts = at ? [{ key: "card.played", params: { seat: 0 } }] : [];
  const players = { a: "Anna", b: "Ben" };
  const base = { game: "seek", mode: "standard", seats: 2, players, by: null, move: null };
  return { ...base, step: at, steps: STEPS, facts, view, result } as unknown as Shown;
}

beforeAll(async () => {
  await choose("en");
  await import("../games/plain"); // which is loaded when it is needed, and that may take its time
});
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(api, "games").mockResolvedValue({ games: [], bots: [] } as Offer);
  vi.spyOn(api, "words").mockResolvedValue({ messages: "", rules: null });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(record = "a record"): Promise<void> {
  render(Replay);
  await fireEvent.input(screen.getByRole("textbox"), { target: { value: record } });
  await fireEvent.click(screen.getByRole("button", { name: "Show the game" }));
}

test("a record opens at its start, with the board in sight", async () => {
  vi.spyOn(api, "replayRecord").mockImplementation(async (_text, step) => shown(step));
  await open();
  expect(await screen.findByText("After move 0 of 5")).toBeTruthy();
  expect(screen.queryByText("Result")).toBeNull();
  await vi.waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalled());
});

test("a damaged record is refused with the line and the reason", async () => {
  const reason = "line 7: there is no move 'by 3'";
  vi.spyOn(api, "replayRecord").mockRejectedValue(new Refusal("bad-input", reason));
  await open();
  expect((await screen.findByRole("alert")).textContent).toContain(reason);
});

const PLAYED = "seaboard-record 1\nnote.table: AbCd_-0123456789\n\n";
const analysis = () => screen.queryByRole("link", { name: "Analysis" });

test("a game of a table that one may see leads to its analysis, at the position shown", async () => {
  vi.spyOn(api, "replayRecord").mockImplementation(async (_text, step) => shown(step));
  const result = { places: [1, 2], scores: [3, 0] };
  vi.spyOn(api, "table").mockResolvedValue({ result } as TableOut);
  await open(PLAYED);
  await vi.waitFor(() =>
    expect(analysis()?.getAttribute("href")).toBe("/table/AbCd_-0123456789/analysis?move=0"),
  );
  expect(screen.queryByText(/given up/)).toBeNull();
});

test("a game of another server has no analysis here", async () => {
  vi.spyOn(api, "replayRecord").mockImplementation(async (_text, step) => shown(step));
  const asked = vi.spyOn(api, "table").mockRejectedValue(new Refusal("not-found", "no such table"));
  await open(PLAYED);
  await screen.findByText("After move 0 of 5");
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(analysis()).toBeNull();
});

test("a game that was given up says so", async () => {
  vi.spyOn(api, "replayRecord").mockImplementation(async (_text, step) => shown(step));
  await open("seaboard-record 1\nnote.ended: given up\n\n");
  expect(await screen.findByText("This game was given up and has no result.")).toBeTruthy();
});

test("a game that no server analyses is kept here and analysed here", async () => {
  vi.spyOn(thinking, "offered", "get").mockReturnValue(true);
  thinking.kept = true;
  const end = shown(null);
  vi.spyOn(api, "replayRecord").mockResolvedValue(end);
  const kept = vi.spyOn(records, "keepOpened").mockResolvedValue("~abcdefghijklmno");
  await open("a record");
  await fireEvent.click(await screen.findByRole("button", { name: "Analyse it on this device" }));
  expect(kept).toHaveBeenCalledWith("a record", end);
  await vi.waitFor(() => expect(location.pathname).toBe("/table/~abcdefghijklmno/analysis"));
});

test("a game without an end is not offered to be analysed", async () => {
  vi.spyOn(thinking, "offered", "get").mockReturnValue(true);
  vi.spyOn(api, "replayRecord").mockResolvedValue(shown(0));
  await open("a record");
  await screen.findByText("After move 0 of 5");
  expect(screen.queryByRole("button", { name: /Analyse/ })).toBeNull();
});
