"""Hypothesis plays Nauticus against a bookkeeper who knows the prices but not the engine."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from seaboard.games.api import CHANCE, Fact
from seaboard.games.nauticus import GAME, NauticusPosition
from seaboard.games.nauticus.moves import (
    BeginExtra,
    BuyTile,
    ChooseField,
    DeliverGoods,
    FinishAction,
    Move,
    Pass,
    ScoreCrowns,
    TakeReward,
    TransportTile,
    WithdrawMoney,
)

from . import invariants
from .policies import company

# The printed numbers, written down once more and on purpose not read from the board file.
PRICES = ("3012", "2103", "0321", "1230", "3210", "0123", "1032", "2301")
BONUS_WORKERS = (3, 0, 0, 0, 2, 1, 1, 0)
BONUS_POINTS = (0, 0, 0, 2, 0, 0, 1, 0)
BONUS_TALER = (0, 0, 0, 0, 0, 0, 0, 4)
WHEEL = (0, 1, 3, 2, 1, 2, 3, 2)
ITEMS = {
    "hull": ("stern", "middle", "bow", "one"),
    "mast": ("wheel", "anchor", "whale", "star"),
    "sail": ("wheel", "anchor", "whale", "star"),
    "goods": ("coffee", "fish", "grain", "salt"),
}
LOSS = (6, 3, 1, 0)


@dataclass
class Purse:
    taler: int
    workers: int
    points: int = 10
    flipped: int = 0
    extra: bool = True


@dataclass
class Bookkeeper:
    """Taler, workers, points and pass tiles of every seat, followed from the moves alone."""

    purses: list[Purse]
    anchor: int = 0
    first_field: int | None = None
    chosen: int = 0
    blue: int = 0
    bought: set[str] = field(default_factory=set)
    scored: int = 0
    extra_running: bool = False

    @classmethod
    def for_seats(cls, seats: int) -> Bookkeeper:
        start = {
            2: [(15, 4), (16, 4)],
            3: [(15, 4), (16, 4), (17, 5)],
            4: [(15, 4), (16, 4), (16, 5), (17, 6)],
        }
        return cls([Purse(taler, workers) for taler, workers in start[seats]])

    def begin_action(self, *, extra: bool) -> None:
        self.extra_running = extra
        self.blue = 0 if extra else WHEEL[(self.chosen - self.anchor) % 8]
        self.bought = set()
        self.scored = 0

    def price(self, tile: str) -> int:
        if tile in self.bought:
            return 4
        sort, item = tile.split(":")
        return 2 if self.extra_running else int(PRICES[self.chosen][ITEMS[sort].index(item)])

    def follow(self, before: NauticusPosition, move: Move) -> None:
        """Enter a move into the books, before its effect is known."""
        purse = self.purses[before.turn]
        match move:
            case ChooseField(number):
                self.chosen = number
                if self.first_field is None:
                    self.first_field = self.chosen
                purse.workers += BONUS_WORKERS[self.chosen]
                purse.points += BONUS_POINTS[self.chosen]
                purse.taler += BONUS_TALER[self.chosen]
                self.begin_action(extra=False)
            case BuyTile(tile):
                purse.taler -= self.price(tile)
                self.bought.add(tile)
                self._pay(purse, 1)
            case WithdrawMoney():
                purse.taler += 2
                self._pay(purse, 1)
            case TransportTile():
                self._pay(purse, 1)
            case DeliverGoods(number):
                ship = before.view(None).players[before.turn].ships[number - 1]
                self._pay(purse, sum(ship.goods.values()))
            case ScoreCrowns():
                points = min(self._crowns(before), 15 - self.scored)
                self.scored += points
                purse.points += points
                self._pay(purse, 1)
            case Pass():
                purse.flipped = min(purse.flipped + 1, 3)
            case BeginExtra():
                purse.extra = False
                purse.workers += 2
                self.begin_action(extra=True)
            case FinishAction():
                self.begin_action(extra=False)
            case TakeReward(reward):
                purse.points += 3 * (reward == "points")
                purse.taler += 7 * (reward == "taler")
                purse.workers += 3 * (reward == "workers")
            case _:
                pass

    def new_turn(self) -> None:
        self.begin_action(extra=False)

    def end_round(self) -> None:
        for purse in self.purses:
            purse.points -= LOSS[purse.flipped]
            purse.flipped = 0
        assert self.first_field is not None
        self.anchor, self.first_field = self.first_field, None

    def _pay(self, purse: Purse, workers: int) -> None:
        blue = min(self.blue, workers)
        self.blue -= blue
        purse.workers -= workers - blue

    def _crowns(self, before: NauticusPosition) -> int:
        player = before.view(None).players[before.turn]
        stored = player.warehouse.get("mast:crown", 0) + player.warehouse.get("sail:crown", 0)
        laid = sum(ship.crown_masts + ship.crown_sails for ship in player.ships)
        return self.purses[before.turn].flipped + stored + laid


class NauticusMachine(RuleBasedStateMachine):
    """A game from a random point on; after each move the books must balance."""

    position: NauticusPosition
    books: Bookkeeper

    @initialize(seats=st.sampled_from((2, 3, 4)), seed=st.integers(0, 99), skip=st.integers(0, 400))
    def open_the_game(self, seats: int, seed: int, skip: int) -> None:
        self.position = GAME.new(seats=seats)
        self.books = Bookkeeper.for_seats(seats)
        rng = Random(seed)
        for _ in range(skip):
            if not self.position.over:
                self.play(company(self.position, rng))

    @rule(choice=st.integers(0, 10_000))
    def any_move(self, choice: int) -> None:
        moves = self.position.legal_moves()
        if moves:
            self.play(moves[choice % len(moves)])

    def play(self, move: Move) -> None:
        before = self.position.copy()
        self.books.follow(before, move)
        self.position.play(move)
        old, new = before.state, self.position.state
        if (old.round_number, old.phase) == (new.round_number, new.phase) and old.seat != new.seat:
            self.books.new_turn()
        if before.decider != CHANCE and (
            old.round_number != new.round_number or self.position.over
        ):
            self.books.end_round()
        self.check_facts(before, GAME.narrate(before, move, self.position, None))

    def check_facts(self, before: NauticusPosition, facts: list[Fact]) -> None:
        """Facts name the price and the workers that the books know."""
        for fact in facts:
            if fact.key == "tile.bought":
                old = before.state.players[before.turn]
                new = self.position.state.players[before.turn]
                assert fact.params["price"] == old.taler - new.taler
                assert fact.params["own"] == old.workers - new.workers

    @invariant()
    def the_books_balance(self) -> None:
        """What the engine says that each player has is what the bookkeeper has entered."""
        for purse, player in zip(self.books.purses, self.position.state.players, strict=False):
            assert purse == Purse(
                int(player.taler), int(player.workers), int(player.points), int(player.flipped),
                bool(player.extra),
            )  # fmt: skip

    @invariant()
    def no_tile_is_lost(self) -> None:
        invariants.check(self.position)


TestNauticusMachine = NauticusMachine.TestCase
TestNauticusMachine.settings = settings(max_examples=20, stateful_step_count=40)
