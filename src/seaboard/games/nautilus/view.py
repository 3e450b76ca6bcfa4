"""What a seat may know, built by allow-list: hands appear only where `open_hands` lets them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..api import Seat
from ..kernel.compiling import rule
from .rules import knowledge, turns
from .state import (
    ANNOUNCEMENTS,
    ASK_REPLY,
    CARDS,
    CAVE,
    COLOURS,
    HARBOUR,
    MODES,
    NOTHING,
    PER_COLOUR,
    PIECES,
    PLACES,
    QUESTIONS,
    WHIRLPOOL,
    State,
)

if TYPE_CHECKING:
    from .game import NautilusPosition


@dataclass(frozen=True, slots=True)
class SailorView:
    """A sailor; `spot` is `14`, `cave-1`, `harbour-3` or `whirlpool`."""

    name: str
    colour: str
    spot: str
    field: int | None  # on the ring
    moved: bool  # since it was placed on its start; it may turn into its harbour from there


@dataclass(frozen=True, slots=True)
class PlayerView:
    seat: Seat
    colours: tuple[str, ...]
    cards: int
    hand: Mapping[str, int] | None  # None: hidden
    announced: str  # with or without a 1 or 12, or silent
    home: bool


@dataclass(frozen=True, slots=True)
class ExchangeView:
    """The seat's own part in the swap before the round or in the latest Sea Trade."""

    gave: str
    received: str


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    seats: int
    mode: str
    round: int
    dealer: Seat
    turn: Seat
    decider: Seat
    commander: Seat | None
    asked: str
    deck: int
    pile: Mapping[str, int]  # played or discarded since the shuffle
    sailors: tuple[SailorView, ...]
    moby_dick: int | None
    telescopes: tuple[Seat, ...]
    players: tuple[PlayerView, ...]
    last_card: str  # what a Nautilùs would use
    five_left: int
    five_moved: tuple[str, ...]
    questions: tuple[str, ...]  # asked in this Sea Trade
    wanted: str  # and found
    chosen: str  # the card that the seat has laid ready for an exchange
    swap: ExchangeView | None
    trade: ExchangeView | None
    known: Mapping[Seat, Mapping[str, int]]  # cards that others are known to hold


def look(position: NautilusPosition, seat: Seat | None) -> View:
    """The view of a seat, or of a spectator."""
    state = position.state
    return View(
        seat=seat,
        seats=int(state.seats),
        mode=MODES[state.mode],
        round=int(state.round_number),
        dealer=int(state.dealer),
        turn=int(state.seat),
        decider=position.decider,
        commander=None if state.commander == NOTHING else int(state.commander),
        asked=QUESTIONS[state.asked],
        deck=int(state.deck_left),
        pile=cards_of(state.pile),
        sailors=tuple(_sailor(state, number) for number in _sailors_in_game(state)),
        moby_dick=None if state.table.moby == NOTHING else int(state.table.moby),
        telescopes=tuple(
            other for other in range(state.seats) if (state.table.telescopes >> other) & 1
        ),
        players=tuple(_player(state, other, seat) for other in range(state.seats)),
        last_card=_card(int(state.last_card)),
        five_left=int(state.five_left),
        five_moved=tuple(
            PIECES[sailor] for sailor in _sailors_in_game(state) if (state.five_used >> sailor) & 1
        ),
        questions=tuple(card for kind, card in enumerate(CARDS) if (state.asked_cards >> kind) & 1),
        wanted=_card(int(state.wanted)),
        chosen="" if seat is None else _card(int(chosen_card(state, seat))),
        swap=None if seat is None else _exchange(state.swap_gave[seat], state.swap_got[seat]),
        trade=None if seat is None else _exchange(state.trade_gave[seat], state.trade_got[seat]),
        known=_known(state, seat),
    )


def open_to(state: State, seat: Seat | None, other: Seat) -> bool:
    """Whether `seat` may see the hand of `other` now (a spectator sees none)."""
    return seat is not None and bool(knowledge.sees(state, seat, other))


@rule
def chosen_card(state: State, seat: Seat) -> int:
    """The card laid ready by the seat, or by the seat that it commands."""
    if state.asked == ASK_REPLY and state.commander == seat:
        return int(state.offered[state.seat])
    return int(state.offered[seat])


def cards_of(counts: list[int]) -> dict[str, int]:
    return {card: int(count) for card, count in zip(CARDS, counts, strict=True) if count}


def spot_name(spot: int) -> str:
    if spot == WHIRLPOOL:
        return "whirlpool"
    if spot >= HARBOUR:
        return f"harbour-{(spot - HARBOUR) % PLACES + 1}"
    return f"cave-{spot - CAVE + 1}" if spot >= CAVE else str(spot)


def _card(kind: int) -> str:
    return "" if kind == NOTHING else CARDS[kind]


def _sailors_in_game(state: State) -> list[int]:
    return [
        colour * PER_COLOUR + number
        for colour in range(len(COLOURS))
        for number in range(state.sailors)
    ]


def _sailor(state: State, sailor: int) -> SailorView:
    spot = int(state.table.place[sailor])
    return SailorView(
        name=PIECES[sailor],
        colour=COLOURS[sailor // PER_COLOUR],
        spot=spot_name(spot),
        field=spot if WHIRLPOOL < spot < CAVE else None,
        moved=spot != WHIRLPOOL and not (state.table.fresh >> sailor) & 1,
    )


def _player(state: State, seat: Seat, observer: Seat | None) -> PlayerView:
    colours = (seat, seat + 2) if state.seats == 2 else (seat,)
    return PlayerView(
        seat=seat,
        colours=tuple(COLOURS[colour] for colour in colours),
        cards=int(state.held[seat]),
        hand=cards_of(state.hands[seat]) if open_to(state, observer, seat) else None,
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
