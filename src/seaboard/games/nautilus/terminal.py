"""Nautilùs in the terminal: the position, the questions, the choices and the log in words.

Everything is made from a view, so that no hand appears that its viewer may not see.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from ...cli.presentation import Presentation
from ...cli.sentences import Language, Names, joined, message_of
from ...locales import say
from ..api import Board, Fact, Move, Seat
from .board import NautilusBoard
from .moves import (
    Ask,
    Behind,
    Discard,
    Enter,
    Give,
    Keep,
    MovePart,
    MoveSailor,
    PlayCard,
    Redraw,
    Skip,
    Swap,
    Switch,
)
from .preview import Preview, Undoing
from .view import PlayerView, SailorView, View

_BOARD_ORDER: Final = ("red", "blue", "green", "yellow")  # clockwise
_HIDDEN: Final = "?"
_MOBY: Final = "moby"


def summary(view: View, names: Names, language: Language) -> list[str]:
    """The whole table, a line for each thing."""
    dealt = {"round": view.round, "dealer": names[view.dealer]}
    lines = [f"{say(language, 'nautilus-read-round', dealt)} {_waiting(view, names, language)}"]
    owners = {colour: player.seat for player in view.players for colour in player.colours}
    for colour in _BOARD_ORDER:
        sailors = [sailor for sailor in view.sailors if sailor.colour == colour]
        words = {
            "colour": _colour(colour, language),
            "seat": names[owners[colour]],
            "sailors": _sailors(sailors, language),
        }
        lines.append(say(language, "nautilus-read-colour", words))
    lines.append(_where_moby_is(view, language))
    lines += [_player_line(view, player, names, language) for player in view.players]
    lines += _hand_notes(view, names, language)
    lines.append(_what_nautilus_finds(view, language))
    lines.append(say(language, "nautilus-read-deck", {"count": view.deck}))
    lines.append(_pile(view.pile, language))
    return lines


def _waiting(view: View, names: Names, language: Language) -> str:
    """Who is to do what."""
    words = {"seat": names[view.holder], "card": _card(view.last_card or _HIDDEN, language)}
    waiting = say(language, f"nautilus-wait-{view.asked}", words)
    if view.commander is None or view.asked == "reply":
        return waiting
    words = {"seat": names[view.turn], "by": names[view.commander], "waiting": waiting}
    return say(language, "nautilus-wait-commanded", words)


def _sailors(sailors: Sequence[SailorView], language: Language) -> str:
    parts = [
        f"{sailor.name.partition('-')[2]} {_where(sailor, language)}"
        for sailor in sailors
        if sailor.spot != "whirlpool"
    ]
    waiting = len(sailors) - len(parts)
    if waiting:
        parts.append(say(language, "nautilus-read-waiting", {"count": waiting}))
    return "; ".join(parts)


def _where(sailor: SailorView, language: Language) -> str:
    """The spot of a sailor in words."""
    place = spot("at", sailor.spot, language)
    if sailor.field is not None and not sailor.moved:
        return say(language, "nautilus-terminal-unmoved", {"at": place})
    return place


def spot(side: str, name: str, language: Language) -> str:
    """`14`, `cave-1`, `harbour-3` and `whirlpool` in words, after at, from or to."""
    kind, _, number = name.partition("-")
    place = "field" if name.isdecimal() else kind
    return say(language, f"nautilus-{side}-{place}", {"number": number or name})


def _where_moby_is(view: View, language: Language) -> str:
    if view.moby_dick is None:
        return say(language, "nautilus-read-no-moby")
    return say(language, "nautilus-read-moby", {"number": str(view.moby_dick)})


def _what_nautilus_finds(view: View, language: Language) -> str:
    if not view.last_card:
        return say(language, "nautilus-read-last-none")
    return say(language, "nautilus-read-last", {"card": _card(view.last_card, language)})


def cards(counts: Mapping[str, int], language: Language) -> str:
    """Every card, one by one, as one holds them."""
    held = [_card_name(card, language) for card, count in counts.items() for _ in range(count)]
    return ", ".join(held) or say(language, "nautilus-no-cards")


def _player_line(view: View, player: PlayerView, names: Names, language: Language) -> str:
    notes = [say(language, "nautilus-cards", {"count": player.cards})]
    if player.hand:
        notes.append(cards(player.hand, language))
    elif player.hand is None and player.seat in view.known:
        known = {"cards": cards(view.known[player.seat], language)}
        notes.append(say(language, "nautilus-known", known))
    if player.announced != "silent":
        notes.append(say(language, f"nautilus-announced-{player.announced}"))
    if player.seat in view.telescopes:
        notes.append(say(language, "nautilus-telescope-on"))
    if player.home:
        notes.append(say(language, "nautilus-home"))
    words = {"seat": names[player.seat], "notes": "; ".join(notes)}
    return say(language, "nautilus-read-player", words)


def _hand_notes(view: View, names: Names, language: Language) -> Iterator[str]:
    """What the viewer gave and received, and what an unfinished card has done so far."""
    for message, exchange in (("nautilus-swapped", view.swap), ("nautilus-traded", view.trade)):
        if exchange:
            gave, received = _card(exchange.gave, language), _card(exchange.received, language)
            yield say(language, message, {"gave": gave, "received": received})
    if view.chosen:
        yield say(language, "nautilus-laid-ready", {"card": _card_name(view.chosen, language)})
    if view.five_left:
        yield _rest_of_five(view, language)
    if view.questions:
        asked = ", ".join(_card_name(card, language) for card in view.questions)
        yield say(language, "nautilus-asked-before", {"cards": asked})
    if view.wanted:
        words = {"seat": names[view.turn], "card": _card(view.wanted, language)}
        yield say(language, "nautilus-terminal-wanted", words)


def _rest_of_five(view: View, language: Language) -> str:
    left = say(language, "nautilus-steps-left", {"steps": view.five_left})
    if not view.five_moved:
        return say(language, "nautilus-terminal-five", {"left": left})
    moved = joined([_piece(sailor, language) for sailor in view.five_moved], language)
    return say(language, "nautilus-terminal-five-moved", {"left": left, "sailors": moved})


def _pile(pile: Mapping[str, int], language: Language) -> str:
    if not pile:
        return say(language, "nautilus-pile-empty")
    played = (
        say(language, "nautilus-times", {"count": count, "card": _card_name(card, language)})
        if count > 1
        else _card_name(card, language)
        for card, count in pile.items()
    )
    return say(language, "nautilus-read-pile", {"cards": ", ".join(played)})


def question(view: View, moves: Sequence[Move], names: Names, language: Language) -> str:
    """What is asked, with the hand that it is about."""
    owner = view.holder
    words = {
        "partner": names[_counterpart(view, owner)],
        "card": _card(view.wanted if view.asked == "return" else view.last_card, language),
        "steps": view.five_left,
    }
    asked = say(language, f"nautilus-ask-{_kind_of_question(view, moves)}", words)
    if owner != view.decider:
        words = {"seat": names[owner], "question": asked}
        asked = say(language, "nautilus-ask-commanded", words)
    hand = view.players[owner].hand
    if hand is None:
        return asked
    whose = "nautilus-terminal-holds-own" if owner == view.decider else "nautilus-terminal-holds"
    held = say(language, whose, {"seat": names[owner], "cards": cards(hand, language)})
    return f"{asked} {held}"


def _kind_of_question(view: View, moves: Sequence[Move]) -> str:
    if view.asked != "turn":
        return view.asked
    return "discard" if all(isinstance(move, Discard) for move in moves) else "play"


def _counterpart(view: View, seat: Seat) -> Seat:
    """With whom a seat exchanges cards: its partner, or with two players the opponent."""
    partner = view.players[seat].partner
    return 1 - seat if partner is None else partner


def choice(view: View, move: Move, preview: Preview, names: Names, language: Language) -> str:
    """What a choice means, where its text does not say it in the reader's language."""
    match move:
        case Switch(first=first, second=second):
            pieces = (_piece_at(view, piece, language) for piece in (first, second))
            words = dict(zip(("first", "second"), pieces, strict=True))
            return say(language, "nautilus-move-compass", words)
        case Skip() if preview.seat is not None:
            return say(language, "nautilus-move-skip-long", {"seat": names[preview.seat]})
        case MoveSailor() | MovePart() | Enter():
            return _way(move, preview, language)
        case Behind(colour=colour):
            words = {"colour": _colour(colour, language), "number": str(preview.moby_dick)}
            return say(language, "nautilus-move-behind", words)
        case Discard(card=card) | Swap(card=card) | Ask(card=card) | Give(card=card):
            other = "" if preview.seat is None else names[preview.seat]
            words = {"card": _card(card, language), "seat": other}
            return say(language, f"nautilus-move-{move.kind}", words)
        case Redraw() | Keep():
            return say(language, f"nautilus-move-{move.kind}")
        case PlayCard(card=card):
            return _meaning_of_card(view, card, preview, language)
        case _:
            return ""


