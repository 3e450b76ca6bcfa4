/** The whole table page: what it says of the game, in the prompt line and in the text view. */
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import type { BoardProps, GameUi } from "../games/contract";
import type { Shown, TableOut } from "../lib/api/wire";
import { api } from "../lib/api/http";
import type { Socket } from "../lib/api/socket.svelte";
import { Refusal } from "../lib/api/errors";
import { shownNotices } from "../lib/notices.svelte";
import { choose } from "../lib/i18n/index.svelte";
import { settings } from "../lib/settings.svelte";
import Play from "./Play.svelte";
import { TableSession } from "./session.svelte";

/** Leaves its commands unanswered, so that what is sent stays on its way. */
const connection = { watch() {}, unwatch() {}, askPreviews() {}, do: () => new Promise(() => {}) };
let given: BoardProps<unknown>;
const ui = {
  Board: (_anchor: unknown, props: BoardProps<unknown>) => {
    given = props;
    return {};
  },
  Result: () => ({}),
  prompt: (_view, _named, legal) =>
    legal.length ? `Play one of ${legal.length}.` : "Ben is about to play.",
  read: () => ["Ben is about to play.", "Anna has 9 taler."],
  describe: ({ text }) => `Do ${text}`,
  tell: ({ key }) => `It was ${key}.`,
  mark: () => ({ colour: "red", sign: "1" }),
  rule: () => null,
} as Partial<GameUi> as GameUi;

function table(version: number, legal: string[], more: Partial<TableOut> = {}): TableOut {
  const seat = { label: null, bot: null, resigned: false, seal: null, words: null };
  return {
    id: "t",
    status: "running",
    setup: { game: "any", hints: true },
    seats: [
      { ...seat, seat: 0, person: "anna" },
      { ...seat, seat: 1, person: "ben" },
    ],
    people: { anna: "Anna", ben: "Ben" },
    motions: [],
    view: {},
    last: version,
    version,
    viewer: 0,
    mine: [0],
    decider: legal.length ? 0 : 1,
    legal: legal.map((text) => ({ text, value: null })),
    undo: "no",
    ask: null,
    busy: null,
    deadline: null,
    clocks: null,
    result: null,
    moves: version,
    events: [moved(version, legal.length ? 1 : 0)],
    ...more,
  } as unknown as TableOut;
}

const moved = (number: number, seat: number) => ({
  number,
  at: number,
  kind: "move",
  seat,
  person: seat ? "ben" : "anna",
  step: number,
  facts: [{ key: `move ${number}`, params: { seat } }],
});

let session: TableSession;
const hear = async (next: TableOut): Promise<void> => {
  session.hear(next);
  await tick();
};

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(api, "games").mockResolvedValue({ games: [], bots: [] } as never);
  vi.spyOn(api, "course").mockRejectedValue(new Error("not asked here"));
  vi.spyOn(api, "replayTable").mockImplementation(
    async (_id, step) => ({ step, steps: 6, view: {}, facts: [], move: null }) as unknown as Shown,
  );
  await choose("en");
});

beforeEach(async () => {
  vi.useFakeTimers();
  Object.assign(settings, { motion: "off", confirm: false, answer: false, panel: "words" });
  session = new TableSession("t", connection as unknown as Socket);
  session.sitAt(0);
});

afterEach(() => {
  cleanup();
  session.close();
  vi.useRealTimers();
});

async function open(first: TableOut): Promise<{ rerender: () => Promise<void> }> {
  await hear(first);
  const props = () => ({ session, table: session.table!, ui });
  const { rerender } = render(Play, { props: props() });
  await tick();
  return { rerender: () => rerender(props()) };
}

/** What both say, which is the same. */
function said(): string {
  const line = document.querySelector("#prompt [role=status]")!;
  const prompt = (line.querySelector("span:last-child") ?? line).textContent!.trim(); // without a mark
  const lines = [...document.querySelectorAll("#panel section:last-of-type li")];
  expect(lines[0]!.textContent).toBe(prompt);
  expect(lines.at(-1)!.textContent).toBe("Anna has 9 taler.");
  return prompt;
}

