"""What lies on the table in Nautilùs: one flat record, hidden hands included.

Cards, seats, colours, sailors and spots are small numbers; the names beside them here are the only
spelling of each in text, records and views. A spot is a ring field, a cave or a harbour place.
"""

from __future__ import annotations

from typing import Annotated, Final

from ..kernel.schema import Cells, Record, dtype_of, field_slice, i8, i32, i64

NOTHING: Final = -1

# Seats go clockwise; each is called like the colour's place at the board.
SEAT_NAMES: Final = ("north", "east", "south", "west")
COLOURS: Final = ("red", "blue", "green", "yellow")
MAX_SEATS: Final = 4
SPECTATOR: Final = MAX_SEATS  # the row of the knowledge tables for those who hold no hand
OBSERVERS: Final = MAX_SEATS + 1

CLASSIC, QUICK, TWO = range(3)
MODES: Final = ("classic", "quick", "two")

# Cards. Those that move one sailor come first, then those that need no further choice.
ONE, CARD_TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, TWELVE = range(11)
NAUTILUS, TELESCOPE, STORM, COMMANDEER, TRADE, MOBY, COMPASS = range(11, 18)
CARDS: Final = (
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12",
    "nautilus", "telescope", "storm", "commandeer", "trade", "moby", "compass",
)  # fmt: skip
KINDS: Final = len(CARDS)

# Sailors 4c to 4c + 3 are those of colour c; Moby Dick is counted after them.
SAILORS: Final = 16
PER_COLOUR: Final = 4
MOBY_DICK: Final = SAILORS
PIECES: Final = (
    *(f"{colour}-{number + 1}" for colour in COLOURS for number in range(PER_COLOUR)),
    "moby",
)

# Spots: ring fields from 0, then the caves, then the harbours, four places for each colour.
MAX_RING: Final = 80
SPOTS_IN_A_WORD: Final = 32
MOST_AHEAD: Final = 16  # fields that are looked at; no card goes further
CAVE: Final = 3 * SPOTS_IN_A_WORD  # the ring has three words of its own
CAVES: Final = 4
HARBOUR: Final = CAVE + CAVES
PLACES: Final = 4
SPOTS: Final = HARBOUR + PLACES * len(COLOURS)
WHIRLPOOL: Final = NOTHING


def spot_name(spot: int) -> str:
    """How a spot is written."""
    if spot == WHIRLPOOL:
        return "whirlpool"
    if spot >= HARBOUR:
        return f"harbour-{(spot - HARBOUR) % PLACES + 1}"
    return f"cave-{spot - CAVE + 1}" if spot >= CAVE else str(spot)


# How a move ends; the harbour's places follow END_HARBOUR.
END_RING, END_CAVE, END_HARBOUR = range(3)
ENDS: Final = ("ring", "cave", "harbour-1", "harbour-2", "harbour-3", "harbour-4")

# What a seat has said or shown about holding a 1 or a 12.
SILENT, WITHOUT, WITH = range(3)
ANNOUNCEMENTS: Final = ("silent", "without", "with")

# What is being asked.
ASK_DEAL, ASK_REDRAW, ASK_SWAP, ASK_TURN, ASK_SKIPPED, ASK_USE, ASK_FIVE = range(7)
ASK_START, ASK_TRADE, ASK_REPLY, ASK_QUESTION, ASK_RETURN, ASK_DIE, ASK_NOTHING = range(7, 14)
QUESTIONS: Final = (
    "deal", "redraw", "swap", "turn", "skipped", "use", "five",
    "start", "trade", "reply", "question", "return", "die", "nothing",
)  # fmt: skip

MAX_LEGAL: Final = 512


class Board(Record):
    """The printed numbers."""

    ring: i8  # fields
    starts: Annotated[list[int], Cells(i8, len(COLOURS))]
    mouths: Annotated[list[int], Cells(i8, CAVES)]
    # Bit per ring field that is a cave's mouth: from every 32nd on, the next 48 around the ring.
    at_mouth: Annotated[list[int], Cells(i64, 3)]


