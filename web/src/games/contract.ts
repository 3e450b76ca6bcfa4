/** What the table page gives to a game's board, and what a board offers to the page.
 *
 * Whatever on a board shows something of the view carries its path in `data-of` (several with spaces
 * between): lessons light it, and it explains itself by `data-about`, `data-tip` or its name. What cannot be chosen
 * now may carry in `data-tries` the move that it would be: touched, it says why not. A board that hides
 * parts of itself brings one to the front at the event `seaboard-reveal` (learning/lit.ts).
 *
 * A game's folder exports one `GameUi` from its `index.ts`, and may have a `BoardForm.svelte`; the page
 * knows nothing else of it.
 */
import type { Component } from "svelte";
import type { Sound } from "../lib/sounds";
import type { FactOut, LegalMove } from "../lib/api/wire";

/** Someone at the table, as the boards write him. */
export interface SeatInfo {
  seat: number;
  /** The name that is shown: a person's, a label at a hot seat, or a bot's. */
  name: string;
  bot: boolean;
  /** The bot that sits there, by its specification, unless a person does too. */
  level?: string | null;
  /** Whether the viewer plays this seat. */
  mine: boolean;
  /** Whether its person is connected, or a bot plays meanwhile; null where nobody needs to know. */
  presence?: "here" | "away" | "bot" | null;
  /** Since when the person is away, by the server's time. */
  since?: number | null;
  /** What is left of the time for the whole game: now, or (`since`) when it began to run. */
  clock?: { left: number; since: number | null } | null;
}

/** What a legal move would do, as far as the player can know it: what would be told of it, and what
 * the game adds, such as its cost. */
export interface Preview {
  facts: FactOut[];
  [more: string]: unknown;
}

export type Previews = Readonly<Record<string, Preview>>;

export interface BoardProps<View> {
  /** The name of the game, for a board that serves any. */
  game?: string;
  /** The game's own view of the viewer. */
  view: View;
  seats: SeatInfo[];
  /** The seat from which one looks; null for a spectator or a replay. */
  me: number | null;
  /** The moves among which the viewer chooses now; empty if he does not decide. */
  legal: LegalMove[];
  /** What each legal move would do, by its text; fills a moment after `legal` does. */
  previews: Previews;
  /** What happened between the view before and this one, for motion and for marking the last
   * move; empty when one jumps through a replay. */
  happened: FactOut[];
  /** What happened of late and still stands, oldest first, for a recap: what was taken back is not
   * among it. */
  lately?: readonly FactOut[];
  /** Whether an earlier position is looked at: nothing but `happened` is known of what led to it. */
  past?: boolean;
  /** Whether nothing can be chosen here, so that no room is kept for choices. */
  onlyShown?: boolean;
  /** What the viewer did in the turn that still runs, oldest first, and how to take it all back (null
   * if that cannot be done freely); null if there is nothing. */
  turn?: { facts: readonly FactOut[]; takeBack: (() => void) | null } | null;
  /** Moves that a bot recommends, the best first; shown as marks on the board. */
  hinted: string[];
  /** Send a move. Until the next view comes, the page ignores further ones. */
  play: (move: string) => void;
  /** Say in the prompt line, instead of the question, which step of a choice one is at; null: the
   * question again. */
  say?: (step: Sentence | null) => void;
  /** Whether motion is wanted. */
  motion: boolean;
}

/** What a form for another board's values gets: the lines that the server gave, by their names. A
 * folder may have one, `BoardForm.svelte`, that shows them as pictures; the plain form shows any. It is
 * given whatever somebody typed or a file held, so it draws as much of it as it understands; whether
 * a board is sound, the server says. */
export interface BoardFormProps {
  lines: Readonly<Record<string, string>>;
  /** Take over new values of some lines. */
  change: (lines: Record<string, string>) => void;
}

/** One line of the log or the text view: made anew when the language changes. */
export type Sentence = string;

export interface Named {
  seats: SeatInfo[];
}

export interface GameUi<View = unknown> {
  /** The board with everything on it that the game has, prompt and choices included. */
  Board: Component<BoardProps<View>>;
  /** Whether the board itself shows everybody by name and who decides; a small screen then does
   * without the list of players above it. */
  showsPlayers?: boolean;
  /** What is asked of whoever decides, in words, for the prompt line, title and screen reader; what the
   * others wait for where there are no legal moves. */
  prompt: (view: View, named: Named, legal: LegalMove[]) => Sentence;
  /** A fact as a sentence of the log; null if it need not be told. The end of the game is the fact
   * `game.ended`, if the game tells of it. */
  tell: (fact: FactOut, named: Named) => Sentence | null;
  /** Whom a fact is about that has no seat of its own: undefined if it is whoever moved, null if it
   * is nobody. */
  about?: (fact: FactOut) => number | null | undefined;
  /** Whether a turn is over with this fact, for games whose turns have several decisions. */
  endsTurn?: (fact: FactOut) => boolean;
  /** Facts that follow each other and are told in one sentence, such as the cards of a deal. */
  gathered?: {
    belongs: (fact: FactOut) => boolean;
    tell: (facts: readonly FactOut[], named: Named) => Sentence;
  };
  /** A move as a short sentence in words, for lists of choices and hints. */
  describe: (move: LegalMove, view: View, named: Named, preview?: Preview) => Sentence;
  /** What a move costs, brings and sets off, beyond what `describe` says: why a hint recommends it.
   * Without this, what would be told of the move. */
  consequences?: (move: LegalMove, preview: Preview | undefined) => Sentence;
  /** The position in words, for the text view beside the board: as for whoever looks on. */
  read: (view: View, named: Named) => Sentence[];
  /** The scoring or result of the finished game, as a table. */
  Result: Component<{ view: View; seats: SeatInfo[]; places: number[]; scores: number[] }>;
  /** The CSS colour and sign of a seat, for lists outside the board. */
  mark: (seat: number, view: View | null) => { colour: string; sign: string };
  /** How its main events sound, by the keys of facts; of several at once the first one listed. */
  sounds?: Readonly<Record<string, Sound>>;
  /** Which rule explains a thing that the board shows, by its path in the view: `players.*.taler`. */
  rules?: Readonly<Record<string, string>>;
  /** The id of the rule that explains what is asked now, for the link to the rules. */
  rule: (view: View) => string | null;
}
