/** Who sits at the table of a lesson or a puzzle: the learner, and others who go by their seats. */
import type { SeatInfo } from "../games/contract";
import type { LessonOut } from "../lib/api/wire";
import { has, t } from "../lib/i18n/index.svelte";

function seatName(game: string, name: string, number: number): string {
  const id = `${game}-seat-${name}`;
  if (!has(id)) return t("app-player", { number });
  const words = t(id);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function seatsOfLesson(
  { game, names, seat }: Pick<LessonOut, "game" | "names" | "seat">,
  me: string,
): SeatInfo[] {
  return names.map((name, at) => ({
    seat: at,
    name: at === seat && me ? me : seatName(game, name, at + 1),
    bot: false,
    mine: at === seat,
  }));
}
