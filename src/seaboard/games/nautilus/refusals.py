"""Why a move is refused, in a sentence for the person who tried it; no secret is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .moves import (
    Ask,
    Behind,
    Deal,
    Die,
    Discard,
    Enter,
    Give,
    Keep,
    Move,
    MovePart,
    MoveSailor,
    Redraw,
    Skip,
    Swap,
    Switch,
)
from .rules import exchanges, turns
from .state import (
    ASK_DEAL,
    ASK_DIE,
    ASK_FIVE,
    ASK_QUESTION,
    ASK_REDRAW,
    ASK_REPLY,
    ASK_RETURN,
    ASK_SKIPPED,
    ASK_START,
    ASK_SWAP,
    ASK_TRADE,
    ASK_TURN,
    ASK_USE,
    CARDS,
    CAVE,
    COLOURS,
    FIVE,
    HARBOUR,
    MOBY_DICK,
    NOTHING,
    PER_COLOUR,
    PIECES,
    SEAT_NAMES,
    WHIRLPOOL,
    State,
)

if TYPE_CHECKING:
    from .game import NautilusPosition

_ASKED: Final = {
    ASK_DEAL: "chance deals cards now",
    ASK_REDRAW: "the hand is to be changed or kept now: redraw or keep",
    ASK_SWAP: "a card for the partner is to be chosen now",
    ASK_TURN: "a card is to be played now",
    ASK_SKIPPED: "the turn is lost to an 8: a card is to be discarded now",
    ASK_USE: "the card under the Nautilùs is to be used now",
    ASK_FIVE: "the rest of the 5 is to be used now",
    ASK_START: "Moby Dick's start is to be chosen now",
    ASK_TRADE: "a card for the Sea Trade is to be chosen now",
    ASK_REPLY: "a card for the Sea Trade is to be chosen now",
    ASK_QUESTION: "a card is to be asked for now",
    ASK_RETURN: "a card is to be given in return now",
    ASK_DIE: "the die is thrown for Moby Dick now",
}
# The questions that each kind of move answers; every other kind plays a card.
_ANSWERS: Final[dict[type[Move], tuple[int, ...]]] = {
    Deal: (ASK_DEAL,),
    Die: (ASK_DIE,),
    Redraw: (ASK_REDRAW,),
    Keep: (ASK_REDRAW,),
    Swap: (ASK_SWAP, ASK_TRADE, ASK_REPLY),
    Ask: (ASK_QUESTION,),
    Give: (ASK_RETURN,),
    Behind: (ASK_START,),
    Discard: (ASK_TURN, ASK_SKIPPED),
    MovePart: (ASK_TURN, ASK_USE, ASK_FIVE),
}
_CARD_PLAYED: Final = (ASK_TURN, ASK_USE)


def why_not(position: NautilusPosition, move: Move) -> str:
    """The reason, given that the move is not legal and the game is not over."""
    state = position.table()
    if state.asked not in _ANSWERS.get(type(move), _CARD_PLAYED):
        return _ASKED[state.asked]
    match move:
        case Deal():
            return _why_not_deal(state, move)
        case Swap(card=card) | Give(card=card) | Discard(card=card):
            return _why_not_part_with(state, card)
        case Ask(card=card):
            return f"a {card} was asked for already"
        case Behind():
            return "Moby Dick appears behind one of the two own starts"
        case _:
            return _why_not_play(state, move)


def _why_not_deal(state: State, move: Deal) -> str:
    if move.seat != state.seat:
        return f"{SEAT_NAMES[state.seat]} is dealt a card now"
    return f"no {move.card} is left in the deck"


def _why_not_part_with(state: State, card: str) -> str:
    if state.hands[exchanges.giver(state)][CARDS.index(card)] == 0:
        return f"there is no {card} in the hand"
    return "a card in hand can be played, so none may be discarded"


def _why_not_play(state: State, move: Move) -> str:
    card = str(move.played)
    if state.asked == ASK_USE and card != CARDS[state.last_card]:
        return f"the card to be used is {CARDS[state.last_card]}"
    if state.asked == ASK_TURN and state.hands[state.seat][CARDS.index(card)] == 0:
        return f"there is no {card} in the hand"
    match move:
        case Skip():
            return "no other player holds a card"
        case Switch():
            return _why_not_switch(state, move)
        case Enter(sailor=sailor):
            return _why_not_colour(state, card, sailor) or _why_not_enter(state, sailor)
        case MoveSailor(sailor=sailor) | MovePart(sailor=sailor):
            return _why_not_colour(state, card, sailor) or _why_not_move(state, card, sailor)
        case _:
            raise AssertionError(f"{move} can always be played")


def _why_not_switch(state: State, move: Switch) -> str:
    moby = PIECES[MOBY_DICK]
    pieces = (move.first, move.second)
    for piece in pieces:
        if piece == moby:
            if state.table.moby == NOTHING:
                return "Moby Dick is not on the board"
            continue
        spot = state.table.place[PIECES.index(piece)]
        if spot == WHIRLPOOL or spot >= HARBOUR:
            return f"{piece} is not on the ring or in a cave"
        if spot >= CAVE and moby in pieces:
            return "Moby Dick cannot be swapped into a cave"
    return "these two cannot be swapped"


def _why_not_colour(state: State, card: str, sailor: str) -> str:
    """Why a card of this seat moves no sailor of that colour; empty if it may."""
    colour = PIECES.index(sailor) // PER_COLOUR
    if card != CARDS[FIVE] and not (turns.colours_moved(state) >> colour) & 1:
        return f"the {COLOURS[colour]} sailors are not this seat's to move now"
    if card == CARDS[FIVE] and colour % 2 != state.seat % 2:
        return f"the {COLOURS[colour]} sailors belong to the other side"
    return ""


def _why_not_enter(state: State, sailor: str) -> str:
    if state.table.place[PIECES.index(sailor)] != WHIRLPOOL:
        return f"{sailor} is in play already"
    return "sailors in a whirlpool are alike: the one with the lowest number enters"


def _why_not_move(state: State, card: str, sailor: str) -> str:
    number = PIECES.index(sailor)
    if state.table.place[number] == WHIRLPOOL:
        return f"{sailor} is in its whirlpool"
    if (state.five_used >> number) & 1:
        return f"{sailor} had its part of this 5 already"
    if card == CARDS[FIVE]:
        return f"{sailor} cannot take these steps to that end, or the rest could not be used"
    return f"{sailor} cannot take {card} steps to that end"
