/** The analysis of a game of Nautilùs between two teams: a line for each, by chances and by scores,
 * and what an error cost in the game's own words. */
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { loadGame } from "..";
import { positions } from "./fixtures";
import { api } from "../../lib/api/http";
import type { AnalysisProgress, LineOut, Offer, SummaryFact, TableOut } from "../../lib/api/wire";
import { choose } from "../../lib/i18n/index.svelte";
import { askOffer } from "../../lib/offer.svelte";
import Analysis from "../../pages/Analysis.svelte";

vi.setConfig({ testTimeout: 60_000 });
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  },
);

const WAIT = { timeout: 30_000 }; // drawing takes long where the machine has much else to do
const TEAMS = [[0, 2], [1, 3]]; // prettier-ignore
const outlook = (team: number, score: number) => ({
  chances: [team, 1 - team, team, 1 - team],
  scores: [score, 40, score, 40],
});
const DECISION = {
  step: 1,
  turn: 1,
  seat: 0,
  move: "3 red-1",
  legal: 2,
  before: outlook(0.75, 90),
  after: outlook(0.25, 30),
  best: [{ move: "6 red-1", outlook: outlook(0.75, 90), line: [] }],
  cost: 0.5,
  margin: 0.05,
  grade: "blunder",
  luck_before: false,
};
const moved = (card: string) => ({
  move: `${card} red-1`,
  facts: [{ key: "card.played", params: { seat: 0, card } }],
});
const DEAREST: SummaryFact = {
  key: "dearest",
  own: false,
  seats: TEAMS[0]!,
  step: 1,
  params: { move: 2, round: 3, cost: 0.5 },
  played: moved("3"),
  better: moved("6"),
  missed: { home: 1 },
};

test("two teams have two lines, and an error says what the better move would have brought", async () => {
  choose("en");
  await loadGame("nautilus");
  const fixture = Object.values(positions).find(({ view }) => view.seats === 4)!;
  const mode = { name: "classic", title: "Classic", seats: [4], teams: TEAMS, options: [] };
  vi.spyOn(api, "games").mockResolvedValue({
    games: [{ name: "nautilus", title: "Nautilùs", modes: [mode] }],
    bots: [],
  } as unknown as Offer);
  await askOffer();
  vi.spyOn(api, "table").mockResolvedValue({
    id: "a".repeat(16),
    status: "finished",
    moves: 4,
    mine: [0],
    setup: { game: "nautilus", mode: "classic" },
    seats: Array.from({ length: 4 }, () => ({ person: null, bot: "greedy", away_since: null })),
    people: {},
    result: { places: [1, 2, 1, 2], scores: [8, 5, 8, 5] },
  } as unknown as TableOut);
  vi.spyOn(api, "told").mockResolvedValue({ moves: [] });
  vi.spyOn(api, "course").mockRejectedValue(new Error("not needed"));
  vi.spyOn(api, "line").mockResolvedValue({
    ...fixture, facts: [], line: [], step: 4, legal: [], decider: null,
  } as unknown as LineOut); // prettier-ignore
  const account = { start: 0.5, luck: 0, own: 0, others: 0, reappraisal: 0 };
  vi.spyOn(api, "analysis").mockResolvedValue({
    state: "done",
    total: 1,
    next: 1,
    analysis: {
      calibrated: true,
      grades: { blunder: 0.1 },
      accounts: [1, 0, 1, 0].map((end) => ({ ...account, end })),
      decisions: [DECISION],
      summary: [DEAREST],
    },
  } as unknown as AnalysisProgress);

  const { container } = render(Analysis, { props: { id: "a".repeat(16) } });
  const curve = await screen.findByRole("slider", { name: "Curve of the game" }, WAIT);
  const lines = (): number => container.querySelectorAll(".legend li").length;
  await vi.waitFor(() => expect(lines()).toBe(2), WAIT);
  const said = (words: RegExp) => () => expect(curve.getAttribute("aria-valuetext")).toMatch(words);
  await vi.waitFor(said(/: 100%, .*: 0%$/), WAIT);
  await fireEvent.change(screen.getByLabelText("What the curve shows"), {
    target: { value: "scores" },
  });
  await vi.waitFor(said(/: 8,.*: 5$/), WAIT);
  expect(lines()).toBe(2);

  const summary = screen.getByRole("region", { name: "The game in words" });
  const told = within(summary).getByText(/The error that cost most/).textContent;
  expect(told).toMatch(/Round 3, move 2: “.+plays a 3.*” It cost 50% of the chance to win/);
  expect(told).toMatch(/Better: “.+plays a 6.*” Before the others .*: a sailor in the harbour\./);
});
