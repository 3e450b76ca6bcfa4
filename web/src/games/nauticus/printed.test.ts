import { describe, expect, test } from "vitest";
import { readPrinted, replaced, swapped, writeBonuses, writePrices } from "./printed";

const LINES = {
  name: "standard",
  bonuses: "workers:3 mast sail points:2 workers:2 workers:1+goods workers:1+points:1 taler:4",
  prices: "3012 2103 0321 1230 3210 0123 1032 2301",
  "items-hull": "stern middle bow one",
  "items-mast": "wheel anchor whale star",
  "items-sail": "wheel anchor whale star",
  "items-goods": "coffee fish grain salt",
  wheel: "0 1 3 2 1 2 3 2",
};

describe("the values of a board", () => {
  test("are read", () => {
    const { bonuses, prices, items, wheel } = readPrinted(LINES);
    expect(bonuses[5]).toEqual({ workers: 1, taler: 0, points: 0, tile: "goods" });
    expect(prices[1]).toEqual([2, 1, 0, 3]);
    expect(items.goods).toEqual(["coffee", "fish", "grain", "salt"]);
    expect(wheel).toEqual([0, 1, 3, 2, 1, 2, 3, 2]);
  });

  test("are written as they were read", () => {
    const { bonuses, prices } = readPrinted(LINES);
    expect(writeBonuses(bonuses)).toBe(LINES.bonuses);
    expect(writePrices(prices)).toBe(LINES.prices);
  });

  test("a field without a bonus says so", () => {
    const { bonuses } = readPrinted({ ...LINES, bonuses: "nothing" });
    expect(writeBonuses(bonuses.slice(0, 1))).toBe("nothing");
  });

  test.each(["", "?!", "workers:x+shark wheel"])(
    "%j is drawn as far as it is understood",
    (line) => {
      const { bonuses, prices, wheel } = readPrinted({ bonuses: line, prices: line, wheel: line });
      expect([bonuses.length, prices.length, wheel.length]).toEqual([8, 8, 8]);
      expect(bonuses[0]).toEqual({ workers: 0, taler: 0, points: 0, tile: "" });
    },
  );
});

test("neighbours change places", () => expect(swapped([3, 0, 1, 2], 1)).toEqual([3, 1, 0, 2]));
test("one thing is put in another's place", () =>
  expect(replaced([0, 1, 3], 1, 2)).toEqual([0, 2, 3]));
