import { expect, test } from "vitest";
import { fits } from "./fairness";
import { timeLeft } from "./clock";

test.each([
  [0, "0:00"],
  [9.2, "0:10"],
  [75, "1:15"],
  [3_661, "1:01:01"],
  [-5, "0:00"],
])("%d seconds are %s", (left, text) => expect(timeLeft(1_000 + left, 1_000)).toBe(text));

test("a secret fits its own seal and no other", async () => {
  // The worked example of docs/fair-shuffles.md.
  const secret = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
  const seal = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
  expect(await fits(secret, seal)).toBe(true);
  expect(await fits(secret, seal.replace("6", "7"))).toBe(false);
});
