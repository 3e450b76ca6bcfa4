import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { choose } from "../../lib/i18n/index.svelte";
import Board from "./Board.svelte";
import { fixedCard } from "./choices";
import { choicesIn, positions, seatsOf, type Fixture } from "./fixtures";
import Result from "./Result.svelte";
import type { Choice } from "./moves";

// The board measures its plates; without a layout there is nothing to measure.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
beforeAll(() => choose("en"));

function show(fixture: Fixture, spectator = false) {
  const { view, legal, previews, happened } = fixture;
  const play = vi.fn();
  const { container } = render(Board, {
    props: {
      view: spectator ? { ...view, seat: null } : view,
      seats: seatsOf(view),
      me: spectator ? null : view.seat,
      legal: spectator ? [] : legal,
      previews,
      happened,
      hinted: [],
      play,
      motion: false,
    },
  });
  const press = async (selector: string): Promise<void> => {
    const found = container.querySelectorAll(selector);
    expect(found.length, selector).toBe(1);
    expect(found[0]!.getAttribute("aria-label") ?? found[0]!.textContent).toBeTruthy();
    await fireEvent.click(found[0]!);
  };
  return { container, play, press };
}

/** What one presses for a move, the card first. */
function presses(move: Choice, fixed: boolean): string[] {
  const card = fixed || !move.card ? [] : [`[data-card="${move.card}"]`];
  const last = `[data-move="${move.text}"]`;
  if (move.kind === "part") return [...card, `[data-piece="${move.pieces[0]}"]`, last];
  if (move.kind !== "compass") return [...card, last];
  return [...card, ...move.pieces.map((piece) => `[data-piece="${piece}"]`)];
}

/** A position and a move for each kind of move under each question that is asked. */
const cases = new Map<string, [Fixture, Choice]>();
for (const fixture of Object.values(positions)) {
  for (const move of choicesIn(fixture)) {
    cases.set(`${fixture.view.asked}: ${move.kind}`, [fixture, move]);
  }
}

it.each([...cases])(
  "sends %s by pressing what is labelled on the board",
  async (_, [fixture, move]) => {
    document.body.replaceChildren();
    const { play, press } = show(fixture);
    for (const selector of presses(move, fixedCard(fixture.view) !== null)) await press(selector);
    expect(play.mock.calls).toEqual([[move.text]]);
  },
);

it.each(["classic-turn", "quick-swap", "two-question"])(
  "shows a spectator of %s no hand",
  (name) => {
    document.body.replaceChildren();
    const blind = structuredClone(positions[name]!);
    for (const player of blind.view.players) player.hand = null;
    const { container } = show(blind, true);
    expect(container.querySelectorAll(".hand, [role=button], [data-move]").length).toBe(0);
  },
);

it("takes back what is chosen, by button and by Escape, and sends nothing", async () => {
  document.body.replaceChildren();
  const { container, play, press } = show(positions["classic-with-7"]!);
  await press('[data-card="7"]');
  expect(container.querySelectorAll("[data-move]").length).toBeGreaterThan(0);
  await fireEvent.click(screen.getByRole("button", { name: "Take back" }));
  expect(container.querySelectorAll("[data-move]").length).toBe(0);
  await press('[data-card="7"]');
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(container.querySelectorAll("[data-move]").length).toBe(0);
  expect(play).not.toHaveBeenCalled();
});

it("closes the list of played cards by Escape before it takes back what is chosen", async () => {
  document.body.replaceChildren();
  const { container, press } = show(positions["classic-with-7"]!);
  await press('[data-card="7"]');
  const ways = container.querySelectorAll("[data-move]").length;
  await press(".pile button");
  expect(container.querySelector(".all li .unseen")!.textContent).toMatch(/^[^×]+$/);
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(container.querySelector(".all")).toBeNull();
  expect(container.querySelectorAll("[data-move]").length).toBe(ways);
  await press(".pile button");
  await fireEvent.pointerDown(container.querySelector(".sea")!);
  expect(container.querySelector(".all")).toBeNull();
});

it("has the sailors above the whale, which is larger than its field", () => {
  const fixture = Object.values(positions).find(({ view }) => view.moby_dick !== null)!;
  const { container } = show(fixture);
  const drawn = [...container.querySelectorAll("svg.sea [data-of]")].map(
    (piece) => (piece as SVGElement).dataset.of!,
  );
  const first = drawn.findIndex((of) => of.startsWith("sailors."));
  expect(drawn.indexOf("moby_dick")).toBeGreaterThanOrEqual(0);
  expect(drawn.indexOf("moby_dick")).toBeLessThan(first);
});

it("explains each player and each sign, behind one tab stop", async () => {
  document.body.replaceChildren();
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  const { view } = positions["classic-middle"]!;
  const { container } = show(positions["classic-middle"]!);
  const plates = [...container.querySelectorAll<HTMLElement>(".plate")];
  expect(plates.length).toBe(view.seats);
  for (const plate of plates) {
    expect(plate.tabIndex).toBe(0);
    expect(plate.querySelectorAll("[tabindex]")).toHaveLength(0);
    expect(plate.dataset.tip).toMatch(/cards.*home.*has announced/s);
    const met: string[] = [];
    plate.focus();
    for (const _ of plate.querySelectorAll("[data-tip]")) {
      await fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });
      expect(plate.contains(document.activeElement)).toBe(true);
      met.push((document.activeElement as HTMLElement).dataset.tip!);
    }
    expect(met.join(" ")).toMatch(/in hand.*home.*has announced/s);
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });
    expect(document.activeElement).toBe(plate);
  }
});

it("draws ways once their previews have come", async () => {
  document.body.replaceChildren();
  const fixture = positions["classic-with-7"]!;
  const { container, press } = show({ ...fixture, previews: {} });
  await press('[data-card="7"]');
  expect(container.querySelectorAll(".sea [data-move]").length).toBe(0);
  expect(container.querySelectorAll("[data-place]").length).toBeGreaterThan(0);
});

it("tells the teams and who is home at the end", () => {
  document.body.replaceChildren();
  const { view, result } = positions["classic-end"]!;
  render(Result, { props: { view, seats: seatsOf(view), ...result! } });
  expect(screen.getAllByText(/4 of 4 home/).length).toBeGreaterThanOrEqual(2);
  expect(screen.getByText("won")).toBeTruthy();
});

it("goes from card to card by the arrow keys", async () => {
  document.body.replaceChildren();
  const { container } = show(positions["classic-turn"]!);
  const cards = [...container.querySelectorAll<HTMLElement>("button[data-card]")];
  expect(cards.length).toBeGreaterThan(1);
  cards[0]!.focus();
  await fireEvent.keyDown(cards[0]!, { key: "ArrowRight" });
  expect(document.activeElement).toBe(cards[1]);
  await fireEvent.keyDown(cards[1]!, { key: "ArrowLeft" });
  await fireEvent.keyDown(cards[0]!, { key: "ArrowLeft" });
  expect(document.activeElement).toBe(cards.at(-1));
});
