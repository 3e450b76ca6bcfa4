"""Nautilùs in the terminal: the position, the questions, the choices and the log in words.

The words are those of the messages, which get the values of view, move, preview and fact as they
are; the page (web/src/games/nautilus/words.ts) asks for the same ones. Everything is made from a
view, so that no hand appears that its viewer may not see.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from ...cli.presentation import Presentation
from ...cli.sentences import Language, Names, message_of
from ...locales import say
from ..api import Board, Fact, Move, Seat, as_data
from .board import NautilusBoard
from .facts import HIDDEN, CardDealt
from .preview import Preview
from .state import COLOURS
from .view import PlayerView, SailorView, View

_NONE: Final = "none"  # what a message reads where there is nothing


def _said(names: Names, language: Language, message: str, values: Mapping[str, Any]) -> str:
    given = {name: _NONE if value in (None, "") else value for name, value in values.items()}
    return say(language, message, given, names)


def summary(view: View, names: Names, language: Language) -> list[str]:
    """The whole table, a line for each thing."""
    return [_said(names, language, *line) for line in _lines(view, names, language)]


def _lines(view: View, names: Names, language: Language) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The messages of the lines and their values."""
    values = _values(view)
    yield "nautilus-read-round", values
    owners = {colour: player.seat for player in view.players for colour in player.colours}
    for colour in view.board.starts:
        sailors = [sailor for sailor in view.sailors if sailor.colour == colour]
        words = _sailors(sailors, names, language)
        yield (
            "nautilus-read-colour",
            {"item": colour, "seat": owners[colour], "sailors": words},
        )
    yield "nautilus-read-moby", values
    for player in view.players:
        yield "nautilus-read-player", _player(view, player)
    yield from _notes(view)
    yield "nautilus-read-last", values
    yield "nautilus-read-deck", values
    yield "nautilus-read-pile", values


def _values(view: View) -> dict[str, Any]:
    """What messages about the whole table say."""
    return {
        "round": view.round,
        "dealer": view.dealer,
        "asked": view.asked,
        "turn": view.turn,
        "holder": view.holder,
        "partner": view.players[view.holder].partner,
        "commander": view.commander,
        "last_card": view.last_card,
        "wanted": view.wanted,
        "five_left": view.five_left,
        "moby_dick": view.moby_dick,
        "deck": view.deck,
        "pile": view.pile,
    }


def _sailors(sailors: Sequence[SailorView], names: Names, language: Language) -> str:
    out = [sailor for sailor in sailors if sailor.spot != "whirlpool"]
    words = [_said(names, language, "nautilus-read-sailor", as_data(sailor)) for sailor in out]
    if waiting := len(sailors) - len(out):
        words.append(_said(names, language, "nautilus-read-waiting", {"count": waiting}))
    return say(language, "nautilus-and-then").join(words)


def _player(view: View, player: PlayerView) -> dict[str, Any]:
    known = view.known.get(player.seat, {}) if player.hand is None else {}
    return {
        **as_data(player),
        "hand": player.hand or {},
        "known": known,
        "looks": player.seat in view.telescopes,
    }


def _notes(view: View) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """What the viewer gave and received, and what an unfinished card has done so far."""
    if view.swap:
        yield "nautilus-swapped", as_data(view.swap)
    if view.trade:
        yield "nautilus-traded", as_data(view.trade)
    if view.chosen:
        yield "nautilus-laid-ready", {"chosen": view.chosen}
    if view.five_left:
        values = {"five_left": view.five_left, "five_moved": view.five_moved}
        yield "nautilus-read-five", values
    if view.questions:
        yield "nautilus-asked-before", {"questions": view.questions}
    if view.wanted:
        yield "nautilus-read-wanted", {"turn": view.turn, "wanted": view.wanted}


def question(view: View, moves: Sequence[Move], names: Names, language: Language) -> str:
    """What is asked, with the hand that it is about."""
    whole = asked(view, moves, names, language)
    hand = view.players[view.holder].hand
    if hand is None:
        return whole
    whose = None if view.holder == view.decider else view.commander
    values = {"commander": whose, "holder": view.holder, "hand": hand}
    return f"{whole} {_said(names, language, 'nautilus-terminal-holds', values)}"


def asked(view: View, moves: Sequence[Move], names: Names, language: Language) -> str:
    return _said(names, language, "nautilus-ask", _values(view) | {"kind": moves[0].kind})


def choice(view: View, move: Move, preview: Preview, names: Names, language: Language) -> str:
    """What a choice means."""
    values = as_data(preview) | as_data(move) | {"mode": view.mode}
    if preview.undoing is not None:
        undoing = preview.undoing
        values |= {"last": undoing.card, "undone": undoing.pieces, "usable": undoing.usable}
    return _said(names, language, f"nautilus-move-{move.kind}", values)


def board_lines(board: Board) -> list[str]:
    """The printed numbers, a line for each thing."""
    if not isinstance(board, NautilusBoard):
        raise TypeError(f"{board.name} is not a board of Nautilùs")
    starts = (f"{colour} {start}" for colour, start in zip(COLOURS, board.starts, strict=True))
    caves = (f"cave {number} at {mouth}" for number, mouth in enumerate(board.mouths, 1))
    return [
        f"Ring: fields 0 to {board.ring - 1}, clockwise",
        f"Starts, with whirlpool and harbour: {', '.join(starts)}",
        f"Caves and the fields from which they are entered: {', '.join(caves)}",
    ]


def tell(fact: Fact, names: Names, language: Language) -> str:
    """A fact as a sentence; `by` is nobody unless a commander decided."""
    return _said(names, language, message_of("nautilus", fact), {"by": None, **fact.params})


def is_dealt(fact: Fact) -> bool:
    return isinstance(fact, CardDealt)


def tell_deal(facts: Sequence[Fact], names: Names, language: Language) -> str:
    """The cards of a deal together: those that the reader may see by name, of the others how many
    each one gets.
    """
    hands: defaultdict[Seat, list[str]] = defaultdict(list)
    for fact in facts:
        assert isinstance(fact, CardDealt)
        hands[fact.seat].append(fact.card)
    told = [say(language, "nautilus-deal")]
    by_size: defaultdict[int, list[Seat]] = defaultdict(list)
    for seat, cards in hands.items():
        if HIDDEN in cards:
            by_size[len(cards)].append(seat)
        else:
            values: dict[str, Any] = {"seats": [seat], "cards": cards}
            told.append(_said(names, language, "nautilus-deal-open", values))
    for size, seats in by_size.items():
        values = {"seats": seats, "cards": size}
        told.append(_said(names, language, "nautilus-deal-hidden", values))
    return " ".join(told)


PRESENTATION: Final = Presentation(
    summary=summary,
    question=question,
    choice=choice,
    board=board_lines,
    tell=tell,
    together=is_dealt,
    tell_together=tell_deal,
)
