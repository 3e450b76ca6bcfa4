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

/** The names at a table; several bots of one kind are told apart by a number. */
export function namesOf(seats: Sitter[], people: Record<string, string>): string[] {
  const names = seats.map((seat) => {
    if (seat.label) return seat.label;
    if (seat.person !== null) return people[seat.person] || t("app-somebody");
    return seat.bot === null ? t("app-seat-free") : botName(seat.bot);
  });
  return names.map((name, at) => {
    const alike = seats.map((seat, other) => seat.bot !== null && names[other] === name);
    if (!alike[at] || alike.filter(Boolean).length === 1) return name;
    return `${name} ${alike.slice(0, at + 1).filter(Boolean).length}`;
  });
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
  const names = Object.values(shown.players);
  return Array.from({ length: shown.seats }, (_, seat) => {
    const name = names[seat];
    const bot = name !== undefined && (has(`app-bot-${botKind(name)}`) || name.includes(":"));
    const called = name === undefined ? t("app-player", { number: seat + 1 }) : name;
    return { seat, name: bot ? botName(called) : called, bot, mine: false };
  });
}
