/** Nauticus in the reader's language: names, questions, moves, facts, and the position. */
import type { FactOut, LegalMove } from "../../lib/api/wire";
import { current, t, type Args } from "../../lib/i18n/index.svelte";
import type { Named, SeatInfo, Sentence } from "../contract";
import {
  boxesOf,
  chosenField,
  costOf,
  crownPoints,
  gainOf,
  bonusGain,
  GOODS,
  isBlue,
  kindOf,
  number,
  PASS_TILES,
  parts,
  priceOf,
  sortOf,
  text,
  type Cost,
  type Field,
  type Gain,
  type Player,
  type Ship,
  type View,
  type Workers,
} from "./table";

const dashed = (tile: string): string => tile.replace(":", "-");

/** A tile's name alone: `bow`. */
export const tileName = (tile: string): string => t(`nauticus-tile-${dashed(tile)}`);
/** A tile as the object of a sentence: `a bow`. */
export const aTile = (tile: string): string => t(`nauticus-a-${dashed(tile)}`);
export const actionName = (action: string): string => t(`nauticus-action-${action}`);

/** `a, b and c` in the reader's language. */
export function listed(words: readonly string[]): string {
  if (!words.length) return t("nauticus-nothing");
  return new Intl.ListFormat(current(), { type: "conjunction" }).format(words);
}

export function nameOf(seats: readonly SeatInfo[], seat: unknown): string {
  return seats.find((info) => info.seat === seat)?.name ?? "–";
}

function workerWords({ blue, own }: Workers): string[] {
  return [
    ...(blue ? [t("nauticus-blue-workers", { n: blue })] : []),
    ...(own ? [t("nauticus-own-workers", { n: own })] : []),
  ];
}

/** `3 taler and 1 blue worker`. */
export function costWords(cost: Cost): string {
  const taler = cost.taler ? [t("nauticus-taler", { n: cost.taler })] : [];
  return listed([...taler, ...workerWords(cost)]);
}

export function gainWords(gain: Gain): string {
  const words: string[] = [];
  if (gain.workers) words.push(t("nauticus-workers", { n: gain.workers }));
  if (gain.taler) words.push(t("nauticus-taler", { n: gain.taler }));
  if (gain.points) words.push(t("nauticus-points", { n: gain.points }));
  if (gain.later) words.push(t("nauticus-later-points", { n: gain.later }));
  if (gain.tile) words.push(tileGain(gain.tile));
  return listed(words);
}

/** A bonus names a sort of tile to choose from, a reward mostly the tile itself. */
function tileGain(tile: string): string {
  return tile.startsWith("crown-")
    ? t(`nauticus-reward-${tile}`)
    : t("nauticus-bonus-tile", { sort: tile });
}

export function bonusWords(bonus: string): string {
  const { tile, ...numbers } = bonusGain(bonus);
  const words = Object.keys(numbers).length ? [gainWords(numbers)] : [];
  return listed(tile ? [...words, t("nauticus-bonus-tile", { sort: tile })] : words);
}

/** What is asked of whoever decides. */
export function prompt(view: View, { seats }: Named, legal: readonly LegalMove[] = []): Sentence {
  const asker = seats.find((info) => info.seat === view.decider);
  const args = questionArgs(view, legal);
  if (!asker?.mine) {
    return t(`nauticus-other-asks-${view.asked}`, { ...args, name: nameOf(seats, view.decider) });
  }
  const question = t(`nauticus-asks-${view.asked}`, args);
  const several = seats.filter((info) => info.mine).length > 1;
  return several ? t("nauticus-asked-of", { name: asker.name, question }) : question;
}

const LEAVING: ReadonlySet<string> = new Set(["pass", "done", "end", "extra"]);

/** How the action in hand is used: the question names it. */
function howToAct(view: View, legal: readonly LegalMove[]): string {
  const verbs = new Set(legal.map(({ text }) => parts(text).verb));
  if (legal.length && [...verbs].every((verb) => LEAVING.has(verb)))
    return verbs.has("extra") ? "extra" : "nothing";
  const action = view.in_hand?.action || chosenField(view)?.action || "";
  return isBlue(action) ? "buy" : action;
}

function questionArgs(view: View, legal: readonly LegalMove[]): Args {
  const hand = view.in_hand;
  const action = actionWords(view);
  const store =
    hand?.tile && hand.action !== "transport"
      ? (view.players[view.turn]?.room ?? 0) >= boxesOf(hand.tile)
      : false;
  return {
    action,
    how: howToAct(view, legal),
    means: means(view),
    tile: hand?.tile ? aTile(hand.tile) : "",
    store: store ? "yes" : "no",
    n: hand?.rewards_due ?? 0,
  };
}

