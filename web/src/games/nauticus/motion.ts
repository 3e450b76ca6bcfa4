/** From facts to what is seen to move, and to the places where something happened just now. */
import type { FactOut } from "../../lib/api/wire";
import type { Fact } from "./table";

/** Something that goes from one place of the board to another. */
export interface Flight {
  /** A tile's name, `worker`, `blue`, `taler` or `points`. */
  what: string;
  count: number;
  from: string;
  to: string;
}

/** Where things of no one's own come from and go to. */
export const BANK = "bank";

/** The flights that the facts show, in their order. A tile that was bought or taken out and then
 * laid goes its whole way at once; workers walk to the site, which is the field of the phase. */
export function flights(facts: readonly FactOut[], site = BANK): Flight[] {
  const found: Flight[] = [];
  let inHand: { tile: string; from: string } | null = null;
  let field = "";
  const go = (what: string, count: number | undefined, from: string, to: string): void => {
    if (count) found.push({ what, count, from, to });
  };
  const work = ({ seat, blue, own }: { seat: number; blue: number; own: number }): void => {
    go("blue", blue, BANK, site);
    go("worker", own, `workers:${seat}`, site);
  };
  const receive = (seat: number, what: string, count: number | undefined, from = BANK): void =>
    go(what, count, from, `${what === "worker" ? "workers" : what}:${seat}`);
  for (const { key, params } of facts as readonly Fact[]) {
    switch (key) {
      case "field.chosen":
        field = `field:${params.field}`;
        break;
      case "bonus.received":
        receive(params.seat, "worker", params.workers);
        receive(params.seat, "taler", params.taler);
        receive(params.seat, "points", params.points, field || BANK);
        break;
      case "tile.received":
        go(params.tile, 1, `supply:${params.tile}`, `warehouse:${params.seat}`);
        break;
      case "tile.bought":
        go("taler", params.price, `taler:${params.seat}`, BANK);
        work(params);
        inHand = { tile: params.tile, from: `supply:${params.tile}` };
        break;
      case "tile.transported":
        work(params);
        inHand = { tile: params.tile, from: `warehouse:${params.seat}` };
        break;
      case "tile.stored":
        go(params.tile, 1, inHand?.from ?? "hand", `warehouse:${params.seat}`);
        inHand = null;
        break;
      case "tile.forfeited":
        inHand = null;
        break;
      case "tile.placed":
      case "ship.begun":
        go(params.tile, 1, inHand?.from ?? "hand", `ship:${params.seat}:${params.ship}`);
        inHand = null;
        break;
      case "money.withdrawn":
        work(params);
        receive(params.seat, "taler", params.taler);
        break;
      case "crowns.scored":
        work(params);
        receive(params.seat, "points", params.points, `passes:${params.seat}`);
        break;
      case "goods.delivered":
        work(params);
        for (const good of params.goods)
          go(good, 1, `ship:${params.seat}:${params.ship}`, `delivered:${params.seat}`);
        break;
      case "extra.begun":
        receive(params.seat, "worker", params.workers);
        break;
      case "reward.taken":
        receive(params.seat, "worker", params.workers);
        receive(params.seat, "taler", params.taler);
        receive(params.seat, "points", params.points);
        if (params.tile) go(params.tile, 1, `supply:${params.tile}`, `warehouse:${params.seat}`);
        break;
    }
  }
  if (inHand) found.push({ what: inHand.tile, count: 1, from: inHand.from, to: "hand" });
  return found;
}

/** Where the last moves were made, to be marked. */
export function freshSpots(facts: readonly FactOut[]): ReadonlySet<string> {
  const spots = new Set<string>();
  for (const { key, params } of facts as readonly Fact[]) {
    switch (key) {
      case "field.chosen":
        spots.add(`field:${params.field}`);
        break;
      case "tile.bought":
      case "tile.received":
        spots.add(`supply:${params.tile}`);
        break;
      case "tile.placed":
      case "ship.begun":
      case "ship.finished":
      case "goods.delivered":
        spots.add(`ship:${params.seat}:${params.ship}`);
        break;
    }
  }
  return spots;
}

/** What each seat did in its latest turn, and whose facts came last. */
export interface Deeds {
  bySeat: ReadonlyMap<number, readonly FactOut[]>;
  last: number | null;
}

/** The deeds after some more facts: a seat's list begins anew when it comes after another one. */
export function moreDeeds(deeds: Deeds, facts: readonly FactOut[]): Deeds {
  const bySeat = new Map(deeds.bySeat);
  let last = deeds.last;
  for (const fact of facts) {
    const seat = fact.params.seat;
    if (typeof seat !== "number" || UNTOLD.has(fact.key)) continue;
    bySeat.set(seat, [...(seat === last ? (bySeat.get(seat) ?? []) : []), fact]);
    last = seat;
  }
  return { bySeat, last };
}

/** What follows from other facts and only fills the line. */
const UNTOLD: ReadonlySet<string> = new Set(["turn.ended", "action.done", "score.final"]);
