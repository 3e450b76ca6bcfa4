/** Calling the reader: a sound, and a notification of the browser if the page is not seen. */
import type { GameUi, SeatInfo } from "../games/contract";
import { t } from "../lib/i18n/index.svelte";
import { gameTitle } from "../lib/offer.svelte";
import type { FactOut } from "../lib/api/wire";
import { loudness, settings } from "../lib/settings.svelte";
import { sound, type Sound } from "../lib/sounds";
import type { TableSession } from "./session.svelte";

/** Follow a table; call it where effects may live. */
export function attend(
  session: () => TableSession,
  ui: () => GameUi,
  seats: () => SeatInfo[],
): void {
  let version = -1;
  let decided = false;
  $effect(() => {
    const { table, mineToDecide } = session();
    if (!table || table.version === version) return;
    const first = version === -1;
    const turn = mineToDecide && !decided;
    version = table.version;
    decided = mineToDecide;
    if (first) return;
    const { happened } = session();
    sound(soundOf(table.status === "finished", turn, happened, ui().sounds), loudness());
    if (turn)
      notify(String(table.setup.game), ui().prompt(table.view, { seats: seats() }, table.legal));
  });
}

/** The end before all, then what the game sounds like, then the bell for one's turn. */
export function soundOf(
  ended: boolean,
  turn: boolean,
  happened: readonly FactOut[],
  sounds: GameUi["sounds"] = {},
): Sound {
  if (ended) return "end";
  if (turn) return "turn";
  const keys = new Set(happened.map(({ key }) => key));
  return Object.entries(sounds).find(([key]) => keys.has(key))?.[1] ?? "move";
}

function notify(game: string, text: string): void {
  if (!settings.notify || !document.hidden || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  const made = new Notification(t("app-notification", { game: gameTitle(game) }), {
    body: text,
    icon: "/icon.svg",
    tag: "seaboard-turn",
  });
  made.onclick = () => {
    focus();
    made.close();
  };
}

/** Ask the browser for leave to notify; gives whether it was granted. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}
