/* Made by `npm run types` from schema.json, which the server's types make; do not edit. */

export type ClientMessage = Watch | Unwatch | Do | Earlier | AskPreviews | Ping;
export type NauticusFact =
  | NauticusRoundBegun
  | NauticusLaidOut
  | NauticusFieldChosen
  | NauticusBonusReceived
  | NauticusBonusLost
  | NauticusTileReceived
  | NauticusTileBought
  | NauticusTileStored
  | NauticusTileForfeited
  | NauticusTileTransported
  | NauticusTilePlaced
  | NauticusShipBegun
  | NauticusShipFinished
  | NauticusRewardTaken
  | NauticusRewardLost
  | NauticusGiftDue
  | NauticusGiftLost
  | NauticusMoneyWithdrawn
  | NauticusGoodsDelivered
  | NauticusCrownsScored
  | NauticusPassFlipped
  | NauticusPassBare
  | NauticusExtraBegun
  | NauticusActionDone
  | NauticusTurnEnded
  | NauticusPhaseEnded
  | NauticusAnchorLaid
  | NauticusRoundEnded
  | NauticusPassPenalty
  | NauticusScoreFinal
  | NauticusGameEnded;
export type NauticusMove =
  | NauticusChooseField
  | NauticusTakeTile
  | NauticusBuyTile
  | NauticusTransportTile
  | NauticusPlaceTile
  | NauticusStoreTile
  | NauticusWithdrawMoney
  | NauticusDeliverGoods
  | NauticusScoreCrowns
  | NauticusPass
  | NauticusFinishAction
  | NauticusEndTurn
  | NauticusBeginExtra
  | NauticusTakeReward
  | NauticusLayOut;
export type NautilusFact =
  | NautilusCardDealt
  | NautilusCardPlayed
  | NautilusCardUndone
  | NautilusCardUsed
  | NautilusCardDiscarded
  | NautilusCardChosen
  | NautilusCardPassed
  | NautilusCardAsked
  | NautilusCardReturned
  | NautilusTradeDone
  | NautilusTradeFailed
  | NautilusHandChanged
  | NautilusHandKept
  | NautilusHandAnnounced
  | NautilusTurnTaken
  | NautilusTurnCommanded
  | NautilusTelescopeUp
  | NautilusTelescopeDown
  | NautilusRoundBegun
  | NautilusGameEnded
  | NautilusSailorMoved
  | NautilusSailorEntered
  | NautilusSailorBack
  | NautilusSailorRestored
  | NautilusMobyStart
  | NautilusMobyEntered
  | NautilusMobyMoved
  | NautilusDieRolled;
export type NautilusMove =
  | NautilusMoveSailor
  | NautilusMovePart
  | NautilusEnter
  | NautilusSkip
  | NautilusSwitch
  | NautilusPlayCard
  | NautilusDiscard
  | NautilusSwap
  | NautilusAsk
  | NautilusGive
  | NautilusBehind
  | NautilusRedraw
  | NautilusKeep
  | NautilusDie
  | NautilusDeal;
export type ServerMessage =
  Welcome | TableMessage | DoneMessage | RefusedMessage | EarlierMessage | Previews | Unwatched | Pong;

