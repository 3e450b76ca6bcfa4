"""Nautilùs in the terminal: the position, the questions, the choices and the log in words.

Everything is made from a view, so that no hand appears that its viewer may not see.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from ...cli.sentences import Language, Names, joined, message_of
from ...cli.tables import Table
from ...locales import say
from ..api import Board, Fact, Move, Seat
from .board import NautilusBoard
from .view import PlayerView, SailorView, View, way_of

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
    who = view.decider if view.asked == "reply" else view.turn
    words = {"seat": names[who], "card": _card(view.last_card or _HIDDEN, language)}
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
        return say(language, "cli-nautilus-unmoved", {"at": place})
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
        yield say(language, "cli-nautilus-wanted", words)


def _rest_of_five(view: View, language: Language) -> str:
    left = say(language, "nautilus-steps-left", {"steps": view.five_left})
    if not view.five_moved:
        return say(language, "cli-nautilus-five", {"left": left})
    moved = joined([_piece(sailor, language) for sailor in view.five_moved], language)
    return say(language, "cli-nautilus-five-moved", {"left": left, "sailors": moved})


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
    owner = _owner(view)
    words = {
        "partner": names[_partner(view, owner)],
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
    whose = "cli-nautilus-holds-own" if owner == view.decider else "cli-nautilus-holds"
    held = say(language, whose, {"seat": names[owner], "cards": cards(hand, language)})
    return f"{asked} {held}"


def _kind_of_question(view: View, moves: Sequence[Move]) -> str:
    if view.asked != "turn":
        return view.asked
    return "discard" if all(str(move).startswith("discard") for move in moves) else "play"


def _owner(view: View) -> Seat:
    """Whose cards the decision is about."""
    return view.decider if view.asked == "reply" else view.turn


def _partner(view: View, seat: Seat) -> Seat:
    """Who plays with a seat; with two players, the other one."""
    team = next((team for team in view.teams if seat in team), (seat,))
    return next((each for each in team if each != seat), (seat + 1) % view.seats)


def choice(view: View, move: Move, names: Names, language: Language) -> str:
    """What a choice means, where its text does not say it in the reader's language."""
    verb, _, what = str(move).partition(" ")
    words = what.split()
    if verb == "compass":
        first, second = (_piece_at(view, word, language) for word in words)
        return say(language, "nautilus-move-compass", {"first": first, "second": second})
    if verb.isdecimal() and words[0] == "skip":
        follower = names[(_owner(view) + 1) % view.seats]
        return say(language, "nautilus-move-skip-long", {"seat": follower})
    if verb.isdecimal():
        return _way(view, move, language)
    if verb == "behind":
        return _behind(view, what, language)
    if verb in ("discard", "swap", "ask", "give", "redraw", "keep"):
        card = _card(what, language) if what else ""
        partner = names[_partner(view, _owner(view))]
        return say(language, f"nautilus-move-{verb}", {"card": card, "seat": partner})
    if verb == "nautilus":
        return _meaning_of_nautilus(view, language)
    if verb == _MOBY and view.moby_dick is None:
        return say(language, "nautilus-read-no-moby").rstrip(".")
    does = say(language, f"nautilus-does-{verb}", {"mode": view.mode})
    card = _card_name(verb, language)
    return say(language, "nautilus-card-full", {"name": card, "does": does})


def _way(view: View, move: Move, language: Language) -> str:
    """The way of a sailor, and whom it meets at its end; a 7 may meet others on the way."""
    card, *words = str(move).split()
    name, end = way_of(view, move)
    kind = "enter" if words[0] == "enter" else "part" if card == "5" else "way"
    args = {
        "card": card,
        "steps": int(words[1]) if kind == "part" else 0,
        "sailor": _piece(name, language),
        "from": spot("from", _spots(view)[name], language),
        "to": spot("to", end, language),
    }
    way = say(language, f"nautilus-move-{kind}", args)
    outcome = _met(view, end, language)
    if not outcome:
        return way
    return say(language, "nautilus-with-outcome", {"move": way, "outcome": outcome})


def _met(view: View, end: str, language: Language) -> str:
    """Who stands where a way ends: Moby Dick, who takes the sailor along, or one that is hit."""
    if end == str(view.moby_dick):
        return say(language, "cli-nautilus-rides-on")
    met = [sailor.name for sailor in view.sailors if sailor.spot == end]
    if not met or end.startswith("harbour"):
        return ""
    return say(language, "nautilus-hits", {"sailors": _piece(met[0], language)})


def _behind(view: View, colour: str, language: Language) -> str:
    field = (view.board.starts[colour] - 1) % view.board.ring
    words = {"colour": _colour(colour, language), "number": str(field)}
    return say(language, "nautilus-move-behind", words)


def _meaning_of_nautilus(view: View, language: Language) -> str:
    """What is undone, and what comes again."""
    if not view.last_card:
        return say(language, "nautilus-nothing-to-use").rstrip(".")
    back = [
        say(
            language,
            "nautilus-piece-to",
            {"piece": _piece(piece, language), "to": spot("to", where, language)},
        )
        for piece, where in view.undo.items()
    ]
    undone = (
        say(language, "nautilus-undoes", {"pieces": joined(back, language)})
        if back
        else say(language, "nautilus-undoes-nothing")
    )
    again = say(language, "nautilus-comes-again", {"card": _card(view.last_card, language)})
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


TABLE: Final = Table(
    secret=True,
    summary=summary,
    question=question,
    choice=choice,
    board=board_lines,
    tell=tell,
    together=is_dealt,
    tell_together=tell_deal,
)
