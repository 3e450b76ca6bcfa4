import { cleanup, render, screen, within } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import Rules from "../../pages/Rules.svelte";
import { api } from "../api/http";
import type { Offer } from "../api/wire";
import { choose } from "../i18n/index.svelte";
import { askOffer } from "../offer.svelte";
import { load, pictures, WITH_RULES } from "./load";
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
  it.each(WITH_RULES)("name pictures that are there, of %s", async (game) => {
    for (const language of ["en", "de", "fr"] as const) {
      const rules = (await load(language, game))!;
      const blocks = rules.chapters.flatMap(({ parts }) => parts).flatMap(({ blocks }) => blocks);
      const used = blocks.flatMap((block) => (block.kind === "picture" ? [block.name] : []));
      expect([...new Set(used)].sort()).toEqual(Object.keys(await pictures(game)).sort());
    }
  });

  it.each(WITH_RULES)("are read to the last block, of %s", async (game) => {
    const text = readFileSync(`../src/seaboard/games/${game}/words/en/rules.md`, "utf-8");
    const rules = (await load("en", game))!;
    const chunks = text.trim().split(/\n\s*\n/);
    const others = chunks.filter((chunk) => /^(#|\|)/.test(chunk)).length;
    expect(size(rules)).toBe(chunks.length - others);
  });
});

describe("the page", () => {
  const offer = { games: [{ name: "go", title: "Go", modes: [] }], bots: [] };
  const words = {
    messages: "go-about = Steine auf Linien.",
    rules: "# Go\n\n## Die Goldene Regel {#golden-rule}\n\n[first] Setze.\n",
  };

  afterEach(cleanup);
  beforeAll(async () => {
    Element.prototype.scrollIntoView = () => {};
    vi.spyOn(api, "games").mockResolvedValue(offer as unknown as Offer);
    vi.spyOn(api, "words").mockResolvedValue(words);
    await choose("de");
    await askOffer();
  });

  it("shows rules that the server brings, with a heading for each chapter", async () => {
    render(Rules, { game: "go", section: "golden-rule" });
    await screen.findByRole("heading", { level: 2, name: "Die Goldene Regel" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Spielregeln: Go");
    expect(document.getElementById("golden-rule")?.className).toContain("here");
  });

  it.each(WITH_RULES)("shows the rules of %s that it has itself", async (game) => {
    render(Rules, { game });
    const chapters = await screen.findAllByRole("heading", { level: 2 });
    expect(chapters.length).toBeGreaterThan(5);
  });

  it("lets choose a game where the address names none", () => {
    render(Rules, { game: "chess" });
    const games = within(screen.getByRole("navigation", { name: "Spiele" }));
    expect(games.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      [...WITH_RULES, "go"].map((name) => `/rules/${name}`),
    );
    expect(games.getByText("Steine auf Linien.")).toBeTruthy();
  });
});
