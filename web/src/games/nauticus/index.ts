/** Nauticus as the table page knows it. */
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import { mark } from "./mark";
import Result from "./Result.svelte";
import { SOUNDS } from "./sounds";
import { RULES } from "./explaining";
import type { View } from "./table";
import { consequences, describe, prompt, read, rule, tell } from "./words";

const nauticus: GameUi<View> = {
  Board,
  Result,
  showsPlayers: true,
  prompt,
  tell,
  about: () => null, // every deed names its seat; the rest happens to the whole table
  describe,
  consequences,
  read,
  rule,
  rules: RULES,
  sounds: SOUNDS,
  // Whoever acts last in a phase often begins the next one, without anybody between.
  endsTurn: ({ key }) => key === "turn.ended" || key === "phase.ended",
  mark: (seat) => mark(seat),
};
export default nauticus;