describe("prompt and text view say the same", () => {
  test("when one is asked, and at a step of a choice on the board", async () => {
    await open(table(5, ["a", "b"]));
    expect(said()).toBe("Play one of 2.");
    given.say!("Choose its end.");
    await tick();
    expect(said()).toBe("Choose its end.");
  });

  test("while a move is on its way: the question stands, and nothing can be chosen", async () => {
    await open(table(5, ["a", "b"]));
    given.say!("Choose its end.");
    given.play("a");
    await tick();
    given.say!(null); // the board has nothing to choose any more
    await tick();
    expect(given.legal).toEqual([]);
    expect(said()).toBe("Choose its end.");
    expect(document.querySelector("#panel ol")).toBeNull();
  });

  test("while others decide", async () => {
    await open(table(5, []));
    expect(said()).toBe("Ben is about to play.");
  });

  test("when one looks back", async () => {
    await open(table(5, ["a", "b"]));
    await session.look(3);
    await tick();
    expect(said()).toBe("After move 3 of 5");
  });

  test("while one is told what has happened", async () => {
    const events = [moved(3, 0), moved(4, 1), moved(5, 1)];
    await open(table(5, ["a", "b"], { events } as never));
    await session.tellRecap();
    await tick();
    expect(said()).toBe("It was move 4.");
  });

  test("while the only answer is given by itself, and until the question after others", async () => {
    const page = await open(table(5, []));
    settings.answer = true;
    await hear(table(6, ["pass"]));
    await page.rerender();
    expect(said()).toBe("Only one answer: Do pass");
    await vi.advanceTimersByTimeAsync(500);
    expect(session.sending).toBe("pass");
    expect(said()).toBe("Only one answer: Do pass");
    await hear(table(7, []));
    await page.rerender();
    expect(said()).toBe("Only one answer, given: “Do pass”. Ben is about to play.");
    await hear(table(8, ["a", "b"]));
    await page.rerender();
    expect(said()).toBe("Play one of 2.");
  });

  test.each([
    ["finished", "The game is over."],
    ["given_up", "The table is given up; there is no result."],
  ])("when it is %s", async (status, words) => {
    await open(table(5, [], { status, decider: null } as never));
    expect(said()).toBe(words);
  });
});

describe("a link to a position", () => {
  const follow = async (seen: Partial<TableOut>): Promise<void> => {
    history.replaceState(null, "", "/table/t?move=3");
    onTestFinished(() => history.replaceState(null, "", "/"));
    if (seen.viewer === null) session.sitAt(null);
    await open(table(5, ["a", "b"], seen));
    await vi.advanceTimersByTimeAsync(0);
  };

  test.each([
    ["a player, from the own seat", {}, 0],
    ["a spectator, as a spectator", { viewer: null, mine: [], legal: [] }, null],
  ] as const)("opens there for %s", async (_, seen, seat) => {
    await follow(seen as Partial<TableOut>);
    expect(api.replayTable).toHaveBeenLastCalledWith("t", 3, seat);
    expect(said()).toBe("After move 3 of 5");
  });

  test("says why not to whoever may not look back, and shows the present", async () => {
    vi.mocked(api.replayTable).mockRejectedValueOnce(new Refusal("not-allowed"));
    await follow({ viewer: null, mine: [], legal: [] });
    expect(shownNotices().at(-1)?.text).toContain("not allowed");
    expect(said()).toBe("Ben is about to play.");
  });
});

test("without motion the last move of a game stays in sight all the same, then comes the result", async () => {
  const page = await open(table(5, []));
  const result = { places: [1, 2], scores: [3, 0] };
  await hear(table(6, [], { status: "finished", decider: null, result } as never));
  await vi.advanceTimersByTimeAsync(1_000);
  await page.rerender();
  expect(document.querySelector("#result-title")).toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  await page.rerender();
  expect(document.querySelector(".scene")).toBeNull();
  expect(document.querySelector("#result-title")?.textContent).toBe("You have won!");
});

test("the last move of a game stays in sight, then a scene, then the result", async () => {
  settings.motion = "on";
  const page = await open(table(5, []));
  const result = { places: [1, 2], scores: [3, 0] };
  await hear(table(6, [], { status: "finished", decider: null, result } as never));
  await vi.advanceTimersByTimeAsync(1_000);
  await page.rerender();
  expect(given.happened.map(({ key }) => key)).toEqual(["move 6"]);
  expect([".scene", "#result-title"].map((part) => document.querySelector(part))).toEqual([
    null,
    null,
  ]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(document.querySelector(".scene")?.textContent).toContain("You have won!");
  expect(document.querySelector("#result-title")).toBeNull();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(document.querySelector(".scene")).toBeNull();
  expect(document.querySelector("#result-title")?.textContent).toBe("You have won!");
});