function actionWords(view: View): string {
  const action = view.in_hand?.action || chosenField(view)?.action;
  if (!action) return "";
  return view.in_hand?.extra
    ? t("nauticus-extra-means", { action: actionName(action) })
    : actionName(action);
}

/** What one has to act with: `You have 2 blue workers and 3 own workers and 9 taler.` */
function means(view: View): string {
  const player = view.players[view.turn];
  const blue = view.in_hand?.blue_workers ?? 0;
  if (!player) return "";
  return t("nauticus-means", {
    blue,
    workers: t("nauticus-blue-workers", { n: blue }),
    own: t("nauticus-own-workers", { n: player.workers }),
    taler: t("nauticus-taler", { n: player.taler }),
  });
}

/** A move as a short sentence. */
export function describe(move: LegalMove, view: View): Sentence {
  const { verb, what } = parts(move.text);
  const tile = view.in_hand?.tile ? aTile(view.in_hand.tile) : "";
  switch (verb) {
    case "field":
      return t("nauticus-move-field", {
        field: what,
        action: actionName(view.fields[Number(what)]?.action || "hull"),
      });
    case "take":
    case "buy":
    case "transport":
      return t(`nauticus-move-${verb}`, { tile: aTile(what) });
    case "place":
      return what === "new"
        ? t("nauticus-move-place-new", { tile })
        : t("nauticus-move-place", { tile, ship: what });
    case "store":
      return t("nauticus-move-store", { tile });
    case "deliver": {
      const ship = view.players[view.turn]?.ships[Number(what) - 1];
      return t("nauticus-move-deliver", { ship: what, goods: goodsWords(ship?.goods ?? {}) });
    }
    case "score":
      return t("nauticus-move-score", { n: crownPoints(view) });
    case "extra":
    case "lay":
      return t(`nauticus-move-${verb}`, { action: actionName(what) });
    case "reward":
      return t("nauticus-move-reward", { reward: t(`nauticus-reward-${what}`) });
    default:
      return t(`nauticus-move-${verb}`);
  }
}

/** A move with everything that it costs and brings, for the control that chooses it. */
export function explain(move: string, view: View, facts: readonly FactOut[]): Sentence {
  const words = [describe({ text: move, value: null }, view)];
  const { verb, what } = parts(move);
  if (verb === "field") {
    words.push(fieldDetails(view.fields[Number(what)]));
  } else {
    words.push(...exchange(move, view));
  }
  words.push(...effects(move, view, facts));
  const action =
    verb === "extra" ? what : verb === "field" ? view.fields[Number(what)]?.action : "";
  const does = action ? ` ${t(`nauticus-does-${action}`)}` : "";
  return `${words.filter(Boolean).join("; ")}.${does}`;
}

function exchange(move: string, view: View): string[] {
  const cost = costOf(view, move);
  const gain = gainOf(view, move);
  const brings = Object.values(gain).some(Boolean) && !move.startsWith("reward");
  return [
    ...(cost ? [t("nauticus-costs", { cost: costWords(cost) })] : []),
    ...(brings ? [t("nauticus-gains", { gain: gainWords(gain) })] : []),
  ];
}

/** What a move would set off beyond its cost and gain. */
export function effects(move: string, view: View, facts: readonly FactOut[]): string[] {
  const { verb, what } = parts(move);
  const words: string[] = [];
  if (verb === "pass") {
    const flipped = view.players[view.turn]?.pass_tiles_flipped ?? 0;
    const next = PASS_TILES[flipped];
    words.push(
      next === undefined
        ? t("nauticus-effect-none")
        : t("nauticus-effect-flips", { n: next.toString() }),
    );
  }
  if (verb === "done" && view.in_hand?.blue_workers) {
    words.push(t("nauticus-effect-blue-lost", { n: view.in_hand.blue_workers }));
  }
  if (verb === "buy") {
    if (priceOf(view, what) > 0) words.push(t("nauticus-effect-placed"));
    else if (!facts.some((fact) => fact.key === "tile.forfeited"))
      words.push(t("nauticus-effect-stored"));
  }
  for (const fact of facts) words.push(...effect(fact));
  return words;
}

