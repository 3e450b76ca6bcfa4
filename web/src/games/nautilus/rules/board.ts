/** The printed board of Nautilùs, as far as it is drawn. */
import type { View } from "../types";

export const PRINTED: View["board"] = {
  name: "reconstructed",
  ring: 60,
  starts: { red: 0, blue: 15, green: 30, yellow: 45 },
  caves: { "cave-1": 8, "cave-2": 23, "cave-3": 38, "cave-4": 53 },
  harbour_places: 4,
  home_places: [1, 2, 3, 4],
};
