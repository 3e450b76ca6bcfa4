import { beforeAll, expect, test, vi } from "vitest";
import { choose, current, LANGUAGES, t, type Language } from "../i18n/index.svelte";
import { errorWords, Refusal } from "./errors";
import { api } from "./http";

beforeAll(() => choose("en"));

test.each(Object.keys(LANGUAGES) as Language[])("every refusal has words in %s", async (code) => {
  await choose(code);
  expect(current()).toBe(code);
  const general = t("app-error-failed");
  for (const each of [
    "not-found",
    "who-are-you",
    "wrong-password",
    "not-yours",
    "not-allowed",
    "foreign-origin",
    "stale",
    "illegal",
    "not-now",
    "needs-consent",
    "taken",
    "too-large",
    "bad-input",
    "too-many",
    "busy",
    "away",
    "lost",
  ]) {
    expect(errorWords(new Refusal(each)), each).not.toBe(general);
  }
  await choose("en");
});

test("what was asked gives a refusal better words", () => {
  expect(errorWords(new Refusal("taken"), "join")).toBe(t("app-error-join-taken"));
  expect(errorWords(new Refusal("taken"), "something")).toBe(t("app-error-taken"));
});

test("anything else is a failure of the server, in words", () => {
  expect(errorWords(new TypeError("undefined is not a function"))).toBe(t("app-error-failed"));
  expect(errorWords(new Refusal("brand-new"))).toBe(t("app-error-failed"));
});

test("a server that is away is said to be away", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
  await expect(api.games()).rejects.toMatchObject({ code: "away" });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<html>", { status: 502 })));
  await expect(api.games()).rejects.toMatchObject({ code: "away" });
  vi.unstubAllGlobals();
});

test("a refusal of the server keeps its code", async () => {
  const body = JSON.stringify({ error: { code: "too-many", message: "wait" } });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status: 429 })));
  await expect(api.games()).rejects.toMatchObject({ code: "too-many", message: "wait" });
  vi.unstubAllGlobals();
});
