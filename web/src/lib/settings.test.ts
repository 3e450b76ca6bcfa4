import { afterEach, expect, test } from "vitest";
import { language, motionWanted, settings, themeShown } from "./settings.svelte";

afterEach(() => Object.assign(settings, { language: null, theme: "system", motion: "system" }));

test("the browser's first language that we have is spoken, else English", () => {
  expect(language(["pt-BR", "fr-CH", "de"])).toBe("fr");
  expect(language(["ja"])).toBe("en");
});

test("a chosen language wins over the browser's", () => {
  settings.language = "de";
  expect(language(["fr"])).toBe("de");
});

test("a chosen theme and motion win over the device's", () => {
  expect(themeShown()).toBe("light");
  settings.theme = "dark";
  expect(themeShown()).toBe("dark");
  expect(motionWanted()).toBe(true);
  settings.motion = "off";
  expect(motionWanted()).toBe(false);
});
