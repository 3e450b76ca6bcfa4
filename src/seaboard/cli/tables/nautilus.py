"""Nautilùs in the terminal: the position, the questions, the choices and the log in words.

Everything is made from a view, so that no hand appears that its viewer may not see.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from ...games.api import Board, Move, Seat
from ...games.nautilus.board import NautilusBoard
from ...games.nautilus.view import PlayerView, SailorView, View, way_of
from ..sentences import Names, Params, Template, counted
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


def _a_card(params: Params) -> str:
    return a_card(params["card"])


def _who(params: Params) -> str:
    """The seat, and the one that decides for it."""
    by = f" (commanded by {params['by']})" if "by" in params else ""
    return f"{params['seat']}{by}"


def _dealt(params: Params) -> str:
    """Nothing about a hidden card: that everybody is dealt cards goes without saying."""
    return "" if params["card"] == _HIDDEN else f"{_who(params)} is dealt {_a_card(params)}."


def _chosen(params: Params) -> str:
    return f"{_who(params)} lays {_a_card(params)} ready."


def _returned(params: Params) -> str:
    return f"{_who(params)} gives {_a_card(params)} in return."


def _passed(params: Params) -> str:
    names: Names = params["names"]
    return f"{names[params['from']]} gives {_a_card(params)} to {names[params['to']]}."


def _asked(params: Params) -> str:
    return f"{_who(params)} asks for {_a_card(params)}; the answer is {params['answer']}."


def _discarded(params: Params) -> str:
    why = "because of the 8" if params["why"] == "skipped" else "for no card can be played"
    return f"{_who(params)} discards {_a_card(params)}, {why}."


def _announced(params: Params) -> str:
    holds = "a 1 or 12" if params["holds"] == "with" else "neither 1 nor 12"
    return f"{params['seat']} announces {holds}."


def _said(what: str) -> Template:
    """A sentence that begins with who did it."""
    return lambda params: f"{_who(params)} {what.format_map(params)}"


def _bare(name: str) -> str:
    """A spot after from or to."""
    return spot(name).partition(" ")[2]


def _moved(what: str) -> Template:
    """A sentence about a sailor, with its spots in words."""

    def said(params: Params) -> str:
        spots = {"origin": _bare(params["from"]), "end": _bare(params["to"])}
        return what.format_map({**params, **spots})

    return said


SENTENCES: Final[Mapping[str, Template]] = {
    "round.begun": "Round {round} begins. {dealer} deals.",
    "card.dealt": _dealt,
    "hand.announced": _announced,
    "hand.changed": _said("returns the hand for new cards."),
    "hand.kept": _said("keeps the hand."),
    "card.chosen": _chosen,
    "card.passed": _passed,
    "card.played": _said("plays {card}."),
    "card.undone": "The {card} before it is undone.",
    "card.used": _said("uses the {card} under the Nautilùs."),
    "card.discarded": _discarded,
    "card.asked": _asked,
    "card.returned": _returned,
    "trade.done": "The Sea Trade of {seat} is done.",
    "trade.failed": "The Sea Trade of {seat} ends without an exchange.",
    "turn.taken": _said("takes the next player's turn away."),
    "turn.commanded": "{by} decides the turn of {seat}.",
    "sailor.entered": _moved("{sailor} enters and comes to {end}."),
    "sailor.moved": _moved("{sailor} goes from {origin} to {end}."),
    "sailor.back": _moved("{sailor} goes back from {origin} to the whirlpool."),
    "sailor.restored": _moved("{sailor} comes back from the whirlpool to {end}."),
    "moby.start": _said("lets Moby Dick appear behind the {colour} start."),
    "moby.entered": "Moby Dick appears on field {to}.",
    "moby.moved": "Moby Dick goes from field {from} to field {to}.",
    "die.rolled": "The die shows {fields} for Moby Dick.",
    "telescope.up": "The Telescope of {seat} is in force.",
    "telescope.down": "The Telescope of {seat} is over.",
    "game.ended": "The game is over. It is won by {winners}.",
}

TABLE: Final = Table(
    secret=True,
    summary=summary,
    question=question,
    choice=choice,
    board=board_lines,
    sentences=SENTENCES,
)