function effect(fact: FactOut): string[] {
  switch (fact.key) {
    case "tile.forfeited":
      return [t("nauticus-effect-forfeited")];
    case "bonus.lost":
      return [t("nauticus-effect-bonus-lost")];
    case "ship.finished":
      return [t("nauticus-effect-finished", { n: number(fact, "size") })];
    case "gift.due":
      return [t("nauticus-effect-gift")];
    case "gift.lost":
      return [t("nauticus-effect-gift-lost")];
    case "reward.lost":
      return [t("nauticus-effect-reward-lost")];
    case "round.ended":
      return [t("nauticus-effect-round-ends")];
    default:
      return [];
  }
}

/** A fact as a sentence of the log. */
export function tell(fact: FactOut, { seats }: Named): Sentence | null {
  const id = `nauticus-fact-${fact.key.replace(".", "-")}`;
  return t(id, factArgs(fact, seats));
}

function factArgs(fact: FactOut, seats: readonly SeatInfo[]): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(fact.params)) {
    if (typeof value === "number" || typeof value === "string") args[name] = value;
  }
  if ("seat" in fact.params) args.name = nameOf(seats, fact.params.seat);
  if ("tile" in fact.params) args.tile = aTile(text(fact, "tile"));
  if ("action" in fact.params) args.action = actionName(text(fact, "action"));
  if ("reward" in fact.params) args.reward = t(`nauticus-reward-${text(fact, "reward")}`);
  if ("blue" in fact.params) {
    args.workers = t("nauticus-blue-workers", { n: number(fact, "blue") });
    args.cost = listed(workerWords({ blue: number(fact, "blue"), own: number(fact, "own") }));
  }
  if ("kind" in fact.params) args.sort = t(`nauticus-sort-${text(fact, "kind")}`);
  if (fact.key === "bonus.received") args.bonus = gainWords(fact.params as Gain);
  if (fact.key === "goods.delivered") args.goods = goodsWords(tally(list(fact, "goods")));
  if (fact.key === "layout") args.actions = list(fact, "actions").map(actionName).join(", ");
  if (fact.key === "game.ended") {
    const winners = Array.isArray(fact.params.winners) ? fact.params.winners : [];
    args.winners = listed(winners.map((seat) => nameOf(seats, seat)));
    args.count = winners.length;
  }
  return args;
}

function list(fact: FactOut, name: string): string[] {
  const value = fact.params[name];
  return Array.isArray(value) ? value.map(String) : [];
}

function tally(tiles: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const tile of tiles) counts[kindOf(tile)] = (counts[kindOf(tile)] ?? 0) + 1;
  return counts;
}

function countWords(tile: string, n: number): string {
  return n === 1 ? tileName(tile) : t("nauticus-count-tile", { n, tile: tileName(tile) });
}

export function goodsWords(goods: Readonly<Record<string, number>>): string {
  return listed(
    GOODS.filter((good) => goods[good]).map((good) => countWords(`goods:${good}`, goods[good]!)),
  );
}

export function tilesWords(tiles: Readonly<Record<string, number>>): string {
  return listed(
    Object.entries(tiles)
      .filter(([, n]) => n)
      .map(([tile, n]) => countWords(tile, n)),
  );
}

/** A ship in words: hull, state, crest, masts, sails and cargo. */
export function shipWords(ship: Ship): string {
  const hull = ship.one
    ? [tileName("hull:one")]
    : [
        ...(ship.stern ? [tileName("hull:stern")] : []),
        ...(ship.middles ? [countWords("hull:middle", ship.middles)] : []),
        ...(ship.bow ? [tileName("hull:bow")] : []),
      ];
  const state = ship.finished ? "finished" : ship.closed ? "closed" : "open";
  const crest = ship.crest || "wheel";
  const rigging: [string, number][] = [
    [`mast:${crest}`, ship.masts],
    ["mast:crown", ship.crown_masts],
    [`sail:${crest}`, ship.sails],
    ["sail:crown", ship.crown_sails],
  ];
  const words = [
    t("nauticus-ship-words", {
      number: ship.number,
      hull: hull.join(" – "),
      state: t(`nauticus-ship-${state}`),
    }),
    ...rigging.filter(([, n]) => n).map(([tile, n]) => countWords(tile, n)),
  ];
  if (Object.values(ship.goods).some(Boolean))
    words.push(t("nauticus-ship-cargo", { goods: goodsWords(ship.goods) }));
  return words.join(", ");
}

const pricesOf = ({ prices }: Field): string[] =>
  Object.entries(prices).map(([tile, price]) =>
    t("nauticus-field-price", { tile: tileName(tile), price }),
  );

function fieldDetails(field: Field | undefined): string {
  if (!field) return "";
  const prices = pricesOf(field);
  const words = [
    t("nauticus-blue-workers", { n: field.blue_workers }),
    t("nauticus-gains", { gain: bonusWords(field.bonus) }),
    ...(prices.length ? [t("nauticus-field-prices", { prices: prices.join(", ") })] : []),
  ];
  return words.join("; ");
}

