import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, test, vi } from "vitest";
import { choose } from "../../lib/i18n/index.svelte";
import type { FactOut, LegalMove } from "../../lib/api/wire";
import { linesOf } from "../../table/log";
import type { BoardProps, Previews } from "../contract";
import Board from "./Board.svelte";
import stored from "./fixtures/positions.json";
import nauticus from ".";
import Result from "./Result.svelte";
import type { View } from "./table";

interface Stored {
  name: string;
  me: number;
  view: View;
  legal: LegalMove[];
  previews: Previews;
  happened: FactOut[];
  places: number[];
  scores: number[];
}
const positions = stored as unknown as Stored[];
const seatsOf = ({ view, me }: Stored) =>
  view.players.map(({ seat }) => ({
    seat,
    name: `Player ${seat + 1}`,
    bot: false,
    mine: seat === me,
  }));

function show(position: Stored, more: Partial<BoardProps<View>> = {}) {
  const play = vi.fn();
  const { container } = render(Board, {
    props: {
      view: position.view,
      seats: seatsOf(position),
      me: position.me,
      legal: position.legal,
      previews: position.previews,
      happened: position.happened,
      hinted: [],
      play,
      motion: false,
      ...more,
    },
  });
  return { container, play };
}

/** The extra actions are shown when they are asked for. */
async function unfold(container: HTMLElement): Promise<void> {
  const toggle = container.querySelector(".bar [aria-expanded=false]");
  if (toggle) await fireEvent.click(toggle);
}
const controls = (container: HTMLElement): HTMLButtonElement[] => [
  ...container.querySelectorAll<HTMLButtonElement>("button[data-move]"),
];

// Drawing a whole board takes long where the machine has much else to do.
vi.setConfig({ testTimeout: 30_000 });
// There is no layout here, and so nothing that changes its size.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  },
);
beforeAll(() => choose("en"));
afterEach(cleanup);

describe("the choices on the board", () => {
  for (const position of positions) {
    it(`are the legal moves: ${position.name}`, async () => {
      const { container, play } = show(position);
      await unfold(container);
      const found = controls(container);
      const moves = found.map((control) => control.dataset.move);
      expect(moves.sort()).toEqual(position.legal.map(({ text }) => text).sort());
      for (const move of moves) {
        await unfold(container); // a click elsewhere has closed it
        const control = container.querySelector(`button[data-move="${move}"]`)!;
        expect(control.getAttribute("aria-label")).toMatch(/\w+.*\.$/);
        await fireEvent.click(control);
        expect(play).toHaveBeenLastCalledWith(move);
      }
    });
  }

  it("never lie within a picture, which would hide them from who cannot see", () => {
    const position = positions.find(({ view, legal }) =>
      view.fields.some(
        ({ chosen, prices }) =>
          chosen &&
          legal.some(({ text }) => Object.keys(prices).some((it) => text === `buy ${it}`)),
      ),
    )!;
    const { container } = show(position);
    expect(container.querySelector(".wheel [role=group] button.item")).not.toBeNull();
    expect(container.querySelector("[role=img] button")).toBeNull();
  });

  it("are none while another decides", () => {
    const position = positions.find(({ legal }) => legal.length > 3)!;
    const { container } = show(position, { legal: [] });
    expect(controls(container)).toEqual([]);
  });

  it("show hints by their rank", () => {
    const position = positions.find(({ view }) => view.asked === "field")!;
    const hinted = [position.legal[2]!.text, position.legal[0]!.text];
    const { container } = show(position, { hinted });
    const ranks = hinted.map(
      (move) => container.querySelector(`[data-move="${move}"] .hint-mark`)?.textContent,
    );
    expect(ranks).toEqual(["1", "2"]);
  });

  it("are explained by their tips, as are the things that cannot be chosen", () => {
    const position = positions.find(({ view }) => view.asked === "field")!;
    const { container } = show(position);
    for (const control of controls(container))
      expect(control.dataset.tip).toBe(control.getAttribute("aria-label"));
    const stack = container.querySelector<HTMLElement>('[data-spot="supply:mast:whale"]')!;
    expect(stack.dataset.tip).toMatch(/whale mast/);
    const own = container.querySelectorAll<HTMLElement>(".mine .means > [data-tip]");
    expect([...own].map(({ tabIndex }) => tabIndex)).toEqual([0, 0, 0, 0, 0]);
  });

  it("lead from sign to sign of another player by arrow keys, behind one tab stop", async () => {
    Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
    const { container } = show(positions.find(({ view }) => view.seats === 4)!);
    const other = container.querySelector<HTMLElement>(".others article")!;
    const signs = [...other.querySelectorAll<HTMLElement>("[data-tip]:not(button)")];
    expect(signs.length).toBeGreaterThan(6);
    expect(signs.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    const first = signs.findIndex(({ tabIndex }) => tabIndex === 0);
    signs[first]!.focus();
    const met: Element[] = [];
    for (const _ of signs) {
      await fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });
      met.push(document.activeElement!);
    }
    expect(new Set(met)).toEqual(new Set(signs)); // all of them, and round to the first
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowLeft" });
    expect(document.activeElement).toBe(met.at(-2));
  });

  it("stand beside what the turn has come to, which is taken back whole where it can be", async () => {
    const buying = positions.find(({ legal }) => legal.some(({ text }) => /^buy/.test(text)))!;
    const bought = { seat: buying.me, tile: "hull:bow", price: 1, blue: 1, own: 0 };
    const facts = [{ key: "tile.bought", params: bought }];
    const takeBack = vi.fn();
    const spent = (turn: BoardProps<View>["turn"]) =>
      show(buying, { turn }).container.querySelector<HTMLElement>(".spent");
    const part = spent({ facts, takeBack })!;
    expect(part.getAttribute("aria-label")).toBe(
      "This turn so far: bow bought for 1 taler, 1 blue worker used.",
    );
    expect(part.querySelectorAll(".bought svg")).toHaveLength(1);
    await fireEvent.click(part.querySelector("button")!);
    expect(takeBack).toHaveBeenCalledOnce();
    cleanup();
    expect(spent({ facts, takeBack: null })!.querySelector("button")).toBeNull();
    cleanup();
    expect(spent({ facts: [], takeBack })).toBeNull();
  });

  it("of the extra action close with Escape and with a click elsewhere", async () => {
    const position = positions.find(({ legal }) => legal.some(({ text }) => /^extra/.test(text)))!;
    const { container, play } = show(position);
    for (const leave of [
      () => fireEvent.keyDown(document.body, { key: "Escape" }),
      () => fireEvent.click(container.querySelector(".wheel")!),
    ]) {
      await unfold(container);
      expect(container.querySelector(".extras")).not.toBeNull();
      await leave();
      expect(container.querySelector(".extras")).toBeNull();
    }
    expect(play).not.toHaveBeenCalled();
  });

  it("mark the fields where one could only pass", () => {
    const position = positions.find(({ view }) => view.asked === "field")!;
    const { container } = show(position);
    const barren = position.legal.filter(
      ({ text }) => (position.previews[text]!.field as { can_act: boolean }).can_act === false,
    );
    expect(barren.length).toBeGreaterThan(0);
    const marked = [...container.querySelectorAll<HTMLElement>("[data-move]:has(.only-pass)")];
    expect(marked.map(({ dataset }) => dataset.move)).toEqual(barren.map(({ text }) => text));
  });

  it("bring their tab forward on a phone", () => {
    const shown = (asked: string) => {
      const position = positions.find(({ view, legal }) => view.asked === asked && legal.length)!;
      return show(position).container.querySelector<HTMLElement>(".nauticus")?.dataset.shown;
    };
    expect(shown("field")).toBe("board");
    expect(shown("place")).toBe("yard");
  });
});

