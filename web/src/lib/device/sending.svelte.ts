/** Games of this device on their way to the account of whoever plays here. */
import { errorWords, Refusal } from "../api/errors";
import { api } from "../api/http";
import type { SentSeat, TableListed } from "../api/wire";
import { t } from "../i18n/index.svelte";
import { me } from "../me.svelte";
import type { DeviceGames } from "./games.svelte";
import type { Stored } from "./storage";

/** What ends the sending of several: it would be the same for the others. */
const FOR_ALL = ["away", "too-many", "who-are-you", "busy"];

export class Sending {
  busy = $state(false);
  /** What happened, in words. */
  said = $state("");
  problem = $state("");

  constructor(private readonly kept: Pick<DeviceGames, "markSent">) {}

  async send(games: readonly Stored[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.said = this.problem = "";
    let sent = 0;
    let known = 0;
    try {
      await me.comeIn();
      for (const game of games) {
        try {
          const { id, new: isNew } = await api.sendGame(
            await api.record(game.id),
            seatsOf(game.listed),
          );
          await this.kept.markSent(game.id, id);
          if (isNew) sent++;
          else known++;
        } catch (error) {
          this.problem = reason(error);
          if (!(error instanceof Refusal) || FOR_ALL.includes(error.code)) break;
        }
      }
    } catch (error) {
      this.problem = reason(error);
    }
    this.busy = false;
    const words = [];
    if (sent) words.push(t("device-sent", { count: sent }));
    if (known) words.push(t("device-sent-known", { count: known }));
    this.said = words.join(" ");
  }
}

/** Who sat where; whoever plays here is the account's person. */
export function seatsOf({ seats }: TableListed): SentSeat[] {
  return seats.map(({ person, label, bot }) =>
    person === null ? { bot } : { label, resigned: bot !== null },
  );
}

/** Why a game was not taken: the server names the line of a record that it cannot play again. */
function reason(error: unknown): string {
  if (error instanceof Refusal && error.code === "bad-input")
    return t("device-send-refused", { reason: error.message });
  return errorWords(error);
}