export interface Wire {
  AddBot: AddBot;
  AddWords: AddWords;
  Answer: Answer;
  Ask: Ask;
  AskOut: AskOut;
  AskPreviews: AskPreviews;
  Candidate: Candidate;
  ClientMessage: ClientMessage;
  Close: Close;
  Created: Created;
  Do: Do;
  Done: Done;
  DoneMessage: DoneMessage;
  Earlier: Earlier;
  EarlierMessage: EarlierMessage;
  Entered: Entered;
  ErrorBody: ErrorBody;
  ErrorOut: ErrorOut;
  Event: Event;
  EventPage: EventPage;
  FactOut: FactOut;
  GameOut: GameOut;
  GameWords: GameWords;
  Goodbye: Goodbye;
  Guest: Guest;
  Health: Health;
  Hint: Hint;
  Join: Join;
  Leave: Leave;
  LegalMove: LegalMove;
  ModeOut: ModeOut;
  NauticusActionDone: NauticusActionDone;
  NauticusActionView: NauticusActionView;
  NauticusAnchorLaid: NauticusAnchorLaid;
  NauticusBeginExtra: NauticusBeginExtra;
  NauticusBonusLost: NauticusBonusLost;
  NauticusBonusReceived: NauticusBonusReceived;
  NauticusBuyTile: NauticusBuyTile;
  NauticusChooseField: NauticusChooseField;
  NauticusCost: NauticusCost;
  NauticusCrownsScored: NauticusCrownsScored;
  NauticusDeliverGoods: NauticusDeliverGoods;
  NauticusEndTurn: NauticusEndTurn;
  NauticusExtraBegun: NauticusExtraBegun;
  NauticusExtraPreview: NauticusExtraPreview;
  NauticusFact: NauticusFact;
  NauticusFieldChosen: NauticusFieldChosen;
  NauticusFieldPreview: NauticusFieldPreview;
  NauticusFieldView: NauticusFieldView;
  NauticusFinishAction: NauticusFinishAction;
  NauticusGain: NauticusGain;
  NauticusGameEnded: NauticusGameEnded;
  NauticusGiftDue: NauticusGiftDue;
  NauticusGiftLost: NauticusGiftLost;
  NauticusGoodsDelivered: NauticusGoodsDelivered;
  NauticusLaidOut: NauticusLaidOut;
  NauticusLayOut: NauticusLayOut;
  NauticusMoneyWithdrawn: NauticusMoneyWithdrawn;
  NauticusMove: NauticusMove;
  NauticusPass: NauticusPass;
  NauticusPassBare: NauticusPassBare;
  NauticusPassFlipped: NauticusPassFlipped;
  NauticusPassPenalty: NauticusPassPenalty;
  NauticusPassPreview: NauticusPassPreview;
  NauticusPhaseEnded: NauticusPhaseEnded;
  NauticusPlaceTile: NauticusPlaceTile;
  NauticusPlayerView: NauticusPlayerView;
  NauticusPreview: NauticusPreview;
  NauticusRewardLost: NauticusRewardLost;
  NauticusRewardTaken: NauticusRewardTaken;
  NauticusRoundBegun: NauticusRoundBegun;
  NauticusRoundEnded: NauticusRoundEnded;
  NauticusScoreCrowns: NauticusScoreCrowns;
  NauticusScoreFinal: NauticusScoreFinal;
  NauticusShipBegun: NauticusShipBegun;
  NauticusShipFinished: NauticusShipFinished;
  NauticusShipPreview: NauticusShipPreview;
  NauticusShipView: NauticusShipView;
  NauticusStoreTile: NauticusStoreTile;
  NauticusTakeReward: NauticusTakeReward;
  NauticusTakeTile: NauticusTakeTile;
  NauticusTileBought: NauticusTileBought;
  NauticusTileForfeited: NauticusTileForfeited;
  NauticusTilePlaced: NauticusTilePlaced;
  NauticusTilePreview: NauticusTilePreview;
  NauticusTileReceived: NauticusTileReceived;
  NauticusTileStored: NauticusTileStored;
  NauticusTileTransported: NauticusTileTransported;
  NauticusTransportTile: NauticusTransportTile;
  NauticusTurnEnded: NauticusTurnEnded;
  NauticusView: NauticusView;
  NauticusWithdrawMoney: NauticusWithdrawMoney;
  NautilusAsk: NautilusAsk;
  NautilusBehind: NautilusBehind;
  NautilusBoardView: NautilusBoardView;
  NautilusCardAsked: NautilusCardAsked;
  NautilusCardChosen: NautilusCardChosen;
  NautilusCardDealt: NautilusCardDealt;
  NautilusCardDiscarded: NautilusCardDiscarded;
  NautilusCardPassed: NautilusCardPassed;
  NautilusCardPlayed: NautilusCardPlayed;
  NautilusCardReturned: NautilusCardReturned;
  NautilusCardUndone: NautilusCardUndone;
  NautilusCardUsed: NautilusCardUsed;
  NautilusDeal: NautilusDeal;
  NautilusDie: NautilusDie;
  NautilusDieRolled: NautilusDieRolled;
  NautilusDiscard: NautilusDiscard;
  NautilusEnter: NautilusEnter;
  NautilusExchangeView: NautilusExchangeView;
  NautilusFact: NautilusFact;
  NautilusGameEnded: NautilusGameEnded;
  NautilusGive: NautilusGive;
  NautilusHandAnnounced: NautilusHandAnnounced;
  NautilusHandChanged: NautilusHandChanged;
  NautilusHandKept: NautilusHandKept;
  NautilusKeep: NautilusKeep;
  NautilusMobyEntered: NautilusMobyEntered;
  NautilusMobyMoved: NautilusMobyMoved;
  NautilusMobyStart: NautilusMobyStart;
  NautilusMove: NautilusMove;
  NautilusMovePart: NautilusMovePart;
  NautilusMoveSailor: NautilusMoveSailor;
  NautilusPlayCard: NautilusPlayCard;
  NautilusPlayerView: NautilusPlayerView;
  NautilusPreview: NautilusPreview;
  NautilusRedraw: NautilusRedraw;
  NautilusRoundBegun: NautilusRoundBegun;
  NautilusSailorBack: NautilusSailorBack;
  NautilusSailorEntered: NautilusSailorEntered;
  NautilusSailorMoved: NautilusSailorMoved;
  NautilusSailorRestored: NautilusSailorRestored;
  NautilusSailorView: NautilusSailorView;
  NautilusSkip: NautilusSkip;
  NautilusSwap: NautilusSwap;
  NautilusSwitch: NautilusSwitch;
  NautilusTelescopeDown: NautilusTelescopeDown;
  NautilusTelescopeUp: NautilusTelescopeUp;
  NautilusTradeDone: NautilusTradeDone;
  NautilusTradeFailed: NautilusTradeFailed;
  NautilusTurnCommanded: NautilusTurnCommanded;
  NautilusTurnTaken: NautilusTurnTaken;
  NautilusUndoing: NautilusUndoing;
  NautilusView: NautilusView;
  NewAccount: NewAccount;
  Offer: Offer;
  OptionOut: OptionOut;
  PersonOut: PersonOut;
  Ping: Ping;
  Play: Play;
  Pong: Pong;
  PreviewOut: PreviewOut;
  Previews: Previews;
  RefusedMessage: RefusedMessage;
  Rematch: Rematch;
  RemoveBot: RemoveBot;
  Replay: Replay;
  Resign: Resign;
  ResultOut: ResultOut;
  Say: Say;
  SeatListed: SeatListed;
  SeatOut: SeatOut;
  ServerMessage: ServerMessage;
  Setup: Setup;
  Shown: Shown;
  SignIn: SignIn;
  Start: Start;
  TableList: TableList;
  TableListed: TableListed;
  TableMessage: TableMessage;
  TableOut: TableOut;
  Undo: Undo;
  Unwatch: Unwatch;
  Unwatched: Unwatched;
  Watch: Watch;
  Welcome: Welcome;
}
export interface AddBot {
  do: "bot";
  seat: number;
  bot: string;
}
/**
 * Words of one's own from which the shuffle follows too.
 */
