/** How a game has ended, in words for whoever looks. */
import type { SeatInfo } from "../games/contract";
import type { TableOut } from "../lib/api/wire";
import { current, t } from "../lib/i18n/index.svelte";
import { modeOffered } from "../lib/offer.svelte";

type Ended = Pick<TableOut, "status" | "result" | "seats" | "setup">;

export function endTitle(table: Ended, seats: SeatInfo[]): string {
  if (table.status === "given_up") return t("absence-given-up");
  const winners = seats.filter(({ seat }) => table.result?.places[seat] === 1);
  const listed = (some: SeatInfo[]): string =>
    new Intl.ListFormat(current()).format(some.map(({ name }) => name));
  const [own, ...more] = seats.filter(({ mine }) => mine);
  const { resigned, replaced } = own
    ? table.seats[own.seat]!
    : { resigned: false, replaced: false };
  // Whoever has resigned or stayed away has not won, whatever the bot in his seat did.
  if (own && !more.length && winners.includes(own) && !resigned && !replaced) {
    const rivals = winners.filter((each) => each !== own && !arePartners(table, own, each));
    if (!rivals.length) return t("app-you-won");
    return t("moments-end-shared", { names: listed(rivals) });
  }
  const won = t("app-winners", { count: winners.length, names: listed(winners) });
  const gaveUp = own && [own, ...more].every(({ seat }) => table.seats[seat]!.resigned);
  if (own && !more.length && replaced) return t("absence-you-replaced", { winners: won });
  return gaveUp ? t("app-you-resigned", { winners: won }) : won;
}

function arePartners({ setup }: Ended, one: SeatInfo, other: SeatInfo): boolean {
  const teams = modeOffered(String(setup.game), String(setup.mode))?.teams ?? [];
  return teams.some((team) => team.includes(one.seat) && team.includes(other.seat));
}
