import { describe, expect, it } from "vitest";
import type { FactOut } from "../../lib/api/wire";
import { nearest } from "./arrows";
import { flights, freshSpots, moreDeeds } from "./motion";
import { boxesOf, namedBy, REWARDS, sections, STACKS, turnOf, type Ship } from "./table";

describe("the numbers of the game", () => {
  it("name its stacks, rewards and boxes", () => {
    expect(Object.values(STACKS).flat().length).toBe(18);
    expect(REWARDS).toContain("crown-mast");
    expect([boxesOf("mast:whale"), boxesOf("sail:whale")]).toEqual([2, 1]);
  });
});

describe("a move", () => {
  it("names one thing at most", () => {
    expect(namedBy({ kind: "buy", tile: "hull:bow" })).toBe("hull:bow");
    expect(namedBy({ kind: "place", ship: null })).toBeNull();
    expect(namedBy({ kind: "pass" })).toBeUndefined();
  });
});

describe("a ship", () => {
  it("deals out its masts, sails and goods from the stern on", () => {
    const ship = {
      stern: true,
      middles: 1,
      bow: false,
      one: false,
      crest: "whale",
      masts: 1,
      crown_masts: 1,
      sails: 1,
      crown_sails: 0,
      goods: { fish: 1 },
    } as unknown as Ship;
    expect(sections(ship)).toEqual([
      { hull: "stern", mast: "whale", sail: "whale", good: "fish" },
      { hull: "middle", mast: "crown", sail: "", good: "" },
    ]);
  });
});

describe("motion", () => {
  const bought = (price: number): FactOut => ({
    key: "tile.bought",
    params: { seat: 1, tile: "hull:bow", price, blue: 0, own: 1 },
  });
  it("takes a tile that was bought and laid its whole way", () => {
    const placed = { key: "tile.placed", params: { seat: 1, tile: "hull:bow", ship: 2 } };
    const tiles = flights([bought(3), placed]).filter(({ what }) => what === "hull:bow");
    expect(tiles).toEqual([
      { what: "hull:bow", count: 1, from: "supply:hull:bow", to: "ship:1:2" },
    ]);
    expect(freshSpots([placed])).toEqual(new Set(["ship:1:2"]));
  });
  it("brings a tile that waits for its place to the hand", () => {
    expect(flights([bought(3)]).at(-1)?.to).toBe("hand");
  });
  it("brings what a reward brings", () => {
    const taken = (brings: Record<string, unknown>) =>
      flights([{ key: "reward.taken", params: { seat: 0, reward: "any", ...brings } }]);
    expect(taken({ workers: 4 })).toEqual([
      { what: "worker", count: 4, from: "bank", to: "workers:0" },
    ]);
    expect(taken({ taler: 7 })).toEqual([{ what: "taler", count: 7, from: "bank", to: "taler:0" }]);
    expect(taken({ tile: "sail:crown" }).map(({ to }) => to)).toEqual(["warehouse:0"]);
    expect(taken({})).toEqual([]);
  });
  it("adds up what a turn has cost and brought", () => {
    const params = { seat: 0, tile: "mast:star", price: 3, blue: 1, own: 0 };
    const withdrawn = { seat: 0, taler: 2, blue: 0, own: 1 };
    const facts = [
      { key: "field.chosen", params: { seat: 0, field: 1, action: "mast", blue: 2 } },
      { key: "tile.bought", params },
      { key: "tile.bought", params: { ...params, price: 1, blue: 0, own: 1 } },
      { key: "money.withdrawn", params: withdrawn },
    ];
    expect(turnOf(facts)).toEqual({
      bought: ["mast:star", "mast:star"],
      taler: 4,
      blue: 1,
      own: 2,
      gained: { workers: 0, taler: 2, points: 0 },
    });
  });
  it("pays with taler and workers of one's own", () => {
    expect(flights([bought(3)]).map(({ what, count }) => [what, count])).toEqual([
      ["taler", 3],
      ["worker", 1],
      ["hull:bow", 1],
    ]);
  });
});

describe("what a seat did last", () => {
  it("grows while it is on turn, and begins anew in its next turn", () => {
    const act = (seat: number, key = "pass.flipped"): FactOut => ({ key, params: { seat } });
    const first = moreDeeds({ bySeat: new Map(), last: null }, [act(0), act(0), act(1)]);
    expect(first.bySeat.get(0)?.length).toBe(2);
    const next = moreDeeds(first, [act(1), act(0, "turn.ended"), act(0)]);
    expect([0, 1].map((seat) => next.bySeat.get(seat)?.length)).toEqual([1, 2]);
  });
});

describe("arrow keys", () => {
  it("lead to the nearest choice in their direction", () => {
    const others = [
      { x: 100, y: 90 },
      { x: 200, y: 0 },
      { x: -50, y: 0 },
    ];
    expect(nearest({ x: 0, y: 0 }, others, "ArrowRight")).toBe(1);
    expect(nearest({ x: 0, y: 0 }, others, "ArrowLeft")).toBe(2);
    expect(nearest({ x: 0, y: 0 }, others, "ArrowUp")).toBe(-1);
  });
});
