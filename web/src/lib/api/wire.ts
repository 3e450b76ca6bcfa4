/* Made by `npm run types` from schema.json, which the server's types make; do not edit. */

export type ClientMessage = Watch | Unwatch | Do | Earlier | AskPreviews | Ping;
export type JsonValue = unknown;
export type ServerMessage =
  Welcome | TableMessage | DoneMessage | RefusedMessage | EarlierMessage | Previews | Unwatched | Pong;

export interface Wire {
  AccountOut: AccountOut;
  AddBot: AddBot;
  AnalysisOut: AnalysisOut;
  AnalysisProgress: AnalysisProgress;
  Answer: Answer;
  Ask: Ask;
  AskOut: AskOut;
  AskPreviews: AskPreviews;
  BoardFile: BoardFile;
  BoardOut: BoardOut;
  Branch: Branch;
  BranchOfRecord: BranchOfRecord;
  BranchOut: BranchOut;
  BusyOut: BusyOut;
  Candidate: Candidate;
  ChangeSetup: ChangeSetup;
  ClientMessage: ClientMessage;
  ClocksOut: ClocksOut;
  Close: Close;
  ComeBack: ComeBack;
  ConsideredOut: ConsideredOut;
  Course: Course;
  Created: Created;
  DailyPuzzle: DailyPuzzle;
  DecisionOut: DecisionOut;
  Do: Do;
  Done: Done;
  DoneMessage: DoneMessage;
  Earlier: Earlier;
  EarlierMessage: EarlierMessage;
  EditAdvice: EditAdvice;
  EditCandidate: EditCandidate;
  EditChecked: EditChecked;
  EditField: EditField;
  EditLine: EditLine;
  EditPlayed: EditPlayed;
  EditProblem: EditProblem;
  EditShown: EditShown;
  Edited: Edited;
  EditedLine: EditedLine;
  EditedMove: EditedMove;
  EditorOut: EditorOut;
  Entered: Entered;
  ErrorBody: ErrorBody;
  ErrorOut: ErrorOut;
  Event: Event;
  EventPage: EventPage;
  FactOut: FactOut;
  GameOut: GameOut;
  GameSent: GameSent;
  GameWords: GameWords;
  GiveUp: GiveUp;
  Goodbye: Goodbye;
  GradeOut: GradeOut;
  Guest: Guest;
  HappenedOut: HappenedOut;
  Health: Health;
  Hint: Hint;
  HintOut: HintOut;
  Join: Join;
  JsonValue: JsonValue;
  Leave: Leave;
  LegalMove: LegalMove;
  LessonAnswer: LessonAnswer;
  LessonList: LessonList;
  LessonListed: LessonListed;
  LessonOut: LessonOut;
  LineOut: LineOut;
  ModeOut: ModeOut;
  MomentOut: MomentOut;
  MotionOut: MotionOut;
  MoveOut: MoveOut;
  NewAccount: NewAccount;
  NextPuzzle: NextPuzzle;
  Offer: Offer;
  OptionOut: OptionOut;
  OtherMove: OtherMove;
  OtherOut: OtherOut;
  OutlookOut: OutlookOut;
  PersonOut: PersonOut;
  Ping: Ping;
  Play: Play;
  Pong: Pong;
  PreviewOut: PreviewOut;
  Previews: Previews;
  PuzzleList: PuzzleList;
  PuzzleListed: PuzzleListed;
  PuzzleOut: PuzzleOut;
  PuzzleRun: PuzzleRun;
  PuzzleTry: PuzzleTry;
  ReasonOut: ReasonOut;
  RefusedMessage: RefusedMessage;
  Rematch: Rematch;
  RemoveBot: RemoveBot;
  Replace: Replace;
  Replay: Replay;
  Resign: Resign;
  ResultOut: ResultOut;
  Reveal: Reveal;
  RoundOut: RoundOut;
  Say: Say;
  Seal: Seal;
  SeatListed: SeatListed;
  SeatOut: SeatOut;
  SendGame: SendGame;
  SentSeat: SentSeat;
  ServerMessage: ServerMessage;
  SessionList: SessionList;
  SessionOut: SessionOut;
  SettingsOut: SettingsOut;
  Setup: Setup;
  Shown: Shown;
  SignIn: SignIn;
  SolutionOut: SolutionOut;
  StandIn: StandIn;
  Start: Start;
  SummaryFact: SummaryFact;
  SwapSeats: SwapSeats;
  TableList: TableList;
  TableListed: TableListed;
  TableMessage: TableMessage;
  TableOut: TableOut;
  ThemeOut: ThemeOut;
  Told: Told;
  ToldMove: ToldMove;
  TryOut: TryOut;
  Undo: Undo;
  Unwatch: Unwatch;
  Unwatched: Unwatched;
  VerdictOut: VerdictOut;
  Vote: Vote;
  Watch: Watch;
  Welcome: Welcome;
}
/**
 * Where a seat's result came from; the parts add up from `start` to `end`.
 */
