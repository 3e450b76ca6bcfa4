/** Who is there and who is away, in words. */
import type { SeatInfo } from "../games/contract";
import { current, t } from "../lib/i18n/index.svelte";

const LONG_AGO = 20 * 3_600; // seconds: the hour alone would not say which day

/** A moment as people say it: the hour, and the day if it is another. */
export function momentWords(at: number, now: number = Date.now() / 1_000): string {
  const far = Math.abs(now - at) > LONG_AGO;
  const day = far ? ({ day: "numeric", month: "short" } as const) : {};
  const form = new Intl.DateTimeFormat(current(), { hour: "numeric", minute: "2-digit", ...day });
  return form.format(new Date(at * 1_000));
}

/** Null where nobody needs to know: bots, and people who are not known to be here or away. */
export function presenceWords({ name, presence, since }: SeatInfo): string | null {
  switch (presence) {
    case "here":
      return t("absence-here", { name });
    case "bot":
      return t("absence-bot-plays", { name });
    case "away":
      return t("absence-away", { name, time: momentWords(since ?? Date.now() / 1_000) });
    default:
      return null;
  }
}
