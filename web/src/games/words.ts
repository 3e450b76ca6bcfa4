/** The words that every game has: facts and moves by their own messages, which get the values as they
 * are and make words of them by themselves. The terminal does the same, in cli/sentences.py. */
import type { FactOut, LegalMove, ReasonOut } from "../lib/api/wire";
import { has, say } from "../lib/i18n/index.svelte";
import type { Named, Preview, Sentence } from "./contract";

type Values = Readonly<Record<string, unknown>>;

/** A message of a game about raw values; null if the game has no such message. */
export function gameSay(id: string, values: Values, { seats }: Named): Sentence | null {
  if (!has(id)) return null;
  const names: string[] = [];
  for (const { seat, name } of seats) names[seat] = name;
  return say(id, values, names);
}

/** A fact as a sentence: `tile.bought` is the message `<game>-fact-tile-bought`. */
export function tellFact(game: string, fact: FactOut, named: Named): Sentence | null {
  return gameSay(`${game}-fact-${fact.key.replaceAll(".", "-")}`, fact.params, named);
}

/** Why a move is refused: `too-dear` is the message `<game>-refused-too-dear`. */
export function refusalWords(
  game: string,
  reason: ReasonOut | null | undefined,
  named: Named,
): Sentence | null {
  return reason ? gameSay(`${game}-refused-${reason.key}`, reason.params, named) : null;
}

/** A move in words: one of the kind `buy` is the message `<game>-move-buy`, which gets the fields of
 * the move and of its preview. */
export function describeMove(
  game: string,
  move: LegalMove,
  named: Named,
  preview?: Preview,
): Sentence | null {
  const value = move.value as { kind?: string } | null;
  if (!value?.kind) return null;
  return gameSay(`${game}-move-${value.kind}`, { ...preview, ...value }, named);
}
