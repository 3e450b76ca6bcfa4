/** Nautilùs for the table page. */
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import { RULES } from "./explaining";
import Result from "./Result.svelte";
import { SOUNDS } from "./sounds";
import { COLOURS, SIGNS, type Colour, type View } from "./types";
import { about, deal, describe, prompt, read, rule, tell } from "./words";

function mark(seat: number, view: View | null): { colour: string; sign: string } {
  const colours = (view?.players[seat]?.colours ?? [COLOURS[seat] ?? "red"]) as Colour[];
  return {
    colour: `var(--nautilus-${colours[0]})`,
    sign: colours.map((colour) => SIGNS[colour]).join(""),
  };
}

const nautilus: GameUi<View> = {
  Board,
  Result,
  showsPlayers: true,
  prompt,
  tell,
  about,
  gathered: deal,
  describe,
  read,
  rule,
  rules: RULES,
  sounds: SOUNDS,
  mark,
};
export default nautilus;