export interface AccountOut {
  start: number;
  luck: number;
  own: number;
  others: number;
  reappraisal: number;
  end: number;
}
export interface AddBot {
  key?: string | null;
  do: "bot";
  seat: number;
  bot: string;
}
/**
 * What `seaboard analyse --json` prints.
 */
export interface AnalysisOut {
  schema: number;
  game: string;
  mode: string;
  seats: number;
  players: {
    [k: string]: string;
  };
  settings: SettingsOut;
  calibrated: boolean;
  grades: {
    [k: string]: number;
  };
  accounts: AccountOut[];
  decisions: DecisionOut[];
  summary: SummaryFact[];
}
/**
 * How hard it was thought about each decision.
 */
export interface SettingsOut {
  playouts: number;
  seed: number;
  shown: number;
  line: number;
}
/**
 * A decision between at least two moves, as its player could see it.
 */
export interface DecisionOut {
  step: number;
  turn: number;
  seat: number;
  move: string;
  legal: number;
  before: OutlookOut;
  after: OutlookOut;
  best: ConsideredOut[];
  cost: number;
  margin: number;
  grade: string;
  luck_before: boolean;
}
/**
 * What each seat may expect.
 */
export interface OutlookOut {
  chances: number[];
  scores: number[];
}
/**
 * A move that was compared closely.
 */
export interface ConsideredOut {
  move: string;
  outlook: OutlookOut;
  line: string[];
}
/**
 * A sentence to be: `analysis-summary-<key>`, or a message of the game if it is `own`.
 */
export interface SummaryFact {
  key: string;
  own: boolean;
  seats: number[];
  step: number | null;
  params: {
    [k: string]: number;
  };
  played: MoveOut | null;
  better: MoveOut | null;
  missed: {
    [k: string]: number;
  };
}
/**
 * A move as whoever made it heard of it.
 */
export interface MoveOut {
  move: string;
  facts: HappenedOut[];
}
/**
 * Something that happened by a move.
 */
export interface HappenedOut {
  key: string;
  params: {
    [k: string]: unknown;
  };
}
/**
 * An analysis as far as it is made: in it the decisions after those that one had. Accounts and
 * summary come when it is done; until then ask again for what comes after `next`.
 */
export interface AnalysisProgress {
  state: "running" | "done" | "failed";
  total: number;
  next: number;
  analysis: AnalysisOut;
}
export interface Answer {
  key?: string | null;
  do: "answer";
  ask: number;
  yes: boolean;
}
/**
 * Ask the others to let one's last decision be taken back.
 */
export interface Ask {
  key?: string | null;
  do: "ask";
  seat: number;
  version: number;
}
/**
 * A request to take moves back.
 */
export interface AskOut {
  number: number;
  seat: number;
  waiting: string[];
}
/**
 * Ask what each legal move would do, as far as the seat that decides can know.
 */
export interface AskPreviews {
  type: "preview";
  table: string;
  seat: number;
}
/**
 * What a board file contains, to be read into the lines of a setup.
 */
export interface BoardFile {
  text: string;
}
/**
 * What is printed on a game's own board, line by line; a setup may name other values.
 */
export interface BoardOut {
  lines: {
    [k: string]: string;
  };
}
/**
 * Go on from a finished game after a number of its moves, and then others, at a new table.
 */
export interface Branch {
  step: number;
  /**
   * @maxItems 20
   */
  line?:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string, string, string]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ];
  /**
   * @maxItems 9
   */
  players:
    | []
    | [string | null]
    | [string | null, string | null]
    | [string | null, string | null, string | null]
    | [string | null, string | null, string | null, string | null]
    | [string | null, string | null, string | null, string | null, string | null]
    | [string | null, string | null, string | null, string | null, string | null, string | null]
    | [string | null, string | null, string | null, string | null, string | null, string | null, string | null]
    | [
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null
      ]
    | [
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null
      ];
  key?: string | null;
}
/**
 * The same with a record that one has.
 */
