"""The engine and the oracle play the same games and must agree at every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from seaboard.games import get_game

from .nauticus import (
    BLUE,
    CRESTS,
    GOODS,
    REWARDS,
    OracleGame,
    Player,
    kind_of,
    new_supply,
    sort_of,
)

Policy = Callable[[str, OracleGame, Player], float]


def uniform(text: str, game: OracleGame, player: Player) -> float:
    """Every legal move alike."""
    return 1


def builder(text: str, game: OracleGame, player: Player) -> float:
    """Finish ships of every size, load and deliver them."""
    verb, _, what = text.partition(" ")
    if verb in ("transport", "deliver"):
        return 30
    if verb == "buy":
        return 20 if any(ship.fits(what) for ship in player.ships) else 2
    if verb == "place":
        return 1 if what == "new" else 20
    return {"pass": 0.5, "done": 0.5, "end": 4, "extra": 0.5}.get(verb, 1)


def shipwright(text: str, game: OracleGame, player: Player) -> float:
    """Build long ships: few hulls, many middles, one crest, much transport."""
    verb, _, what = text.partition(" ")
    if verb == "buy" and sort_of(what) == "hull":
        if kind_of(what) == "one":
            return 0.05
        return 8 if any(ship.fits(what) for ship in player.ships) else 0.5
    if verb in ("buy", "take") and sort_of(what) in ("mast", "sail"):
        return 20 if kind_of(what) == CRESTS[player.seat] else 0.2
    if verb == "place" and what != "new":
        return 5 + 20 * player.ships[int(what) - 1].hull.count("middle")
    if verb == "store":
        return 0.5
    if verb == "field":
        return 5 if game.layout[int(what)] in ("hull", "mast", "sail", "transport") else 1
    return builder(text, game, player)


def crowned(text: str, game: OracleGame, player: Player) -> float:
    """Finish one-ships for their crowns, until a crown stack is empty, and score the crowns."""
    verb, _, what = text.partition(" ")
    if verb == "reward":
        return {"crown-sail": 100, "crown-mast": 2, "goods": 2}.get(what, 1)
    if verb in ("buy", "take"):
        if what == "hull:one":
            return 20
        if sort_of(what) == "hull" or not any(ship.fits(what) for ship in player.ships):
            return 0.02
        return 0.3 if sort_of(what) == "goods" else 30
    if verb == "field":
        return 5 if game.layout[int(what)] in ("hull", "mast", "sail", "transport") else 1
    if verb == "transport":
        return 40 if sort_of(what) != "hull" or what == "hull:one" else 0.1
    if verb == "place":
        return 20
    return {"withdraw": 40, "done": 0.2, "pass": 0.2, "score": 2}.get(verb, 1)


def hoarder(text: str, game: OracleGame, player: Player) -> float:
    """Fill the warehouse and go on taking, most of all from the stacks that sink already."""
    verb, _, what = text.partition(" ")
    if verb in ("buy", "take"):
        return 0.2 + (new_supply()[what] - game.supply[what]) ** 2
    if verb == "field":
        return 9 if game.layout[int(what)] in BLUE else 1
    light = {"store": 30, "withdraw": 50, "transport": 0.2, "pass": 0.1, "done": 0.1, "end": 3}
    return light.get(verb, 1)


def collector(text: str, game: OracleGame, player: Player) -> float:
    """Buy all four kinds in one action, with and without room."""
    verb, _, what = text.partition(" ")
    if verb == "withdraw":
        return 50
    if verb == "buy":
        fits = any(ship.fits(what) for ship in player.ships)
        return 3 + 3 * fits
    return {"store": 2, "pass": 0.2, "done": 0.05, "end": 3}.get(verb, 1)


def waster(text: str, game: OracleGame, player: Player) -> float:
    """Never pass if it can be helped, waste taler and gain nothing: the way below zero."""
    verb, _, what = text.partition(" ")
    if verb == "field":
        useful = game.layout[int(what)] in (*BLUE, "withdraw", "transport")
        return 1 if useful and "points" not in game.fields[int(what)]["bonus"] else 0.01
    if verb == "buy" and game.in_hand is not None:
        return (0.1, 0.1, 2, 5, 30)[game.in_hand.price(what)]
    if verb == "place" and game.in_hand is not None and game.in_hand.action == "sail":
        return 0.01
    light = {"pass": 0.001, "score": 0.0001, "extra": 0.0001, "deliver": 0.0001, "withdraw": 0.1}
    return light.get(verb, 1)


def idler(text: str, game: OracleGame, player: Player) -> float:
    """Pass nearly always, with the extra action now and then."""
    return {"pass": 20.0, "score": 30.0}.get(text, 1)


POLICIES: tuple[Policy, ...] = (
    uniform,
    builder,
    shipwright,
    crowned,
    hoarder,
    collector,
    waster,
    idler,
)

RARE = (
    *(f"reward {reward}" for reward in REWARDS),
    *(f"ship {size}" for size in (1, 2, 3, 4)),
    *(f"deliver {size}" for size in (1, 2, 3)),
    *(f"forfeit {sort}" for sort in ("hull", "mast", "sail", "goods")),
    *(f"empty {sort} stack" for sort in ("hull", "mast", "sail", "goods")),
    "gift",
    "gift lost",
    "bonus",
    "bonus lost",
    "reward good",
    "reward good lost",
    "crowns cut short",
    "pass with none to flip",
    "extra before",
    "extra after action",
    "extra after pass",
    "reward withheld",
    "paid tile without room",
    "negative track",
    "negative score",
)


def engine_ship(ship: Any) -> tuple[object, ...]:
    """A ship of the engine's view in the oracle's form."""
    return (
        (int(ship.stern), ship.middles, int(ship.bow), int(ship.one)),
        ship.crest or None,
        ship.masts,
        ship.crown_masts,
        ship.sails,
        ship.crown_sails,
        tuple(ship.goods.get(good, 0) for good in GOODS),
    )


def engine_summary(view: Any) -> dict[str, Any]:
    """The engine's view in the oracle's form."""
    hand = view.in_hand
    anchor_tiles = [f.number for f in view.fields if f.anchor_tile]
    players = [
        {
            "taler": p.taler,
            "workers": p.workers,
            "points": p.points,
            "room": p.room,
            "flipped": p.pass_tiles_flipped,
            "extra": p.extra_action,
            "crowns": p.crowns,
            "warehouse": {tile: p.warehouse.get(tile, 0) for tile in view.supply},
            "ships": [engine_ship(ship) for ship in p.ships],
            "delivered": tuple(p.delivered[good] for good in GOODS),
        }
        for p in view.players
    ]
    return {
        "round": view.round,
        "phase": view.phase,
        "start": view.start_player,
        "players": players,
        "supply": dict(view.supply),
        "layout": tuple(f.action for f in view.fields if f.action),
        "face up": tuple(f.number for f in view.fields if f.face_up),
        "anchor": anchor_tiles[0] if anchor_tiles else None,
        "wheel": view.anchor,
        "blue workers": tuple(f.blue_workers for f in view.fields),
        "in hand": hand and (hand.action, hand.blue_workers, set(hand.bought), hand.points_scored),
        "scores": [p.account["total"] for p in view.players],
        "places": [p.account["place"] for p in view.players],
    }


def compare(position: Any, game: OracleGame, whole: bool) -> list[str]:
    """Assert that both stand alike, the whole view included if asked; return the legal moves."""
    decider = -1 if game.decider == "chance" else -2 if game.decider is None else game.decider
    assert position.decider == decider
    legal = [str(move) for move in position.legal_moves()]
    assert len(set(legal)) == len(legal)
    assert set(legal) == game.legal()
    if whole or not legal:
        assert engine_summary(position.view(None)) == game.summary()
    return legal


def choose(game: OracleGame, policy: Sequence[Policy], legal: list[str], rng: Random) -> str:
    """The next move, by the policy of the seat that decides."""
    if not isinstance(game.decider, int):
        return rng.choice(legal)
    player = game.players[game.decider]
    weights = [policy[player.seat](move, game, player) for move in legal]
    return rng.choices(legal, weights)[0]


def play_both(
    seats: int, seed: int, policies: Sequence[Policy], whole: float
) -> tuple[Counter[str], int]:
    """One game on both, a policy for each seat; `whole` is the share of steps with the view.

    Returns what happened and the number of decisions.
    """
    rng = Random(seed)
    position = get_game("nauticus").new(seats=seats)
    game = OracleGame(seats)
    policy = [rng.choice(policies) for _ in range(seats)]
    moves: list[str] = []
    try:
        while legal := compare(position, game, rng.random() < whole):
            text = choose(game, policy, legal, rng)
            moves.append(text)
            position.play(text)
            game.play(text)
        result = position.result()
        assert list(result.scores) == game.scores()
        assert list(result.places) == game.places()
    except Exception as error:
        error.add_note(f"{seats} seats, seed {seed}, moves: {moves}")
        raise
    game.events["negative track"] += sum(player.points < 0 for player in game.players)
    game.events["negative score"] += sum(score < 0 for score in game.scores())
    game.events["shared place"] += len(set(game.places())) < seats
    return game.events, len(moves)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_engine_agrees_with_oracle(seats: int) -> None:
    events: Counter[str] = Counter()
    for seed in range(30):
        found, _ = play_both(seats, seed, list(POLICIES))
        events += found
