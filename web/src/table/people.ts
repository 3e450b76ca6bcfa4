/** Who sits where, in words: people, labels of a shared screen, and bots. */
import type { SeatInfo } from "../games/contract";
import type { SeatListed, SeatOut, Shown, TableOut } from "../lib/api/wire";
import { has, t } from "../lib/i18n/index.svelte";

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

/** The names at a table. */
export function namesOf(seats: Sitter[], people: Record<string, string>): string[] {
  const names = seats.map((seat) => {
    if (seat.label) return seat.label;
    if (seat.person !== null) return people[seat.person] || t("app-somebody");
    return seat.bot === null ? null : botName(seat.bot);
  });
  return toldApart(names).map((name) => name ?? t("app-seat-free"));
}

export function seatsOf(table: TableOut): SeatInfo[] {
  const names = namesOf(table.seats, table.people);
  return table.seats.map((seat, at) => ({
    seat: at,
    name: names[at]!,
    bot: seat.bot !== null,
    mine: table.mine.includes(at),
  }));
}

/** The seats of a record, which names its players by the names of their seats. */
export function seatsOfRecord(shown: Shown): SeatInfo[] {
  const written = Object.values(shown.players);
  const isBot = (name: string): boolean => has(`app-bot-${botKind(name)}`) || name.includes(":");
  const names = toldApart(written.map((name) => (isBot(name) ? botName(name) : name)));
  return Array.from({ length: shown.seats }, (_, seat) => ({
    seat,
    name: names[seat] ?? t("app-player", { number: seat + 1 }),
    bot: written[seat] !== undefined && isBot(written[seat]),
    mine: false,
  }));
}
