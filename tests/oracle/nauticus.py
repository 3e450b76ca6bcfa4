"""A second Nauticus, plain and slow, written from the rules alone: the oracle of the engine.

It shares no code with the engine. The whole game is one generator that reads like the rules: at
each decision it yields who decides and which texts are legal, and it is sent the chosen text.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

STANDARD_BOARD = Path(__file__).parents[2] / "src/seaboard/games/nauticus/board.toml"

CRESTS = ("wheel", "anchor", "whale", "star")
GOODS = ("coffee", "fish", "grain", "salt")
REGULAR = {
    "hull": ("stern", "middle", "bow", "one"),
    "mast": CRESTS,
    "sail": CRESTS,
    "goods": GOODS,
}
BLUE = ("hull", "mast", "sail", "goods")
ACTIONS = (*BLUE, "transport", "withdraw", "deliver", "crowns")
REWARDS = ("crown-mast", "crown-sail", "points", "taler", "workers", "goods")
BOXES = 12
CROWN_LIMIT = 15
SHIP_POINTS = {1: 2, 2: 8, 3: 20, 4: 35}
SET_POINTS = (0, 2, 5, 9, 14, 20)

Decider = int | Literal["chance"]
Flow = Generator[tuple[Decider, list[str]], str, None]
Answer = Generator[tuple[Decider, list[str]], str, str]


def new_supply() -> dict[str, int]:
    """The eighteen stacks, full."""
    supply = {"hull:stern": 18, "hull:middle": 9, "hull:bow": 18, "hull:one": 18}
    for sort in ("mast", "sail"):
        supply |= {f"{sort}:{crest}": 15 for crest in CRESTS}
        supply[f"{sort}:crown"] = 12
    return supply | {f"goods:{good}": 12 for good in GOODS}


def sort_of(tile: str) -> str:
    """The part of a tile's name before the colon."""
    return tile.partition(":")[0]


def kind_of(tile: str) -> str:
    """The part of a tile's name after the colon."""
    return tile.partition(":")[2]


def boxes(tile: str) -> int:
    """How much of a warehouse a tile fills."""
    return 2 if sort_of(tile) == "mast" else 1


@dataclass
class Ship:
    """One ship in a yard: its tiles in the order in which they were laid."""

    hull: list[str]
    masts: list[str] = field(default_factory=list)
    sails: list[str] = field(default_factory=list)
    goods: list[str] = field(default_factory=list)

    @property
    def size(self) -> int:
        return len(self.hull)

    @property
    def crest(self) -> str | None:
        crests = {kind for kind in self.masts + self.sails if kind != "crown"}
        assert len(crests) <= 1
        return crests.pop() if crests else None

    @property
    def closed(self) -> bool:
        return "one" in self.hull or ("bow" in self.hull and "stern" in self.hull)

    @property
    def finished(self) -> bool:
        return self.closed and len(self.masts) == len(self.sails) == self.size

    def fits(self, tile: str) -> bool:
        """Whether the tile may be laid on this ship."""
        sort, kind = sort_of(tile), kind_of(tile)
        if sort == "hull":
            limit = {"one": 0, "middle": 2, "bow": 1, "stern": 1}[kind]
            return not self.closed and self.hull.count(kind) < limit
        if sort == "goods":
            return len(self.goods) < self.size
        if kind != "crown" and self.crest not in (None, kind):
            return False
        if sort == "mast":
            return len(self.masts) < self.size
        return len(self.sails) < len(self.masts)

    def lay(self, tile: str) -> None:
        """Put the tile on this ship."""
        parts = {"hull": self.hull, "mast": self.masts, "sail": self.sails, "goods": self.goods}
        parts[sort_of(tile)].append(kind_of(tile))

    def summary(self) -> tuple[object, ...]:
        """Hull, crest, masts of the crest, crown masts, sails likewise, goods."""
        crown_masts, crown_sails = self.masts.count("crown"), self.sails.count("crown")
        return (
            tuple(self.hull.count(kind) for kind in REGULAR["hull"]),
            self.crest,
            len(self.masts) - crown_masts,
            crown_masts,
            len(self.sails) - crown_sails,
            crown_sails,
            tuple(self.goods.count(good) for good in GOODS),
        )


