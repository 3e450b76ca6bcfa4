/* Made by `npm run types` from schema.json, which the server's types make; do not edit. */

export interface Wire {
  NautilusBoardView: NautilusBoardView;
  NautilusExchangeView: NautilusExchangeView;
  NautilusPlayerView: NautilusPlayerView;
  NautilusSailorView: NautilusSailorView;
  NautilusView: NautilusView;
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
 * The seat's own part in the swap before the round or in the latest Sea Trade.
 */
export interface NautilusExchangeView {
  gave: string;
  received: string;
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