def _meaning_of_card(view: View, card: str, preview: Preview, language: Language) -> str:
    if preview.undoing is not None:
        return _meaning_of_nautilus(preview.undoing, language)
    if card == _MOBY and view.moby_dick is None:
        return say(language, "nautilus-read-no-moby").rstrip(".")
    does = say(language, f"nautilus-does-{card}", {"mode": view.mode})
    return say(language, "nautilus-card-full", {"name": _card_name(card, language), "does": does})


def _way(move: MoveSailor | MovePart | Enter, preview: Preview, language: Language) -> str:
    """The way of a sailor, whom it meets, and where a ride takes it."""
    message = "way" if isinstance(move, MoveSailor) else move.kind
    args = {
        "card": move.played,
        "steps": move.steps if isinstance(move, MovePart) else 0,
        "sailor": _piece(move.sailor, language),
        "from": spot("from", preview.way[0], language),
        "to": spot("to", preview.way[-1], language),
    }
    way = say(language, f"nautilus-move-{message}", args)
    outcome = ", ".join(_outcome(preview, language))
    if not outcome:
        return way
    return say(language, "nautilus-with-outcome", {"move": way, "outcome": outcome})


def _outcome(preview: Preview, language: Language) -> Iterator[str]:
    if preview.rides:
        yield say(language, "nautilus-rides", {"to": spot("to", str(preview.end), language)})
    if preview.hits:
        hit = joined([_piece(sailor, language) for sailor in preview.hits], language)
        yield say(language, "nautilus-hits", {"sailors": hit})


