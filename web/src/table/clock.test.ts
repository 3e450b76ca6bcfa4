import { beforeAll, expect, test } from "vitest";
import { choose } from "../lib/i18n/index.svelte";
import { durationWords, leftOf, timeLeft, usualAbsence } from "./clock";

beforeAll(() => choose("en"));

test.each([
  [0, "0:00"],
  [9.2, "0:10"],
  [75, "1:15"],
  [3_661, "1:01:01"],
  [-5, "0:00"],
])("%d seconds are %s", (left, text) => expect(timeLeft(1_000 + left, 1_000)).toBe(text));

test.each([
  [3, "3 seconds"],
  [90, "90 seconds"],
  [600, "10 minutes"],
  [3_600, "1 hour"],
  [259_200, "3 days"],
])("%d seconds in words", (seconds, words) => expect(durationWords(seconds)).toBe(words));

test("a clock that stands still keeps its time, one that runs loses it, none goes below zero", () => {
  expect(leftOf({ left: 60, since: null }, 1_000)).toBe(60);
  expect(leftOf({ left: 60, since: 990 }, 1_000)).toBe(50);
  expect(leftOf({ left: 60, since: 900 }, 1_000)).toBe(0);
  expect(leftOf({ left: 60, since: 1_001 }, 1_000)).toBe(60);
});

test.each([
  [0, 0, 86_400],
  [60, 0, 600],
  [0, 1_200, 600],
  [259_200, 0, 259_200],
])("a table with %d and %d seconds waits for %d", (seconds, game, absence) =>
  expect(usualAbsence(seconds, game)).toBe(absence),
);
