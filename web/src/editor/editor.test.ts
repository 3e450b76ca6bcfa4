// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { EditField } from "../lib/api/wire";
import { changed, isAt, stepsTo, written } from "./change";
import { BadLink, fromFragment, toFragment } from "./link";

describe("a position in a link", () => {
  const linked = { mode: "two", seats: 2, position: { turn: 1, players: [{ hand: { "1": 2 } }] } };

  it("comes out as it went in, in letters of an address", async () => {
    const fragment = await toFragment(linked);
    expect(fragment).toMatch(/^#p=[A-Za-z0-9_-]+$/);
    expect(await fromFragment(fragment)).toEqual(linked);
  });

  it("is none without its sign", async () => {
    expect(await fromFragment("#rules")).toBeNull();
  });

  it("is refused when it is damaged", async () => {
    const fragment = await toFragment(linked);
    for (const damaged of ["#p=", "#p=%", fragment.slice(0, -6), `#p=AAAA${fragment.slice(3)}`])
      await expect(fromFragment(damaged)).rejects.toThrow(BadLink);
  });
});

describe("a change", () => {
  it("touches only its path", () => {
    const before = { players: [{ taler: 1 }, { taler: 2 }] };
    expect(changed(before, ["players", 1, "taler"], 5)).toEqual({
      players: [{ taler: 1 }, { taler: 5 }],
    });
    expect(before.players[1]!.taler).toBe(2);
  });

  it("is found by what the server says is wrong", () => {
    expect(written(["players", 0, "ships", 1])).toBe("players[0].ships[1]");
    expect(isAt("players[0].ships[1].crest", ["players", 0])).toBe(true);
    expect(isAt("players[10].taler", ["players", 1])).toBe(false);
  });
});

describe("the way to a field", () => {
  const field = (name: string, kind: EditField["kind"], fields: EditField[] = []): EditField => ({
    name,
    kind,
    fields,
    least: 0,
    most: 9,
    names: [],
    says: "",
    optional: false,
    fresh: null,
  });
  const form = [
    field("round", "number"),
    field("players", "rows", [field("taler", "number"), field("hand", "counts")]),
    field("sailors", "rows", [field("name", "title"), field("spot", "choice")]),
    field("in_hand", "table", [field("used", "flag")]),
  ];
  const position = {
    round: 1,
    players: [{ taler: 1, hand: {} }],
    sailors: [
      { name: "red-1", spot: "3" },
      { name: "red-2", spot: "9" },
    ],
    in_hand: null,
  };
  const way = (path: string) =>
    stepsTo(form, position, path.split(".")).map((step) => written(step.path));

  it("leads through rows, by number or by title", () => {
    expect(way("players.0.taler")).toEqual(["players", "players[0]", "players[0].taler"]);
    expect(way("sailors.red-2")).toEqual(["sailors", "sailors[1]"]);
  });

  it("ends where the form ends", () => {
    expect(way("players.0.hand.7")).toEqual(["players", "players[0]", "players[0].hand"]);
    expect(way("players.5.taler")).toEqual(["players"]);
    expect(way("in_hand.prices")).toEqual(["in_hand"]);
    expect(way("supply.fish")).toEqual([]);
  });
});