class Table(Record):
    """The pieces; `at` and `occupied` say the same as `place`, spot by spot."""

    fresh: i32  # bit per sailor: placed on its start and not moved since
    place: Annotated[list[int], Cells(i8, SAILORS)]  # spot or WHIRLPOOL
    moby: i8  # field, or NOTHING while he is not on the board
    telescopes: i8  # bit per seat whose Telescope is in force
    at: Annotated[list[int], Cells(i8, SPOTS)]  # 1 + the sailor that stands there
    occupied: Annotated[list[int], Cells(i64, 4)]  # bit per spot where a sailor stands


class Before(Record):
    """The pieces as they were before the last card, for a Nautilùs to put back."""

    fresh: i32
    place: Annotated[list[int], Cells(i8, SAILORS)]
    moby: i8
    telescopes: i8


class Knowledge(Record):
    """What each seat has learnt about other hands in this round; the last row is a spectator's.

    A hand that is passed on in a Storm takes its history along, so what is said of a hand is filed
    under the seat that it was dealt to.
    """

    # Cards that a seat is known to hold, by observer, seat and card.
    known: Annotated[list[list[list[int]]], Cells(i8, (OBSERVERS, MAX_SEATS, KINDS))]
    # Of the exchanges that the observer followed: 1s and 12s that left a hand, less those gained.
    entries_out: Annotated[list[list[int]], Cells(i8, (OBSERVERS, MAX_SEATS))]
    # Exchanges within a pair of hands whose cards the observer did not see.
    unseen: Annotated[list[list[int]], Cells(i8, (OBSERVERS, 2))]
    entries_played: Annotated[list[int], Cells(i8, MAX_SEATS)]  # 1s and 12s out of each hand
    # Two players: cards that a seat returned for new ones and that still lie in the deck.
    returned: Annotated[list[list[int]], Cells(i8, (2, KINDS))]
    # Two players: bit per card that the rest of a seat's hand has not, by its own denial.
    denied: Annotated[list[int], Cells(i32, 2)]  # as the opponent knows it
    denied_openly: Annotated[list[int], Cells(i32, 2)]  # as a spectator knows it


class State(Record):
    round_number: i32  # 1 is the first
    five_used: i32  # bit per sailor that had its part of the 5
    asked_cards: i32  # bit per card named in this Sea Trade
    board: Board
    mode: i8
    seats: i8
    sailors: i8  # of each colour
    first_dealer: i8
    redraw_limit: i8
    question_limit: i8  # 0: none
    asked: i8
    dealer: i8
    seat: i8  # whose turn it is, or who is dealt to
    commander: i8  # the seat that decides in this turn instead, or NOTHING
    hand_goal: i8  # cards that each seat is dealt up to
    redrawn: i8  # how often the seat that is asked took new cards
    deck_left: i8
    deck: Annotated[list[int], Cells(i8, KINDS)]
    pile: Annotated[list[int], Cells(i8, KINDS)]  # played or discarded since the shuffle
    held: Annotated[list[int], Cells(i8, MAX_SEATS)]  # cards in each hand
    hands: Annotated[list[list[int]], Cells(i8, (MAX_SEATS, KINDS))]
    origin: Annotated[list[int], Cells(i8, MAX_SEATS)]  # to whom each seat's hand was dealt
    announced: Annotated[list[int], Cells(i8, MAX_SEATS)]
    offered: Annotated[list[int], Cells(i8, MAX_SEATS)]  # the card laid ready for an exchange
    swap_gave: Annotated[list[int], Cells(i8, MAX_SEATS)]  # before the round
    swap_got: Annotated[list[int], Cells(i8, MAX_SEATS)]
    trade_gave: Annotated[list[int], Cells(i8, MAX_SEATS)]  # in the latest Sea Trade
    trade_got: Annotated[list[int], Cells(i8, MAX_SEATS)]
    questions: i8  # in this Sea Trade
    wanted: i8  # the card that the opponent gives in this Sea Trade
    last_card: i8  # what a Nautilùs would use
    entry: i8  # the field where Moby Dick first entered, or NOTHING
    five_left: i8
    table: Table
    before: Before
    knowledge: Knowledge


STATE: Final = dtype_of(State)
TABLE: Final = dtype_of(Table)
BOARD_SLICE: Final = field_slice(State, "board")
