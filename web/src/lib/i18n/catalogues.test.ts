/** The catalogues say the same things in every language, and nothing that nobody says. */
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGUAGES } from "./index.svelte";

const catalogues = import.meta.glob<string>(
  [
    "../../../../src/seaboard/locales/*/*.ftl",
    "../../../../src/seaboard/games/*/words/*/*.ftl",
    "!../../../../src/seaboard/locales/*/cli.ftl", // the terminal's own words
    "!../../../../src/seaboard/locales/*/server.ftl", // the server's
    "!../../../../src/seaboard/games/*/words/*/terminal.ftl",
    "!../../../../src/seaboard/games/*/words/*/lessons.ftl", // come with their lessons
  ],
  { query: "?raw", import: "default", eager: true },
);
const sources = import.meta.glob<string>(["../../**/*.{ts,svelte}", "!../../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const source = Object.values(sources).join("\n");

const NAMES = [...new Set(Object.keys(catalogues).map((path) => path.split("/").at(-1)!))];
const OTHERS = Object.keys(LANGUAGES).filter((language) => language !== "en");

function textOf(language: string, name: string): string {
  const path = Object.keys(catalogues).find((each) => each.endsWith(`/${language}/${name}`));
  return path ? catalogues[path]! : "";
}

/** The variables of each message, by its id. */
function messages(language: string, name: string): Map<string, string[]> {
  const text = textOf(language, name);
  const found = new FluentResource(text).body.map((message): [string, string[]] => {
    const variables = JSON.stringify(message).matchAll(/"type":"var","name":"([^"]+)"/g);
    return [message.id, [...new Set([...variables].map((match) => match[1]!))].sort()];
  });
  return new Map(found);
}

function ids(language: string, name: string): string[] {
  return [...messages(language, name).keys()].sort();
}

test.each(NAMES)("%s can be read to its end", (name) => {
  for (const language of Object.keys(LANGUAGES)) {
    const written = textOf(language, name).match(/^[a-z][a-z0-9-]*(?= *=)/gm) ?? [];
    expect(ids(language, name), language).toEqual([...written].sort());
  }
});

test.each(NAMES)("%s has the same messages with the same variables in every language", (name) => {
  for (const language of OTHERS) {
    expect(ids(language, name), language).toEqual(ids("en", name));
    expect(Object.fromEntries(messages(language, name)), language).toEqual(
      Object.fromEntries(messages("en", name)),
    );
  }
});

/** Messages whose ids are put together, as the top of a catalogue lists them. */
function patterns(name: string): RegExp[] {
  const lines = textOf("en", name).matchAll(/^# used: (.+)$/gm);
  const listed = [...lines].flatMap((match) => match[1]!.split(/,\s*/));
  return listed.map((pattern) => new RegExp(`^${pattern.replaceAll("*", ".+")}$`));
}

test.each(NAMES)("every message of %s is used", (name) => {
  const known = patterns(name);
  // Generic code puts a game's name before what every game says.
  const named = source.replaceAll("${game}", name.replace(".ftl", ""));
  const within = new RegExp(`\\{ (${ids("en", name).join("|")}) \\}|each: "([a-z0-9-]+)"`, "g");
  const others = [...textOf("en", name).matchAll(within)].map((match) => match[1] ?? match[2]);
  const idle = ids("en", name).filter(
    (id) =>
      !known.some((pattern) => pattern.test(id)) && !named.includes(id) && !others.includes(id),
  );
  expect(idle).toEqual([]);
});

test("every message that the page asks for is there", () => {
  const all = new Set(NAMES.flatMap((name) => ids("en", name)));
  const asked = [...source.matchAll(/\bt\(\s*"([a-z][a-z0-9-]+)"/g)].map((match) => match[1]!);
  expect([...new Set(asked)].filter((id) => !all.has(id))).toEqual([]);
});