test("in the log an event bears the sign of the seat that it names, or none", () => {
  const seats = seatsOf(positions[0]!);
  const events = [
    { key: "turn.ended", params: { seat: 1 } },
    { key: "round.ended", params: { round: 1 } },
  ].map((fact, at) => ({ number: at, at, kind: "move", seat: 0, step: at, facts: [fact] }));
  const signs = linesOf(events, { ui: nauticus, seats, people: {} }).map(({ seat }) => seat);
  expect(signs).toEqual([1, null]);
});

test("a turn ends with its phase too, since the same player may begin the next one", () => {
  const ending = ["turn.ended", "phase.ended", "action.done", "tile.bought"].filter((key) =>
    nauticus.endsTurn!({ key, params: {} }),
  );
  expect(ending).toEqual(["turn.ended", "phase.ended"]);
});

describe("what others did", () => {
  it("is told beside them and marked on the board", () => {
    const position = positions.find(({ happened }) =>
      happened.some(({ key }) => key === "tile.placed"),
    )!;
    const fact = position.happened.find(({ key }) => key === "tile.placed")!;
    const other = { ...position, me: (Number(fact.params.seat) + 1) % position.view.seats };
    const { container } = show(other, { legal: [] });
    expect(container.querySelector(".told")?.textContent).toContain("places");
    const spot = `ship:${fact.params.seat}:${fact.params.ship}`;
    expect(container.querySelector(`[data-spot="${spot}"]`)?.className).toContain("fresh");
  });
});

describe("the past", () => {
  it("tells the last move that led to it, and nothing that came later", async () => {
    const { view, happened, ...position } = positions.find(({ happened }) =>
      happened.some(({ key }) => key === "tile.placed"),
    )!;
    const props = {
      ...position,
      view,
      seats: seatsOf({ ...position, view, happened }),
      me: 1 - Math.sign(Number(happened.find(({ key }) => key === "tile.placed")!.params.seat)),
      legal: [],
      hinted: [],
      play: () => {},
      motion: false,
    };
    const { container, rerender } = render(Board, { props: { ...props, happened } });
    const told = () =>
      [...container.querySelectorAll(".told")].map((one) => one.textContent).join("");
    expect(told()).not.toBe("");
    await rerender({ happened: [], past: true });
    expect(told()).toBe("");
    const passed = view.players.map(({ seat }) => ({ key: "pass.bare", params: { seat } }));
    await rerender({ happened: passed, past: true });
    expect(told()).toContain("passes");
    await rerender({ happened: [], lately: happened, past: false }); // back to the present
    expect(told()).not.toBe("");
  });
});

describe("a spectator", () => {
  it("sees everyone and chooses nothing", () => {
    const position = positions.find(({ view }) => view.seats === 4)!;
    const { container } = show(position, { me: null, legal: [] });
    expect(container.querySelectorAll("article").length).toBe(4);
    expect(controls(container)).toEqual([]);
  });
});

describe("the result", () => {
  it("adds up for everyone", () => {
    const end = positions.filter(({ places }) => places.length);
    expect(end.length).toBeGreaterThan(1);
    for (const position of end) {
      const { view, places, scores } = position;
      const { container } = render(Result, {
        props: { view, seats: seatsOf(position), places, scores },
      });
      const rows = [...container.querySelectorAll("tbody tr")].map((row) =>
        [...row.querySelectorAll("td")].map((cell) =>
          Number((cell.querySelector("b") ?? cell).textContent),
        ),
      );
      const [track, goods, ships, leftovers, total] = rows;
      expect(total!.length).toBe(view.seats);
      total!.forEach((points, place) => {
        expect(track![place]! + goods![place]! + ships![place]! + leftovers![place]!).toBe(points);
      });
      cleanup();
    }
  });
});
