"""What a seat may know, built by allow-list: hands appear only where `open_to` lets them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..api import Seat
from ..kernel.compiling import rule
from .board import NautilusBoard
from .rules import exchanges, knowledge, turns
from .rules.pieces import distance
from .state import (
    ANNOUNCEMENTS,
    ASK_REPLY,
    CARDS,
    CAVE,
    COLOURS,
    HARBOUR,
    MOBY_DICK,
    MODES,
    NOTHING,
    PER_COLOUR,
    PIECES,
    PLACES,
    QUESTIONS,
    WHIRLPOOL,
    State,
    spot_name,
)

if TYPE_CHECKING:
    from .game import NautilusPosition


@dataclass(frozen=True, slots=True)
class BoardView:
    """The printed numbers: what is drawn, and what says where a move ends.

    Ring fields are numbered clockwise from 0. A harbour branches off at its colour's start: place 1
    is one step past it. A cave is one step off its mouth, and its sailor comes out onto the mouth.
    """

    name: str  # of the board file
    ring: int  # fields
    starts: Mapping[str, int]  # by colour, clockwise
    caves: Mapping[str, int]  # the mouth of each
    harbour_places: int  # of each colour
    home_places: tuple[int, ...]  # those that a colour's sailors must fill to be home


@dataclass(frozen=True, slots=True)
class SailorView:
    """A sailor; `spot` is `14`, `cave-1`, `harbour-3` or `whirlpool`."""

    name: str  # by which moves name it, such as `red-2`
    colour: str  # red, blue, green or yellow
    spot: str  # where it is
    field: int | None  # on the ring
    moved: bool  # since it was placed on its start; it may turn into its harbour from there
    to_harbour: int | None  # steps to the first place of its harbour, from ring or cave


@dataclass(frozen=True, slots=True)
class PlayerView:
    seat: Seat  # counted from 0
    partner: Seat | None  # None with two players
    colours: tuple[str, ...]  # two colours for each with two players
    cards: int  # how many are in the hand
    hand: Mapping[str, int] | None  # None: hidden
    announced: str  # with or without a 1 or 12, or silent
    home: bool  # all own sailors are in their places


@dataclass(frozen=True, slots=True)
class ExchangeView:
    """The seat's own part in the swap before the round or in the latest Sea Trade."""

    gave: str  # the card that was given
    received: str  # the card that came for it


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None  # who looks; None is a spectator
    seats: int  # how many play
    mode: str  # classic, quick or two
    board: BoardView  # the printed numbers
    teams: tuple[tuple[Seat, ...], ...]  # seats that win together
    options: Mapping[str, int]  # all house rules
    round: int  # from 1
    dealer: Seat  # who deals in this round
    turn: Seat  # whose turn it is
    decider: Seat  # a seat, or below 0 when chance decides or the game is over
    commander: Seat | None  # who decides in this turn instead, after a Commandeering
    holder: Seat  # whose cards the decision is about
    next_player: Seat | None  # whom an 8 skips and a Commandeering commands
    asked: str  # what is decided: `redraw`, `swap`, `turn`, `use`, `five`, `trade`, …
    hand_size: int  # cards that each seat is dealt up to
    redraws: int  # taken by the seat that is asked or dealt new cards
    deck: int  # cards left to be dealt
    pile: Mapping[str, int]  # played or discarded since the shuffle
    sailors: tuple[SailorView, ...]  # of all colours, four or fewer of each
    moby_dick: int | None  # his field; None while he is not on the board
    moby_dick_entry: int | None  # where he first appeared; no Nautilùs takes him off again
    telescopes: tuple[Seat, ...]  # seats whose Telescope is in force
    players: tuple[PlayerView, ...]  # by seat
    last_card: str  # what a Nautilùs would use
    undo: Mapping[str, str]  # the spots to which a Nautilùs would put pieces back
    five_left: int  # steps of a 5 that are still to be made
    five_moved: tuple[str, ...]  # sailors that have moved with this 5
    questions: tuple[str, ...]  # asked in this Sea Trade
    wanted: str  # and found
    chosen: str  # the card that the seat has laid ready for an exchange
    swap: ExchangeView | None  # with the partner, before the round
    trade: ExchangeView | None  # in the latest Sea Trade
    known: Mapping[Seat, Mapping[str, int]]  # cards that others are known to hold


