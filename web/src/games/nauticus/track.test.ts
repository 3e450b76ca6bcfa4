// @vitest-environment node
import { expect, it } from "vitest";
import { markersOf } from "./track";

const along = (points: number): number => (points / 40) * 100;

it("gives those with equal points one marker", () => {
  expect(markersOf([10, 10, 22, 10], along)).toEqual([
    { seats: [0, 1, 3], points: 10, row: 0 },
    { seats: [2], points: 22, row: 0 },
  ]);
});

it("puts markers that would cover each other one above the other", () => {
  const rows = markersOf([20, 21, 22, 39], along).map(({ row }) => row);
  expect(rows).toEqual([0, 1, 2, 0]);
});
