/** From facts to what is seen to move, and to the places where something happened just now. */
import type { FactOut } from "../../lib/api/wire";
import { number, text } from "./table";

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
  for (const fact of facts) {
    const seat = number(fact, "seat");
    const tile = text(fact, "tile");
    const workers = `workers:${seat}`;
    const work = (): void => {
      go("blue", number(fact, "blue"), BANK, site);
      go("worker", number(fact, "own"), workers, site);
    };
    const go = (what: string, count: number, from: string, to: string): void => {
      if (count > 0) found.push({ what, count, from, to });
    };
    switch (fact.key) {
      case "field.chosen":
        field = `field:${number(fact, "field")}`;
        break;
      case "bonus.received":
        go("worker", number(fact, "workers"), BANK, workers);
        go("taler", number(fact, "taler"), BANK, `taler:${seat}`);
        go("points", number(fact, "points"), field || BANK, `points:${seat}`);
        break;
      case "tile.received":
        go(tile, 1, `supply:${tile}`, `warehouse:${seat}`);
        break;
      case "tile.bought":
        go("taler", number(fact, "price"), `taler:${seat}`, BANK);
        work();
        inHand = { tile, from: `supply:${tile}` };
        break;
      case "tile.transported":
        work();
        inHand = { tile, from: `warehouse:${seat}` };
        break;
      case "tile.stored":
        go(tile, 1, inHand?.from ?? "hand", `warehouse:${seat}`);
        inHand = null;
        break;
      case "tile.forfeited":
        inHand = null;
        break;
      case "tile.placed":
      case "ship.begun":
        go(tile, 1, inHand?.from ?? "hand", `ship:${seat}:${number(fact, "ship")}`);
        inHand = null;
        break;
      case "money.withdrawn":
        work();
        go("taler", number(fact, "taler"), BANK, `taler:${seat}`);
        break;
      case "crowns.scored":
        work();
        go("points", number(fact, "points"), `passes:${seat}`, `points:${seat}`);
        break;
      case "goods.delivered":
        work();
        for (const good of Array.isArray(fact.params.goods) ? fact.params.goods : []) {
          go(String(good), 1, `ship:${seat}:${number(fact, "ship")}`, `delivered:${seat}`);
        }
        break;
      case "extra.begun":
        go("worker", number(fact, "workers"), BANK, workers);
        break;
      case "reward.taken":
        go("points", text(fact, "reward") === "points" ? 3 : 0, BANK, `points:${seat}`);
        go("taler", text(fact, "reward") === "taler" ? 7 : 0, BANK, `taler:${seat}`);
        go("worker", text(fact, "reward") === "workers" ? 3 : 0, BANK, workers);
        if (text(fact, "reward").startsWith("crown-")) {
          const crown = `${text(fact, "reward").slice("crown-".length)}:crown`;
          go(crown, 1, `supply:${crown}`, `warehouse:${seat}`);
        }
        break;
    }
  }
  if (inHand) found.push({ what: inHand.tile, count: 1, from: inHand.from, to: "hand" });
  return found;
}

/** Where the last moves were made, to be marked. */
export function freshSpots(facts: readonly FactOut[]): ReadonlySet<string> {
  const spots = new Set<string>();
  for (const fact of facts) {
    const seat = number(fact, "seat");
    switch (fact.key) {
      case "field.chosen":
        spots.add(`field:${number(fact, "field")}`);
        break;
      case "tile.bought":
      case "tile.received":
        spots.add(`supply:${text(fact, "tile")}`);
        break;
      case "tile.placed":
      case "ship.begun":
      case "ship.finished":
      case "goods.delivered":
        spots.add(`ship:${seat}:${number(fact, "ship")}`);
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
