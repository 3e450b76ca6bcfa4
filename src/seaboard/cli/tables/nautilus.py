"""Nautilùs in the terminal: the position, the questions, the choices and the log in words.

Everything is made from a view, so that no hand appears that its viewer may not see.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from ...games.api import Board, Fact, Move, Seat
from ...games.nautilus.board import NautilusBoard
from ...games.nautilus.view import PlayerView, SailorView, View, way_of
from ...locales import say
from ..sentences import Language, Names, counted, joined, message_of
from . import Table

_SEATS_OF_TWO: Final = 2
_BOARD_ORDER: Final = ("red", "blue", "green", "yellow")  # clockwise


def summary(view: View, names: Names) -> list[str]:
    """The whole table, a line for each thing."""
    lines = [f"Round {view.round}, dealt by {names[view.dealer]}.{_whose_turn(view, names)}"]
    owners = {colour: player.seat for player in view.players for colour in player.colours}
    for colour in _BOARD_ORDER:
        sailors = [sailor for sailor in view.sailors if sailor.colour == colour]
        lines.append(f"{colour.capitalize()} ({names[owners[colour]]}): {_sailors(sailors)}.")
    if view.moby_dick is None:
        lines.append("Moby Dick: not on the board.")
    else:
        lines.append(f"Moby Dick: on field {view.moby_dick}.")
    lines += [_player_line(view, player, names) for player in view.players]
    lines += _hand_notes(view, names)
    lines.append(f"A Nautilùs would use: {view.last_card or 'no card'}.")
    lines.append(f"Deck: {counted(view.deck, 'card')}. {_pile(view.pile)}")
    return lines


def _whose_turn(view: View, names: Names) -> str:
    match view.asked:
        case "nothing":
            return " The game is over."
        case "deal":
            return f" {names[view.turn]} is dealt cards."
        case "die":
            return " The die is thrown for Moby Dick."
        case "redraw" | "swap":
            return f" {names[view.turn]} is asked."
        case _:
            pass
    if view.commander is None:
        return f" It is {names[view.turn]}'s turn."
    return f" It is {names[view.turn]}'s turn, commanded by {names[view.commander]}."


def _sailors(sailors: list[SailorView]) -> str:
    parts = [f"{sailor.name} {_where(sailor)}" for sailor in sailors if sailor.spot != "whirlpool"]
    waiting = len(sailors) - len(parts)
    return ", ".join(parts + ([f"{waiting} in the whirlpool"] if waiting else []))


def _where(sailor: SailorView) -> str:
    """The spot of a sailor in words."""
    place = spot(sailor.spot)
    if sailor.field is not None and not sailor.moved:
        return f"{place} (not moved since it entered)"
    return place


def spot(name: str) -> str:
    """`14`, `cave-1`, `harbour-3` and `whirlpool` in words."""
    kind, _, number = name.partition("-")
    if kind == "harbour":
        return f"in harbour place {number}"
    if kind == "cave":
        return f"in cave {number}"
    return f"on field {name}" if name.isdecimal() else "in the whirlpool"


def cards(counts: Mapping[str, int]) -> str:
    """Every card, one by one, as one holds them."""
    return ", ".join(card for card, count in counts.items() for _ in range(count)) or "no cards"


_ANNOUNCED: Final = {
    "silent": "",
    "with": "; announced a 1 or 12",
    "without": "; announced neither 1 nor 12",
}


def _player_line(view: View, player: PlayerView, names: Names) -> str:
    text = f"{names[player.seat]}: {counted(player.cards, 'card')}"
    if player.hand:
        text += f" ({cards(player.hand)})"
    elif player.hand is None and player.seat in view.known:
        text += f" (you know of {cards(view.known[player.seat])})"
    text += _ANNOUNCED[player.announced]
    text += "; has a Telescope" if player.seat in view.telescopes else ""
    text += "; all sailors home" if player.home else ""
    return f"{text}."


def _hand_notes(view: View, names: Names) -> Iterator[str]:
    """What the viewer gave and received, and what an unfinished card has done so far."""
    if view.swap:
        yield (
            f"Before the round you gave your partner {a_card(view.swap.gave)}"
            f" and received {a_card(view.swap.received)}."
        )
    if view.trade:
        gave, received = a_card(view.trade.gave), a_card(view.trade.received)
        yield f"In the Sea Trade you gave {gave} and received {received}."
    if view.chosen:
        yield f"Laid ready for the exchange: {view.chosen}."
    if view.five_left:
        moved = f", moved so far: {', '.join(view.five_moved)}" if view.five_moved else ""
        yield f"Of the 5, {counted(view.five_left, 'step')} left{moved}."
    if view.questions:
        yield f"Asked for in this Sea Trade: {', '.join(view.questions)}."
    if view.wanted:
        yield f"{names[view.turn]} gets {a_card(view.wanted)}."


def _pile(pile: Mapping[str, int]) -> str:
    if not pile:
        return "Nothing was played since the shuffle."
    each = ", ".join(f"{count} x {card}" if count > 1 else card for card, count in pile.items())
    return f"Played since the shuffle: {counted(sum(pile.values()), 'card')} ({each})."


_QUESTIONS: Final = {
    "redraw": "change all your cards for new ones, or keep them",
    "swap": "choose a card for your partner",
    "turn": "play a card",
    "skipped": "your turn is lost to an 8: discard a card",
    "use": "use the card under the Nautilùs",
    "five": "use the rest of the 5",
    "start": "choose the start behind which Moby Dick appears",
    "trade": "choose a card for the Sea Trade",
    "reply": "choose a card for the Sea Trade",
    "question": "ask for a card that your opponent may hold",
    "return": "choose the card that you give in return",
}


def question(view: View, names: Names) -> str:
    """What is asked, with what one must have in mind."""
    asked = _QUESTIONS.get(view.asked, view.asked)
    if view.asked == "use":
        asked = f"{asked}, {view.last_card}"
    elif view.asked == "five":
        asked = f"{asked}, {counted(view.five_left, 'step')}"
    elif view.asked == "return":
        asked = f"{asked} for {a_card(view.wanted)}"
    owner = _owner(view)
    if owner != view.decider:
        asked = f"you command {names[owner]}: {asked}"
    hand = view.players[owner].hand
    if hand is None:
        return asked
    holder = "you hold" if owner == view.decider else f"{names[owner]} holds"
    return f"{asked}; {holder} {cards(hand)}"


def _owner(view: View) -> Seat:
    """Whose cards the decision is about."""
    return view.decider if view.asked == "reply" else view.turn


def choice(view: View, move: Move) -> str:
    """What a choice means, where its text does not say it."""
    verb, _, what = str(move).partition(" ")
    words = what.split()
    spots = {sailor.name: sailor.spot for sailor in view.sailors}
    spots["moby"] = str(view.moby_dick)
    if verb == "compass":
        first, second = (spot(spots[word]) for word in words)
        return f"{words[0]}, now {first}, and {words[1]}, now {second}, change places"
    if verb.isdecimal() and words[0] != "skip":
        return _where_it_ends(view, move, spots)
    if verb == "nautilus":
        return _meaning_of_nautilus(view)
    if verb == "moby" and view.moby_dick is None:
        return "nothing happens: he is not on the board"
    if verb == "trade" and view.seats == _SEATS_OF_TWO:
        return "ask your opponent for a card and give one in return"
    return _MEANINGS.get(str(move), "")


def _where_it_ends(view: View, move: Move, spots: Mapping[str, str]) -> str:
    """The way of a sailor, and whom it meets at its end; a 7 may meet others on the way."""
    name, end = way_of(view, move)
    way = f"from {_bare(spots[name])} to {_bare(end)}"
    if end == spots["moby"]:
        return f"{way}, riding Moby Dick"
    met = [sailor.name for sailor in view.sailors if sailor.spot == end]
    return f"{way}, hitting {met[0]}" if met and not end.startswith("harbour") else way


def _meaning_of_nautilus(view: View) -> str:
    if not view.last_card:
        return "no card to undo or to use"
    back = [f"{piece} {spot(where)}" for piece, where in view.undo.items()]
    undone = f"the last card is undone ({', '.join(back)})" if back else "the last card is undone"
    return f"{undone}, then you use the {view.last_card}"


_MEANINGS: Final = {
    "8 skip": "the next player loses the turn and discards a card",
    "telescope": "all hands but yours lie open until the round ends",
    "storm": "every hand goes to the right, and you play again from the new one",
    "commandeer": "you see the next player's hand and decide that turn",
    "trade": "you and your partner exchange a card",
    "moby": "Moby Dick takes the field of the next sailor clockwise",
}


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


_HIDDEN: Final = "?"


def a_card(card: str) -> str:
    """A 7, an 8, or a card that the viewer may not see."""
    return "a card" if card == _HIDDEN else f"an {card}" if card == "8" else f"a {card}"


def _bare(name: str) -> str:
    """A spot after from or to."""
    return spot(name).partition(" ")[2]


def tell(fact: Fact, names: Names, language: Language) -> str:
    """A fact as a sentence of the shared catalogue.

    Nothing about a hidden card that is dealt: that everybody is dealt cards goes without saying.
    """
    if fact.key == "card.dealt" and fact.params["card"] == _HIDDEN:
        return ""
    return say(language, message_of("nautilus", fact), _words(fact, names, language))


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
        colour, number = params["sailor"].split("-")
        named = {"colour": say(language, f"nautilus-colour-{colour}"), "number": number}
        words["sailor"] = say(language, "nautilus-sailor", named)
    if "colour" in params:
        words["colour"] = say(language, f"nautilus-colour-{params['colour']}")
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
    kind, _, number = value.partition("-")
    place = "field" if value.isdecimal() else kind
    return say(language, f"nautilus-{side}-{place}", {"number": number or value})


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
)
