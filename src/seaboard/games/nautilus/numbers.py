"""The numbers of the rulebook, each in one place; what is printed on the board is in `board.toml`.

Rules, views, evaluation and words read them here or, where the layout of a state depends on them
(sailors, places, caves), in `state`; `NUMBERS` has all of them for whoever shows the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .state import (
    CARD_TWO,
    CARDS,
    CAVES,
    CLASSIC,
    COLOURS,
    COMMANDEER,
    COMPASS,
    EIGHT,
    FIVE,
    FOUR,
    KINDS,
    MOBY,
    MODES,
    NAUTILUS,
    NINE,
    ONE,
    PER_COLOUR,
    PLACES,
    QUICK,
    SEVEN,
    SIX,
    STORM,
    TELESCOPE,
    TEN,
    THREE,
    TRADE,
    TWELVE,
    TWO,
)

# The deck. Rule: nautilus:deck.
_COPIES: Final = {
    ONE: 11, CARD_TWO: 7, THREE: 7, FOUR: 7, FIVE: 7, SIX: 7, SEVEN: 8, EIGHT: 7, NINE: 7, TEN: 7,
    TWELVE: 11, NAUTILUS: 4, TELESCOPE: 1, STORM: 1, COMMANDEER: 1, TRADE: 1, MOBY: 3, COMPASS: 7,
}  # fmt: skip
DECK: Final = tuple(_COPIES[kind] for kind in range(KINDS))
DECK_SIZE: Final = sum(DECK)

# Cards that move one sailor, and their steps; the 5 is played part by part.
# Rule: nautilus:card-forward, nautilus:card-4, nautilus:card-5, nautilus:card-7.
BACKWARD: Final = 4  # the steps of the only card that goes back
SWEEP: Final = 7  # and of the only one that nobody stops
MOST_STEPS_OF_FIVE: Final = 5
MOVERS: Final = tuple(kind for kind in range(TWELVE + 1) if kind != FIVE)
MOVER_STEPS: Final = tuple(
    -BACKWARD if kind == FOUR else int(CARDS[kind]) for kind in MOVERS
)  # below zero: backward
STEPS_OF: Final = {CARDS[kind]: steps for kind, steps in zip(MOVERS, MOVER_STEPS, strict=True)}
FORWARD_STEPS: Final = tuple(
    0 if kind == FOUR else int(CARDS[kind]) for kind in range(TWELVE + 1)
)  # by card; all of a 5
MOST_STEPS: Final = max(MOVER_STEPS)
ENTERERS: Final = (ONE, TWELVE)  # nautilus:card-1-and-12

# Players and sailors, by mode. Rule: nautilus:mode-four-players, nautilus:mode-quick,
# nautilus:mode-two-players.
SEATS: Final = {CLASSIC: 4, QUICK: 4, TWO: 2}
SAILORS_OF_QUICK: Final = PER_COLOUR - 1
SAILORS_OF: Final = {CLASSIC: PER_COLOUR, QUICK: SAILORS_OF_QUICK, TWO: PER_COLOUR}

# The deal. Rule: nautilus:deal-five-cards, nautilus:deal-six-cards, nautilus:two-hand,
# nautilus:two-redraw-limit.
HAND: Final = 5
LAST_HAND: Final = 6  # of the deal that empties the deck
HAND_OF_TWO: Final = 8
LAST_DEAL: Final = LAST_HAND * SEATS[CLASSIC]  # cards left for it
REDRAWS: Final = 3  # by default
QUESTIONS_OF_A_TRADE: Final = 0  # by default: no limit

# Moby Dick. Rule: nautilus:moby-dick-die.
DIE_FACES: Final = 6

NUMBERS: Final[Mapping[str, Any]] = {
    "cards_in_deck": {card: DECK[kind] for kind, card in enumerate(CARDS)},
    "steps_of_card": {**STEPS_OF, CARDS[FIVE]: MOST_STEPS_OF_FIVE},
    "cards_that_enter": [CARDS[kind] for kind in ENTERERS],
    "colours_clockwise": list(COLOURS),
    "seats_of_mode": {MODES[mode]: seats for mode, seats in SEATS.items()},
    "sailors_per_colour_of_mode": {MODES[mode]: count for mode, count in SAILORS_OF.items()},
    "harbour_places": PLACES,
    "caves": CAVES,
    "hand_size": HAND,
    "hand_size_of_last_deal": LAST_HAND,
    "hand_size_of_two_players": HAND_OF_TWO,
    "most_redraws": REDRAWS,
    "die_faces": DIE_FACES,
}
