"""The engine and the oracle play the same games and must agree at every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from seaboard.games import get_game

from .nautilus import (
    ALWAYS,
    COMMANDEERING,
    COMPASS,
    DECK,
    MOUTH,
    NAUTILUS,
    QUARTER,
    RING,
    SKIP,
    STORM,
    TELESCOPE,
    TRADE,
    WHALE,
    Action,
    Move,
    OracleGame,
    Spot,
    cave,
    enter,
    harbour,
    mouth,
    move,
    pool,
    ring,
    start,
    swap,
)

MODES = ("classic", "quick", "two")
SEATS = ("north", "east", "south", "west")
COLOURS = ("red", "blue", "green", "yellow")
LONG_NAMES = {"commandeer": COMMANDEERING, "trade": TRADE, "moby": WHALE}
SHORT_NAMES = {long: short for short, long in LONG_NAMES.items()}

# How the players choose


Policy = Callable[[OracleGame, Move], float]


def progress(colour: int, spot: Spot, moved: bool) -> int:
    """How far a sailor has come."""
    if spot.kind == "pool":
        return -12
    if spot.kind == "harbour":
        return 62 + 3 * spot.number
    field = mouth(spot.number) if spot.kind == "cave" else spot.number
    way = (field - start(colour)) % RING
    return 58 if way == 0 and moved else way


def gain(game: OracleGame, action: Action) -> float:
    """What the team has of an action, roughly."""
    team = game.splittable(game.turn)
    first, second = action.first, action.second
    if first is None:
        return 0
    if second is None:
        worth, second = 14.0, ring(start(first.colour))
    elif action.kind == "swap":
        worth = 0.0
        for here, there in ((first, second), (second, first)):
            sailor = game.at(here)
            if sailor:
                more = progress(sailor.colour, there, True) - progress(
                    sailor.colour, here, sailor.moved
                )
                worth += more if sailor.colour in team else -more
        return worth / 3
    else:
        sailor = game.the_sailor(first)
        worth = progress(sailor.colour, second, True) - progress(sailor.colour, first, sailor.moved)
    hit = game.at(second)
    if hit:
        lost = progress(hit.colour, hit.spot, hit.moved) + 12
        worth += -lost if hit.colour in team else lost / 2
    return worth


def uniform(game: OracleGame, chosen: Move) -> float:
    """Every legal move alike."""
    return 1


def racer(game: OracleGame, chosen: Move) -> float:
    """Enter, run home, hit opponents."""
    if chosen.kind in ("play", "use", "part"):
        return 2.0 ** max(-6, min(10, gain(game, chosen.action) / 3))
    return 0.2 if chosen.card in ("1", "12", "4", NAUTILUS) else 1


def eager(game: OracleGame, chosen: Move) -> float:
    """Play special cards at once; skip, split and swap."""
    if chosen.kind == "play" and chosen.card in {*ALWAYS, COMPASS, "5", "7", "8"}:
        return 30 * (10 if chosen.action == SKIP else 1)
    return racer(game, chosen)


def chained(game: OracleGame, chosen: Move) -> float:
    """Keep the Nautilùs cards until another one, or a Storm or Commandeering, was played."""
    if chosen.kind in ("give", "discard") and chosen.card in (NAUTILUS, STORM):
        return 0.1 if chosen.card == NAUTILUS else 20
    if chosen.kind == "play" and chosen.card == NAUTILUS:
        latest = game.discard[-1] if game.discard else ""
        others = sum(NAUTILUS in hand for hand in game.hands)
        return 2000 if latest in ALWAYS or others > 2 else 0.02
    return racer(game, chosen)


def sheltered(game: OracleGame, chosen: Move) -> float:
    """Look for caves, Moby Dick, the mouths, and the fields around the own start."""
    target = chosen.action.second
    if chosen.kind in ("play", "use", "part") and target is not None:
        if target.kind == "cave" or target.number in (game.moby, *map(mouth, range(4))):
            return 60
        if chosen.action.first is not None and chosen.action.first.kind == "cave":
            return 20
        team = game.splittable(game.turn)
        if chosen.action.kind == "move" and any(
            (target.number - start(c)) % RING in (0, 1, 2, 3, 57, 58, 59) for c in team
        ):
            return 20
    return racer(game, chosen)


def clumsy(game: OracleGame, chosen: Move) -> float:
    """Hit the own team, hand over the best cards, ask for more cards whenever possible."""
    target = chosen.action.second
    if chosen.kind == "redraw":
        return 5
    if chosen.card == "7":
        return 20
    if target is not None and chosen.action.kind == "move" and game.at(target):
        return 10
    return 1


POLICIES: tuple[Policy, ...] = (uniform, racer, eager, chained, sheltered, clumsy)

SPECIAL = {*ALWAYS, COMPASS}
# How much likelier than in a fair deal chance deals a special card: it may do as it likes.
TILTS = (1.0, 1.0, 6.0, 30.0, 0.1)


# What the engine says, in the oracle's words


def card_of(name: str) -> str:
    return LONG_NAMES.get(name, name)


class Reader:
    """The engine's texts at one position as the oracle's moves."""

    def __init__(self, game: OracleGame, spots: dict[str, Spot]) -> None:
        self.game = game
        self.spots = spots  # of each piece that the engine names

    def move(self, text: str) -> Move:
        verb, *rest = text.split(" ")
        match verb:
            case "redraw" | "keep":
                return Move(verb)
            case "die":
                return Move("die", number=int(rest[0]))
            case "behind":
                return Move("entry", number=COLOURS.index(rest[0]))
            case "discard" | "ask" | "give":
                return Move(verb, card_of(rest[0]))
            case "swap":
                return Move("give", card_of(rest[0]))
        card = card_of(verb)
        action = self.action(card, rest)
        if self.game.phase in ("use", "part"):
            return Move(self.game.phase, action=action)
        return Move("play", card, action)

    def action(self, card: str, rest: list[str]) -> Action:
        if not rest:
            return Move("").action
        if rest == ["skip"]:
            return SKIP
        if card == COMPASS:
            return swap(self.spots[rest[0]], self.spots[rest[1]])
        if rest[0] == "enter":
            origin = self.spots[rest[1]]
            assert origin.kind == "pool"
            return enter(origin.colour)
        piece, *rest = rest
        steps = -4 if card == "4" else int(rest.pop(0)) if card == "5" else int(card)
        return move(self.spots[piece], self.target(piece, steps, rest[0] if rest else ""))

    def target(self, piece: str, steps: int, end: str) -> Spot:
        """Where so many steps lead, by arithmetic alone."""
        if end.startswith("harbour"):
            return harbour(COLOURS.index(piece.split("-")[0]), int(end[-1]))
        origin = self.spots[piece]
        field = origin.number
        if origin.kind == "cave":
            field = mouth(origin.number) + (1 if steps < 0 else -1)
        field += steps
        if end == "cave":
            before = field + (1 if steps < 0 else -1)
            assert (before - MOUTH) % QUARTER == 0
            return cave(before % RING // QUARTER)
        assert origin.kind != "harbour"
        return ring(field)


# What happened, to be sure that the games reach it


def happened(game: OracleGame, chosen: Move) -> list[str]:
    """Rare things about a move that is about to be played."""
    found = []
    action, first, second = chosen.action, chosen.action.first, chosen.action.second
    card = chosen.card if chosen.kind == "play" else game.used_card if game.current.card else ""
    if game.commander is not None:
        found.append(f"commanded {chosen.kind}")
    if chosen.kind == "use":
        found.append(f"used {card}")
    if chosen.kind == "play" and card == NAUTILUS:
        beneath = game.last.card if game.last else None
        if game.last is None:
            found.append("first turn")
        if beneath is None:
            found.append("nothing to use")
        if game.phase == "turn" and game.discard[-1:] == [STORM]:
            found.append("after own storm")
        if game.commander is not None:
            found.append("commanded nautilus")
        if game.last and game.last.before.moby is None and game.moby is not None:
            found.append("entry undone")
            if ring(game.moby) in [spot for spot, _ in game.last.before.sailors]:
                found.append("undone onto entry field")
        if game.last and game.moby is None and not game.two:
            behind = ring(start(game.turn) - 1)
            found += ["entry hit"] * (behind in [spot for spot, _ in game.last.before.sailors])
    if action.kind == "enter" and first is not None:
        if first.colour not in game.own(game.turn):
            found.append("partner entered")
        if game.moby == start(first.colour):
            found.append("ride on entering")
    if action.kind == "swap" and first is not None and second is not None:
        one, other = game.at(first), game.at(second)
        found += ["swap cave"] * (first.kind == "cave") + ["swap moby"] * (not (one and other))
        if one and other and one.colour == other.colour:
            found.append("swap one colour")
    if action.kind == "move" and first is not None and second is not None:
        sailor = game.the_sailor(first)
        to_harbour = second.kind == "harbour" and first.kind != "harbour"
        if sailor.colour not in game.own(game.turn):
            found.append(f"{chosen.kind} partner's")
        if second.kind == "cave":
            found += ["cave", "cave hit"] if game.at(second) else ["cave"]
        if first.kind == "cave":
            found.append("out of cave backward" if card == "4" else "out of cave")
        if card == "4" and second.kind == "cave":
            found.append("cave backward")
        if card == "4" and to_harbour:
            found.append("harbour backward")
        if card == "5" and first.kind == "harbour":
            found.append("split in harbour")
        if card == "7":
            walks = game.card_walks(sailor, "7")
            passed = next(walk.passed for walk in walks if walk.target == second)
            swept = [other for field in passed if (other := game.at(ring(field)))]
            found += ["swept"] * bool(swept)
            found += ["swept into harbour"] * bool(swept and to_harbour)
            found += ["swept at a mouth"] * bool(swept and second.kind == "cave")
            found += ["swept own"] * any(other.colour == sailor.colour for other in swept)
        if second.kind == "ring" and second.number == game.moby:
            others = [s for s in game.sailors if s.spot.kind == "ring" and s is not sailor]
            found.append("ride" if others else "ride alone")
            found += [f"ride by {card}"] * (card in ("4", "5", "7"))
            found += ["ride out of cave"] * (first.kind == "cave")
    return found
