import { expect, test } from "vitest";
import { noteOf, tableOf, wasGivenUp } from "./notes";

const RECORD = `seaboard-record 1
game: seek
player.a: note.table: me
note.ended: given up
note.table: AbCd_-0123456789
note.words-1: a: b

a: note.secret: 7
`;

test("a note is found by its name", () => {
  expect(noteOf(RECORD, "words-1")).toBe("a: b");
  expect(noteOf(RECORD, "secret")).toBeNull(); // that is a move
});

test("a record names its table, if it has one", () => {
  expect(tableOf(RECORD)).toBe("AbCd_-0123456789");
  expect(tableOf("seaboard-record 1\ngame: seek\n")).toBeNull();
  expect(tableOf("note.table: ../../etc\n")).toBeNull();
});

test("a record says whether the game was given up", () => {
  expect(wasGivenUp(RECORD)).toBe(true);
  expect(wasGivenUp(RECORD.replace("note.ended: given up\n", ""))).toBe(false);
});
