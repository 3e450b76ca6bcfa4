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
    "!../../../../src/seaboard/locales/*/puzzles.ftl", // come with the page of puzzles
    "!../../../../src/seaboard/games/*/words/*/themes.ftl",
    "!../../../../src/seaboard/locales/*/editor.ftl", // come with the editor of positions
    "!../../../../src/seaboard/games/*/words/*/editing.ftl",
  ],
  { query: "?raw", import: "default" },
);

let language = $state<Language>("en");
let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
/** The catalogues of the language. */
let own: readonly string[] = [];
/** Words that come on demand, by what they are of: how to get them, and those of the language. */
let brought: Record<string, { load: Load; text: string }> = {};
type Load = (language: Language) => Promise<string>;

/** Load the catalogues of a language, then show everything in it. */
export async function choose(wanted: Language): Promise<void> {
  const paths = Object.keys(catalogues).filter((path) => path.includes(`/${wanted}/`));
  const further = Object.entries(brought);
  const [texts, words] = await Promise.all([
    Promise.all(paths.map((path) => catalogues[path]!())),
    Promise.all(further.map(([, { load }]) => load(wanted))),
  ]);
  own = texts;
  brought = Object.fromEntries(
    further.map(([of, { load }], at) => [of, { load, text: words[at]! }]),
  );
  language = wanted;
  bundle = bundleOf(wanted, [...own, ...words]);
  document.documentElement.lang = wanted;
}

/** Fetch the words of a game, if the page does not bring them along. */
export async function addWords(game: string): Promise<void> {
  if (Object.keys(catalogues).some((path) => path.includes(`/${game}/words/`))) return;
  await bring(game, async (wanted) => (await api.words(game, wanted)).messages);
}

/** Fetch further words, once, and again whenever the language changes. */
export async function bring(of: string, load: Load): Promise<void> {
  if (of in brought) return;
  const asked = language;
  brought[of] = { load, text: "" };
  const text = await load(asked).catch((error: unknown) => {
    delete brought[of]; // to be asked for again
    throw error;
  });
  if (asked !== language) return; // `choose` has fetched them in the new language
  brought[of] = { load, text };
  bundle = bundleOf(language, [...own, ...Object.values(brought).map((each) => each.text)]);
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
