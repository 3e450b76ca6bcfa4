/** Games of this device on their way to the account of whoever plays here. What is to be sent is kept
 * with its record first, and goes as soon as there is a connection: at once, or by itself later. By itself
 * it comes to nobody but whoever was here when it was said.
 */
import { errorWords, Refusal } from "../api/errors";
import { api } from "../api/http";
import type { SentSeat, TableListed } from "../api/wire";
import { t } from "../i18n/index.svelte";
import { me } from "../me.svelte";
import { notice } from "../notices.svelte";
import { deviceGames, type DeviceGames } from "./games.svelte";
import type { Stored } from "./storage";

/** A game that the server will not take however often it is sent. */
const FOR_GOOD = ["bad-input", "not-now", "too-large"];
/** What is no news to somebody without a connection. */
const UNREACHED = ["away", "lost"];

type Kept = Pick<DeviceGames, "read" | "markSent" | "setOutgoing" | "outgoing">;

/** What became of the games that were to be sent. */
interface Delivered {
  sent: number;
  /** Those that the account had already. */
  known: number;
  /** Why one was not taken, or could not be sent yet. */
  problem: string;
}

export class Sending {
  busy = $state(false);
  /** What happened, in words. */
  said = $state("");
  problem = $state("");

  constructor(private readonly kept: Kept = deviceGames) {}

  async send(games: readonly Stored[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.said = this.problem = "";
    try {
      if (me.known) await me.comeInUnlessAway();
      for (const game of games) {
        const record = game.outgoing?.record ?? (await api.record(game.id));
        const seats = seatsOf(game.listed);
        await this.kept.setOutgoing(game.id, { record, seats, person: me.lastId });
      }
      const delivered = await deliver(this.kept);
      this.said = inWords(delivered);
      this.problem = delivered.problem;
    } catch (error) {
      this.problem = errorWords(error);
    }
    this.busy = false;
  }
}

/** Whether a game that is to be sent goes by itself to whoever is here; else it waits for a word. */
export function goesByItself({ outgoing }: Stored): boolean {
  return Boolean(outgoing?.person) && outgoing!.person === me.lastId;
}

/** Send what waits, now that there is a connection, and say what became of it. */
export async function sendWaiting(kept: Kept = deviceGames): Promise<void> {
  await kept.read();
  if (!kept.outgoing.length) return;
  const delivered = await deliver(kept);
  const words = inWords(delivered);
  if (words) notice(words);
  if (delivered.problem) notice(delivered.problem, "bad");
}

/** Two pages never send the same game at once. Without https there are no locks: then the server keeps
 * it once all the same. */
function deliver(kept: Kept): Promise<Delivered> {
  const work = () => deliverAll(kept);
  return "locks" in navigator ? navigator.locks.request("seaboard sending", work) : work();
}

async function deliverAll(kept: Kept): Promise<Delivered> {
  const delivered: Delivered = { sent: 0, known: 0, problem: "" };
  await kept.read(); // another page may have sent them meanwhile
  for (const { id, outgoing } of kept.outgoing) {
    const { record, seats, person } = outgoing!;
    try {
      if (person === null || person !== me.id) continue; // it asks to whom it shall come
      const found = await api.sendGame(record, seats);
      await kept.markSent(id, found.id);
      if (found.new) delivered.sent++;
      else delivered.known++;
    } catch (error) {
      const code = error instanceof Refusal ? error.code : "";
      if (!UNREACHED.includes(code)) delivered.problem = reason(error);
      if (!FOR_GOOD.includes(code)) break;
      await kept.setOutgoing(id, undefined);
    }
  }
  return delivered;
}

function inWords({ sent, known }: Delivered): string {
  const words = [];
  if (sent) words.push(t("device-sent", { count: sent }));
  if (known) words.push(t("device-sent-known", { count: known }));
  return words.join(" ");
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
