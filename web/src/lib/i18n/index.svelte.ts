/** Words in the reader's language, from the Fluent catalogues that Python reads too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "../api/http";
import { argsOf, functions } from "./functions";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

// One chunk for each language and catalogue, loaded when the language is chosen.
const catalogues = import.meta.glob<string>(
  [
    "../../../../src/seaboard/locales/*/*.ftl",
    "../../../../src/seaboard/games/*/words/*/*.ftl",
    "!../../../../src/seaboard/locales/*/cli.ftl", // the terminal's own words
    "!../../../../src/seaboard/locales/*/server.ftl", // the server's
    "!../../../../src/seaboard/games/*/words/*/terminal.ftl",
    "!../../../../src/seaboard/games/*/words/*/lessons.ftl", // come with their lessons
  ],
  { query: "?raw", import: "default" },
);

let language = $state<Language>("en");
let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
/** The catalogues of the language. */
let own: readonly string[] = [];
/** The words of games that the page does not bring along, as the server gave them. */
let brought: Record<string, string> = {};

/** Load the catalogues of a language, then show everything in it. */
export async function choose(wanted: Language): Promise<void> {
  const paths = Object.keys(catalogues).filter((path) => path.includes(`/${wanted}/`));
  const games = Object.keys(brought);
  const [texts, words] = await Promise.all([
    Promise.all(paths.map((path) => catalogues[path]!())),
    Promise.all(games.map((game) => wordsOf(game, wanted))),
  ]);
  own = texts;
  brought = Object.fromEntries(games.map((game, at) => [game, words[at]!]));
  language = wanted;
  bundle = bundleOf(wanted, [...own, ...words]);
  document.documentElement.lang = wanted;
}

/** Fetch the words of a game, if the page does not bring them along. */
export async function addWords(game: string): Promise<void> {
  if (game in brought || Object.keys(catalogues).some((path) => path.includes(`/${game}/words/`)))
    return;
  const asked = language;
  brought[game] = "";
  const words = await wordsOf(game, asked).catch((error: unknown) => {
    delete brought[game]; // to be asked for again
    throw error;
  });
  if (asked !== language) return; // `choose` has fetched them in the new language
  brought[game] = words;
  bundle = bundleOf(language, [...own, ...Object.values(brought)]);
}

async function wordsOf(game: string, wanted: Language): Promise<string> {
  return (await api.words(game, wanted)).messages;
}

function bundleOf(wanted: Language, texts: readonly string[]): FluentBundle {
  const made: FluentBundle = new FluentBundle(wanted, {
    useIsolating: false,
    functions: functions(
      wanted,
      (id, args) => formatted(made, id, args),
      () => speaking,
    ),
  });
  for (const text of texts) {
    const problems = made.addResource(new FluentResource(text));
    if (problems.length) console.error(problems);
  }
  return made;
}

export function current(): Language {
  return language;
}

/** The message in the reader's language; reading it in a template follows a change of language. */
export function t(id: string, args?: Args): string {
  return formatted(bundle, id, args);
}

/** The names of the seats, while a message is said that may name them. */
let speaking: readonly string[] = [];

/** A message about the raw values of a fact, move or view, of which it makes words by itself; what it
 * can do with them is told in functions.ts. `names` are those of the seats. */
export function say(
  id: string,
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
): string {
  speaking = names;
  try {
    return formatted(bundle, id, argsOf(values), isAbsent);
  } finally {
    speaking = [];
  }
}

/** Whether there is such a message, for names that may be anyone's own. */
export function has(id: string): boolean {
  return Boolean(bundle.getMessage(id)?.value);
}

/** A value that is not there takes the default variant; that is no mistake. */
const isAbsent = (problem: Error): boolean => problem.message.startsWith("Unknown variable");

function formatted(
  from: FluentBundle,
  id: string,
  args?: Args,
  isMeant: (problem: Error) => boolean = () => false,
): string {
  const message = from.getMessage(id);
  if (!message?.value) {
    console.error(`there is no message ${id} in ${language}`);
    return id;
  }
  const problems: Error[] = [];
  const text = from.formatPattern(message.value, args, problems);
  const mistakes = problems.filter((problem) => !isMeant(problem));
  if (mistakes.length) console.error(...mistakes);
  return text;
}
