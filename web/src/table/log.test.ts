import { beforeAll, expect, test } from "vitest";
import type { GameUi } from "../games/contract";
import type { Event, FactOut, SeatOut } from "../lib/api/wire";
import { choose } from "../lib/i18n/index.svelte";
import { chatOf, linesOf, takenBack, withoutHidden } from "./log";
import { namesOf, seatsOfRecord } from "./people";

beforeAll(() => choose("en"));

const ui: Pick<GameUi, "tell"> = {
  tell: (fact) => (fact.key === "secret" ? null : `${fact.key}!`),
};
const seats = [
  { seat: 0, name: "Anna", bot: false, mine: true },
  { seat: 1, name: "Sailor", bot: true, mine: false },
];
const reader = { ui, seats, people: { a: "Anna" } };

function move(number: number, step: number, ...keys: string[]): Event {
  const facts = keys.map((key) => ({ key, params: {} }));
  return { number, at: number, kind: "move", seat: 0, step, facts };
}

test("a move has a line for each fact that is worth telling, which leads to its position", () => {
  const lines = linesOf([move(4, 2, "bought", "secret", "placed")], reader);
  expect(lines.map((line) => [line.text, line.step])).toEqual([
    ["bought!", 2],
    ["placed!", 2],
  ]);
});

test("a line bears the mark of whom it is about, not of who moved last", () => {
  const scored = { key: "scored", params: { seat: 1 } };
  const told = { number: 5, at: 5, kind: "move", seat: 0, step: 3, facts: [scored] } as Event;
  expect(linesOf([told], reader)[0]?.seat).toBe(1);
  const passing = { ...reader, ui: { ...ui, about: () => 1 } };
  expect(linesOf([move(6, 4, "passed")], passing)[0]?.seat).toBe(1);
  const ended = { ...reader, ui: { ...ui, about: () => null } };
  expect(linesOf([move(6, 4, "ended")], ended)[0]?.seat).toBeNull(); // nobody's doing
});

test("the end is told once: by the game if it does, else by the table", () => {
  const finished: Event = { number: 9, at: 9, kind: "finished" };
  const last = linesOf([move(8, 3, "moved", "game.ended"), finished], reader);
  expect(last.map(({ text }) => text)).toEqual(["moved!", "game.ended!"]);
  const silent = linesOf([move(8, 3, "moved"), finished], reader);
  expect(silent.map(({ text }) => text)).toEqual(["moved!", "The game is over."]);
});

test("what was taken back is marked, and leads nowhere", () => {
  const undo: Event = { number: 6, at: 6, kind: "undo", seat: 0, data: { keep: 1 } };
  const events = [move(4, 1, "one"), move(5, 2, "two"), undo, move(7, 2, "three")];
  expect([...takenBack(events)]).toEqual([5]);
  const lines = linesOf(events, reader);
  expect(lines.map((line) => [line.text, line.step, line.undone])).toEqual([
    ["one!", 1, false],
    ["two!", null, true],
    ["Anna takes a move back.", null, false],
    ["three!", 2, false],
  ]);
});

test("facts that belong together make one line over several events", () => {
  const dealing = {
    ...reader,
    ui: {
      ...ui,
      gathered: {
        belongs: ({ key }: FactOut) => key === "dealt",
        tell: (facts: readonly FactOut[]) => `${facts.length} dealt`,
      },
    },
  };
  const dealt = (number: number, step: number, seat: number, ...more: string[]): Event => ({
    ...move(number, step),
    facts: [
      { key: "dealt", params: { seat } },
      ...more.map((key) => ({ key, params: { seat: 1 } })),
    ],
  });
  const undo: Event = { number: 9, at: 9, kind: "undo", seat: 0, data: { keep: 5 } };
  const events = [
    move(4, 1, "begun", "dealt"),
    dealt(5, 2, 0),
    dealt(6, 3, 1, "announced"),
    dealt(7, 4, 1),
    dealt(8, 5, 1),
    dealt(10, 6, 1),
    undo,
  ];
  const lines = linesOf(events, dealing);
  expect(lines.map(({ key, text, step, seat }) => [key, text, step, seat])).toEqual([
    ["4.0", "begun!", 1, 0],
    ["4.1", "3 dealt", 3, null], // to several, so it bears nobody's mark
    ["6.1", "announced!", 3, 1],
    ["7.0", "2 dealt", 5, 1],
    ["10.0", "1 dealt", null, 1], // taken back, so not with those that stand
    ["9.0", "Anna takes a move back.", null, 0],
  ]);
});