def _meaning_of_nautilus(undoing: Undoing, language: Language) -> str:
    """What is undone, and what comes again."""
    if undoing.card is None:
        return say(language, "nautilus-nothing-to-use").rstrip(".")
    back = [
        say(
            language,
            "nautilus-piece-to",
            {"piece": _piece(piece, language), "to": spot("to", where, language)},
        )
        for piece, where in undoing.pieces.items()
    ]
    undone = (
        say(language, "nautilus-undoes", {"pieces": joined(back, language)})
        if back
        else say(language, "nautilus-undoes-nothing")
    )
    again = say(language, "nautilus-comes-again", {"card": _card(undoing.card, language)})
    return f"{undone} {again}".rstrip(".")


def _spots(view: View) -> dict[str, str]:
    return {sailor.name: sailor.spot for sailor in view.sailors} | {_MOBY: str(view.moby_dick)}


def _piece_at(view: View, piece: str, language: Language) -> str:
    at = spot("at", _spots(view)[piece], language)
    return say(language, "nautilus-piece-to", {"piece": _piece(piece, language), "to": at})


def _piece(piece: str, language: Language) -> str:
    """A sailor or Moby Dick by name: `Red 1`."""
    if piece == _MOBY:
        return say(language, "nautilus-moby")
    colour, number = piece.split("-")
    words = {"colour": _colour(colour, language), "number": number}
    return say(language, "nautilus-sailor", words)


def _colour(colour: str, language: Language) -> str:
    return say(language, f"nautilus-colour-{colour}")