@dataclass
class Player:
    """What one player owns."""

    seat: int
    taler: int
    workers: int
    points: int = 10
    flipped: int = 0
    extra: bool = True
    warehouse: Counter[str] = field(default_factory=Counter)
    ships: list[Ship] = field(default_factory=list)
    delivered: Counter[str] = field(default_factory=Counter)

    @property
    def room(self) -> int:
        return BOXES - sum(boxes(tile) * count for tile, count in self.warehouse.items())

    @property
    def crowns(self) -> int:
        stored = self.warehouse["mast:crown"] + self.warehouse["sail:crown"]
        laid = sum((ship.masts + ship.sails).count("crown") for ship in self.ships)
        return stored + laid + self.flipped

    def has_room(self, tile: str) -> bool:
        return boxes(tile) <= self.room

    def places(self, tile: str) -> list[str]:
        """The moves that lay the tile in the yard."""
        numbers = [n for n, ship in enumerate(self.ships, start=1) if ship.fits(tile)]
        fresh = ["place new"] if sort_of(tile) == "hull" else []
        return [f"place {n}" for n in numbers] + fresh

    def final_taler(self) -> int:
        """All taler, after everything left over has become taler."""
        total = self.taler + self.workers + self.warehouse.total()
        for ship in self.ships:
            total += len(ship.goods)
            if not ship.finished:
                total += len(ship.hull) + len(ship.masts) + len(ship.sails)
        return total

    def final_points(self) -> int:
        total = self.points + self.final_taler() // 3
        total += sum(SHIP_POINTS[ship.size] for ship in self.ships if ship.finished)
        for count in self.delivered.values():
            total += SET_POINTS[min(count, 5)] + 5 * max(count - 5, 0)
        return total


@dataclass
class Performance:
    """One performance of an action: the phase's, or the extra one."""

    action: str
    blue: int
    prices: dict[str, int]
    bought: Counter[str] = field(default_factory=Counter)
    scored: int = 0
    gift_due: bool = True

    def price(self, tile: str) -> int:
        return 4 if self.bought[tile] else self.prices[tile]

    def summary(self) -> tuple[object, ...]:
        """Action, blue workers left, kinds bought and points scored so far."""
        return self.action, self.blue, set(self.bought), self.scored

    def pay_workers(self, player: Player, count: int) -> None:
        """Use blue workers first."""
        blue = min(self.blue, count)
        self.blue -= blue
        player.workers -= count - blue
        assert player.workers >= 0


