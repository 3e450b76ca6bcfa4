/** Who sits where, in words: people, labels of a shared screen, and bots. */
import type { SeatInfo } from "../games/contract";
import type { SeatListed, SeatOut, Shown, TableOut } from "../lib/api/wire";
import { has, t } from "../lib/i18n/index.svelte";
import { crewNames } from "./crew";
import { isOver } from "./over";
import { tableOf } from "./notes";

/** The short name of a bot: `level:name=captain` is `captain`, `random` is itself. */
export function botKind(bot: string): string {
  return bot.replace(/^level:name=/, "");
}

export function botName(bot: string): string {
  const id = `app-bot-${botKind(bot)}`;
  return has(id) ? t(id) : bot;
}

export function botDescription(bot: string): string {
  const id = `app-bot-about-${botKind(bot)}`;
  return has(id) ? t(id) : "";
}

type Sitter = Pick<SeatOut | SeatListed, "person" | "label" | "bot">;

/** Namesakes, people or bots, are told apart by a number; nobody is a namesake of nobody. */
function toldApart(names: (string | null)[]): (string | null)[] {
  return names.map((name, at) => {
    if (name === null || names.indexOf(name) === names.lastIndexOf(name)) return name;
    return `${name} ${names.slice(0, at + 1).filter((other) => other === name).length}`;
  });
}

/** The names at a table; its id names the bots. */
export function namesOf(seats: Sitter[], people: Record<string, string>, table = ""): string[] {
  const named = seats.map((seat) => {
    if (seat.label) return seat.label;
    return seat.person === null ? null : people[seat.person] || t("app-somebody");
  });
  return toldApart(withCrew(named, seats, table)).map((name) => name ?? t("app-seat-free"));
}

/** Bots get names of their own where nobody else sits. */
function withCrew(
  named: (string | null)[],
  seats: readonly { bot: string | null }[],
  table: string,
): (string | null)[] {
  const others = named.filter((name) => name !== null);
  const crew = crewNames(table, seats.length, others);
  return named.map((name, at) => name ?? (seats[at]!.bot === null ? null : crew[at]!));
}

function presenceOf(table: TableOut, { person, replaced, resigned, here }: SeatOut) {
  if (person === null || resigned || isOver(table)) return null;
  if (replaced) return "bot" as const;
  if (here === null || here === undefined) return null;
  return here ? ("here" as const) : ("away" as const);
}

function clockOf(table: TableOut, seat: number): SeatInfo["clock"] {
  const { clocks } = table;
  const left = clocks?.left[seat] ?? null;
  if (!clocks || left === null || isOver(table)) return null;
  return { left, since: clocks.running === seat ? clocks.since : null };
}

export function seatsOf(table: TableOut): SeatInfo[] {
  const names = namesOf(table.seats, table.people, table.id);
  return table.seats.map((seat, at) => ({
    seat: at,
    name: names[at]!,
    bot: seat.bot !== null,
    level: seat.person === null ? seat.bot : null,
    mine: table.mine.includes(at),
    presence: presenceOf(table, seat),
    since: seat.away_since,
    clock: clockOf(table, at),
  }));
}

/** The seats of a record, which names its players by the names of their seats; the table where it was
 * played names its bots. */
export function seatsOfRecord(shown: Shown, record = ""): SeatInfo[] {
  const written = Object.values(shown.players);
  const isBot = (name: string): boolean => has(`app-bot-${botKind(name)}`) || name.includes(":");
  const bots = written.map((name) => ({ bot: isBot(name) ? name : null }));
  const table = tableOf(record) ?? "";
  const named = written.map((name, at) => (bots[at]!.bot === null ? name : null));
  const names = toldApart(withCrew(named, bots, table));
  return Array.from({ length: shown.seats }, (_, seat) => ({
    seat,
    name: names[seat] ?? t("app-player", { number: seat + 1 }),
    bot: (bots[seat]?.bot ?? null) !== null,
    level: bots[seat]?.bot ?? null,
    mine: false,
  }));
}
