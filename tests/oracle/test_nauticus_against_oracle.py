"""The engine and the oracle play the same games and must agree at every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from seaboard.games import get_game

from .nauticus import (
    BLUE,
    CRESTS,
    GOODS,
    REGULAR,
    REWARDS,
    STANDARD_BOARD,
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


def trader(text: str, game: OracleGame, player: Player) -> float:
    """Finish one-ships and deliver salt with them, again and again."""
    verb, _, what = text.partition(" ")
    if verb in ("buy", "take", "transport") and what == "goods:salt":
        return 40
    if verb == "deliver":
        return 40
    return crowned(text, game, player)


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
    """Never pass if it can be helped, waste taler and gain nothing: the track below zero."""
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
    trader,
    hoarder,
    collector,
    waster,
    idler,
)

# Seats, seed and policy of games found by playing the oracle alone: equal scores, some of them
# shared places to the last rule; cargoes of three and four goods; six goods of a kind.
CHOSEN_GAMES: tuple[tuple[int, int, Policy], ...] = (
    (4, 113, waster),
    (4, 306, waster),
    (4, 454, waster),
    (4, 636, waster),
    (4, 111, shipwright),
    (4, 181, shipwright),
    (4, 253, shipwright),
    (3, 110, trader),
    (4, 220, trader),
)

BONUSES = (
    "workers = 3",
    'tile = "mast"',
    'tile = "sail"',
    "points = 2",
    "workers = 2",
    'workers = 1, tile = "goods"',
    "workers = 1, points = 1",
    "taler = 4",
)

RARE = (
    *(f"reward {reward}" for reward in REWARDS),
    *(f"ship {size}" for size in (1, 2, 3, 4)),
    *(f"deliver {size}" for size in (1, 2, 3, 4)),
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
    "shared place",
    "six of a kind",
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


def compare(position: Any, game: OracleGame, whole: bool) -> None:
    """Assert that both stand alike, the whole view included if asked or at the end."""
    decider = -1 if game.decider == "chance" else -2 if game.decider is None else game.decider
    assert position.decider == decider
    legal = [str(move) for move in position.legal_moves()]
    assert len(set(legal)) == len(legal)
    assert set(legal) == game.legal()
    if whole or not legal:
        assert engine_summary(position.view(None)) == game.summary()


def choose(game: OracleGame, policy: Sequence[Policy], rng: Random) -> str:
    """The next move, by the policy of the seat that decides. It looks at the oracle alone."""
    legal = sorted(game.legal())
    if not isinstance(game.decider, int):
        return rng.choice(legal)
    player = game.players[game.decider]
    weights = [policy[player.seat](move, game, player) for move in legal]
    return rng.choices(legal, weights)[0]


def play_both(
    seats: int, seed: int, policies: Sequence[Policy], *, every: int, board: Path = STANDARD_BOARD
) -> tuple[Counter[str], int]:
    """One game on both, each seat with one of the policies; the view is compared `every` moves.

    Decider and legal moves are compared at every step. Returns the events and the decisions.
    """
    rng = Random(seed)
    engine = get_game("nauticus")
    position = engine.new(seats=seats, board=engine.load_board(board))
    game = OracleGame(seats, board)
    policy = [rng.choice(policies) for _ in range(seats)]
    moves: list[str] = []
    try:
        compare(position, game, whole=True)
        while game.decider is not None:
            moves.append(choose(game, policy, rng))
            position.play(moves[-1])
            game.play(moves[-1])
            compare(position, game, whole=len(moves) % every == 0)
        result = position.result()
        assert result is not None
        assert list(result.scores) == game.scores()
        assert list(result.places) == game.places()
    except Exception as error:
        error.add_note(f"{seats} seats, seed {seed}, moves: {moves}")
        raise
    game.events["negative track"] += sum(player.points < 0 for player in game.players)
    most = max(p.delivered[good] for p in game.players for good in GOODS)
    game.events["six of a kind"] += most > 5
    game.events["shared place"] += len(set(game.places())) < seats
    return game.events, len(moves)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_view_agrees_at_every_step(seats: int) -> None:
    for seed in range(3):
        play_both(seats, seed, POLICIES, every=1)


def test_legal_moves_and_results_agree_and_rare_events_occur() -> None:
    events: Counter[str] = Counter()
    for seed in range(11):
        for policy in POLICIES:
            events += play_both(2 + seed % 3, seed, [policy], every=50)[0]
    for seats, seed, policy in CHOSEN_GAMES:
        events += play_both(seats, seed, [policy], every=50)[0]
    assert [event for event in RARE if not events[event]] == []


def other_board(seed: int) -> str:
    """A board file with every number drawn anew."""
    rng = Random(seed)
    bonuses = [f"{{ {bonus} }}" for bonus in BONUSES]
    rng.shuffle(bonuses)
    lines = [f'name = "other {seed}"']
    for bonus in bonuses:
        lines += ["[[field]]", f"bonus = {bonus}", f"prices = {rng.sample(range(4), 4)}"]
    lines.append("[items]")
    for sort, kinds in REGULAR.items():
        lines.append(f"{sort} = {rng.sample(kinds, 4)}")
    lines += ["[wheel]", f"workers = [0, {', '.join(str(rng.randint(1, 3)) for _ in range(7))}]"]
    return "\n".join(lines)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_other_boards_agree(seats: int, tmp_path: Path) -> None:
    for seed in range(4):
        board = tmp_path / f"{seed}.toml"
        board.write_text(other_board(seed), encoding="utf-8")
        play_both(seats, seed, POLICIES, every=25, board=board)
