/** Words in the reader's language, from the Fluent catalogues that Python reads too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

// One chunk for each language and catalogue, loaded when the language is chosen.
const catalogues = import.meta.glob<string>(
  [
    "../../../../src/seaboard/locales/*/*.ftl",
    "../../../../src/seaboard/games/*/words/*/*.ftl",
    "!../../../../src/seaboard/locales/*/cli.ftl", // the terminal's own words
  ],
  { query: "?raw", import: "default" },
);

let language = $state<Language>("en");
let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));

/** Load the catalogues of a language, then show everything in it. */
export async function choose(wanted: Language): Promise<void> {
  const made = new FluentBundle(wanted, { useIsolating: false });
  const paths = Object.keys(catalogues).filter((path) => path.includes(`/${wanted}/`));
  const texts = await Promise.all(paths.map((path) => catalogues[path]!()));
  for (const text of texts) {
    const problems = made.addResource(new FluentResource(text));
    if (problems.length) console.error(problems);
  }
  language = wanted;
  bundle = made;
  document.documentElement.lang = wanted;
}

export function current(): Language {
  return language;
}

/** The message in the reader's language; reading it in a template follows a change of language. */
export function t(id: string, args?: Args): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return missing(id);
  return format(message.value, args);
}

/** Whether there is such a message, for names that may be anyone's own. */
export function has(id: string): boolean {
  return Boolean(bundle.getMessage(id)?.value);
}

function format(pattern: Parameters<FluentBundle["formatPattern"]>[0], args?: Args): string {
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, args, problems);
  if (problems.length) console.error(...problems);
  return text;
}

function missing(id: string): string {
  console.error(`there is no message ${id} in ${language}`);
  return id;
}
