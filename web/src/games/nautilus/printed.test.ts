import { expect, test } from "vitest";
import { drawable, put, readPrinted, written } from "./printed";

const LINES = { name: "standard", ring: "60", starts: "0 15 30 45", mouths: "8 23 38 53" };

test("the values of a board are read", () => {
  expect(readPrinted(LINES)).toEqual({
    ring: 60,
    starts: [0, 15, 30, 45],
    mouths: [8, 23, 38, 53],
  });
});

test.each(["", "x", "3", "9999"])("a ring of %j fields is drawn somehow", (ring) => {
  const board = drawable(readPrinted({ ...LINES, ring }));
  expect(board.ring).toBeGreaterThan(8);
  expect(board.ring).toBeLessThan(200);
  for (const field of Object.values({ ...board.starts, ...board.caves }))
    expect(field).toBeLessThan(board.ring);
});

test("a start is put onto an empty field", () => {
  expect(put(readPrinted(LINES), 1, 17)).toEqual({ starts: "0 17 30 45", mouths: "8 23 38 53" });
});

test("a cave and a start change places", () => {
  expect(put(readPrinted(LINES), 4, 30)).toEqual({ starts: "0 15 8 45", mouths: "30 23 38 53" });
});

test("a number that is being written moves nothing else", () => {
  expect(written(readPrinted(LINES), 1, 30).starts).toBe("0 30 30 45");
});