def board_lines(board: Board) -> list[str]:
    """The printed numbers, a line for each thing."""
    if not isinstance(board, NautilusBoard):
        raise TypeError(f"{board.name} is not a board of Nautilùs")
    starts = (f"{colour} {start}" for colour, start in zip(_BOARD_ORDER, board.starts, strict=True))
    caves = (f"cave {number} at {mouth}" for number, mouth in enumerate(board.mouths, 1))
    return [
        f"Ring: fields 0 to {board.ring - 1}, clockwise",
        f"Starts, with whirlpool and harbour: {', '.join(starts)}",
        f"Caves and the fields from which they are entered: {', '.join(caves)}",
    ]


def tell(fact: Fact, names: Names, language: Language) -> str:
    """A fact as a sentence of the shared catalogue."""
    return say(language, message_of("nautilus", fact), _words(fact, names, language))


def is_dealt(fact: Fact) -> bool:
    return fact.key == "card.dealt"


def tell_deal(facts: Sequence[Fact], names: Names, language: Language) -> str:
    """The cards of a deal in one sentence: those that the reader may see by name, of the others
    how many each one gets.
    """
    hands: defaultdict[Seat, list[str]] = defaultdict(list)
    for fact in facts:
        hands[int(str(fact.params["seat"]))].append(str(fact.params["card"]))
    told = [
        say(language, "nautilus-deal-open", {"who": names[seat], "cards": held})
        for seat, hand in hands.items()
        if _HIDDEN not in hand
        for held in [joined([_card_name(card, language) for card in hand], language)]
    ]
    by_size: defaultdict[int, list[str]] = defaultdict(list)
    for seat, hand in hands.items():
        if _HIDDEN in hand:
            by_size[len(hand)].append(names[seat])
    for count, owners in by_size.items():
        size = say(language, "nautilus-cards", {"count": count})
        words = {"seats": len(owners), "who": joined(owners, language), "cards": size}
        told.append(say(language, "nautilus-deal-hidden", words))
    return say(language, "nautilus-deal", {"hands": "; ".join(told)})


def _words(fact: Fact, names: Names, language: Language) -> dict[str, Any]:
    """The arguments of a fact's message: numbers as they are, everything else in words."""
    params: dict[str, Any] = dict(fact.params)
    words = params | {key: names[params[key]] for key in ("seat", "by", "dealer") if key in params}
    if "seat" in words:
        commanded = say(language, "nautilus-who-commanded", words) if "by" in words else ""
        words["who"] = commanded or words["seat"]
    if "card" in params:
        words["card"] = _card(params["card"], language)
        words["name"] = _card_name(params["card"], language)
    if "sailor" in params:
        words["sailor"] = _piece(params["sailor"], language)
    if "colour" in params:
        words["colour"] = _colour(params["colour"], language)
    if "winners" in params:
        words["winners"] = joined([names[int(seat)] for seat in params["winners"]], language)
    return words | {side: _end(fact, side, names, language) for side in _SIDES & params.keys()}


_SIDES: Final = frozenset({"from", "to"})


def _end(fact: Fact, side: str, names: Names, language: Language) -> str:
    """From and to are seats for a card, bare fields for Moby Dick, spots for a sailor."""
    value: Any = fact.params[side]
    if fact.key == "card.passed":
        return names[int(value)]
    if fact.key.startswith("moby."):
        return str(value)
    return spot(side, value, language)


def _card(card: str, language: Language) -> str:
    """A card as what is played or given: `an 8`, `the Storm`."""
    which = int(card) if card.isdecimal() else "hidden" if card == _HIDDEN else card
    return say(language, "nautilus-a-card", {"card": which})


def _card_name(card: str, language: Language) -> str:
    """A card by its bare name: `7`, `Storm`."""
    if card == _HIDDEN:
        return _card(card, language)
    return card if card.isdecimal() else say(language, f"nautilus-card-{card}")


PRESENTATION: Final = Presentation(
    summary=summary,
    question=question,
    choice=choice,
    board=board_lines,
    tell=tell,
    together=is_dealt,
    tell_together=tell_deal,
)
