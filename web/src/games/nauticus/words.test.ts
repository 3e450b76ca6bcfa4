import { readFileSync } from "node:fs";
import { beforeEach, describe as about, expect, it, vi } from "vitest";
import { choose, LANGUAGES, type Language } from "../../lib/i18n/index.svelte";
import type { FactOut, LegalMove } from "../../lib/api/wire";
import type { Previews } from "../contract";
import facts from "./fixtures/facts.json";
import stored from "./fixtures/positions.json";
import sentences from "./fixtures/sentences.json";
import { SOUNDS } from "./sounds";
import type { View } from "./table";
import { consequences, describe, explain, prompt, read, rule, tell } from "./words";

interface Stored {
  name: string;
  me: number;
  view: View;
  legal: LegalMove[];
  previews: Previews;
}
interface Said {
  question: string;
  choices: Record<string, string>;
  lines: string[];
}
const positions = stored as unknown as Stored[];
const seats = ["Ann", "Ben", "Cleo", "Dan"].map((name, seat) => ({
  seat,
  name,
  bot: false,
  mine: seat === 0,
}));
const named = { seats };
const asOf = (me: number) => ({
  seats: seats.map((info) => ({ ...info, mine: info.seat === me })),
});
const ROOT = `${import.meta.dirname}/../../../..`;

about.each(Object.keys(LANGUAGES) as Language[])("in %s, as in the terminal,", (language) => {
  const { facts: told, positions: said } = sentences[language] as {
    facts: string[];
    positions: Said[];
  };
  const complain = vi.spyOn(console, "error");
  beforeEach(async () => {
    await choose(language);
    complain.mockClear();
    return () => expect(complain).not.toHaveBeenCalled();
  });

  it("every fact is told", () => {
    expect(facts.map((fact) => tell(fact as FactOut, named))).toEqual(told);
  });

  it("every choice is explained", () => {
    positions.forEach(({ view, legal, previews }, at) => {
      for (const move of legal)
        expect(explain(move, view, previews[move.text])).toBe(`${said[at]!.choices[move.text]}.`);
    });
  });

  it("what a choice brings is said without saying the choice again", () => {
    for (const { view, legal, previews } of positions)
      for (const move of legal) {
        const whole = explain(move, view, previews[move.text]);
        const brings = consequences(move, previews[move.text]);
        const rest = whole.slice(describe(move, view).length);
        expect(rest.replace(/^\s*; /, "").toLowerCase()).toBe(brings.toLowerCase() || ".");
        expect(brings.charAt(0)).toBe(brings.charAt(0).toUpperCase());
      }
  });

  it("every question is asked", () => {
    positions.forEach(({ view, legal }, at) => {
      const asked = prompt(view, asOf(view.decider), legal);
      // The terminal, where one sees no panel, may add what the player has.
      if (view.asked !== "nothing") expect(said[at]!.question.startsWith(asked), asked).toBe(true);
      expect(prompt(view, asOf(-1)).length).toBeGreaterThan(5);
    });
  });

  it("every thing is read, after what whoever decides is about", () => {
    positions.forEach(({ view }, at) => {
      const [decides, ...lines] = read(view, named);
      expect(decides).toBe(prompt(view, asOf(-1)));
      if (said[at]!.lines.length) expect(lines).toEqual(said[at]!.lines);
    });
  });
});

it("an event that sounds is one that occurs", () => {
  const keys = new Set(facts.map(({ key }) => key));
  expect(Object.keys(SOUNDS).filter((key) => !keys.has(key))).toEqual([]);
});

about("in English", () => {
  beforeEach(() => choose("en"));

  it("describes a move before its preview has come", () => {
    const { view, legal } = positions.find(({ legal }) =>
      legal.some(({ text }) => text.startsWith("buy")),
    )!;
    const buy = legal.find(({ text }) => text.startsWith("buy"))!;
    expect(describe(buy, view)).toMatch(/^Buy an? \w+/);
    expect(explain(buy, view)).toBe(`${describe(buy, view)}.`);
  });

  it("names an existing rule for every question", () => {
    const rules = readFileSync(`${ROOT}/docs/rules/nauticus.md`, "utf-8");
    for (const { view } of positions) expect(rules).toContain(`**[${rule(view)}]**`);
  });

  it("speaks to whoever is asked, and of the others", () => {
    const { view, legal } = positions.find(
      ({ view }) => view.asked === "field" && view.decider === 0,
    )!;
    expect(prompt(view, named, legal)).toMatch(/^You are start player/);
    expect(prompt(view, named)).toBe("Ann chooses an action field.");
    expect(prompt(view, asOf(3))).toBe("Ann chooses an action field.");
  });
});