export interface BranchOfRecord {
  step: number;
  /**
   * @maxItems 20
   */
  line?:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string, string, string]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ];
  /**
   * @maxItems 9
   */
  players:
    | []
    | [string | null]
    | [string | null, string | null]
    | [string | null, string | null, string | null]
    | [string | null, string | null, string | null, string | null]
    | [string | null, string | null, string | null, string | null, string | null]
    | [string | null, string | null, string | null, string | null, string | null, string | null]
    | [string | null, string | null, string | null, string | null, string | null, string | null, string | null]
    | [
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null
      ]
    | [
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null
      ];
  key?: string | null;
  record: string;
}
/**
 * Where a table's first moves are from.
 */
export interface BranchOut {
  table: string | null;
  step: number;
}
/**
 * The bots of a seat's strength are busy; a weaker one could decide this time.
 */
export interface BusyOut {
  seat: number;
  bot: string;
  instead: string;
  seconds: number | null;
}
/**
 * A move that a bot thought about.
 */
export interface Candidate {
  move: string;
  visits: number;
  value: number;
  score: number | null;
  preview?: PreviewOut;
}
/**
 * What a move would do; the games' own types say what there is beside the facts.
 */
export interface PreviewOut {
  facts: FactOut[];
}
/**
 * Something that happened; the games' own types say which keys have which parameters.
 */
export interface FactOut {
  key: string;
  params: {
    [k: string]: unknown;
  };
}
/**
 * Another setup of the same game, before the start; for the host.
 */
export interface ChangeSetup {
  key?: string | null;
  do: "setup";
  setup: Setup;
}
/**
 * A table to be: the game and how it is played.
 */
export interface Setup {
  game: string;
  mode?: string | null;
  seats?: number | null;
  options?: {
    [k: string]: number;
  };
  board?: {
    [k: string]: string;
  } | null;
  public?: boolean;
  spectators?: boolean;
  undo?: "turn" | "never";
  hints?: boolean;
  seconds?: number | null;
  game_seconds?: number | null;
  increment?: number;
  timeout?: "bot" | "resign";
  substitute?: string | null;
  absence?: number | "never" | null;
  stand_in?: boolean;
  key?: string | null;
}
/**
 * Hear of a table as one of one's seats, or as a spectator; `after` is the last event known,
 * `previews` asks for what each legal move would do.
 */
export interface Watch {
  type: "watch";
  table: string;
  seat?: number | null;
  after?: number | null;
  previews?: boolean;
}
export interface Unwatch {
  type: "unwatch";
  table: string;
}
/**
 * A command; the answer carries the same `id`.
 */
export interface Do {
  type: "do";
  id: number;
  table: string;
  command:
    | Join
    | Leave
    | AddBot
    | RemoveBot
    | SwapSeats
    | ChangeSetup
    | Seal
    | Start
    | Reveal
    | Close
    | Play
    | Undo
    | Ask
    | Answer
    | Resign
    | Replace
    | ComeBack
    | GiveUp
    | Vote
    | StandIn
    | Say
    | Rematch;
}
/**
 * Take a seat, or the first free one; several seats by one person are a hot seat.
 */
export interface Join {
  key?: string | null;
  do: "join";
  seat?: number | null;
  label?: string | null;
}
export interface Leave {
  key?: string | null;
  do: "leave";
  seat: number;
}
export interface RemoveBot {
  key?: string | null;
  do: "unbot";
  seat: number;
}
/**
 * Two seats change places, before the start; for the host.
 */
export interface SwapSeats {
  key?: string | null;
  do: "swap";
  seat: number;
  other: number;
}
/**
 * Bind oneself to words from which the shuffle will follow too; docs/fair-shuffles.md says how
 * the seal is made.
 */
export interface Seal {
  key?: string | null;
  do: "seal";
  seat: number;
  seal: string;
}
export interface Start {
  key?: string | null;
  do: "start";
}
/**
 * Show the words that one has sealed, once the start is fixed; `start` is that of the table.
 */
export interface Reveal {
  key?: string | null;
  do: "reveal";
  seat: number;
  start: string;
  words: string;
}
/**
 * Give up a table that has not begun.
 */
