"""Setting up a position from a description: the data of a view in which nothing is hidden.

A description is a mapping as `as_data(view)` gives it, with the hand of every player. Nearly
everything may be left out: then it is North's turn in the first round on the printed board, what is
not mentioned is in its whirlpool or in the deck, and what can be worked out is. Whatever is given
is compared with the position that comes out, so that a description never contradicts itself.

What no view shows stands under `secrets`, which may be left out, in whole or in part:

- `offered`: for each seat the card laid ready for an exchange, or "" (a view's own `chosen` does
  for one seat);
- `swaps`, `trades`: for each seat what it gave and received, or null; default: nothing;
- `dealt_to`: for each seat to whom its hand was dealt; default: to itself, so no Storm was played;
- `before`: the pieces before the last card (`spots`, `unmoved`, `moby_dick`, `telescopes`);
  default: as `undo` says, who is put back on its start not having moved, with today's Telescopes;
- `knowledge`: what has been learnt about other hands, a row for each of four seats and one for
  spectators; default: what lies open now and a view's own `known`, with announcements that say no
  more than that they were true.

`describe` writes a description of a position with all of this; set up again, it is the same
position, byte by byte.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from ..api import BadBoard, BadOption, BadPosition, Reason, Seat, UnknownMode, as_data
from . import resample
from .board import NautilusBoard, check
from .numbers import DECK, ENTERERS, HAND, HAND_OF_TWO, LAST_HAND
from .rules import knowledge, turns
from .rules.pieces import put_down
from .state import (
    ANNOUNCEMENTS,
    ASK_DEAL,
    ASK_FIVE,
    ASK_NOTHING,
    ASK_QUESTION,
    ASK_REDRAW,
    ASK_REPLY,
    ASK_RETURN,
    ASK_START,
    ASK_SWAP,
    ASK_TRADE,
    CARDS,
    CAVE,
    CAVES,
    COLOURS,
    HARBOUR,
    KINDS,
    MOBY_DICK,
    NOTHING,
    OBSERVERS,
    PER_COLOUR,
    PIECES,
    PLACES,
    QUESTIONS,
    SAILORS,
    SEAT_NAMES,
    SILENT,
    SPECTATOR,
    TWO,
    WHIRLPOOL,
    State,
    spot_name,
)
from .view import cards_of

if TYPE_CHECKING:
    from .game import Nautilus, NautilusPosition

_OF_ONE_SEAT: Final = ("seat", "chosen", "swap", "trade", "known")  # in a view
_SECRETS: Final = ("offered", "swaps", "trades", "dealt_to", "before", "knowledge")


# Describing


def describe(position: NautilusPosition) -> dict[str, Any]:
    """All that there is to know about a position, as `set_up` reads it."""
    state = position.table()
    seats = range(state.seats)
    data: dict[str, Any] = as_data(position.view(None))
    for seat in seats:
        data["players"][seat]["hand"] = cards_of(state.hands[seat])
    before = state.before
    data["secrets"] = {
        "offered": [_card_name(state.offered[seat]) for seat in seats],
        "swaps": [_exchange(state.swap_gave[seat], state.swap_got[seat]) for seat in seats],
        "trades": [_exchange(state.trade_gave[seat], state.trade_got[seat]) for seat in seats],
        "dealt_to": [state.origin[seat] for seat in seats],
        "before": {
            "spots": {
                PIECES[sailor]: spot_name(spot)
                for sailor, spot in enumerate(before.place)
                if spot != WHIRLPOOL
            },
            "unmoved": [PIECES[s] for s in range(SAILORS) if (before.fresh >> s) & 1],
            "moby_dick": None if before.moby == NOTHING else before.moby,
            "telescopes": [seat for seat in seats if (before.telescopes >> seat) & 1],
        },
        "knowledge": _knowledge(state),
    }
    return data


def _knowledge(state: State) -> dict[str, Any]:
    minds, seats, observers = state.knowledge, range(state.seats), range(OBSERVERS)
    return {
        "known": [[cards_of(minds.known[o][seat]) for seat in seats] for o in observers],
        "entries_out": [[minds.entries_out[o][seat] for seat in seats] for o in observers],
        "unseen": [list(minds.unseen[o]) for o in observers],
        "entries_played": [minds.entries_played[seat] for seat in seats],
        "returned": [cards_of(row) for row in minds.returned],
        "denied": [_kinds_named(bits) for bits in minds.denied],
        "denied_openly": [_kinds_named(bits) for bits in minds.denied_openly],
    }


def _card_name(kind: int) -> str:
    return "" if kind == NOTHING else CARDS[kind]


def _exchange(gave: int, got: int) -> dict[str, str] | None:
    return None if gave == NOTHING else {"gave": CARDS[gave], "received": CARDS[got]}


def _kinds_named(bits: int) -> list[str]:
    return [card for kind, card in enumerate(CARDS) if (bits >> kind) & 1]


# Reading values


def _number(value: Any, what: str, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        text = "expected a number from {least} to {most}"
        raise BadPosition(Reason("number", text, least=least, most=most), what)
    return value


def _one_of(value: Any, what: str, names: tuple[str, ...]) -> int:
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"expected one of {', '.join(names)}, got {value!r}", what)
    return names.index(value)


def _mapping(value: Any, what: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadPosition(f"expected a mapping, got {value!r}", what)
    return {str(key): item for key, item in value.items()}


def _list(value: Any, what: str, length: int | None = None) -> list[Any]:
    if not isinstance(value, list | tuple) or length not in (None, len(value)):
        many = "a list" if length is None else f"a list of {length}"
        raise BadPosition(f"expected {many}, got {value!r}", what)
    return list(value)


def _counts(value: Any, what: str) -> list[int]:
    """Cards with how many there are of each."""
    counts = [0] * KINDS
    for card, count in _mapping(value, what).items():
        kind = _one_of(card, what, CARDS)
        counts[kind] = _number(count, f"{what}.{card}", 0, DECK[kind])
    return counts


def _card(value: Any, what: str) -> int:
    """A card, or nothing."""
    return NOTHING if value in ("", None) else _one_of(value, what, CARDS)


def _bits(value: Any, what: str, numbered: Callable[[Any], int]) -> int:
    return sum({1 << numbered(item) for item in _list(value, what)})


# Setting up


def set_up(game: Nautilus, data: Mapping[str, Any]) -> NautilusPosition:
    """The position that is described, checked."""
    given = _mapping(data, "the description")
    position = _new(game, given)
    known_keys = {*as_data(position.view(None)), "secrets"}
    for key in given:
        if key not in known_keys:
            raise BadPosition(f"unknown key {key!r}; a description is the data of a view")
    secrets = _mapping(given.get("secrets", {}), "secrets")
    for key in secrets:
        if key not in _SECRETS:
            raise BadPosition(f"unknown key {key!r}; expected {', '.join(_SECRETS)}", "secrets")
    state = position.state
    _set_question(state, given)
    _set_cards(state, given)
    _set_pieces(state, given)
    _set_undoing(state, given, secrets)
    _set_exchanges(state, given, secrets)
    _set_knowledge(state, given, secrets)
    _check_question(state)
    if not position.over and len(position.legal_codes()) == 0:
        raise BadPosition(Reason("no-move", "there is no legal move"), "asked")
    _check_against_view(given, as_data(position.view(None)))
    return position


def _new(game: Nautilus, given: Mapping[str, Any]) -> NautilusPosition:
    options = _mapping(given.get("options", {}), "options")
    for name, value in options.items():
        _number(value, f"options: {name}", 0, 127)
    mode = given.get("mode")
    if not isinstance(mode, str | None):
        raise BadPosition(f"expected a name, not {mode!r}", "mode")
    try:
        return game.new(mode=mode, board=_board(given), options=options)
    except (BadBoard, BadOption, UnknownMode) as error:
        raise BadPosition(str(error)) from None


def _board(given: Mapping[str, Any]) -> NautilusBoard | None:
    """The printed numbers, as a view shows them."""
    if "board" not in given:
        return None
    board = _mapping(given["board"], "board")
    starts = _mapping(board.get("starts", {}), "board: starts")
    caves = _mapping(board.get("caves", {}), "board: caves")
    return check(
        {
            "name": board.get("name", "custom"),
            "ring": {"fields": board.get("ring")},
            "starts": {
                seat: starts.get(colour) for seat, colour in zip(SEAT_NAMES, COLOURS, strict=True)
            },
            "caves": {"mouths": [caves.get(spot_name(CAVE + cave)) for cave in range(CAVES)]},
        }
    )


def _seat(state: State, value: Any, what: str) -> int:
    return _number(value, what, 0, int(state.seats) - 1)


def _set_question(state: State, given: Mapping[str, Any]) -> None:
    """Who is asked what, and how far an unfinished card is."""
    last_seat = int(state.seats) - 1
    state.seat = _seat(state, given.get("turn", 0), "turn")
    before_turn = (int(state.seat) - 1) % int(state.seats)
    state.dealer = _seat(state, given.get("dealer", before_turn), "dealer")
    state.round_number = _number(given.get("round", 1), "round", 1, 2**31 - 1)
    state.asked = _one_of(given.get("asked", "turn"), "asked", QUESTIONS)
    commander = given.get("commander")
    state.commander = (
        NOTHING if commander is None else _number(commander, "commander", 0, last_seat)
    )
    state.redrawn = _number(given.get("redraws", 0), "redraws", 0, int(state.redraw_limit))
    state.five_left = _number(given.get("five_left", 0), "five_left", 0, 4)
    state.five_used = _bits(given.get("five_moved", []), "five_moved", _sailor_number)
    asked = _bits(
        given.get("questions", []), "questions", lambda card: _one_of(card, "questions", CARDS)
    )
    state.asked_cards = asked
    state.questions = asked.bit_count()
    state.wanted = _card(given.get("wanted", ""), "wanted")
    state.last_card = _card(given.get("last_card", ""), "last_card")


def _sailor_number(name: Any) -> int:
    return _one_of(name, "a sailor", PIECES[:SAILORS])


def _set_cards(state: State, given: Mapping[str, Any]) -> None:
    """Hands, pile and, of what is left, the deck."""
    players = _list(given.get("players"), "players", int(state.seats))
    pile = _counts(given.get("pile", {}), "pile")
    for seat in range(state.seats):
        player = _mapping(players[seat], "players")
        what = f"players[{seat}].hand"
        if player.get("hand") is None:
            raise BadPosition("not given; nothing may be hidden", what)
        hand = _counts(player["hand"], what)
        state.held[seat] = sum(hand)
        state.hands[seat][:] = hand
        announced = player.get("announced", ANNOUNCEMENTS[SILENT])
        state.announced[seat] = _one_of(announced, "announced", ANNOUNCEMENTS)
    for kind in range(KINDS):
        out = pile[kind] + sum(int(state.hands[seat][kind]) for seat in range(state.seats))
        if out > DECK[kind]:
            text = "{card}: {count} in hands and pile, but the deck has {most}"
            card, most = CARDS[kind], DECK[kind]
            raise BadPosition(Reason("card-count", text, card=card, count=out, most=most))
        state.pile[kind] = pile[kind]
        state.deck[kind] = DECK[kind] - out
    state.deck_left = sum(int(count) for count in state.deck)
    _set_hand_size(state, given)


def _set_hand_size(state: State, given: Mapping[str, Any]) -> None:
    sizes = tuple(range(1, HAND_OF_TWO + 1)) if state.mode == TWO else (HAND, LAST_HAND)
    most = max(int(state.held[seat]) for seat in range(state.seats))
    usual = HAND_OF_TWO if state.mode == TWO else HAND if most <= HAND else LAST_HAND
    state.hand_goal = _number(given.get("hand_size", usual), "hand_size", sizes[0], sizes[-1])
    if most > state.hand_goal:
        text = "{count} cards in a hand, but {dealt} are dealt to each"
        why = Reason("hand-size", text, count=most, dealt=int(state.hand_goal))
        raise BadPosition(why, f"players[{list(state.held).index(most)}].hand")


_SPOTS: Final = {spot_name(spot): spot for spot in range(WHIRLPOOL, CAVE + CAVES)}


def _spot(ring: int, colour: int, value: Any, what: str) -> int:
    """The number of a spot that is written as in a view."""
    for place in range(PLACES):
        spot = HARBOUR + colour * PLACES + place
        if value == spot_name(spot):
            return spot
    found = _SPOTS.get(value) if isinstance(value, str) else None
    if found is None or ring <= found < CAVE:
        raise BadPosition(f"{value!r} is no spot of it", what)
    return found


def _set_pieces(state: State, given: Mapping[str, Any]) -> None:
    table, ring = state.table, int(state.board.ring)
    for number, item in enumerate(_list(given.get("sailors", []), "sailors")):
        where = f"sailors[{number}]"
        sailor_data = _mapping(item, where)
        name = sailor_data.get("name")
        sailor = _one_of(name, where, PIECES[:SAILORS])
        if sailor % PER_COLOUR >= state.sailors:
            raise BadPosition(f"each colour has {state.sailors} sailors in this mode", where)
        if table.place[sailor] != WHIRLPOOL:
            raise BadPosition(f"{name} is described twice", where)
        spot = _spot(ring, sailor // PER_COLOUR, sailor_data.get("spot"), f"{where}.spot")
        if spot == WHIRLPOOL:
            continue
        if table.at[spot] != 0:
            other = PIECES[table.at[spot] - 1]
            text = "{sailor} and {other} stand on one spot"
            why = Reason("one-spot", text, sailor=str(name), other=other)
            raise BadPosition(why, f"{where}.spot")
        put_down(table, sailor, spot)
        if sailor_data.get("moved", True) is False:
            if spot != state.board.starts[sailor // PER_COLOUR]:
                raise BadPosition(f"{name} has not moved, but is not on its start", where)
            table.fresh |= 1 << sailor
    _set_moby_dick(state, given)
    table.telescopes = _bits(
        given.get("telescopes", []), "telescopes", lambda seat: _seat(state, seat, "telescopes")
    )


def _set_moby_dick(state: State, given: Mapping[str, Any]) -> None:
    moby, last_field = given.get("moby_dick"), int(state.board.ring) - 1
    entry = given.get("moby_dick_entry", moby)
    state.entry = NOTHING if entry is None else _number(entry, "moby_dick_entry", 0, last_field)
    if moby is None:
        if entry is not None:
            raise BadPosition("he has entered, and is on the board for ever then", "moby_dick")
        return
    if entry is None:
        why = "he is on the board, so he has entered somewhere"
        raise BadPosition(why, "moby_dick_entry")
    state.table.moby = _number(moby, "moby_dick", 0, last_field)
    if state.table.at[state.table.moby] != 0:
        name = PIECES[state.table.at[state.table.moby] - 1]
        why = Reason("on-moby-dick", "{sailor} stands on his field", sailor=name)
        raise BadPosition(why, "moby_dick")


def _set_undoing(state: State, given: Mapping[str, Any], secrets: Mapping[str, Any]) -> None:
    """The pieces before the last card."""
    table, before = state.table, state.before
    before.fresh, before.moby, before.telescopes = table.fresh, table.moby, table.telescopes
    for sailor in range(SAILORS):
        before.place[sailor] = table.place[sailor]
    if "before" in secrets:
        _set_before(state, _mapping(secrets["before"], "before"))
        return
    ring = int(state.board.ring)
    for name, spot in _mapping(given.get("undo", {}), "undo").items():
        piece = _one_of(name, "undo", PIECES)
        if piece == MOBY_DICK:
            before.moby = _spot(ring, 0, spot, "undo: moby")
            continue
        colour = piece // PER_COLOUR
        before.place[piece] = _spot(ring, colour, spot, f"undo: {name}")
        before.fresh &= ~(1 << piece)
        if before.place[piece] == state.board.starts[colour]:
            before.fresh |= 1 << piece
    _check_before(state)


def _set_before(state: State, data: Mapping[str, Any]) -> None:
    before, ring = state.before, int(state.board.ring)
    spots = _mapping(data.get("spots", {}), "before: spots")
    for name in spots:
        _sailor_number(name)
    for sailor in range(SAILORS):
        spot = spots.get(PIECES[sailor], spot_name(WHIRLPOOL))
        before.place[sailor] = _spot(ring, sailor // PER_COLOUR, spot, f"before: {PIECES[sailor]}")
    before.fresh = _bits(data.get("unmoved", []), "before: unmoved", _sailor_number)
    moby = data.get("moby_dick")
    before.moby = NOTHING if moby is None else _number(moby, "before: moby_dick", 0, ring - 1)
    before.telescopes = _bits(
        data.get("telescopes", []), "before: telescopes", lambda seat: _seat(state, seat, "before")
    )
    _check_before(state)


def _check_before(state: State) -> None:
    taken = [int(spot) for spot in state.before.place if spot != WHIRLPOOL]
    if len(set(taken)) != len(taken):
        raise BadPosition("two sailors would be put back on one spot", "undo")
    if state.before.moby != NOTHING and state.before.moby in taken:
        raise BadPosition("a sailor would be put back on Moby Dick's field", "undo")
    for sailor in range(SAILORS):
        place = state.before.place[sailor]
        if sailor % PER_COLOUR >= state.sailors and place != WHIRLPOOL:
            raise BadPosition(f"{PIECES[sailor]} is not in this mode", "undo")
        start = state.board.starts[sailor // PER_COLOUR]
        if (state.before.fresh >> sailor) & 1 and place != start:
            why = f"{PIECES[sailor]} has not moved, but is not on its start"
            raise BadPosition(why, "before")


def _set_exchanges(state: State, given: Mapping[str, Any], secrets: Mapping[str, Any]) -> None:
    """Cards laid ready, and what was exchanged in this round."""
    seats = int(state.seats)
    viewer = given.get("seat")
    nothing: list[Any] = [None] * seats
    offered = _list(secrets.get("offered", nothing), "offered", seats)
    swaps = _list(secrets.get("swaps", nothing), "swaps", seats)
    trades = _list(secrets.get("trades", nothing), "trades", seats)
    if viewer is not None:
        seat = _seat(state, viewer, "seat")
        commands = state.asked == ASK_REPLY and state.commander == seat
        chooser = int(state.seat) if commands else seat
        offered[chooser] = given.get("chosen") or offered[chooser]
        swaps[seat] = given.get("swap") or swaps[seat]
        trades[seat] = given.get("trade") or trades[seat]
    for seat in range(seats):
        state.offered[seat] = _card(offered[seat], "offered")
        if state.offered[seat] != NOTHING and state.hands[seat][state.offered[seat]] == 0:
            text = "{card} is laid ready, but not in the hand"
            why = Reason("laid-ready-not-held", text, card=str(offered[seat]))
            raise BadPosition(why, f"players[{seat}].laid_ready")
        state.swap_gave[seat], state.swap_got[seat] = _exchanged(swaps[seat], "swaps")
        state.trade_gave[seat], state.trade_got[seat] = _exchanged(trades[seat], "trades")
    state.origin[:seats] = _dealt_to(secrets, seats)


def _exchanged(value: Any, what: str) -> tuple[int, int]:
    if value is None:
        return NOTHING, NOTHING
    exchange = _mapping(value, what)
    cards = tuple(_one_of(exchange.get(side), what, CARDS) for side in ("gave", "received"))
    return cards[0], cards[1]


def _dealt_to(secrets: Mapping[str, Any], seats: int) -> list[Seat]:
    dealt_to = _list(secrets.get("dealt_to", list(range(seats))), "dealt_to", seats)
    if sorted(dealt_to, key=repr) != list(range(seats)):
        raise BadPosition(f"expected every seat once, got {dealt_to!r}", "dealt_to")
    return dealt_to


def _set_knowledge(state: State, given: Mapping[str, Any], secrets: Mapping[str, Any]) -> None:
    if "knowledge" in secrets:
        _set_minds(state, _mapping(secrets["knowledge"], "knowledge"))
    else:
        _suppose_announcements(state, "dealt_to" in secrets)
        viewer = given.get("seat")
        known = _mapping(given.get("known", {}), "known") if viewer is not None else {}
        for other, cards in known.items():
            seat = _seat(state, int(other) if other.isdecimal() else other, "known")
            _set_known(state, _seat(state, viewer, "seat"), seat, cards)
        knowledge.note_open_hands(state)
    _check_minds(state)


def _suppose_announcements(state: State, hands_are_traced: bool) -> None:
    """Nobody remembers how a hand came to differ from what was announced of it: as many cards as
    it takes may have been exchanged, whoever announced a 1 or 12 may have played it, and a Storm
    may have passed the hands on as often as it takes, unless it is said whose they were.
    """
    silent = all(state.announced[seat] == SILENT for seat in range(state.seats))
    if silent or state.asked in (ASK_DEAL, ASK_SWAP, ASK_REDRAW):
        return
    for observer in range(OBSERVERS):
        for pair in range(2):
            state.knowledge.unseen[observer][pair] = state.hand_goal
    seats = range(state.seats)
    dealt_to = [int(state.origin[seat]) for seat in seats]
    for passed in seats:
        state.origin[: state.seats] = dealt_to[passed:] + dealt_to[:passed]
        _suppose_played(state)
        if hands_are_traced or all(
            _fits_announcements(state, SPECTATOR, *p) for p in _pairs(state)
        ):
            return
    state.origin[: state.seats] = dealt_to
    _suppose_played(state)


def _suppose_played(state: State) -> None:
    for seat in range(state.seats):
        dealt = state.origin[seat]
        gone = ANNOUNCEMENTS[state.announced[dealt]] == "with" and _entries(state, seat) == 0
        state.knowledge.entries_played[dealt] = int(gone)


def _pairs(state: State) -> tuple[tuple[Seat, Seat], ...]:
    """Those between whom cards are exchanged."""
    return ((0, 1),) if state.mode == TWO else ((0, 2), (1, 3))


def _entries(state: State, seat: Seat) -> int:
    """The 1s and 12s in a hand."""
    return sum(int(state.hands[seat][kind]) for kind in ENTERERS)


def _set_known(state: State, observer: int, seat: Seat, cards: Any) -> None:
    state.knowledge.known[observer][seat][:] = _counts(cards, "known")


def _set_minds(state: State, data: Mapping[str, Any]) -> None:
    minds, seats = state.knowledge, int(state.seats)

    def rows(name: str, length: int) -> list[Any]:
        return _list(data.get(name), f"knowledge: {name}", length)

    for observer, row in enumerate(rows("known", OBSERVERS)):
        for seat, cards in enumerate(_list(row, "knowledge: known", seats)):
            _set_known(state, observer, seat, cards)
    for observer, row in enumerate(rows("entries_out", OBSERVERS)):
        for seat, count in enumerate(_list(row, "knowledge: entries_out", seats)):
            minds.entries_out[observer][seat] = _number(count, "entries_out", -99, 99)
    for observer, row in enumerate(rows("unseen", OBSERVERS)):
        for pair, count in enumerate(_list(row, "knowledge: unseen", 2)):
            minds.unseen[observer][pair] = _number(count, "unseen", 0, 99)
    for seat, count in enumerate(rows("entries_played", seats)):
        minds.entries_played[seat] = _number(count, "entries_played", 0, 99)
    for seat, cards in enumerate(rows("returned", 2)):
        minds.returned[seat][:] = _counts(cards, "returned")
    for seat in range(2):
        for name in ("denied", "denied_openly"):
            cards = rows(name, 2)[seat]
            denied = _bits(cards, name, lambda card: _one_of(card, "denied", CARDS))
            getattr(minds, name)[seat] = denied


# Consistency


def _check_minds(state: State) -> None:
    """Nobody knows of a card that is not there, and the true hands are possible to everyone."""
    seats = int(state.seats)
    for observer in [*range(seats), SPECTATOR]:
        for seat in range(seats):
            hand = [0] * KINDS if observer == seat else state.hands[seat]
            for card, known, held in zip(
                CARDS, state.knowledge.known[observer][seat], hand, strict=True
            ):
                if known > held:
                    why = f"{SEAT_NAMES[seat]} is known to hold {known} of {card}"
                    raise BadPosition(why, "known")
        if not all(_fits_announcements(state, observer, *pair) for pair in _pairs(state)):
            text = "the hands contradict what was announced of them"
            raise BadPosition(Reason("announced", text), "players")


def _fits_announcements(state: State, observer: int, one: Seat, other: Seat) -> bool:
    """Whether the true hands are possible, as the observer counts 1s and 12s."""
    if state.asked == ASK_DEAL:
        return True
    counts = {}
    for seat in range(state.seats):
        dealt = int(state.origin[seat])
        counts[dealt] = _entries(state, seat) + int(state.knowledge.entries_played[dealt])
        counts[dealt] += int(state.knowledge.entries_out[observer][dealt])
    ways = resample.ways_of_pair(state, observer, one, other, counts[one], counts[other])
    return bool(ways > 0)


def _check_question(state: State) -> None:
    """Whether what is asked can be asked now."""
    reason = _why_not_asked(state)
    if reason is not None:
        raise BadPosition(reason, "asked")
    if state.commander == state.seat:
        raise BadPosition(Reason("own-command", "nobody commands the own turn"), "commander")
    if (state.five_left > 0) != (state.asked == ASK_FIVE):
        text = "steps are left exactly while the rest of a 5 is asked for"
        raise BadPosition(Reason("five-left", text), "five_left")
    if state.asked_cards and state.asked not in (ASK_QUESTION, ASK_RETURN):
        text = "none are asked outside a Sea Trade of two players"
        raise BadPosition(Reason("questions", text), "questions")
    if (state.wanted != NOTHING) != (state.asked == ASK_RETURN):
        text = "a card is wanted exactly while one is given for it"
        raise BadPosition(Reason("wanted", text), "wanted")


def _why_not_asked(state: State) -> Reason | None:
    held = [int(state.held[seat]) for seat in range(state.seats)]
    own, two, goal = held[state.seat], state.mode == TWO, int(state.hand_goal)
    over = turns.has_won(state, 0) or turns.has_won(state, 1)
    if over != (state.asked == ASK_NOTHING):
        if over:
            return Reason("somebody-won", "somebody has won")
        return Reason("nobody-won", "nobody has won")
    if two and state.asked in (ASK_SWAP, ASK_TRADE, ASK_REPLY):
        return Reason("no-partner", "two players do not swap with a partner")
    if not two and state.asked in (ASK_REDRAW, ASK_START, ASK_QUESTION, ASK_RETURN):
        return Reason("only-two", "only two players are asked this")
    offers = [seat for seat in range(state.seats) if state.offered[seat] != NOTHING]
    if offers != _offers_due(state):
        return Reason(
            "laid-ready",
            "cards are laid ready by {ready}, not by {due}",
            ready=_named(offers),
            due=_named(_offers_due(state)),
        )
    return _why_not_answered(state, own, held, goal)


def _why_not_answered(state: State, own: int, held: list[int], goal: int) -> Reason | None:
    """What the question needs, by its name, beyond what all questions do."""
    other = (int(state.seat) + state.seats // 2) % state.seats
    match QUESTIONS[state.asked]:
        case "deal":
            fits, why = own < goal, Reason("full-hand", "the hand is full")
        case "swap":
            full = held == [goal] * 4
            fits, why = full, Reason("hands-not-full", "not all hands are full")
        case "redraw":
            may = held == [goal, goal] and state.redrawn < state.redraw_limit
            fits = may and _entries(state, int(state.seat)) == 0
            why = Reason("no-redraw", "no redraw is due")
        case "turn" | "skipped":
            fits, why = own > 0, Reason("empty-hand", "the hand is empty")
        case "use":
            fits = state.last_card != NOTHING
            why = Reason("no-last-card", "there is no last card to use")
        case "five":
            fits = bool(state.five_used)
            why = Reason("no-part", "no sailor had a part of the 5")
        case "start":
            fits = state.entry == NOTHING
            why = Reason("entered", "Moby Dick has entered already")
        case "trade" | "reply" | "question":
            fits = own > 0 and held[other] > 0
            why = Reason("empty-trade", "a hand of the trade is empty")
        case "return":
            wanted = state.wanted
            holds = wanted != NOTHING and state.hands[1 - state.seat][wanted] > 0
            fits = own > 0 and bool(holds)
            why = Reason("not-held", "the opponent has no such card")
        case "die":
            fits = not any(held) and state.table.moby != NOTHING
            why = Reason("no-die", "the round is not over, or Moby Dick is not there")
        case _:
            return None
    return None if fits else why


def _offers_due(state: State) -> list[Seat]:
    """The seats that have laid a card ready when this is asked."""
    if state.asked == ASK_REPLY:
        return [int(state.seat)]
    if state.asked != ASK_SWAP:
        return []
    chosen = []
    seat = (int(state.dealer) + 1) % int(state.seats)
    while seat != state.seat:
        chosen.append(seat)
        seat = (seat + 1) % int(state.seats)
    return sorted(chosen)


def _named(seats: list[Seat]) -> str:
    return ", ".join(SEAT_NAMES[seat] for seat in seats) or "nobody"


def _check_against_view(given: Mapping[str, Any], shown: Mapping[str, Any]) -> None:
    """Whatever is given beyond what was needed is the same in the position that came out."""
    plain = as_data(given)
    for key in plain.keys() - {*_OF_ONE_SEAT, "secrets", "board", "options", "players", "sailors"}:
        if plain[key] != shown[key]:
            text = "{given} does not fit, it is {shown}"
            why = Reason("unfit", text, given=repr(plain[key]), shown=repr(shown[key]))
            raise BadPosition(why, key)
    if "board" in plain:
        _check_item("board", plain["board"] | {"name": ""}, shown["board"] | {"name": ""})
    for player, expected in zip(plain["players"], shown["players"], strict=True):
        _check_item("players", player, expected | {"hand": player["hand"]})
    by_name = {sailor["name"]: sailor for sailor in shown["sailors"]}
    for sailor in plain.get("sailors", []):
        _check_item("sailors", sailor, by_name[sailor["name"]])


def _check_item(what: str, given: Mapping[str, Any], shown: Mapping[str, Any]) -> None:
    for key, value in given.items():
        if key not in shown:
            raise BadPosition(f"unknown key {key!r}", what)
        if value != shown[key]:
            raise BadPosition(f"{key} {value!r} does not fit, it is {shown[key]!r}", what)
