/* Made by `npm run types` from schema.json, which the server's types make; do not edit. */

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

export interface Wire {
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
  phase_done: boolean;
  blue_workers: number;
  used: boolean;
  bought: string[];
  prices: {
    [k: string]: number;
  };
  gift_due: boolean;
  points_scored: number;
  tile: string;
  rewards_due: number;
  rewards_taken: {
    [k: string]: number;
  };
  first_good: string;
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
/**
 * One use of the phase's blue action: the tile comes into the hand.
 */
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
/**
 * End the turn and keep the extra action for later.
 */
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
/**
 * With what it brings at once: workers, taler, points, or a crown tile that found room.
 */
export interface NauticusRewardTaken {
  key: "reward.taken";
  params: {
    seat: number;
    reward: string;
    workers?: number;
    taler?: number;
    points?: number;
    tile?: string;
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
  brings: {
    [k: string]: number;
  };
  prices: {
    [k: string]: number;
  };
  chosen: boolean;
  anchor_tile: boolean;
}
/**
 * End the action in hand after at least one use.
 */
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
/**
 * One use of the withdraw action.
 */
export interface NauticusWithdrawMoney {
  kind: "withdraw";
}
/**
 * One use of the crowns action.
 */
export interface NauticusScoreCrowns {
  kind: "score";
}
/**
 * Leave out the action of the phase.
 */
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
  delivered_points: {
    [k: string]: number;
  };
  pass_tiles_flipped: number;
  pass_penalty: number;
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
  points: number;
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
