/** How the main events of Nautilùs sound. */
import type { Sound } from "../../lib/sounds";

export const SOUNDS: Readonly<Record<string, Sound>> = {
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
};