export interface AddWords {
  do: "words";
  seat: number;
  words: string;
}
export interface Answer {
  do: "answer";
  ask: number;
  yes: boolean;
}
/**
 * Ask the others to let one's last decision be taken back.
 */
export interface Ask {
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
 * A move that a bot thought about.
 */
export interface Candidate {
  move: string;
  visits: number;
  value: number;
  score: number | null;
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
    Join | Leave | AddBot | RemoveBot | AddWords | Start | Close | Play | Undo | Ask | Answer | Resign | Say | Rematch;
}
/**
 * Take a seat, or the first free one; several seats by one person are a hot seat.
 */
export interface Join {
  do: "join";
  seat?: number | null;
  label?: string | null;
}
export interface Leave {
  do: "leave";
  seat: number;
}
export interface RemoveBot {
  do: "unbot";
  seat: number;
}
export interface Start {
  do: "start";
}
/**
 * Give up a table that has not begun.
 */
export interface Close {
  do: "close";
}
/**
 * A move, and the version of the table that it answers.
 */
export interface Play {
  do: "move";
  seat: number;
  version: number;
  move: string;
}
/**
 * Take one's last decision back, where nobody needs to be asked.
 */
export interface Undo {
  do: "undo";
  seat: number;
  version: number;
}
/**
 * A bot plays the seat from now on.
 */
export interface Resign {
  do: "resign";
  seat: number;
}
export interface Say {
  do: "say";
  text: string;
}
/**
 * A new table with the same people, after the end.
 */
export interface Rematch {
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
export interface Created {
  id: string;
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
 * Something that happened; the games' own types say which keys have which parameters.
 */
export interface FactOut {
  key: string;
  params: {
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
 * What a bot would do in the place of a seat, the best first.
 */
export interface Hint {
  bot: string;
  version: number;
  candidates: Candidate[];
}
export interface LegalMove {
  text: string;
  value: unknown;
}
export interface NauticusActionDone {
  key: "action.done";
  params: {
    seat: number;
    action: string;
    as: string;
  };
}
/**
 * The action in hand and what it waits for.
 */
export interface NauticusActionView {
  action: string;
  extra: boolean;
  blue_workers: number;
  used: boolean;
  bought: string[];
  points_scored: number;
  tile: string;
  rewards_due: number;
  rewards_taken: {
    [k: string]: number;
  };
}
/**
 * The anchor tile lies at the field of the round's first phase.
 */
export interface NauticusAnchorLaid {
  key: "anchor.laid";
  params: {
    field: number;
  };
}
/**
 * Begin the extra action with this action.
 */
export interface NauticusBeginExtra {
  kind: "extra";
  action: string;
}
/**
 * The bonus tile found no room, or no such tile was left.
 */
export interface NauticusBonusLost {
  key: "bonus.lost";
  params: {
    seat: number;
    kind: string;
  };
}
/**
 * Workers, taler and points of the chosen field, as far as it has them.
 */
export interface NauticusBonusReceived {
  key: "bonus.received";
  params: {
    seat: number;
    workers?: number;
    taler?: number;
    points?: number;
  };
}
export interface NauticusBuyTile {
  kind: "buy";
  tile: string;
}
/**
 * The start player chooses the field of the phase.
 */
export interface NauticusChooseField {
  kind: "field";
  number: number;
}
/**
 * What a use takes from the player: taler, workers of the wheel, own workers.
 */
export interface NauticusCost {
  taler: number;
  blue: number;
  own: number;
}
export interface NauticusCrownsScored {
  key: "crowns.scored";
  params: {
    seat: number;
    points: number;
    blue: number;
    own: number;
  };
}
/**
 * The whole cargo of a ship.
 */
export interface NauticusDeliverGoods {
  kind: "deliver";
  ship: number;
}
export interface NauticusEndTurn {
  kind: "end";
}
export interface NauticusExtraBegun {
  key: "extra.begun";
  params: {
    seat: number;
    action: string;
    workers: number;
  };
}
/**
 * What the extra action would start with: workers at hand, and how many possible uses.
 */
export interface NauticusExtraPreview {
  workers: number;
  uses: number;
}
export interface NauticusRoundBegun {
  key: "round.begun";
  params: {
    round: number;
    anchor: number;
  };
}
/**
 * The action at each field.
 */
export interface NauticusLaidOut {
  key: "layout";
  params: {
    round: number;
    actions: string[];
  };
}
export interface NauticusFieldChosen {
  key: "field.chosen";
  params: {
    seat: number;
    field: number;
    action: string;
    blue: number;
  };
}
/**
 * A tile that its new owner has named; it lies in the warehouse.
 */
export interface NauticusTileReceived {
  key: "tile.received";
  params: {
    seat: number;
    tile: string;
    for: string;
  };
}
export interface NauticusTileBought {
  key: "tile.bought";
  params: {
    seat: number;
    tile: string;
    price: number;
    blue: number;
    own: number;
  };
}
export interface NauticusTileStored {
  key: "tile.stored";
  params: {
    seat: number;
    tile: string;
  };
}
export interface NauticusTileForfeited {
  key: "tile.forfeited";
  params: {
    seat: number;
    tile: string;
  };
}
export interface NauticusTileTransported {
  key: "tile.transported";
  params: {
    seat: number;
    tile: string;
    blue: number;
    own: number;
  };
}
export interface NauticusTilePlaced {
  key: "tile.placed";
  params: {
    seat: number;
    tile: string;
    ship: number;
  };
}
export interface NauticusShipBegun {
  key: "ship.begun";
  params: {
    seat: number;
    tile: string;
    ship: number;
  };
}
export interface NauticusShipFinished {
  key: "ship.finished";
  params: {
    seat: number;
    ship: number;
    size: number;
  };
}
export interface NauticusRewardTaken {
  key: "reward.taken";
  params: {
    seat: number;
    reward: string;
  };
}
/**
 * A reward of goods for which there is no room.
 */
export interface NauticusRewardLost {
  key: "reward.lost";
  params: {
    seat: number;
    reward: string;
  };
}
/**
 * All four kinds are bought: a fifth tile is to be named.
 */
export interface NauticusGiftDue {
  key: "gift.due";
  params: {
    seat: number;
    action: string;
  };
}
export interface NauticusGiftLost {
  key: "gift.lost";
  params: {
    seat: number;
    action: string;
  };
}
export interface NauticusMoneyWithdrawn {
  key: "money.withdrawn";
  params: {
    seat: number;
    taler: number;
    blue: number;
    own: number;
  };
}
export interface NauticusGoodsDelivered {
  key: "goods.delivered";
  params: {
    seat: number;
    ship: number;
    goods: string[];
    blue: number;
    own: number;
  };
}
/**
 * A pass that flipped a tile; `flipped` tiles of the player's show their crown now.
 */
export interface NauticusPassFlipped {
  key: "pass.flipped";
  params: {
    seat: number;
    flipped: number;
  };
}
/**
 * A pass with no tile left to flip.
 */
export interface NauticusPassBare {
  key: "pass.bare";
  params: {
    seat: number;
    flipped: number;
  };
}
export interface NauticusTurnEnded {
  key: "turn.ended";
  params: {
    seat: number;
  };
}
export interface NauticusPhaseEnded {
  key: "phase.ended";
  params: {
    round: number;
    phase: number;
  };
}
export interface NauticusRoundEnded {
  key: "round.ended";
  params: {
    round: number;
  };
}
/**
 * Points lost for pass tiles that were not flipped.
 */
export interface NauticusPassPenalty {
  key: "pass.penalty";
  params: {
    seat: number;
    points: number;
  };
}
/**
 * A seat's row of the score table.
 */
export interface NauticusScoreFinal {
  key: "score.final";
  params: {
    seat: number;
    total: number;
    place: number;
    track: number;
    goods: number;
    ships: number;
    leftovers: number;
    taler: number;
  };
}
export interface NauticusGameEnded {
  key: "game.ended";
  params: {
    winners: number[];
  };
}
/**
 * What choosing a field means for the start player.
 */
export interface NauticusFieldPreview {
  action: string;
  blue_workers: number;
  bonus_tile: string;
  bonus_tile_lost: boolean;
  can_act: boolean;
}
/**
 * An action field; `action` is empty while the tiles are being laid out.
 */
export interface NauticusFieldView {
  number: number;
  action: string;
  face_up: boolean;
  blue_workers: number;
  bonus: string;
  prices: {
    [k: string]: number;
  };
  chosen: boolean;
  anchor_tile: boolean;
}
export interface NauticusFinishAction {
  kind: "done";
}
/**
 * What the player has at once.
 */
export interface NauticusGain {
  taler: number;
  workers: number;
  points: number;
}
/**
 * Chance lays this action tile on the next field.
 */
export interface NauticusLayOut {
  kind: "lay";
  action: string;
}
/**
 * Name the tile of a bonus, a gift or a goods reward.
 */
export interface NauticusTakeTile {
  kind: "take";
  tile: string;
}
/**
 * Out of the warehouse, to be placed at once.
 */
export interface NauticusTransportTile {
  kind: "transport";
  tile: string;
}
/**
 * Lay the tile in hand on a ship; None begins a new one.
 */
export interface NauticusPlaceTile {
  kind: "place";
  ship: number | null;
}
/**
 * Put the bought tile in hand into the warehouse.
 */
export interface NauticusStoreTile {
  kind: "store";
}
export interface NauticusWithdrawMoney {
  kind: "withdraw";
}
export interface NauticusScoreCrowns {
  kind: "score";
}
export interface NauticusPass {
  kind: "pass";
}
/**
 * One of the rewards for a finished ship.
 */
export interface NauticusTakeReward {
  kind: "reward";
  reward: string;
}
/**
 * A pass tile that is flipped saves its points and shows a crown until the round's end.
 */
export interface NauticusPassPreview {
  saves: number;
  still_loses: number;
  crowns: number;
}
export interface NauticusPlayerView {
  seat: number;
  taler: number;
  workers: number;
  points: number;
  warehouse: {
    [k: string]: number;
  };
  room: number;
  delivered: {
    [k: string]: number;
  };
  pass_tiles_flipped: number;
  crowns: number;
  extra_action: boolean;
  ships: NauticusShipView[];
  account: {
    [k: string]: number;
  };
}
/**
 * A ship, numbered from 1 in its owner's yard.
 */
export interface NauticusShipView {
  number: number;
  stern: boolean;
  middles: number;
  bow: boolean;
  one: boolean;
  sections: number;
  closed: boolean;
  finished: boolean;
  crest: string;
  masts: number;
  crown_masts: number;
  sails: number;
  crown_sails: number;
  goods: {
    [k: string]: number;
  };
}
/**
 * All that can be told of a legal move before it is made; None is what it has not.
 */
export interface NauticusPreview {
  facts: NauticusFact[];
  cost?: NauticusCost | null;
  gain?: NauticusGain | null;
  later?: number;
  tile?: NauticusTilePreview | null;
  ship?: NauticusShipPreview | null;
  gift?: boolean;
  goods?: number;
  field?: NauticusFieldPreview | null;
  extra?: NauticusExtraPreview | null;
  passing?: NauticusPassPreview | null;
  blue_lost?: number;
  ends?: "nothing" | "turn" | "phase" | "round" | "game";
}
/**
 * The tile that the move is about; one `in-hand` is to be placed next.
 */
export interface NauticusTilePreview {
  tile: string;
  goes: "stored" | "placed" | "in-hand" | "forfeited";
}
/**
 * The ship on which a tile is laid; if that finishes it, `rewards` follow.
 */
export interface NauticusShipPreview {
  ship: number;
  new: boolean;
  finished: boolean;
  rewards: number;
}
export interface NauticusView {
  seat: number | null;
  seats: number;
  rounds: number;
  round: number;
  phase: number;
  phases: number;
  start_player: number;
  turn: number;
  decider: number;
  asked: string;
  anchor: number;
  fields: NauticusFieldView[];
  supply: {
    [k: string]: number;
  };
  in_hand: NauticusActionView | null;
  players: NauticusPlayerView[];
}
/**
 * Two players: a question of a Sea Trade.
 */
export interface NautilusAsk {
  kind: "ask";
  card: string;
}
/**
 * Two players: Moby Dick appears behind the start of this colour.
 */
export interface NautilusBehind {
  kind: "behind";
  colour: string;
}
/**
 * The printed numbers: what is drawn, and what says where a move ends.
 *
 * Ring fields are numbered clockwise from 0. A harbour branches off at its colour's start: place 1
 * is one step past it. A cave is one step off its mouth, and its sailor comes out onto the mouth.
 */
export interface NautilusBoardView {
  name: string;
  ring: number;
  starts: {
    [k: string]: number;
  };
  caves: {
    [k: string]: number;
  };
  harbour_places: number;
  home_places: number[];
}
/**
 * In a Sea Trade of two players.
 */
export interface NautilusCardAsked {
  key: "card.asked";
  params: {
    seat: number;
    by?: number;
    card: string;
    answer: string;
  };
}
/**
 * Laid ready for an exchange.
 */
export interface NautilusCardChosen {
  key: "card.chosen";
  params: {
    seat: number;
    card: string;
  };
}
export interface NautilusCardDealt {
  key: "card.dealt";
  params: {
    seat: number;
    card: string;
  };
}
export interface NautilusCardDiscarded {
  key: "card.discarded";
  params: {
    seat: number;
    by?: number;
    card: string;
    why: string;
  };
}
/**
 * From one partner to the other.
 */
export interface NautilusCardPassed {
  key: "card.passed";
  params: {
    from: number;
    to: number;
    card: string;
  };
}
/**
 * From the hand.
 */
export interface NautilusCardPlayed {
  key: "card.played";
  params: {
    seat: number;
    by?: number;
    card: string;
  };
}
/**
 * For the card that was asked for.
 */
export interface NautilusCardReturned {
  key: "card.returned";
  params: {
    seat: number;
    by?: number;
    card: string;
  };
}
/**
 * By a Nautilùs.
 */
export interface NautilusCardUndone {
  key: "card.undone";
  params: {
    card: string;
  };
}
/**
 * Through a Nautilùs.
 */
export interface NautilusCardUsed {
  key: "card.used";
  params: {
    seat: number;
    by?: number;
    card: string;
  };
}
/**
 * Chance: the seat is dealt this card, as in `deal north 12`.
 */
export interface NautilusDeal {
  kind: "deal";
  seat: number;
  card: string;
}
/**
 * Chance: the die for Moby Dick shows this face.
 */
export interface NautilusDie {
  kind: "die";
  face: number;
}
export interface NautilusDieRolled {
  key: "die.rolled";
  params: {
    fields: number;
  };
}
/**
 * A card is laid down without being played.
 */
export interface NautilusDiscard {
  kind: "discard";
  card: string;
}
/**
 * A sailor comes out of the whirlpool onto its start, as in `12 enter red-1`.
 */
export interface NautilusEnter {
  kind: "enter";
  card: string;
  sailor: string;
}
/**
 * The seat's own part in the swap before the round or in the latest Sea Trade.
 */
export interface NautilusExchangeView {
  gave: string;
  received: string;
}
export interface NautilusTradeDone {
  key: "trade.done";
  params: {
    seat: number;
  };
}
export interface NautilusTradeFailed {
  key: "trade.failed";
  params: {
    seat: number;
  };
}
export interface NautilusHandChanged {
  key: "hand.changed";
  params: {
    seat: number;
    by?: number;
  };
}
export interface NautilusHandKept {
  key: "hand.kept";
  params: {
    seat: number;
    by?: number;
  };
}
export interface NautilusHandAnnounced {
  key: "hand.announced";
  params: {
    seat: number;
    holds: string;
  };
}
/**
 * With an 8: the seat is the one that plays it.
 */
export interface NautilusTurnTaken {
  key: "turn.taken";
  params: {
    seat: number;
    by?: number;
  };
}
export interface NautilusTurnCommanded {
  key: "turn.commanded";
  params: {
    seat: number;
    by: number;
  };
}
export interface NautilusTelescopeUp {
  key: "telescope.up";
  params: {
    seat: number;
  };
}
export interface NautilusTelescopeDown {
  key: "telescope.down";
  params: {
    seat: number;
  };
}
export interface NautilusRoundBegun {
  key: "round.begun";
  params: {
    round: number;
    dealer: number;
  };
}
export interface NautilusGameEnded {
  key: "game.ended";
  params: {
    winners: number[];
  };
}
export interface NautilusSailorMoved {
  key: "sailor.moved";
  params: {
    sailor: string;
    from: string;
    to: string;
  };
}
export interface NautilusSailorEntered {
  key: "sailor.entered";
  params: {
    sailor: string;
    from: string;
    to: string;
  };
}
/**
 * In its whirlpool.
 */
export interface NautilusSailorBack {
  key: "sailor.back";
  params: {
    sailor: string;
    from: string;
    to: string;
  };
}
/**
 * From its whirlpool, by the undoing of a card.
 */
export interface NautilusSailorRestored {
  key: "sailor.restored";
  params: {
    sailor: string;
    from: string;
    to: string;
  };
}
/**
 * Two players: the colour behind whose start he is to appear.
 */
export interface NautilusMobyStart {
  key: "moby.start";
  params: {
    seat: number;
    by?: number;
    colour: string;
  };
}
export interface NautilusMobyEntered {
  key: "moby.entered";
  params: {
    to: number;
  };
}
export interface NautilusMobyMoved {
  key: "moby.moved";
  params: {
    from: number;
    to: number;
  };
}
/**
 * Two players: a card in return for the one that was asked for.
 */
export interface NautilusGive {
  kind: "give";
  card: string;
}
/**
 * Two players: the hand is kept as it is.
 */
export interface NautilusKeep {
  kind: "keep";
}
/**
 * A card moves one sailor, such as `6 red-1 harbour-3`.
 */
export interface NautilusMoveSailor {
  kind: "move";
  card: string;
  sailor: string;
  end: string;
}
/**
 * A sailor takes some of the steps of a 5, such as `5 red-1 2 harbour-3`.
 */
export interface NautilusMovePart {
  kind: "part";
  sailor: string;
  steps: number;
  end: string;
}
/**
 * An 8 takes the next player's turn.
 */
export interface NautilusSkip {
  kind: "skip";
}
/**
 * A Compass exchanges two pieces; the one named first comes first in `PIECES`.
 */
export interface NautilusSwitch {
  kind: "compass";
  first: string;
  second: string;
}
/**
 * A card that needs no further choice at once, such as `storm`.
 */
export interface NautilusPlayCard {
  kind: "card";
  card: string;
}
/**
 * A card is laid ready for the partner.
 */
export interface NautilusSwap {
  kind: "swap";
  card: string;
}
/**
 * Two players: the hand is changed for a new one.
 */
export interface NautilusRedraw {
  kind: "redraw";
}
export interface NautilusPlayerView {
  seat: number;
  partner: number | null;
  colours: string[];
  cards: number;
  hand: {
    [k: string]: number;
  } | null;
  announced: string;
  home: boolean;
}
/**
 * Spots are written as in a view; pieces are named as in a move.
 */
export interface NautilusPreview {
  facts: NautilusFact[];
  card: string | null;
  sailor: string | null;
  way: string[];
  end: string | null;
  rides: boolean;
  hits: string[];
  moby_dick: number | null;
  pieces: {
    [k: string]: string;
  };
  steps_left: number;
  seat: number | null;
  undoing: NautilusUndoing | null;
  effect: boolean;
}
/**
 * What a Nautilùs does with the last card.
 */
export interface NautilusUndoing {
  card: string | null;
  pieces: {
    [k: string]: string;
  };
  usable: boolean | null;
}
/**
 * A sailor; `spot` is `14`, `cave-1`, `harbour-3` or `whirlpool`.
 */
export interface NautilusSailorView {
  name: string;
  colour: string;
  spot: string;
  field: number | null;
  moved: boolean;
  to_harbour: number | null;
}
export interface NautilusView {
  seat: number | null;
  seats: number;
  mode: string;
  board: NautilusBoardView;
  teams: number[][];
  options: {
    [k: string]: number;
  };
  round: number;
  dealer: number;
  turn: number;
  decider: number;
  commander: number | null;
  holder: number;
  next_player: number | null;
  asked: string;
  hand_size: number;
  redraws: number;
  deck: number;
  pile: {
    [k: string]: number;
  };
  sailors: NautilusSailorView[];
  moby_dick: number | null;
  moby_dick_entry: number | null;
  telescopes: number[];
  players: NautilusPlayerView[];
  last_card: string;
  undo: {
    [k: string]: string;
  };
  five_left: number;
  five_moved: string[];
  questions: string[];
  wanted: string;
  chosen: string;
  swap: NautilusExchangeView | null;
  trade: NautilusExchangeView | null;
  known: {
    [k: string]: {
      [k: string]: number;
    };
  };
}
/**
 * Keep who you are: an account with a password.
 */
export interface NewAccount {
  account: string;
  password: string;
}
export interface Offer {
  games: GameOut[];
  bots: string[];
}
export interface Pong {
  type: "pong";
}
/**
 * What a move would do; the games' own types say what there is beside the facts.
 */
export interface PreviewOut {
  facts: FactOut[];
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
 * Why not; `id` is that of the command, if it was one that could be read.
 */
export interface RefusedMessage {
  type: "refused";
  id: number | null;
  table: string | null;
  error: ErrorBody;
}
/**
 * A record to look at, after so many of its moves.
 */
export interface Replay {
  record: string;
  step?: number | null;
  seat?: number | null;
}
export interface ResultOut {
  places: number[];
  scores: number[];
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
  words: string | null;
}
/**
 * The first message; `person` is none for one who only watches.
 */
export interface Welcome {
  type: "welcome";
  person: PersonOut | null;
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
  status: "open" | "running" | "finished" | "closed";
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
  secret: string | null;
  viewer: number | null;
  mine: number[];
  decider: number | null;
  deadline: number | null;
  moves: number;
  legal: LegalMove[];
  previews?: {
    [k: string]: PreviewOut;
  };
  undo: "free" | "ask" | "no";
  ask: AskOut | null;
  view: unknown;
  result: ResultOut | null;
  rematch: string | null;
  events: Event[];
}
export interface Unwatched {
  type: "unwatched";
  table: string;
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
  timeout?: "bot" | "resign";
  substitute?: string | null;
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
}
