import { expect, test } from "vitest";
import { soundOf } from "./attention.svelte";

const fact = (key: string) => ({ key, params: {} });
const sounds = { "ship.finished": "fanfare", "tile.placed": "hammer" } as const;

test("the end sounds before all, then the bell for one's turn", () => {
  expect(soundOf(true, true, [fact("tile.placed")], sounds)).toBe("end");
  expect(soundOf(false, true, [fact("tile.placed")], sounds)).toBe("turn");
});

test("of what happened, the most telling is heard; else a knock", () => {
  expect(soundOf(false, false, [fact("tile.placed"), fact("ship.finished")], sounds)).toBe(
    "fanfare",
  );
  expect(soundOf(false, false, [fact("other")], sounds)).toBe("move");
  expect(soundOf(false, false, [fact("tile.placed")])).toBe("move");
});
