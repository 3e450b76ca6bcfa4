/** A board without pictures, for a game whose own is not drawn yet. */
import { t } from "../../lib/i18n/index.svelte";
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import Result from "./Result.svelte";

const COLOURS = ["var(--player-0)", "var(--player-1)", "var(--player-2)", "var(--player-3)"];
const ui: GameUi = {
  Board,
  Result,
  prompt: (_view, _named, legal) => t(legal.length ? "app-your-turn" : "app-no-choices"),
  tell: (fact) => `${fact.key} ${Object.values(fact.params).join(" ")}`,
  describe: (move) => move.text,
  read: (view) =>
    Object.entries(view as object).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
  mark: (seat) => ({ colour: COLOURS[seat] ?? "var(--ink)", sign: String(seat + 1) }),
  rule: () => null,
};
export default ui;