export interface Close {
  key?: string | null;
  do: "close";
}
/**
 * A move, and the version of the table that it answers.
 */
export interface Play {
  key?: string | null;
  do: "move";
  seat: number;
  version: number;
  move: string;
}
/**
 * Take one's last decision back, where nobody needs to be asked.
 */
export interface Undo {
  key?: string | null;
  do: "undo";
  seat: number;
  version: number;
}
/**
 * A bot plays the seat from now on.
 */
export interface Resign {
  key?: string | null;
  do: "resign";
  seat: number;
}
/**
 * Let a bot play for one who is away, from `replaceable_from` on; the host does it, others
 * propose it.
 */
export interface Replace {
  key?: string | null;
  do: "replace";
  seat: number;
}
/**
 * Take one's seat over again from the bot.
 */
export interface ComeBack {
  key?: string | null;
  do: "come_back";
  seat: number;
}
/**
 * Propose to end the game without a result. Sent again, it ends the waiting for those who are
 * away meanwhile.
 */
export interface GiveUp {
  key?: string | null;
  do: "give_up";
}
/**
 * Answer one of the table's `motions`.
 */
export interface Vote {
  key?: string | null;
  do: "vote";
  motion: number;
  yes: boolean;
}
/**
 * Let the weaker bot decide that `busy` offers, for the version that offers it.
 */
export interface StandIn {
  key?: string | null;
  do: "stand_in";
  version: number;
}
export interface Say {
  key?: string | null;
  do: "say";
  text: string;
}
/**
 * A new table with the same people, after the end.
 */
export interface Rematch {
  key?: string | null;
  do: "rematch";
}
/**
 * Ask for events before a number.
 */
export interface Earlier {
  type: "earlier";
  table: string;
  before: number;
  seat?: number | null;
}
export interface Ping {
  type: "ping";
}
/**
 * Time for the whole game, by the server's clock.
 */
export interface ClocksOut {
  left: (number | null)[];
  running: number | null;
  since: number | null;
}
/**
 * How a game has gone, as everyone could see it.
 */
export interface Course {
  steps: number;
  turns: number[];
  rounds: RoundOut[];
}
/**
 * A round that begins after that many moves, and how everyone stood then.
 */
export interface RoundOut {
  round: number;
  step: number;
  scores: number[];
}
export interface Created {
  id: string;
}
/**
 * The puzzle of a day; none if the game has no puzzles.
 */
export interface DailyPuzzle {
  day: string;
  puzzle: PuzzleOut | null;
}
/**
 * A puzzle as it is asked: nothing here tells the solution.
 */
export interface PuzzleOut {
  game: string;
  id: string;
  grade: number;
  seat: number;
  names: string[];
  view: unknown;
  legal: LegalMove[];
}
export interface LegalMove {
  text: string;
  value: unknown;
  preview?: PreviewOut;
}
export interface Done {
  last: number;
  version: number;
  rematch: string | null;
}
export interface DoneMessage {
  type: "done";
  id: number;
  done: Done;
}
export interface EarlierMessage {
  type: "earlier";
  page: EventPage;
}
export interface EventPage {
  table: string;
  events: Event[];
}
/**
 * Something that happened at a table; which of the fields there are depends on `kind`.
 */
export interface Event {
  number: number;
  at: number;
  kind: string;
  seat?: number | null;
  person?: string;
  move?: string;
  step?: number;
  facts?: FactOut[];
  data?: {
    [k: string]: unknown;
  };
}
/**
 * The best moves, as a bot sees them, the first of them first.
 */
export interface EditAdvice {
  bot: string;
  candidates: EditCandidate[];
}
/**
 * A move that a bot thought about, and how play would probably go on.
 */
export interface EditCandidate {
  move: string;
  visits: number;
  value: number;
  score: number | null;
  preview?: PreviewOut;
  line: string[];
}
/**
 * Either a problem or the position.
 */
export interface EditChecked {
  problem: EditProblem | null;
  shown: EditShown | null;
}
/**
 * Why a position cannot be: where, as a path into it, if that is known, and what.
 */
export interface EditProblem {
  path: string | null;
  message: string;
  reason: ReasonOut | null;
}
/**
 * Why a move was refused; `<game>-refused-<key>` is the message that says it.
 */
