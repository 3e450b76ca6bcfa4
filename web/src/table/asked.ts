/** What the page says of the position that it shows: one source for the prompt line and the text view. */
import type { GameUi, SeatInfo } from "../games/contract";
import type { LegalMove, TableOut } from "../lib/api/wire";
import { t } from "../lib/i18n/index.svelte";
import { linesOf } from "./log";
import { stageAt, stagesOf } from "./recap";
import type { TableSession } from "./session.svelte";

export interface Situation {
  session: TableSession;
  table: TableOut;
  ui: GameUi;
  seats: SeatInfo[];
  /** What is shown: the present, or the position that is looked at. */
  view: unknown;
  /** The step of a choice that is made on the board, if one is begun. */
  step?: string | null;
}

/** What is asked, what the others do, or what is looked at. */
export function wordsNow(now: Situation): string {
  const { session, table } = now;
  if (session.outlook) return pastWords(now, session.outlook.step);
  if (table.status === "finished") return t("app-game-over");
  if (table.status === "given_up") return t("absence-event-given-up");
  const { single } = session;
  if (!single) return questionWords(now);
  const move = now.ui.describe(single.move, single.view, { seats: now.seats }, single.preview);
  if (single.given && session.sending === null)
    return t("app-answered", { move, next: questionWords(now) });
  return t("app-answering", { move });
}

function pastWords({ session, table, ui, seats }: Situation, step: number): string {
  const { recap, outlook } = session;
  if (!recap) return t("app-looking-back", { step, steps: table.moves });
  const stages = stagesOf(linesOf(recap.events, { ui, seats, people: table.people }));
  return stageAt(stages, recap, outlook?.shown?.step)?.text ?? "";
}

/** The question stands until its answer has come: meanwhile there is nothing to choose, and no other
 * question either. */
function questionWords({ table, ui, seats, view, step }: Situation): string {
  return step ?? ui.prompt(view, { seats }, table.legal);
}

/** A legal move in words. */
export function moveWords({ session, table, ui, seats, view }: Situation, text: string): string {
  const move = table.legal.find((each: LegalMove) => each.text === text);
  return move ? ui.describe(move, view, { seats }, session.previews[text]) : text;
}
