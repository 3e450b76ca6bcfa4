import { expect, test } from "vitest";
import { timeLeft } from "./clock";

test.each([
  [0, "0:00"],
  [9.2, "0:10"],
  [75, "1:15"],
  [3_661, "1:01:01"],
  [-5, "0:00"],
])("%d seconds are %s", (left, text) => expect(timeLeft(1_000 + left, 1_000)).toBe(text));