export interface ReasonOut {
  key: string;
  params: {
    [k: string]: unknown;
  };
}
/**
 * A position that can be, with everything open.
 */
export interface EditShown {
  decider: number;
  over: boolean;
  view: unknown;
  legal: LegalMove[];
  whole: {
    [k: string]: unknown;
  };
}
/**
 * Something of a description that can be changed.
 */
export interface EditField {
  name: string;
  kind: "number" | "flag" | "choice" | "seat" | "chosen" | "counts" | "rows" | "table" | "title";
  least: number;
  most: number;
  names: string[];
  says: string;
  optional: boolean;
  fields: EditField[];
  fresh: unknown;
}
/**
 * Some moves beside each other's facts, and where they led; chance has not gone on.
 */
export interface EditLine {
  line: FactOut[][];
  shown: EditShown;
}
/**
 * A move that was played on, and where it led after what chance did.
 */
export interface EditPlayed {
  move: string;
  facts: FactOut[];
  shown: EditShown;
}
/**
 * A position set up by hand: what the editor's form says, or a whole description.
 */
export interface Edited {
  position: {
    [k: string]: JsonValue;
  };
}
/**
 * Some moves from such a position, one after another.
 */
export interface EditedLine {
  position: {
    [k: string]: JsonValue;
  };
  /**
   * @maxItems 20
   */
  moves:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string, string, string]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ]
    | [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
      ];
}
/**
 * Play on from such a position: a move of one's own, or one by a bot.
 */
export interface EditedMove {
  position: {
    [k: string]: JsonValue;
  };
  move?: string | null;
  bot?: string | null;
}
/**
 * A position to begin with, and the form by which it is changed.
 */
export interface EditorOut {
  game: string;
  mode: string;
  seats: number;
  names: string[];
  form: EditField[];
  position: {
    [k: string]: unknown;
  };
}
/**
 * Who one is now; `token` is for programs, browsers have it as a cookie.
 */
export interface Entered {
  person: PersonOut;
  token: string;
}
export interface PersonOut {
  id: string;
  name: string;
  account: string | null;
}
export interface ErrorBody {
  code: string;
  message: string;
  reason?: ReasonOut;
}
export interface ErrorOut {
  error: ErrorBody;
}
/**
 * All that a page needs to know of a game to offer it.
 */
export interface GameOut {
  name: string;
  title: string;
  rules: number;
  secret: boolean;
  modes: ModeOut[];
  options: OptionOut[];
  seats: string[];
  boards: boolean;
  editor: boolean;
}
export interface ModeOut {
  name: string;
  seats: number[];
  teams: number[][];
}
export interface OptionOut {
  name: string;
  default: number;
  least: number;
  most: number;
  summary: string;
}
/**
 * A game of a device is kept; `new` is false if it was already.
 */
export interface GameSent {
  id: string;
  new: boolean;
}
/**
 * The words that a game brings: Fluent messages, and its rules for players if it has some.
 */
export interface GameWords {
  messages: string;
  rules: string | null;
}
/**
 * Delete the person; an account gives its password.
 */
export interface Goodbye {
  password?: string | null;
}
/**
 * A grade from 1, easy, and how many puzzles are of it.
 */
export interface GradeOut {
  grade: number;
  count: number;
}
/**
 * Come in by choosing a name; nothing else is asked.
 */
export interface Guest {
  name: string;
}
export interface Health {
  status: "ok";
  version: string;
}
/**
 * What a bot would do in the place of a seat: the best few moves, the first of them first.
 */
export interface Hint {
  bot: string;
  version: number;
  candidates: Candidate[];
}
/**
 * The first hint: the themes, and some moves of which one is the solution.
 */
export interface HintOut {
  themes: string[];
  moves: string[];
}
/**
 * A lesson to be gone on with: the answers given so far, and the next one if there is one; the
 * empty one reads on.
 */
export interface LessonAnswer {
  /**
   * @maxItems 60
   */
  answers?: string[];
  move?: string | null;
}
/**
 * All lessons of a game in their order, what its coach says, and the words of both.
 */
export interface LessonList {
  game: string;
  lessons: LessonListed[];
  coach: MomentOut[];
  first_mode: string;
  messages: string;
}
/**
 * A lesson to choose; `title` is the id of the message that names it.
 */
export interface LessonListed {
  name: string;
  title: string;
  steps: number;
}
/**
 * Something that a coach says once: when the viewer decides and a move of one of the kinds or
 * texts is legal, or when one of the facts is told.
 */
