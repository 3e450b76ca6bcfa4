import { expect, test } from "vitest";
import { bounded, kept, MOST, spread, turned } from "./zoom";

test("a board is never smaller than usual, nor larger than can be found one's way in", () => {
  expect(bounded(0.3)).toBe(1);
  expect(bounded(1.03)).toBe(1);
  expect(bounded(2)).toBe(2);
  expect(bounded(99)).toBe(MOST);
});

test("what lies under the fingers stays there", () => {
  // 150 pixels into the board, seen 100 from the edge: at twice the size it is 300 pixels in.
  expect(kept(50, 100, 1, 2)).toBe(200);
  expect(kept(200, 100, 2, 1)).toBe(50);
});

test("a wheel turned on and back again leaves the size as it was", () => {
  const on = turned({ deltaY: -100, deltaMode: 0 });
  expect(on).toBeGreaterThan(1);
  expect(on * turned({ deltaY: 100, deltaMode: 0 })).toBeCloseTo(1);
  expect(turned({ deltaY: -3, deltaMode: 1 })).toBeGreaterThan(1.1); // a mouse that counts lines
});

test("two fingers have a middle and a distance, which is never nothing", () => {
  expect(spread({ x: 0, y: 0 }, { x: 6, y: 8 })).toEqual({ x: 3, y: 4, apart: 10 });
  expect(spread({ x: 5, y: 5 }, { x: 5, y: 5 }).apart).toBe(1);
});
