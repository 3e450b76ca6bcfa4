/** The steps of a choice in words: where one is, and what the last step would do. */
import { t } from "../../lib/i18n/index.svelte";
import type { FactOut } from "../../lib/api/wire";
import type { Named, Previews } from "../contract";
import type { Control, Selection } from "./choices";
import type { Parsed } from "./moves";
import { nextHolder, type View } from "./types";
import {
  aCard,
  cardName,
  outcomeWords,
  pieceName,
  seatName,
  undoneWords,
  whatCardDoes,
} from "./words";

type Button = Extract<Control, { what: "button" }>;

function buttonsOf(offered: readonly Control[]): Button[] {
  return offered.filter((control): control is Button => control.what === "button");
}

/** What to do next within the choice that was begun; empty if the question itself says it. */
export function stepWords(view: View, chosen: Selection, offered: readonly Control[]): string {
  const { card, piece } = chosen;
  const hasEnds = offered.some((control) => control.what === "end");
  const buttons = buttonsOf(offered);
  if (card === null && piece === null) return "";
  if (card === null) {
    const sailor = pieceName(piece!);
    return t(hasEnds ? "nautilus-step-card" : "nautilus-step-card-only", { sailor });
  }
  if (card === "compass") {
    if (piece !== null) return t("nautilus-step-second", { piece: pieceName(piece) });
    if (view.asked === "turn" || view.asked === "use") return t("nautilus-step-first");
  }
  if (buttons.length && !hasEnds) return confirmWords(card, buttons[0]!.move, view);
  if (card === "5" && piece === null && view.asked !== "five") {
    return t("nautilus-step-sailor", { card: cardName(card) });
  }
  if (card === "5" && piece !== null) return t("nautilus-step-steps", { sailor: pieceName(piece) });
  if (hasEnds && view.asked !== "use") return t("nautilus-step-end", { card: cardName(card) });
  return "";
}

function confirmWords(card: string, move: Parsed, view: View): string {
  if (move.kind !== "plain") return "";
  const does = whatCardDoes(card, view.mode);
  return `${t("nautilus-step-confirm", { card: cardName(card), does })}.`;
}

/** What the card would do now that is chosen and needs no place on the board. */
export function consequences(
  view: View,
  chosen: Selection,
  offered: readonly Control[],
  previews: Previews,
  named: Named,
): string[] {
  const move = buttonsOf(offered)[0]?.move;
  if (!move || chosen.card === null) return [];
  if (move.kind === "skip") {
    return [t("nautilus-move-skip-long", { seat: seatName(nextHolder(view), named) })];
  }
  const facts = previews[chosen.card]?.facts ?? [];
  if (chosen.card === "moby") return whomMobyHits(facts);
  return chosen.card === "nautilus" && view.asked === "turn" ? whatComesAgain(view, facts) : [];
}

function whomMobyHits(facts: readonly FactOut[]): string[] {
  const hit = facts.flatMap(({ key, params }) =>
    key === "sailor.back" ? [String(params.sailor)] : [],
  );
  return hit.length ? [`${outcomeWords({ hit, ridesTo: null, mobyTo: null })}.`] : [];
}

function whatComesAgain(view: View, facts: readonly FactOut[]): string[] {
  const undone = undoneWords(view);
  const comes = facts.some(({ key }) => key === "moby.entered");
  return [
    ...(view.last_card && undone ? [t("nautilus-undoes", { pieces: undone })] : []),
    ...(view.last_card && !undone ? [t("nautilus-undoes-nothing")] : []),
    ...(comes ? [t("nautilus-brings-moby")] : []),
    view.last_card
      ? t("nautilus-comes-again", { card: aCard(view.last_card) })
      : t("nautilus-nothing-to-use"),
  ];
}