export interface MomentOut {
  name: string;
  say: string;
  kinds: string[];
  texts: string[];
  facts: string[];
  own: boolean | null;
  equal: string[];
  light: string[];
  rule: string | null;
}
/**
 * A lesson after some answers: what is to be done next, and what the learner sees.
 */
export interface LessonOut {
  game: string;
  lesson: string;
  title: string;
  answers: string[];
  step: number;
  steps: number;
  done: boolean;
  say: string | null;
  light: string[];
  hint: string | null;
  verdict: VerdictOut | null;
  facts: FactOut[];
  seat: number;
  names: string[];
  view: unknown;
  legal: LegalMove[];
}
/**
 * What became of an answer that was given.
 */
export interface VerdictOut {
  kind: "right" | "unwanted" | "refused";
  say: string | null;
  reason: ReasonOut | null;
  message: string | null;
}
/**
 * A position beside a finished game: after a number of its moves, and then others.
 */
export interface LineOut {
  game: string;
  mode: string;
  seats: number;
  players: {
    [k: string]: string;
  };
  step: number;
  steps: number;
  by: string | null;
  move: string | null;
  facts: FactOut[];
  view: unknown;
  result: ResultOut | null;
  line: FactOut[][];
  decider: number | null;
  legal: LegalMove[];
}
/**
 * How it ended; at a table, whoever resigned, or was replaced and did not come back, comes
 * after those who played.
 */
export interface ResultOut {
  places: number[];
  scores: number[];
}
/**
 * A proposal: to let a bot play for one who is away, or to give the table up.
 */
export interface MotionOut {
  number: number;
  what: "replace" | "give_up";
  seat: number | null;
  by: string;
  agreed: string[];
  waiting: string[];
}
/**
 * Keep who you are: an account with a password.
 */
export interface NewAccount {
  account: string;
  password: string;
}
/**
 * The next puzzle of a run; none when all are done.
 */
export interface NextPuzzle {
  puzzle: PuzzleOut | null;
}
export interface Offer {
  games: GameOut[];
  bots: string[];
}
/**
 * A move of one's own choice at a decision of a finished game.
 */
export interface OtherMove {
  step: number;
  move: string;
}
/**
 * What a move that is not the solution loses of the chance to win.
 */
export interface OtherOut {
  move: string;
  loss: number;
  margin: number;
  tried: number;
}
export interface Pong {
  type: "pong";
}
/**
 * What each legal move would do, by its text; a version as in `table`.
 */
export interface Previews {
  type: "previews";
  table: string;
  seat: number;
  version: number;
  moves: {
    [k: string]: PreviewOut;
  };
}
/**
 * The puzzles of a game, as far as they fit what was asked, easy ones first; the themes and
 * grades are those of all.
 */
export interface PuzzleList {
  game: string;
  themes: ThemeOut[];
  grades: GradeOut[];
  puzzles: PuzzleListed[];
}
/**
 * A theme, and how many puzzles have it; its name is the message `<game>-theme-<name>`.
 */
export interface ThemeOut {
  name: string;
  count: number;
}
/**
 * A puzzle to choose.
 */
export interface PuzzleListed {
  id: string;
  grade: number;
}
/**
 * A run of puzzles to be gone on with: the next is of the theme, of the grade or one near it,
 * and none of those that are done; `run` is any number, by which runs differ.
 */
export interface PuzzleRun {
  theme?: string | null;
  grade?: number;
  /**
   * @maxItems 2000
   */
  done?: string[];
  run?: number;
}
/**
 * A move that may be the solution of a puzzle; none gives up.
 */
export interface PuzzleTry {
  move?: string | null;
}
/**
 * Why not; `id` is that of the command, if it was one that could be read.
 */
export interface RefusedMessage {
  type: "refused";
  id: number | null;
  table: string | null;
  error: ErrorBody;
}
/**
 * A record to look at, after a number of its moves.
 */
export interface Replay {
  record: string;
  step?: number | null;
  seat?: number | null;
}
export interface SeatListed {
  person: string | null;
  label: string | null;
  bot: string | null;
}
export interface SeatOut {
  seat: number;
  name: string;
  person: string | null;
  label: string | null;
  bot: string | null;
  resigned: boolean;
  replaced: boolean;
  here: boolean | null;
  away_since: number | null;
  replaceable_from: number | null;
  seal: string | null;
  words: string | null;
}
/**
 * A game that is over, and was played on the person's own device.
 */
