/** Who has won: the words over the result. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { GameUi, SeatInfo } from "../games/contract";
import type { SeatOut, TableOut } from "../lib/api/wire";
import { choose } from "../lib/i18n/index.svelte";
import Finished from "./Finished.svelte";
import type { TableSession } from "./session.svelte";

beforeAll(() => choose("en"));
beforeEach(() => void vi.stubGlobal("scrollTo", vi.fn()));
afterEach(cleanup);

const seats: SeatInfo[] = [
  { seat: 0, name: "Anna", bot: false, mine: true },
  { seat: 1, name: "Ben", bot: false, mine: false },
  { seat: 2, name: "Cleo", bot: true, mine: false },
];

/** What stands over a game that ended with these places, or was given up. */
function title(places: number[] | null, resigned = false): string | null {
  const table = {
    id: "t",
    status: places ? "finished" : "given_up",
    mine: [0],
    people: {},
    seats: seats.map(({ seat }) => ({ seat, resigned: resigned && seat === 0 }) as SeatOut),
    result: places && { places, scores: [0, 0, 0] },
    view: null,
    setup: { game: "any", mode: "usual" },
  } as unknown as TableOut;
  const ui = { Result: () => ({}) } as unknown as GameUi;
  const session = { id: "t" } as TableSession;
  render(Finished, { session, table, ui, seats, watch: () => {}, look: () => {} });
  return screen.getAllByRole("heading")[0]!.textContent;
}

test("a victory of one's own", () => expect(title([1, 2, 3])).toBe("You have won!"));

test("is in sight, however far one had scrolled", () => {
  title([1, 2, 3]);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

test("a victory of another", () => expect(title([2, 1, 3])).toBe("Ben has won"));

test("a first place that is shared is nobody's alone", () =>
  expect(title([1, 1, 3])).toBe("You share the first place with Ben!"));

test("whoever resigned hears so, and who has won", () =>
  expect(title([3, 2, 1], true)).toBe("You resigned. Cleo has won."));

const analysis = () => screen.queryByRole("link", { name: "Analysis" });

test("a game that was played to its end can be analysed", () => {
  title([1, 2, 3]);
  expect(analysis()?.getAttribute("href")).toBe("/table/t/analysis");
});

test("a game that was given up says so, and there is nothing to analyse", () => {
  expect(title(null)).toBe("Given up, without a result");
  expect(analysis()).toBeNull();
});