class OracleGame:
    """A game of Nauticus from the first draw of the layout to the last turn."""

    def __init__(self, seats: int, board: Path = STANDARD_BOARD) -> None:
        data = tomllib.loads(board.read_text(encoding="utf-8"))
        self.fields: list[dict[str, Any]] = data["field"]
        self.items: dict[str, list[str]] = data["items"]
        self.wheel: list[int] = data["wheel"]["workers"]
        self.players = [Player(seat, taler=15, workers=4) for seat in range(seats)]
        extra_taler = {2: (0, 1), 3: (0, 1, 2), 4: (0, 1, 1, 2)}[seats]
        extra_workers = (0, 0, 1, 2)
        for player in self.players:
            player.taler += extra_taler[player.seat]
            player.workers += extra_workers[player.seat]
        self.rounds = 4 if seats == 2 else 5
        self.round = 1
        self.phase = 1
        self.start = 0
        self.wheel_at = 0
        self.anchor: int | None = None
        self.layout: list[str] = []
        self.face_up: set[int] = set()
        self.supply = new_supply()
        self.in_hand: Performance | None = None
        self.events: Counter[str] = Counter()
        self.decider: Decider | None = None
        self._legal: list[str] = []
        self._flow = self._game()
        self._show(next(self._flow))

    def legal(self) -> set[str]:
        """The texts of the legal moves."""
        assert len(set(self._legal)) == len(self._legal)
        return set(self._legal)

    def play(self, text: str) -> None:
        """Make one decision."""
        if text not in self._legal:
            raise ValueError(text)
        try:
            self._show(self._flow.send(text))
        except StopIteration:
            self.decider, self._legal = None, []

    def scores(self) -> list[int]:
        """The final points by seat."""
        return [player.final_points() for player in self.players]

    def places(self) -> list[int]:
        """The places by seat; 1 is the winner's, and equals share."""
        keys = [(p.final_points(), p.final_taler() % 3, p.final_taler()) for p in self.players]
        return [1 + sum(other > key for other in keys) for key in keys]

    def summary(self) -> dict[str, Any]:
        """The public facts."""
        players = [
            {
                "taler": p.taler,
                "workers": p.workers,
                "points": p.points,
                "room": p.room,
                "flipped": p.flipped,
                "extra": p.extra,
                "crowns": p.crowns,
                "warehouse": {tile: p.warehouse[tile] for tile in self.supply},
                "ships": [ship.summary() for ship in p.ships],
                "delivered": tuple(p.delivered[good] for good in GOODS),
            }
            for p in self.players
        ]
        return {
            "round": self.round,
            "phase": self.phase,
            "start": self.start,
            "players": players,
            "supply": dict(self.supply),
            "layout": tuple(self.layout),
            "face up": tuple(sorted(self.face_up)),
            "anchor": self.anchor,
            "wheel": self.wheel_at,
            "blue workers": tuple(self.blue_workers(number) for number in range(8)),
            "in hand": self.in_hand and self.in_hand.summary(),
            "scores": self.scores(),
            "places": self.places(),
        }

    def _show(self, decision: tuple[Decider, list[str]]) -> None:
        self.decider, self._legal = decision

    def blue_workers(self, number: int) -> int:
        """The blue workers of the wheel section that lies at the field."""
        return self.wheel[(number - self.wheel_at) % 8]

    # The course of the game

    def _ask(self, decider: Decider, options: list[str]) -> Answer:
        return (yield decider, options)

    def _game(self) -> Flow:
        for number in range(1, self.rounds + 1):
            self.round, self.phase = number, 1
            if self.anchor is not None:
                self.wheel_at, self.anchor = self.anchor, None
            self.layout, self.face_up = [], set()
            while len(self.layout) < 8:
                self.face_up = set(range(len(self.layout)))
                rest = [f"lay {action}" for action in ACTIONS if action not in self.layout]
                self.layout.append((yield from self._ask("chance", rest)).split()[1])
            self.face_up = set(range(8))
            for phase in range(1, 8):
                self.phase = phase
                yield from self._play_phase()
            for player in self.players:
                player.points -= sum((3, 2, 1)[player.flipped :])
                player.flipped = 0

    def _play_phase(self) -> Flow:
        options = [f"field {number}" for number in sorted(self.face_up)]
        number = int((yield from self._ask(self.start, options)).split()[1])
        starter = self.players[self.start]
        bonus = self.fields[number]["bonus"]
        starter.workers += bonus.get("workers", 0)
        starter.points += bonus.get("points", 0)
        starter.taler += bonus.get("taler", 0)
        if "tile" in bonus:
            sort = bonus["tile"]
            yield from self._take(starter, [f"{sort}:{kind}" for kind in REGULAR[sort]], "bonus")
        seats = len(self.players)
        for step in range(seats):
            yield from self._turn(self.players[(self.start + step) % seats], number)
        self.in_hand = None
        self.face_up.remove(number)
        if self.phase == 1:
            self.anchor = number
        self.start = (self.start + 1) % seats

    def _turn(self, player: Player, number: int) -> Flow:
        prices = self.fields[number]["prices"]
        performance = Performance(
            self.layout[number],
            self.blue_workers(number),
            {f"{sort}:{self.items[sort][i]}": prices[i] for sort in BLUE for i in range(4)},
        )
        self.in_hand = performance
        own = ["pass", *self._uses(player, performance)]
        text = yield from self._ask(player.seat, own + self._extras(player))
        if text.startswith("extra "):
            self.events["extra before"] += 1
            yield from self._extra(player, text)
            self.in_hand = performance
            own = ["pass", *self._uses(player, performance)]
            text = yield from self._ask(player.seat, own)
        passed = text == "pass"
        if passed:
            self.events["pass" if player.flipped < 3 else "pass with none to flip"] += 1
            player.flipped = min(player.flipped + 1, 3)
        else:
            yield from self._perform(player, performance, text)
        if player.extra:
            self.in_hand = Performance(performance.action, 0, {})
            text = yield from self._ask(player.seat, ["end", *self._extras(player)])
            if text != "end":
                self.events["extra after pass" if passed else "extra after action"] += 1
                yield from self._extra(player, text)

    # Actions

    def _extra_performance(self, action: str) -> Performance:
        return Performance(action, 0, dict.fromkeys(self.supply, 2))

    def _extras(self, player: Player) -> list[str]:
        if not player.extra:
            return []
        performances = [self._extra_performance(action) for action in ACTIONS]
        return [f"extra {p.action}" for p in performances if self._uses(player, p, given=2)]

    def _extra(self, player: Player, text: str) -> Flow:
        player.extra = False
        player.workers += 2
        self.in_hand = performance = self._extra_performance(text.split()[1])
        first = yield from self._ask(player.seat, self._uses(player, performance))
        yield from self._perform(player, performance, first)

    def _perform(self, player: Player, performance: Performance, first: str) -> Flow:
        text = first
        while text != "done":
            yield from self._use(player, performance, text)
            uses = self._uses(player, performance)
            text = yield from self._ask(player.seat, ["done", *uses])

    def _uses(self, player: Player, performance: Performance, given: int = 0) -> list[str]:
        """The possible uses of the action; `given` workers count as well."""
        workers = performance.blue + player.workers + given
        action = performance.action
        if workers == 0:
            return []
        if action in BLUE:
            tiles = [f"{action}:{kind}" for kind in REGULAR[action]]
            return [f"buy {tile}" for tile in tiles if self._can_buy(player, performance, tile)]
        if action == "transport":
            stored = [tile for tile in self.supply if player.warehouse[tile]]
            return [f"transport {tile}" for tile in stored if player.places(tile)]
        if action == "withdraw":
            return ["withdraw"]
        if action == "deliver":
            return [
                f"deliver {n}"
                for n, ship in enumerate(player.ships, start=1)
                if ship.finished and len(ship.goods) == ship.size <= workers
            ]
        return ["score"] if player.crowns and performance.scored < CROWN_LIMIT else []

    def _can_buy(self, player: Player, performance: Performance, tile: str) -> bool:
        price = performance.price(tile)
        if self.supply[tile] == 0 or price > player.taler:
            return False
        return price == 0 or player.has_room(tile) or bool(player.places(tile))

    def _use(self, player: Player, performance: Performance, text: str) -> Flow:
        verb, _, what = text.partition(" ")
        if verb == "deliver":
            ship = player.ships[int(what) - 1]
            performance.pay_workers(player, len(ship.goods))
            player.delivered.update(ship.goods)
            ship.goods.clear()
            self.events[f"deliver {ship.size}"] += 1
            return
        performance.pay_workers(player, 1)
        if verb == "buy":
            yield from self._buy(player, performance, what)
        elif verb == "transport":
            player.warehouse[what] -= 1
            yield from self._place(player, what, [])
        elif verb == "withdraw":
            player.taler += 2
        else:
            points = min(player.crowns, CROWN_LIMIT - performance.scored)
            self.events["crowns cut short"] += points < player.crowns
            performance.scored += points
            player.points += points

    def _buy(self, player: Player, performance: Performance, tile: str) -> Flow:
        price = performance.price(tile)
        performance.bought[tile] += 1
        player.taler -= price
        if price == 0:
            self._receive(player, tile)
        else:
            self._draw(tile)
            room = player.has_room(tile)
            self.events["paid tile without room"] += not room
            yield from self._place(player, tile, ["store"] if room else [])
        tiles = [f"{performance.action}:{kind}" for kind in REGULAR[performance.action]]
        if performance.gift_due and all(performance.bought[tile] for tile in tiles):
            performance.gift_due = False
            yield from self._take(player, tiles, "gift")

    # Tiles

    def _draw(self, tile: str) -> None:
        self.supply[tile] -= 1
        assert self.supply[tile] >= 0
        if self.supply[tile] == 0:
            self.events[f"empty {sort_of(tile)} stack"] += 1

    def _receive(self, player: Player, tile: str) -> None:
        """A tile got without paying: to the warehouse, or back to its stack."""
        if player.has_room(tile):
            self._draw(tile)
            player.warehouse[tile] += 1
        else:
            self.events[f"forfeit {sort_of(tile)}"] += 1

    def _take(self, player: Player, tiles: list[str], why: str) -> Flow:
        """A free tile of the player's choice; lost, unasked, without room or supply."""
        stocked = [tile for tile in tiles if self.supply[tile]]
        if not stocked or not player.has_room(stocked[0]):
            self.events[f"{why} lost"] += 1
            return
        text = yield from self._ask(player.seat, [f"take {tile}" for tile in stocked])
        self._receive(player, text.split()[1])
        self.events[why] += 1

    def _place(self, player: Player, tile: str, instead: list[str]) -> Flow:
        text = yield from self._ask(player.seat, player.places(tile) + instead)
        if text == "store":
            player.warehouse[tile] += 1
            return
        if text == "place new":
            player.ships.append(Ship([kind_of(tile)]))
            return
        ship = player.ships[int(text.split()[1]) - 1]
        was_finished = ship.finished
        ship.lay(tile)
        if ship.finished and not was_finished:
            self.events[f"ship {ship.size}"] += 1
            yield from self._rewards(player, ship)

    def _rewards(self, player: Player, ship: Ship) -> Flow:
        taken: Counter[str] = Counter()
        for _ in range(len(ship.masts)):
            options = [r for r in REWARDS if taken[r] < 2 and self._on_offer(r)]
            self.events["reward withheld"] += any(not self._on_offer(r) for r in REWARDS)
            text = yield from self._ask(player.seat, [f"reward {reward}" for reward in options])
            reward = text.split()[1]
            taken[reward] += 1
            self.events[text] += 1
            if reward == "points":
                player.points += 3
            elif reward == "taler":
                player.taler += 7
            elif reward == "workers":
                player.workers += 3
            elif reward == "goods":
                yield from self._two_goods(player)
            else:
                self._receive(player, f"{reward.removeprefix('crown-')}:crown")

    def _on_offer(self, reward: str) -> bool:
        if reward == "goods":
            return any(self.supply[f"goods:{good}"] for good in GOODS)
        if reward.startswith("crown-"):
            return self.supply[f"{reward.removeprefix('crown-')}:crown"] > 0
        return True

    def _two_goods(self, player: Player) -> Flow:
        tiles = [f"goods:{good}" for good in GOODS]
        before = Counter(player.warehouse)
        yield from self._take(player, tiles, "reward good")
        others = [tile for tile in tiles if player.warehouse[tile] == before[tile]]
        yield from self._take(player, others, "reward good")
