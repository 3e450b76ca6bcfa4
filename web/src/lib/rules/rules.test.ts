import { cleanup, render, screen, within } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import Rules from "../../pages/Rules.svelte";
import { choose } from "../i18n/index.svelte";
import { GAMES, load } from "./load";
import { PICTURES } from "./pictures";
import { find, fold, marked, size, wanted } from "./search";
import { pieces, plain, read } from "./text";

const SAMPLE = `# Game

For everyone.

## The start {#start}

[first-rule, other-id] You **must** begin with [the end](#end).

| a | b |
| --- | --- |
| 1 | *two* |

> [example-one] Anna begins.

### Détails {#details}

[ruling: decided] We decided that.

![A drawing.](ring)

## The end {#end}

Over.
`;

describe("reading", () => {
  const rules = read(SAMPLE);

  it("finds chapters, parts and their blocks", () => {
    expect(rules.title).toBe("Game");
    expect(rules.chapters.map((chapter) => chapter.id)).toEqual(["start", "end"]);
    expect(rules.chapters[0]!.parts.map((part) => part.id)).toEqual([null, "details"]);
    const kinds = rules.chapters[0]!.parts.flatMap((part) => part.blocks.map(({ kind }) => kind));
    expect(kinds).toEqual(["rule", "example", "ruling", "picture"]);
  });

  it("gives a rule its ids and its table", () => {
    const rule = rules.chapters[0]!.parts[0]!.blocks[0]!;
    if (rule.kind === "picture") throw new Error("a picture instead of a rule");
    expect(rule.ids).toEqual(["first-rule", "other-id"]);
    expect(rule.table?.rows.map((row) => row.map(plain))).toEqual([["1", "two"]]);
  });

  it("keeps markup of others as plain text", () => {
    const text = '<script>alert(1)</script> <a href="x">';
    expect(pieces(text)).toEqual([{ kind: "plain", text }]);
  });
});

describe("searching", () => {
  const rules = read(SAMPLE);

  it("does not mind case and accents", () => {
    expect(fold("Règle d’OR, Größe")).toBe("regle d'or, grosse");
    expect(find(rules, wanted("DETAILS")).chapters.map(({ id }) => id)).toEqual(["start"]);
  });

  it("wants every word in one place", () => {
    expect(size(find(rules, wanted("anna begins")))).toBe(1);
    expect(size(find(rules, wanted("anna decided")))).toBe(0);
  });

  it("looks into tables", () => {
    expect(find(rules, wanted("two")).chapters[0]!.parts[0]!.blocks).toHaveLength(1);
  });

  it("marks what it found in the text as it is written", () => {
    expect(marked("Größe, größer", wanted("grosse"))).toEqual([
      { text: "Größe", hit: true },
      { text: ", ", hit: false },
      { text: "größe", hit: true },
      { text: "r", hit: false },
    ]);
  });
});

describe("the files", () => {
  it.each(["en", "de", "fr"] as const)("name pictures that are there, in %s", async (language) => {
    const used = new Set<string>();
    for (const game of GAMES) {
      const rules = await load(language, game);
      for (const block of rules.chapters
        .flatMap(({ parts }) => parts)
        .flatMap(({ blocks }) => blocks))
        if (block.kind === "picture") used.add(block.name);
    }
    expect([...used].sort()).toEqual(Object.keys(PICTURES).sort());
  });

  it.each(GAMES)("are read to the last block, of %s", async (game) => {
    const text = readFileSync(`../src/seaboard/games/${game}/words/en/rules.md`, "utf-8");
    const rules = await load("en", game);
    const chunks = text.trim().split(/\n\s*\n/);
    const others = chunks.filter((chunk) => /^(#|\|)/.test(chunk)).length;
    expect(size(rules)).toBe(chunks.length - others);
  });
});

describe("the page", () => {
  afterEach(cleanup);
  beforeAll(async () => {
    Element.prototype.scrollIntoView = () => {};
    await choose("de");
  });

  it("shows the rules with a heading for each chapter", async () => {
    render(Rules, { game: "nauticus", section: "golden-rule" });
    await screen.findByRole("heading", { level: 2, name: "Die Goldene Regel" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Spielregeln: Nauticus");
    expect(document.getElementById("golden-rule")?.className).toContain("here");
  });

  it("lets choose a game where the address names none", () => {
    render(Rules, { game: "chess" });
    const games = within(screen.getByRole("navigation", { name: "Spiele" }));
    expect(games.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/rules/nauticus",
      "/rules/nautilus",
    ]);
  });
});
