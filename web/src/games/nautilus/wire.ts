/* Made by `npm run types` from schema.json, which the server's types make; do not edit. */

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
  | NautilusHandsPassed
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

export interface Wire {
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
  NautilusHandsPassed: NautilusHandsPassed;
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
    to: number;
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
    to: number;
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
 * By a Storm. `to` and `cards` go by seat: who gets its hand, and how many cards that are.
 */
export interface NautilusHandsPassed {
  key: "hands.passed";
  params: {
    to: number[];
    cards: number[];
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
/**
 * Along `way`, every spot from where it was to where its steps ended; if it `rides`, Moby Dick
 * has taken it on from there. Without a way: by a Compass, or by an undoing.
 */
export interface NautilusSailorMoved {
  key: "sailor.moved";
  params: {
    sailor: string;
    from: string;
    to: string;
    way?: string[];
    rides?: boolean;
  };
}
export interface NautilusSailorEntered {
  key: "sailor.entered";
  params: {
    sailor: string;
    from: string;
    to: string;
    way?: string[];
    rides?: boolean;
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
/**
 * Along `way`, every field from where he was; `round` if he comes back there, a sailor on his
 * back. Without a way: by a Compass, or by an undoing.
 */
export interface NautilusMobyMoved {
  key: "moby.moved";
  params: {
    from: number;
    to: number;
    way?: number[];
    round?: boolean;
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
  rests_at: string | null;
  rides: boolean;
  hits: string[];
  moby_dick: number | null;
  moby_dick_appears: boolean;
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
