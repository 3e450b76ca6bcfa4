import { readFileSync } from "node:fs";
import { beforeEach, describe as about, expect, it, vi } from "vitest";
import { choose, LANGUAGES, type Language } from "../../lib/i18n/index.svelte";
import type { FactOut, LegalMove } from "../../lib/api/wire";
import type { Previews } from "../contract";
import facts from "./fixtures/facts.json";
import stored from "./fixtures/positions.json";
import { ACTIONS, REWARDS, STACKS, type View } from "./table";
import { describe, explain, prompt, read, rule, tell } from "./words";

interface Stored {
  name: string;
  me: number;
  view: View;
  legal: LegalMove[];
  previews: Previews;
}
const positions = stored as unknown as Stored[];
const seats = ["Ann", "Ben", "Cleo", "Dan"].map((name, seat) => ({
  seat,
  name,
  bot: false,
  mine: seat === 0,
}));
const named = { seats };
/** A rare one that none of the stored games has. */
const RARE: FactOut[] = [{ key: "gift.lost", params: { seat: 1, action: "sail" } }];
const ROOT = `${import.meta.dirname}/../../../..`;

/** A text in words: nothing missing, nothing left open, nothing from inside. */
function expectWords(text: string | null): void {
  expect(text).toBeTruthy();
  expect(text).not.toMatch(/nauticus-|[{}]|undefined|NaN|–$|(hull|mast|sail|goods):[a-z]/);
}

for (const language of Object.keys(LANGUAGES) as Language[]) {
  about(`in ${language}`, () => {
    const complain = vi.spyOn(console, "error");
    beforeEach(async () => {
      await choose(language);
      complain.mockClear();
      return () => expect(complain).not.toHaveBeenCalled();
    });

    it("tells every fact", () => {
      for (const fact of [...facts, ...RARE]) expectWords(tell(fact as FactOut, named));
    });

    it("describes every move", () => {
      const view = positions.find(({ view }) => view.asked === "place")!.view;
      const tiles = Object.values(STACKS).flat();
      const moves = [
        ..."store withdraw score pass done end".split(" "),
        ...["place 1", "place new", "deliver 1", "field 3"],
        ...["take", "buy", "transport"].flatMap((verb) => tiles.map((tile) => `${verb} ${tile}`)),
        ...ACTIONS.flatMap((action) => [`extra ${action}`, `lay ${action}`]),
        ...REWARDS.map((reward) => `reward ${reward}`),
      ];
      for (const text of moves) expectWords(describe({ text, value: null }, view));
    });

    it("asks, explains and reads every position", () => {
      for (const { view, legal, previews } of positions) {
        expectWords(prompt(view, named));
        expectWords(prompt(view, { seats: seats.map((info) => ({ ...info, mine: true })) }));
        for (const line of read(view, named)) expectWords(line);
        for (const { text } of legal) expectWords(explain(text, view, previews[text]?.facts ?? []));
      }
    });
  });
}

about("in English", () => {
  beforeEach(() => choose("en"));

  it("has words for every fact that the game tells", () => {
    const source = readFileSync(`${ROOT}/src/seaboard/games/nauticus/narrate.py`, "utf-8");
    const keys = new Set(
      [...source.matchAll(/"([a-z]+\.[a-z]+|layout)"/g)].map((found) => found[1]!),
    );
    expect(keys.size).toBeGreaterThan(25);
    const known = new Set([...facts, ...RARE].map((fact) => fact.key));
    expect([...keys].filter((key) => !known.has(key))).toEqual([]);
  });

  it("says what a purchase costs and brings before it is made", () => {
    const { view, legal, previews } = positions.find(({ legal }) =>
      legal.some(({ text }) => text.startsWith("buy")),
    )!;
    const buy = legal.find(({ text }) => text.startsWith("buy"))!.text;
    expect(explain(buy, view, previews[buy]!.facts)).toMatch(/^Buy an? .*; costs .*worker/);
  });

  it("names an existing rule for every question", () => {
    const rules = readFileSync(`${ROOT}/docs/rules/nauticus.md`, "utf-8");
    for (const { view } of positions) expect(rules).toContain(`**[${rule(view)}]**`);
  });

  it("says what is left when the action cannot be used: passing, and the extra action", () => {
    const { view } = positions.find(({ view }) => view.asked === "turn")!;
    const mine = { seats: seats.map((info) => ({ ...info, mine: info.seat === view.decider })) };
    const asked = (...moves: string[]): string =>
      prompt(
        view,
        mine,
        moves.map((text) => ({ text, value: null })),
      );
    expect(asked("pass")).toMatch(/you can only pass\. You have/);
    expect(asked("pass", "extra withdraw")).toMatch(
      /not possible now; pass, or take your extra action first\. You/,
    );
    expect(asked("pass", "withdraw", "extra withdraw")).not.toMatch(/only|first/);
  });

  it("speaks to whoever is asked, and of the others", () => {
    const { view } = positions.find(({ view }) => view.asked === "field" && view.decider === 0)!;
    expect(prompt(view, named)).toMatch(/^You are start player/);
    const others = { seats: seats.map((info) => ({ ...info, mine: false })) };
    expect(prompt(view, others)).toBe("Ann chooses an action field.");
  });
});