/** An action field in words. */
export function fieldWords(field: Field): string {
  const bonus = bonusWords(field.bonus);
  if (!field.action) return t("nauticus-field-bare", { number: field.number, bonus });
  const prices = pricesOf(field);
  const words = [
    t("nauticus-field-laid", {
      number: field.number,
      action: actionName(field.action),
      workers: t("nauticus-blue-workers", { n: field.blue_workers }),
      bonus,
    }),
    ...(prices.length ? [t("nauticus-field-prices", { prices: prices.join(", ") })] : []),
    ...(field.face_up ? [] : [t("nauticus-field-down")]),
    ...(field.chosen ? [t("nauticus-field-chosen")] : []),
    ...(field.anchor_tile ? [t("nauticus-field-anchor")] : []),
  ];
  return words.join("; ");
}

export function accountWords(player: Player): string {
  return t("nauticus-account", {
    track: player.account.track ?? 0,
    goods: player.account.goods ?? 0,
    ships: player.account.ships ?? 0,
    leftovers: player.account.leftovers ?? 0,
    taler: player.account.taler ?? 0,
  });
}

/** The whole position, a line for each thing. */
export function read(view: View, named: Named): Sentence[] {
  const { seats } = named;
  const lines = [
    prompt(view, named),
    `${roundWords(view)}. ${t("nauticus-start-player-is", { name: nameOf(seats, view.start_player) })}.`,
    ...view.fields.map((field) => `${fieldWords(field)}.`),
  ];
  for (const player of view.players) lines.push(...readPlayer(player, nameOf(seats, player.seat)));
  return [...lines, t("nauticus-read-supply", { tiles: tilesWords(view.supply) })];
}

export function roundWords(view: View): string {
  return t("nauticus-round-of", {
    round: view.round,
    rounds: view.rounds,
    phase: view.phase,
    phases: view.phases,
  });
}

function readPlayer(player: Player, name: string): Sentence[] {
  const lines = [
    t("nauticus-read-player", {
      name,
      points: t("nauticus-points", { n: player.points }),
      taler: t("nauticus-taler", { n: player.taler }),
      workers: t("nauticus-workers", { n: player.workers }),
      crowns: t("nauticus-crowns", { n: player.crowns }),
      passes: t("nauticus-pass-tiles", { flipped: player.pass_tiles_flipped }),
      extra: t(player.extra_action ? "nauticus-extra-left" : "nauticus-extra-used"),
      total: t("nauticus-points", { n: player.account.total ?? 0 }),
    }),
    t("nauticus-read-warehouse", {
      name,
      tiles: tilesWords(player.warehouse),
      free: t("nauticus-free-boxes", { n: player.room }),
    }),
    ...player.ships.map((ship) => t("nauticus-read-ship", { name, ship: shipWords(ship) })),
  ];
  if (Object.values(player.delivered).some(Boolean))
    lines.push(t("nauticus-read-delivered", { name, goods: goodsWords(player.delivered) }));
  return lines;
}

/** The rule that explains what is asked, by its id in the rules of Nauticus. */
export function rule(view: View): string | null {
  const action = view.in_hand?.action ?? "";
  switch (view.asked) {
    case "layout":
      return "new-layout";
    case "field":
      return "choose-a-field";
    case "bonus":
      return "bonus-tile-choice";
    case "turn":
    case "use":
      return USE_RULES[action] ?? "act-or-pass";
    case "place":
      return PLACE_RULES[sortOf(view.in_hand?.tile ?? "")] ?? "paid-tile-placed-or-stored";
    case "reward":
      return "reward-kinds";
    case "reward-good":
      return "reward-goods-one-by-one";
    case "gift":
      return "gift";
    case "turn-end":
      return "extra-action-once";
    default:
      return "winner";
  }
}

const USE_RULES: Readonly<Record<string, string>> = {
  hull: "buy-one-tile-per-use",
  mast: "buy-one-tile-per-use",
  sail: "buy-one-tile-per-use",
  goods: "buy-one-tile-per-use",
  transport: "transport",
  withdraw: "withdraw",
  deliver: "deliver-loaded-ship",
  crowns: "score-crowns",
};
const PLACE_RULES: Readonly<Record<string, string>> = {
  hull: "ship-begins-with-any-part",
  mast: "one-mast-per-section",
  sail: "one-sail-per-mast",
  goods: "one-good-per-section",
};
