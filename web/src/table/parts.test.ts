/** The parts of the table page, as a reader meets them. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { GameUi, SeatInfo } from "../games/contract";
import type { TableOut } from "../lib/api/wire";
import { choose, t } from "../lib/i18n/index.svelte";
import { me } from "../lib/me.svelte";
import { settings } from "../lib/settings.svelte";
import KeysHelp from "./KeysHelp.svelte";
import { SHORTCUTS } from "./keys";
import Face from "./Face.svelte";
import Log from "./Log.svelte";
import type { Line } from "./log";
import Confirm from "./Confirm.svelte";
import Prompt from "./Prompt.svelte";
import Scrubber from "./Scrubber.svelte";
import type { TableSession } from "./session.svelte";
import TextView from "./TextView.svelte";
import Veil from "./Veil.svelte";

beforeAll(() => choose("en"));
afterEach(cleanup);

const seats: SeatInfo[] = [
  { seat: 0, name: "Anna", bot: false, mine: true },
  { seat: 1, name: "Ben", bot: false, mine: false },
];
const legal = [
  { text: "buy bow", value: null },
  { text: "done", value: null },
];
const ui = {
  prompt: () => "Buy something, or finish.",
  describe: (move) => `Do: ${move.text}`,
  tell: (fact) => `${fact.key}.`,
  read: () => ["Anna has 9 taler.", "Ben has 3."],
  rule: () => "buying",
} as Partial<GameUi> as GameUi;

function table(more: Partial<TableOut> = {}): TableOut {
  return {
    id: "t",
    status: "running",
    setup: { hints: true },
    mine: [0],
    undo: "free",
    ask: null,
    legal,
    moves: 7,
    seats: seats.map(({ seat }) => ({ seat, replaceable_from: null })),
    motions: [],
    ...more,
  } as unknown as TableOut;
}

function session(more: Partial<TableSession> = {}): TableSession {
  const usual = {
    outlook: null,
    behind: false,
    mineToDecide: true,
    sending: null,
    mayUndo: true,
    proposed: null,
    hint: null,
    hinting: false,
    previews: {},
    events: [],
    undo: vi.fn(),
    play: vi.fn(),
    confirm: vi.fn(),
    answer: vi.fn(),
    askHint: vi.fn(),
    look: vi.fn(),
  };
  return { ...usual, ...more } as unknown as TableSession;
}

function prompt(with_: TableSession, of: TableOut) {
  const described = (move: string) => `Do: ${move}`;
  const asked = { game: "chess", words: "Buy something, or finish.", described };
  render(Prompt, { props: { session: with_, table: of, ui, seats, view: {}, ...asked } });
  return with_;
}

describe("the prompt", () => {
  test("says what is asked, and leads to its rule", () => {
    prompt(session(), table());
    expect(screen.getByText("Buy something, or finish.")).toBeTruthy();
    const rule = screen.getByRole<HTMLAnchorElement>("link", { name: "The rule" });
    expect(rule.getAttribute("href")).toBe("/rules/chess#buying");
  });

  test("takes back on a click, unless nothing can be taken back", async () => {
    const made = prompt(session(), table());
    await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(made.undo).toHaveBeenCalledOnce();
    cleanup();
    prompt(session({ mayUndo: false }), table({ undo: "no" }));
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Undo" }).disabled).toBe(true);
  });

  test("says that a request was refused, and does not let it be repeated at once", () => {
    me.is({ id: "anna", name: "Anna", account: null });
    const events = [
      { number: 1, at: 1, kind: "ask", seat: 0 },
      { number: 2, at: 1, kind: "answer", person: "ben", data: { ask: 1, yes: false } },
    ];
    prompt(session({ events, mayUndo: false }), table({ undo: "refused", people: { ben: "Ben" } }));
    expect(screen.getByText(/^Ben refuses. The move stands; you can ask again/)).toBeTruthy();
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Ask to undo" });
    expect(button.disabled).toBe(true);
    expect(button.title).toContain("once the game has gone on");
  });

  test("says that another took a move back, until it is put away", async () => {
    const events = [{ number: 1, at: 1, kind: "undo", seat: 1, data: { keep: 0 } }];
    prompt(session({ events }), table());
    expect(screen.getByText("Ben takes a move back.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("Ben takes a move back.")).toBeNull();
  });

  test("says that a bot has to wait, and lets a weaker one decide", async () => {
    const busy = { seat: 1, bot: "level:name=admiral", instead: "level:name=captain" };
    const made = prompt(session({ standIn: vi.fn() }), table({ busy: { ...busy, seconds: 11.2 } }));
    const words = screen.getByText(/Admiral is busy at other tables/);
    expect(words.textContent).toContain("12 seconds");
    await fireEvent.click(screen.getByRole("button", { name: "Let Captain decide this time" }));
    expect(made.standIn).toHaveBeenCalledOnce();
    cleanup();
    prompt(session(), table({ mine: [], busy: { ...busy, seconds: null } }));
    expect(screen.getByText("Admiral is busy at other tables.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Captain/ })).toBeNull();
  });

  test("offers no hint where the table does not allow it", () => {
    prompt(session(), table({ setup: { hints: false } }));
    expect(screen.queryByRole("button", { name: "Hint" })).toBeNull();
  });

  test("shows the moves of a hint, each with its worth", async () => {
    const candidate = (move: string, value: number) => ({ move, value, visits: 9, score: null });
    const candidates = [candidate("buy bow", 0.618), candidate("done", 0.5), candidate("x", 0.1)];
    const hint = { bot: "level:name=mate", version: 3, candidates };
    const made = prompt(session({ hint }), table());
    expect(screen.getByText("about 12 wins in 100 games better than “Do: done”")).toBeTruthy();
    expect(screen.getByText("about 12 wins in 100 games less than the first")).toBeTruthy();
    expect(screen.getByText("about 52 wins in 100 games less than the first")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /Do: buy bow/ }));
    expect(made.play).toHaveBeenCalledWith("buy bow");
  });

  test("says why a hint recommends a move, as its game does", () => {
    const candidates = [{ move: "buy bow", value: 0.6, visits: 9, score: null }];
    const hint = { bot: "level:name=mate", version: 3, candidates };
    const of = table();
    const previews = { "buy bow": { facts: [{ key: "It was bought", params: {} }] } };
    const asked = { game: "chess", words: "Buy something.", described: (move: string) => move };
    const show = (more: Partial<GameUi>) => {
      cleanup();
      const props = { table: of, seats, view: {}, ...asked };
      const known = session({ hint, previews, table: of });
      render(Prompt, { props: { ...props, session: known, ui: { ...ui, ...more } } });
    };
    show({});
    expect(screen.getByText("It was bought.")).toBeTruthy();
    show({ consequences: ({ text }, preview) => `${text}: ${preview!.facts.length} fact.` });
    expect(screen.getByText("buy bow: 1 fact.")).toBeTruthy();
    expect(screen.queryByText("It was bought.")).toBeNull();
  });

  test("asks whoever has to agree to a take-back", async () => {
    me.is({ id: "anna", name: "Anna", account: null });
    const made = prompt(session(), table({ ask: { number: 9, seat: 1, waiting: ["anna"] } }));
    expect(screen.getByText("Ben would like to take back a move.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Refuse" }));
    expect(made.answer).toHaveBeenCalledWith(false);
  });

  test("says to whoever is asked which move would be taken back, and what with it", () => {
    me.is({ id: "anna", name: "Anna", account: null });
    const moved = (number: number, seat: number) => ({
      ...{ number, at: 1, kind: "move", seat, step: number },
      facts: [{ key: `Move ${number}`, params: { seat } }],
    });
    const events = [
      ...[moved(1, 1), moved(2, 0)],
      { number: 3, at: 1, kind: "ask", seat: 1, data: { keep: 0 } },
    ];
    const ask = { number: 3, seat: 1, waiting: ["anna"] };
    prompt(session({ events }), table({ ask }));
    expect(screen.getByText(/Ben would/).textContent).toBe(
      "Ben would like to take back a move: “Move 1.” The decision after it would go, too.",
    );
  });
});

test("a move is sent after a yes, which stands at the thing that was chosen", async () => {
  document.body.innerHTML = '<main><button data-move="buy bow">bow</button></main>';
  const [confirm, cancel] = [vi.fn(), vi.fn()];
  const root = document.querySelector("main")!;
  const chosen = root.querySelector("button")!;
  chosen.getClientRects = () => [{}] as unknown as DOMRectList;
  chosen.getBoundingClientRect = () => new DOMRect(300, 200, 40, 40);
  render(Confirm, { props: { move: "buy bow", words: "Buy a bow", root, confirm, cancel } });
  await vi.waitFor(() => {
    const { left, top } = screen.getByRole("alertdialog").style;
    expect([left, top]).toEqual(["320px", "248px"]);
  });
  await fireEvent.click(screen.getByRole("button", { name: "Yes" }));
  expect(confirm).toHaveBeenCalledOnce();
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(cancel).toHaveBeenCalledOnce();
});

test("of several places to choose the same, the question stands at the one that was touched", async () => {
  document.body.innerHTML =
    '<main><button data-move="buy bow">bow</button><button data-copy="buy bow"><i>3</i></button></main>';
  const root = document.querySelector("main")!;
  [...root.querySelectorAll("button")].forEach((place, at) => {
    place.getClientRects = () => [{}] as unknown as DOMRectList;
    place.getBoundingClientRect = () => new DOMRect(300, 200 + 100 * at, 40, 40);
  });
  const props = { move: "buy bow", words: "Buy a bow", root, confirm: vi.fn(), cancel: vi.fn() };
  render(Confirm, { props: { ...props, touched: root.querySelector("i") } });
  await vi.waitFor(() => expect(screen.getByRole("alertdialog").style.top).toBe("348px"));
});

test("every level of the bots has a face of its own", () => {
  const names = ["cabin-boy", "sailor", "mate", "captain", "admiral", "neptune"];
  const bots = [...names.map((name) => `level:name=${name}`), "random"];
  const drawn = bots.map((bot) => {
    const { container } = render(Face, { props: { bot } });
    return [...container.querySelectorAll("path")].map((path) => path.getAttribute("d")).join();
  });
  expect(new Set(drawn).size).toBe(bots.length);
});

test("the text view reads the position and offers every move with what it does", async () => {
  const previews = { "buy bow": { facts: [{ key: "Costs 3 taler", params: {} }] } };
  const made = session({ previews });
  const described = (move: string) => `Do: ${move}`;
  const asked = { legal, words: "Buy something, or finish.", described };
  render(TextView, { props: { session: made, ui, view: {}, seats, ...asked } });
  expect(screen.getByText("Anna has 9 taler.")).toBeTruthy();
  expect(screen.getByText("Costs 3 taler.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Do: done" }));
  expect(made.play).toHaveBeenCalledWith("done");
});

test("the scrubber goes by one move, by any number, and not beyond the ends", async () => {
  const go = vi.fn();
  const props = { step: 7, steps: 7, go, close: null, seats: null, seat: 0, lookFrom: vi.fn() };
  render(Scrubber, { props });
  await fireEvent.click(screen.getByRole("button", { name: "One move back" }));
  await fireEvent.input(screen.getByRole("slider", { name: "Move" }), { target: { value: "3" } });
  expect(go.mock.calls).toEqual([[6], [3]]);
  const on = screen.getByRole<HTMLButtonElement>("button", { name: "One move on" });
  expect(on.disabled).toBe(true);
});

describe("a replay", () => {
  const at = (step: number, go = vi.fn()) => {
    const props = { step, steps: 3, go, close: null, seats: null, seat: 0, lookFrom: vi.fn() };
    return { go, ...render(Scrubber, { props }), props };
  };

  test("plays by itself at the chosen pace, stops when asked to, and at the end", async () => {
    vi.useFakeTimers();
    settings.replay = "fast";
    const { go, rerender, props } = at(1);
    await fireEvent.click(screen.getByRole("button", { name: "Play the game by itself" }));
    vi.advanceTimersByTime(360);
    expect(go.mock.calls).toEqual([[2]]);
    await rerender({ ...props, step: 2 });
    await fireEvent.click(screen.getByRole("button", { name: "Pause" }));
    vi.advanceTimersByTime(5_000);
    expect(go).toHaveBeenCalledTimes(1);
    await fireEvent.click(screen.getByRole("button", { name: "Play the game by itself" }));
    vi.advanceTimersByTime(360);
    await rerender({ ...props, step: 3 });
    expect(go).toHaveBeenCalledTimes(2);
    expect(screen.getByRole("button", { name: "Play the game by itself" })).toBeTruthy();
    vi.useRealTimers();
  });

  test("goes by the arrow keys, but not while somebody writes", async () => {
    const { go } = at(1);
    await fireEvent.keyDown(document.body, { key: "ArrowRight" });
    await fireEvent.keyDown(document.body, { key: "ArrowLeft" });
    await fireEvent.keyDown(screen.getByRole("slider"), { key: "ArrowLeft" });
    expect(go.mock.calls).toEqual([[2], [0]]);
  });
});

test("the keys of a table are listed", () => {
  render(KeysHelp, { props: { close: vi.fn() } });
  for (const does of Object.keys(SHORTCUTS))
    expect(screen.getByText(t(`app-keys-${does}`))).toBeTruthy();
});

test("a line of the log leads to its position; one that was taken back does not", async () => {
  const line = (text: string, step: number | null): Line => {
    const undone = step === null;
    return { key: text, number: 1, at: 1, kind: "move", seat: 0, text, step, undone };
  };
  const look = vi.fn();
  const mark = () => ({ colour: "red", sign: "1" });
  const lines = [line("Anna buys", 4), line("Anna errs", null)];
  render(Log, { props: { lines, more: false, readEarlier: vi.fn(), look, step: null, mark } });
  await fireEvent.click(screen.getByRole("button", { name: "Anna buys" }));
  expect(look).toHaveBeenCalledWith(4);
  expect(screen.queryByRole("button", { name: "Anna errs" })).toBeNull();
  expect(screen.getByText("(taken back)")).toBeTruthy();
});

test("the covered table shows a name and nothing else", async () => {
  const ready = vi.fn();
  render(Veil, { props: { name: "Ben", ready } });
  await fireEvent.click(screen.getByRole("button", { name: "I am Ben" }));
  expect(ready).toHaveBeenCalledOnce();
});
