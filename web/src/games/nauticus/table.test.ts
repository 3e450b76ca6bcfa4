import { describe, expect, it } from "vitest";
import type { FactOut } from "../../lib/api/wire";
import type { Previews } from "../contract";
import { nearest } from "./arrows";
import stored from "./fixtures/positions.json";
import { flights, freshSpots, moreDeeds } from "./motion";
import { bonusGain, costOf, sections, setPoints, type Ship, type View } from "./table";

const positions = stored as unknown as {
  view: View;
  legal: { text: string }[];
  previews: Previews;
}[];

describe("costs", () => {
  it("are those that the game itself will charge", () => {
    let compared = 0;
    for (const { view, legal, previews } of positions) {
      for (const { text } of legal) {
        const fact = previews[text]?.facts.find(
          ({ params }) => "blue" in params && "own" in params,
        );
        if (!fact) continue;
        const { blue, own, price = 0 } = fact.params;
        expect(costOf(view, text), text).toEqual({ taler: price, blue, own });
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(50);
  });
});

describe("bonuses and sets", () => {
  it("are read from the view's text", () => {
    expect(bonusGain("workers:1+goods")).toEqual({ workers: 1, tile: "goods" });
    expect(bonusGain("nothing")).toEqual({});
  });
  it("count as in the rules", () => {
    expect([2, 3, 6].map(setPoints)).toEqual([5, 9, 25]);
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
