/** What messages do with raw values: the same as in the terminal, saying by saying. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import sayings from "../../../../tests/locales/sayings.json";
import { argsOf, functions } from "./functions";
import type { Args } from "./index.svelte";

function say(language: string, message: string, values: Record<string, unknown>): string {
  const format = (id: string, args: Args): string => {
    const problems: Error[] = [];
    const text = bundle.formatPattern(bundle.getMessage(id)!.value!, args, problems);
    expect(problems).toEqual([]);
    return text;
  };
  const bundle: FluentBundle = new FluentBundle(language, {
    useIsolating: false,
    functions: functions(language, format, () => sayings.names),
  });
  const messages = sayings.messages[language as keyof typeof sayings.messages];
  bundle.addResource(new FluentResource(messages.join("\n")));
  return format(message, argsOf(values));
}

test.each(sayings.sayings as [string, string, Record<string, unknown>, string][])(
  "%s %s %j",
  (language, message, values, words) => {
    expect(say(language, message, values)).toBe(words);
  },
);