export interface SendGame {
  record: string;
  /**
   * @minItems 1
   * @maxItems 9
   */
  seats:
    | [SentSeat]
    | [SentSeat, SentSeat]
    | [SentSeat, SentSeat, SentSeat]
    | [SentSeat, SentSeat, SentSeat, SentSeat]
    | [SentSeat, SentSeat, SentSeat, SentSeat, SentSeat]
    | [SentSeat, SentSeat, SentSeat, SentSeat, SentSeat, SentSeat]
    | [SentSeat, SentSeat, SentSeat, SentSeat, SentSeat, SentSeat, SentSeat]
    | [SentSeat, SentSeat, SentSeat, SentSeat, SentSeat, SentSeat, SentSeat, SentSeat]
    | [SentSeat, SentSeat, SentSeat, SentSeat, SentSeat, SentSeat, SentSeat, SentSeat, SentSeat];
}
/**
 * Who sat in a seat of a game on a device: its bot, or the person, with the name of somebody at
 * the same screen.
 */
export interface SentSeat {
  label?: string | null;
  bot?: string | null;
  resigned?: boolean;
}
/**
 * The first message; `person` is none for one who only watches, `now` is the server's time, by
 * which all clocks run.
 */
export interface Welcome {
  type: "welcome";
  person: PersonOut | null;
  now: number;
}
/**
 * The table as it is now, and the events since the last such message.
 */
export interface TableMessage {
  type: "table";
  table: TableOut;
}
/**
 * A table as one viewer may know it.
 */
export interface TableOut {
  id: string;
  status: "open" | "starting" | "running" | "finished" | "given_up" | "closed";
  host: string;
  setup: {
    [k: string]: unknown;
  };
  seats: SeatOut[];
  people: {
    [k: string]: string;
  };
  last: number;
  version: number;
  commitment: string;
  start: string | null;
  secret: string | null;
  viewer: number | null;
  mine: number[];
  decider: number | null;
  deadline: number | null;
  clocks: ClocksOut | null;
  moves: number;
  legal: LegalMove[];
  undo: "free" | "ask" | "refused" | "no";
  ask: AskOut | null;
  motions: MotionOut[];
  busy: BusyOut | null;
  view: unknown;
  result: ResultOut | null;
  rematch: string | null;
  branch: BranchOut | null;
  unverified: boolean;
  events: Event[];
}
export interface Unwatched {
  type: "unwatched";
  table: string;
}
export interface SessionList {
  sessions: SessionOut[];
}
/**
 * A device where one is signed in.
 */
export interface SessionOut {
  id: string;
  since: number;
  device: string;
  here: boolean;
}
/**
 * A record after a number of its moves, as everyone may see it once it is over.
 */
export interface Shown {
  game: string;
  mode: string;
  seats: number;
  players: {
    [k: string]: string;
  };
  step: number;
  steps: number;
  by: string | null;
  move: string | null;
  facts: FactOut[];
  view: unknown;
  result: ResultOut | null;
}
export interface SignIn {
  account: string;
  password: string;
}
/**
 * Told once it is found or given up.
 */
export interface SolutionOut {
  move: string;
  chance: number;
  others: OtherOut[];
  found: {
    [k: string]: number;
  };
  themes: string[];
  facts: FactOut[];
  view: unknown;
}
export interface TableList {
  tables: TableListed[];
  people: {
    [k: string]: string;
  };
}
export interface TableListed {
  id: string;
  game: string;
  mode: string;
  status: string;
  public: boolean;
  host: string;
  since: number;
  changed: number;
  seats: SeatListed[];
  decider: number | null;
  my_turn: boolean;
  unverified: boolean;
}
/**
 * Every move of a finished game.
 */
export interface Told {
  moves: ToldMove[];
}
/**
 * A move of a finished game as whoever made it heard of it.
 */
export interface ToldMove {
  seat: number | null;
  move: string;
  facts: FactOut[];
}
/**
 * What became of a try, or of giving up.
 */
export interface TryOut {
  kind: "right" | "wrong" | "refused" | "given-up";
  loss: OtherOut | null;
  reason: ReasonOut | null;
  message: string | null;
  solution: SolutionOut | null;
}
