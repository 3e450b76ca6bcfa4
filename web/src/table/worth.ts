/** What a bot thinks of its moves, in words: how much better one is than another. */
import type { Candidate } from "../lib/api/wire";
import { gameSay } from "../games/words";
import { t } from "../lib/i18n/index.svelte";

/** Below these, a bot cannot tell two moves apart. */
const SCORE_APART = 0.5;
const VALUE_APART = 0.015;

/** The move at a place of the list beside the best other one: the first beside the second, the others
 * beside the first. */
export function worthWords(
  candidates: readonly Candidate[],
  at: number,
  game: string,
  described: (move: string) => string,
): string {
  const [own, other] = [candidates[at], candidates[at === 0 ? 1 : 0]];
  if (!own || !other || own === other) return "";
  const worth = worthOf(own, other, game);
  if (at > 0) return worth ? t("moments-hint-worse", { worth }) : t("moments-hint-even-with-first");
  const move = described(other.move);
  return worth ? t("moments-hint-better", { worth, move }) : t("moments-hint-even", { move });
}

/** The difference: in what the game counts, if it says so, else in games won of a hundred. */
function worthOf(own: Candidate, other: Candidate, game: string): string | null {
  if (own.score !== null && other.score !== null) {
    const apart = Math.abs(own.score - other.score);
    const said = gameSay(`${game}-worth`, { count: Math.max(1, Math.round(apart)) }, { seats: [] });
    if (said !== null) return apart < SCORE_APART ? null : said;
  }
  const apart = Math.abs(own.value - other.value);
  return apart < VALUE_APART
    ? null
    : t("moments-hint-wins", { count: Math.max(1, Math.round(100 * apart)) });
}
