/** Where bots think in a game against bots only: with the server, or on this device, which spares the
 * server the work. Nothing is loaded unasked: unless the reader has chosen, it is the device once the
 * games are kept there, and never for a reader who asks for little data.
 */
import type { Place } from "../api/places";
import { settings } from "../settings.svelte";
import { isKept, PACK } from "./pack";

class Thinking {
  /** Whether the games are on this device already. */
  kept = $state(false);

  /** Whether there is a choice at all. */
  get offered(): boolean {
    return PACK !== null && typeof WebAssembly !== "undefined";
  }

  get place(): Place {
    if (!this.offered) return "server";
    if (settings.thinking) return settings.thinking;
    return this.kept && !wantsLittleData() ? "device" : "server";
  }

  choose(place: Place): void {
    settings.thinking = place;
  }

  async look(): Promise<void> {
    this.kept = await isKept().catch(() => false);
  }
}

function wantsLittleData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

export const thinking = new Thinking();
