/* Made by `npm run types` from schema.json, which the server's types make; do not edit. */

export interface Wire {
  NauticusActionView: NauticusActionView;
  NauticusFieldView: NauticusFieldView;
  NauticusPlayerView: NauticusPlayerView;
  NauticusShipView: NauticusShipView;
  NauticusView: NauticusView;
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