def view_of(position: NautilusPosition, seat: Seat | None) -> View:
    """The view of a seat, or of a spectator."""
    state = position.table()
    return View(
        seat=seat,
        seats=state.seats,
        mode=MODES[state.mode],
        board=_board(position.board, state),
        teams=position.mode.teams or tuple((other,) for other in range(state.seats)),
        options=position.game.resolve_options(position.options),
        round=state.round_number,
        dealer=state.dealer,
        turn=state.seat,
        decider=position.decider,
        commander=_unless_nothing(state.commander),
        holder=int(exchanges.giver(state)),
        next_player=next_player(state),
        asked=QUESTIONS[state.asked],
        hand_size=state.hand_goal,
        redraws=state.redrawn,
        deck=state.deck_left,
        pile=cards_of(state.pile),
        sailors=tuple(_sailor(state, number) for number in _sailors_in_game(state)),
        moby_dick=_unless_nothing(state.table.moby),
        moby_dick_entry=_unless_nothing(state.entry),
        telescopes=tuple(
            other for other in range(state.seats) if (state.table.telescopes >> other) & 1
        ),
        players=tuple(_player(state, other, seat) for other in range(state.seats)),
        last_card=_card(state.last_card),
        undo=undone_spots(state),
        five_left=state.five_left,
        five_moved=tuple(
            PIECES[sailor] for sailor in _sailors_in_game(state) if (state.five_used >> sailor) & 1
        ),
        questions=tuple(card for kind, card in enumerate(CARDS) if (state.asked_cards >> kind) & 1),
        wanted=_card(state.wanted),
        chosen="" if seat is None else _card(chosen_card(state, seat)),
        swap=None if seat is None else _exchange(state.swap_gave[seat], state.swap_got[seat]),
        trade=None if seat is None else _exchange(state.trade_gave[seat], state.trade_got[seat]),
        known=_known(state, seat),
    )


@rule
def chosen_card(state: State, seat: Seat) -> int:
    """The card laid ready by the seat, or by the seat that it commands."""
    if state.asked == ASK_REPLY and state.commander == seat:
        return state.offered[state.seat]
    return state.offered[seat]


def next_player(state: State) -> Seat | None:
    """The player whom an 8 skips and a Commandeering commands, if there is one."""
    return int(turns.next_player(state)) if turns.someone_follows(state) else None


def cards_of(counts: list[int]) -> dict[str, int]:
    return {card: count for card, count in zip(CARDS, counts, strict=True) if count}


def _unless_nothing(number: int) -> int | None:
    return None if number == NOTHING else number


def _board(board: NautilusBoard, state: State) -> BoardView:
    return BoardView(
        name=board.name,
        ring=board.ring,
        starts=dict(zip(COLOURS, board.starts, strict=True)),
        caves={spot_name(CAVE + cave): mouth for cave, mouth in enumerate(board.mouths)},
        harbour_places=PLACES,
        home_places=tuple(range(PLACES - state.sailors + 1, PLACES + 1)),
    )


def undone_spots(state: State) -> dict[str, str]:
    """Pieces that are elsewhere than before the last card; Moby Dick's first entry stands, and
    hits.

    Rule: nautilus:undo-positions, nautilus:undo-entry-turn.
    """
    table, before = state.table, state.before
    moby = state.entry if before.moby == NOTHING else before.moby
    spots = {}
    for sailor in _sailors_in_game(state):
        spot = before.place[sailor]
        if spot == moby and before.moby == NOTHING and moby != NOTHING:
            spot = WHIRLPOOL
        if spot != table.place[sailor]:
            spots[PIECES[sailor]] = spot_name(spot)
    if moby != table.moby:
        spots[PIECES[MOBY_DICK]] = spot_name(moby)
    return spots


def _card(kind: int) -> str:
    return "" if kind == NOTHING else CARDS[kind]


def _sailors_in_game(state: State) -> list[int]:
    return [
        colour * PER_COLOUR + number
        for colour in range(len(COLOURS))
        for number in range(state.sailors)
    ]


def _sailor(state: State, sailor: int) -> SailorView:
    spot = state.table.place[sailor]
    return SailorView(
        name=PIECES[sailor],
        colour=COLOURS[sailor // PER_COLOUR],
        spot=spot_name(spot),
        field=spot if WHIRLPOOL < spot < CAVE else None,
        moved=spot != WHIRLPOOL and not (state.table.fresh >> sailor) & 1,
        to_harbour=_steps_to_harbour(state, sailor, spot),
    )


def _steps_to_harbour(state: State, sailor: int, spot: int) -> int | None:
    """Straight along the ring; who has not moved yet goes once round first."""
    if spot == WHIRLPOOL or spot >= HARBOUR:
        return None
    start = state.board.starts[sailor // PER_COLOUR]
    if spot >= CAVE:
        return int(distance(state.board, state.board.mouths[spot - CAVE], start)) + 2
    if spot == start and (state.table.fresh >> sailor) & 1:
        return state.board.ring + 1
    return int(distance(state.board, spot, start)) + 1


def _player(state: State, seat: Seat, observer: Seat | None) -> PlayerView:
    colours = (seat, seat + 2) if state.seats == 2 else (seat,)
    return PlayerView(
        seat=seat,
        partner=None if state.seats == 2 else int(exchanges.partner(state, seat)),
        colours=tuple(COLOURS[colour] for colour in colours),
        cards=state.held[seat],
        hand=cards_of(state.hands[seat]) if knowledge.open_to(state, observer, seat) else None,
        announced=ANNOUNCEMENTS[state.announced[seat]],
        home=all(turns.is_home(state, colour) for colour in colours),
    )


def _exchange(gave: int, got: int) -> ExchangeView | None:
    return None if gave == NOTHING else ExchangeView(CARDS[gave], CARDS[got])


def _known(state: State, seat: Seat | None) -> dict[Seat, Mapping[str, int]]:
    if seat is None:
        return {}
    known = {other: cards_of(state.knowledge.known[seat][other]) for other in range(state.seats)}
    return {other: cards for other, cards in known.items() if cards and other != seat}
