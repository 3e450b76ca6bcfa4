/** How the main events of Nauticus sound. */
import type { Sound } from "../../lib/sounds";
import type { NauticusFact } from "./wire";

export const SOUNDS = {
  "ship.finished": "fanfare",
  "crowns.scored": "fanfare",
  "goods.delivered": "coins",
  "money.withdrawn": "coins",
  "pass.penalty": "loss",
  "tile.forfeited": "loss",
  "tile.placed": "hammer",
  "tile.transported": "cargo",
  "tile.stored": "cargo",
  "tile.bought": "coins",
  "round.begun": "turn",
} as const satisfies Partial<Record<NauticusFact["key"], Sound>>;
