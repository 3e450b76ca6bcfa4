"""Why a move is refused, in a sentence for the person who tried it; no secret is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .moves import Move
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
    HARBOUR,
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
_ANSWERS: Final = {
    "deal": (ASK_DEAL,),
    "die": (ASK_DIE,),
    "redraw": (ASK_REDRAW,),
    "keep": (ASK_REDRAW,),
    "swap": (ASK_SWAP, ASK_TRADE, ASK_REPLY),
    "ask": (ASK_QUESTION,),
    "give": (ASK_RETURN,),
    "behind": (ASK_START,),
    "discard": (ASK_TURN, ASK_SKIPPED),
    "5": (ASK_TURN, ASK_USE, ASK_FIVE),
}
_CARD_PLAYED: Final = (ASK_TURN, ASK_USE)


def why_not(position: NautilusPosition, move: Move) -> str:
    """The reason, given that the move is not legal and the game is not over."""
    state = position.table()
    if state.asked not in _ANSWERS.get(move.verb, _CARD_PLAYED):
        return _ASKED[state.asked]
    match move.verb:
        case "deal":
            return _why_not_deal(state, move)
        case "swap" | "give" | "discard":
            return _why_not_part_with(state, move)
        case "ask":
            return f"a {move.what} was asked for already"
        case "behind":
            return "Moby Dick appears behind one of the two own starts"
        case _:
            return _why_not_play(state, move)


def _why_not_deal(state: State, move: Move) -> str:
    seat, card = move.what.split()
    if seat != SEAT_NAMES[state.seat]:
        return f"{SEAT_NAMES[state.seat]} is dealt a card now"
    return f"no {card} is left in the deck"


def _why_not_part_with(state: State, move: Move) -> str:
    seat = exchanges.giver(state)
    if state.hands[seat][CARDS.index(move.what)] == 0:
        return f"there is no {move.what} in the hand"
    return "a card in hand can be played, so none may be discarded"


def _why_not_play(state: State, move: Move) -> str:
    if state.asked == ASK_USE and move.verb != CARDS[state.last_card]:
        return f"the card to be used is {CARDS[state.last_card]}"
    if state.asked == ASK_TURN and state.hands[state.seat][CARDS.index(move.verb)] == 0:
        return f"there is no {move.verb} in the hand"
    if move.what == "skip":
        return "no other player holds a card"
    words = move.what.split()
    if move.verb == "compass":
        return _why_not_switch(state, words)
    return _why_not_move(state, words, move.verb)


def _why_not_switch(state: State, words: list[str]) -> str:
    for word in words:
        if word == "moby":
            if state.table.moby == NOTHING:
                return "Moby Dick is not on the board"
            continue
        spot = state.table.place[PIECES.index(word)]
        if spot == WHIRLPOOL or spot >= HARBOUR:
            return f"{word} is not on the ring or in a cave"
        if spot >= CAVE and "moby" in words:
            return "Moby Dick cannot be swapped into a cave"
    return "these two cannot be swapped"


def _why_not_move(state: State, words: list[str], card: str) -> str:
    enters = words[0] == "enter"
    name = words[1] if enters else words[0]
    sailor = PIECES.index(name)
    colour = sailor // PER_COLOUR
    if card != "5" and not (turns.colours_moved(state) >> colour) & 1:
        return f"the {COLOURS[colour]} sailors are not this seat's to move now"
    if card == "5" and colour % 2 != state.seat % 2:
        return f"the {COLOURS[colour]} sailors belong to the other side"
    in_whirlpool = state.table.place[sailor] == WHIRLPOOL
    if enters:
        if not in_whirlpool:
            return f"{name} is in play already"
        return "sailors in a whirlpool are alike: the one with the lowest number enters"
    if in_whirlpool:
        return f"{name} is in its whirlpool"
    if (state.five_used >> sailor) & 1:
        return f"{name} had its part of this 5 already"
    if card == "5":
        return f"{name} cannot take these steps to that end, or the rest could not be used"
    return f"{name} cannot take {card} steps to that end"
