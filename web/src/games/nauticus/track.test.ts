// @vitest-environment node
import { expect, it } from "vitest";
import { markersOf } from "./track";

const along = (points: number): number => (points / 40) * 100;

it("gives those with equal points one marker", () => {
  expect(markersOf([10, 10, 20, 10], along)).toEqual([
    { seats: [0, 1, 3], points: 10, at: 25 },
    { seats: [2], points: 20, at: 50 },
  ]);
});

it("puts markers that would cover each other side by side, in the order of their points", () => {
  const markers = markersOf([22, 20, 21, 39], along, 10);
  expect(markers.map(({ points }) => points)).toEqual([20, 21, 22, 39]);
  expect(markers.map(({ at }) => at)).toEqual([50, 60, 70, 97.5]);
});

it("lets none stand beyond the end of the track", () => {
  const markers = markersOf([38, 39, 40], along, 12);
  expect(markers.map(({ at }) => at)).toEqual([76, 88, 100]);
});
