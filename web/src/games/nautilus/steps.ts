/** The steps of a choice in words: where one is, and what the last step would do. */
import { t } from "../../lib/i18n/index.svelte";
import type { Named } from "../contract";
import type { Control, Selection } from "./choices";
import type { View } from "./types";
import { moveWords, words } from "./words";

/** What to do next within the choice that was begun; empty if the question itself says it. */
export function stepWords(
  view: View,
  chosen: Selection,
  offered: readonly Control[],
  named: Named,
): string {
  const { card, piece } = chosen;
  const hasEnds = offered.some((control) => control.what === "end");
  const button = offered.find((control) => control.what === "button")?.move;
  if (card === null && piece === null) {
    const pieces = offered.some((control) => control.what === "piece");
    return view.asked === "turn" && view.commander === null && pieces
      ? t("nautilus-step-begin")
      : "";
  }
  if (card === null)
    return words(hasEnds ? "nautilus-step-card" : "nautilus-step-card-only", { piece });
  if (card === "compass") {
    if (piece !== null) return words("nautilus-step-second", { piece });
    if (view.asked === "turn" || view.asked === "use") return t("nautilus-step-first");
  }
  if (button && !hasEnds)
    return button.kind === "card"
      ? words("nautilus-step-does", { move: moveWords(button, view, named) })
      : "";
  if (card === "5" && piece === null && view.asked !== "five")
    return words("nautilus-step-sailor", { card });
  if (card === "5" && piece !== null) return words("nautilus-step-steps", { piece });
  return hasEnds && view.asked !== "use" ? words("nautilus-step-end", { card }) : "";
}
