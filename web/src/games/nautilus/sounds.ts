/** How the main events of Nautilùs sound. */
import type { Sound } from "../../lib/sounds";
import type { NautilusFact } from "./wire";

export const SOUNDS = {
  "sailor.back": "splash",
  "moby.moved": "whale",
  "moby.entered": "whale",
  "die.rolled": "dice",
  "sailor.entered": "fanfare",
  "card.undone": "loss",
  "card.played": "card",
  "card.used": "card",
  "card.discarded": "card",
  "card.dealt": "card",
} as const satisfies Partial<Record<NautilusFact["key"], Sound>>;