test("the same deed in a row is told once, with how often, and leads to the last position", () => {
  const undo: Event = { number: 9, at: 9, kind: "undo", seat: 0, data: { keep: 4 } };
  const events = [
    move(4, 1, "paid"),
    move(5, 2, "paid"),
    move(6, 3, "paid", "rested"),
    move(7, 4, "paid"),
    move(8, 5, "paid"),
    undo,
  ];
  expect(linesOf(events, reader).map(({ key, text, step }) => [key, text, step])).toEqual([
    ["4.0", "paid! (3 times)", 3],
    ["6.1", "rested!", 3],
    ["7.0", "paid!", 4],
    ["8.0", "paid!", null], // taken back, so not with the one that stands
    ["9.0", "Anna takes a move back.", null],
  ]);
  const said: Event = { number: 3, at: 3, kind: "said", person: "a", data: { text: "Ahoy" } };
  expect(linesOf([said, { ...said, number: 4 }], reader)).toHaveLength(2);
});

test("chat is in the log and in the chat", () => {
  const said: Event = { number: 3, at: 3, kind: "said", person: "a", data: { text: "Ahoy" } };
  expect(linesOf([said], reader)[0]?.text).toBe("Anna: Ahoy");
  expect(chatOf([said], { a: "Anna" }, "a")).toMatchObject([{ name: "Anna", mine: true }]);
});

test("what the host of the server hides is not told any more", () => {
  const said: Event = { number: 3, at: 3, kind: "said", person: "a", data: { text: "Ahoy" } };
  const hidden: Event = { number: 4, at: 4, kind: "hidden", data: { said: 3 } };
  const events = withoutHidden([said, hidden]);
  expect(linesOf(events, reader).map(({ text }) => text)).toEqual([
    "Anna: (hidden by whoever runs this server)",
  ]);
  expect(JSON.stringify([events, chatOf(events, { a: "Anna" }, "a")])).not.toContain("Ahoy");
  expect(withoutHidden([said])).toEqual([said]);
});

test("who has been deleted is somebody", () => {
  const left: Event = { number: 3, at: 3, kind: "left", person: "gone" };
  expect(linesOf([left], { ...reader, people: { gone: "" } })[0]?.text).toBe("Somebody leaves.");
});

test("namesakes are told apart, in a record too", () => {
  const sits = (person: string) => ({ person, bot: null, label: null }) as SeatOut;
  const free = { person: null, bot: null, label: null } as SeatOut;
  expect(namesOf([sits("a"), free, sits("b"), free], { a: "Anna", b: "Anna" })).toEqual([
    "Anna 1",
    "Free seat",
    "Anna 2",
    "Free seat",
  ]);
  const players = { north: "Anna", east: "level:name=sailor", south: "level:name=sailor" };
  expect(seatsOfRecord({ seats: 4, players } as never).map(({ name, bot }) => [name, bot])).toEqual(
    [
      ["Anna", false],
      [expect.stringMatching(/^[A-Z]/), true],
      [expect.stringMatching(/^[A-Z]/), true],
      ["Player 4", false],
    ],
  );
});

test("a bot is called in a record as it was at the table", () => {
  const sailor = "level:name=sailor";
  for (const id of ["AbCd_-0123456789", "zZzZ_-9876543210"]) {
    const seats = [null, null].map(() => ({ person: null, bot: sailor, label: null }) as SeatOut);
    const shown = { seats: 2, players: { a: sailor, b: sailor } } as never;
    const names = seatsOfRecord(shown, `seaboard-record 1\nnote.table: ${id}\n\n`);
    expect(names.map(({ name }) => name)).toEqual(namesOf(seats, {}, id));
  }
});

test("bots have names of their own", () => {
  const seat = (person: string | null, bot: string | null, label: string | null = null) =>
    ({ person, bot, label }) as SeatOut;
  const sailor = "level:name=sailor";
  expect(
    namesOf([seat("a", null), seat(null, sailor), seat(null, "random"), seat(null, sailor)], {
      a: "Anna",
    }),
  ).toEqual(["Anna", expect.anything(), expect.anything(), expect.anything()]);
  expect(namesOf([seat("a", null, "Ben"), seat(null, null)], { a: "Anna" })).toEqual([
    "Ben",
    "Free seat",
  ]);
});
