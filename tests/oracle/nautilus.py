"""Nautilùs a second time: plain, slow and written from the rules alone, to test the engine against.

Nothing here is shared with the engine, not even the board. Sailors are objects, the state before
each card is kept whole, and a Nautilùs simply puts it back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

PLACES = 4
COLOURS = range(4)

NAUTILUS, COMPASS, TELESCOPE, STORM = "nautilus", "compass", "telescope", "storm"
COMMANDEERING, TRADE, WHALE = "commandeering", "sea trade", "moby dick"
DECK = {
    "1": 11, "2": 7, "3": 7, "4": 7, "5": 7, "6": 7, "7": 8, "8": 7, "9": 7, "10": 7, "12": 11,
    NAUTILUS: 4, COMPASS: 7, TELESCOPE: 1, STORM: 1, COMMANDEERING: 1, TRADE: 1, WHALE: 3,
}  # fmt: skip
ALWAYS = frozenset({TELESCOPE, STORM, COMMANDEERING, TRADE, WHALE, NAUTILUS})
REDRAWS = 3


class Spot(NamedTuple):
    """Where a piece can be: `number` is a field, a cave, or a harbour place 1 to 4."""

    kind: str
    number: int
    colour: int = -1


def pool(colour: int) -> Spot:
    return Spot("pool", 0, colour)


def ring(field: int) -> Spot:
    return Spot("ring", field)


def cave(number: int) -> Spot:
    return Spot("cave", number)


def harbour(colour: int, place: int) -> Spot:
    return Spot("harbour", place, colour)


@dataclass(frozen=True)
class Layout:
    """The printed numbers: fields of the ring, start fields, mouths of the caves."""

    size: int = 60
    starts: tuple[int, ...] = (0, 15, 30, 45)
    mouths: tuple[int, ...] = (8, 23, 38, 53)


STANDARD = Layout()


@dataclass(frozen=True)
class Action:
    """What a card is used for: `enter`, `move`, `swap`, `skip`, or nothing that needs choosing.

    A move's `second` is where its steps end, before any ride.
    """

    kind: str
    first: Spot | None = None
    second: Spot | None = None


PLAIN = Action("plain")
SKIP = Action("skip")


def enter(colour: int) -> Action:
    return Action("enter", pool(colour))


def move(origin: Spot, target: Spot) -> Action:
    return Action("move", origin, target)


def swap(one: Spot, other: Spot) -> Action:
    first, second = sorted((one, other))
    return Action("swap", first, second)


Hand = tuple[str, ...]


@dataclass(frozen=True)
class Move:
    """One decision: its kind and whatever that kind needs.

    play card action | use action | part action | discard card | give card | ask card |
    entry number | redraw | keep | deal hands | die number
    """

    kind: str
    card: str = ""
    action: Action = PLAIN
    number: int = -1
    hands: tuple[Hand, ...] = ()


@dataclass
class Sailor:
    """A piece; `moved` is meant since it was put on its start field."""

    colour: int
    spot: Spot
    moved: bool = False


class Snapshot(NamedTuple):
    """All that a Nautilùs puts back."""

    sailors: tuple[tuple[Spot, bool], ...]
    moby: int | None
    telescopes: frozenset[int]


class Turn(NamedTuple):
    """What the next Nautilùs finds: the card to use, and how things stood before it."""

    card: str | None
    before: Snapshot


class Walk(NamedTuple):
    """A way to make all steps: where it ends and the ring fields before that."""

    target: Spot
    passed: tuple[int, ...]


class Summary(NamedTuple):
    """Everything that can be compared; sailors are sorted, so equal ones are alike."""

    sailors: tuple[tuple[int, Spot, bool], ...]
    moby: int | None
    hands: tuple[Hand, ...]
    deck: Hand
    discard: Hand
    dealer: int
    round: int
    turn: int
    telescopes: frozenset[int]
    announced: tuple[bool, ...]


class OracleGame:
    """A game of Nautilùs: `decider`, `legal()`, `play(move)`."""

    def __init__(
        self,
        mode: str,
        dealer: int = 0,
        ask_limit: int = 0,
        redraw_limit: int = REDRAWS,
        layout: Layout = STANDARD,
    ) -> None:
        if mode not in ("classic", "quick", "two"):
            raise ValueError(mode)
        self.layout = layout
        self.two = mode == "two"
        self.quick = mode == "quick"
        self.seats = 2 if self.two else 4
        self.ask_limit = ask_limit  # 0: none
        self.redraw_limit = redraw_limit
        count = 3 if self.quick else 4
        self.sailors = [Sailor(colour, pool(colour)) for colour in COLOURS for _ in range(count)]
        self.moby: int | None = None
        self.entry_field: int | None = None
        self.deck = Counter(DECK)
        self.discard: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.dealer = (dealer - 1) % self.seats
        self.round = 0
        self.turn = 0
        self.commander: int | None = None  # decides this turn
        self.next_commander: int | None = None
        self.next_skipped = False
        self.telescopes: frozenset[int] = frozenset()
        self.announced: tuple[bool, ...] = ()
        self.winner: tuple[int, ...] | None = None
        self.last: Turn | None = None  # of this round
        self.current = Turn(None, self.snapshot())
        self.phase = ""
        self.owed: list[int] = []  # cards that chance still has to deal to each seat
        self.redraws = [0] * self.seats
        self.asked: list[int] = []  # seats still to be asked about a redraw or a swap
        self.gifts: dict[int, str] = {}
        self.named: list[str] = []
        self.touched: list[Sailor] = []
        self.left = 0  # steps of a 5
        self.new_round()

    # who decides, and about what

    @property
    def decider(self) -> int | str | None:
        if self.phase == "over":
            return None
        if self.phase in ("deal", "die"):
            return "chance"
        if self.phase in ("redraw", "swap"):
            return self.asked[0]
        if self.phase == "trade" and self.gifts:
            return self.partner(self.turn)
        if self.phase == "skipped" or self.commander is None:
            return self.turn
        return self.commander

    def legal(self) -> set[Move]:
        """The legal moves; of a deal (see `owed` and `deck`) none are listed."""
        hand = self.hands[self.turn]
        match self.phase:
            case "die":
                return {Move("die", number=number) for number in range(1, 7)}
            case "redraw":
                return {Move("redraw"), Move("keep")}
            case "swap":
                return {Move("give", card) for card in self.hands[self.asked[0]]}
            case "trade":
                giver = self.partner(self.turn) if self.gifts else self.turn
                return {Move("give", card) for card in self.hands[giver]}
            case "ask":
                return {Move("ask", card) for card in DECK if card not in self.named}
            case "return":
                return {Move("give", card) for card in hand}
            case "entry":
                return {Move("entry", number=colour) for colour in self.own(self.turn)}
            case "skipped":
                return {Move("discard", card) for card in hand}
            case "use":
                return {Move("use", action=action) for action in self.uses(self.used_card)}
            case "part":
                return {Move("part", action=action) for action in self.parts()}
            case "turn":
                plays = {
                    Move("play", card, action) for card in set(hand) for action in self.uses(card)
                }
                return plays or {Move("discard", card) for card in hand}
        return set()

    def play(self, chosen: Move) -> None:
        if self.phase == "deal":
            self.deal(chosen.hands)
            return
        if chosen not in self.legal():
            raise ValueError(f"{chosen} is not legal in phase {self.phase!r}")
        match chosen.kind:
            case "die":
                self.roll(chosen.number)
            case "redraw":
                self.redraw()
            case "keep":
                self.asked.pop(0)
                self.ask_redraw()
            case "give":
                self.give(chosen.card)
            case "ask":
                self.ask(chosen.card)
            case "entry":
                self.bring_moby(chosen.number)
                self.start_use()
            case "discard":
                self.take(chosen.card)
                card = None if chosen.card == NAUTILUS else chosen.card
                self.current = Turn(card, self.snapshot())
                self.end_turn()
            case "play":
                self.play_card(chosen.card, chosen.action)
            case "use":
                self.carry_out(self.used_card, chosen.action)
            case "part":
                self.do_part(chosen.action)

    def summary(self) -> Summary:
        return Summary(
            sailors=tuple(sorted((s.colour, s.spot, s.moved) for s in self.sailors)),
            moby=self.moby,
            hands=tuple(tuple(sorted(hand)) for hand in self.hands),
            deck=tuple(sorted(self.deck.elements())),
            discard=tuple(self.discard),
            dealer=self.dealer,
            round=self.round,
            turn=self.turn,
            telescopes=self.telescopes,
            announced=self.announced,
        )

    def shown(self, viewer: int | None) -> set[int]:
        """The seats whose hands that seat (None: a spectator) sees now."""
        seen = {s for s in range(self.seats) if s == viewer or self.telescopes - {s}}
        if self.commander is not None and viewer == self.commander:
            seen.add(self.turn)
        return seen

    # rounds and hands

    def new_round(self) -> None:
        self.round += 1
        self.dealer = (self.dealer + 1) % self.seats
        self.announced = ()
        self.redraws = [0] * self.seats
        if self.two:
            self.owed = [8, 8] if self.deck.total() >= 16 else [4, 4]
        else:
            if not self.deck.total():
                self.reshuffle()
            self.owed = [6 if self.round % 5 == 0 else 5] * 4
        self.phase = "deal"

    def reshuffle(self) -> None:
        self.deck.update(self.discard)
        self.discard = []

    def deal(self, hands: tuple[Hand, ...]) -> None:
        """Each seat's cards of this deal."""
        if [len(hand) for hand in hands] != self.owed:
            raise ValueError(f"{hands} is not a deal of {self.owed}")
        dealt = Counter(card for hand in hands for card in hand)
        if dealt - self.deck:
            raise ValueError(f"not in the deck: {dealt - self.deck}")
        self.deck -= dealt
        for hand, new in zip(self.hands, hands, strict=True):
            hand.extend(new)
        if self.two and len(self.hands[0]) < 8:
            self.reshuffle()
            self.owed = [4, 4]
            return
        self.owed = []
        first = (self.dealer + 1) % self.seats
        if self.two:
            if not any(self.redraws):
                self.asked = [first, self.dealer]
            self.ask_redraw()
        else:
            self.announced = tuple(self.can_enter(seat) for seat in range(4))
            self.asked = [(first + i) % 4 for i in range(4)]
            self.gifts = {}
            self.phase = "swap"

    def can_enter(self, seat: int) -> bool:
        return "1" in self.hands[seat] or "12" in self.hands[seat]

    def ask_redraw(self) -> None:
        while self.asked:
            seat = self.asked[0]
            if not self.can_enter(seat) and self.redraws[seat] < self.redraw_limit:
                self.phase = "redraw"
                return
            self.asked.pop(0)
        self.begin((self.dealer + 1) % self.seats)

    def redraw(self) -> None:
        seat = self.asked[0]
        self.redraws[seat] += 1
        self.deck.update(self.hands[seat])
        self.hands[seat] = []
        self.owed = [8 if other == seat else 0 for other in range(2)]
        self.phase = "deal"

    def give(self, card: str) -> None:
        """A card chosen for the partner's, the teammate's, or (two players) the opponent's."""
        if self.phase == "swap":
            self.gifts[self.asked.pop(0)] = card
            if not self.asked:
                self.exchange()
                self.begin((self.dealer + 1) % 4)
        elif self.phase == "trade":
            seat = self.partner(self.turn) if self.gifts else self.turn
            self.gifts[seat] = card
            if len(self.gifts) == 2:
                self.exchange()
                self.end_turn()
        else:
            self.gifts[self.turn] = card
            self.exchange()
            self.end_turn()

    def exchange(self) -> None:
        """Every chosen card goes to the other one of the pair."""
        for seat, card in self.gifts.items():
            self.hands[seat].remove(card)
        for seat, card in self.gifts.items():
            self.hands[self.partner(seat)].append(card)
        self.gifts = {}

    def ask(self, card: str) -> None:
        other = 1 - self.turn
        self.named.append(card)
        if card in self.hands[other]:
            self.gifts = {other: card}
            self.phase = "return"
        elif len(self.named) == self.ask_limit:
            self.end_turn()

    def partner(self, seat: int) -> int:
        """Who trades with the seat: with two players the opponent."""
        return 1 - seat if self.two else (seat + 2) % 4

    def take(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.discard.append(card)

    # turns

    def begin(self, seat: int) -> None:
        self.turn = seat
        self.commander, self.next_commander = self.next_commander, None
        self.phase = "skipped" if self.next_skipped else "turn"
        self.next_skipped = False

    def end_turn(self) -> None:
        """After the last card of a turn: the game, the round, or only the turn is over."""
        self.commander = None
        for team in (0, 1) if self.two else ((0, 2), (1, 3)):
            members = (team,) if isinstance(team, int) else team
            if all(self.home(colour) for seat in members for colour in self.own(seat)):
                self.winner = members
                self.phase = "over"
                return
        self.last = self.current
        following = self.next_with_cards(self.turn)
        if following is not None:
            self.begin(following)
        elif self.hands[self.turn]:
            self.begin(self.turn)
        else:
            self.end_round()

    def end_round(self) -> None:
        self.last = None
        self.telescopes = frozenset()
        if self.moby is not None:
            self.phase = "die"
        else:
            self.new_round()

    def next_with_cards(self, seat: int) -> int | None:
        """The next one clockwise who holds cards, the seat itself left out."""
        for step in range(1, self.seats):
            if self.hands[(seat + step) % self.seats]:
                return (seat + step) % self.seats
        return None

    def roll(self, number: int) -> None:
        assert self.moby is not None
        for _ in range(number):
            self.moby = self.ahead(self.moby, 1)
            self.clear(ring(self.moby))
        self.new_round()

    # cards

    @property
    def used_card(self) -> str:
        assert self.current.card is not None
        return self.current.card

    def play_card(self, card: str, action: Action) -> None:
        before = self.snapshot()
        self.take(card)
        if card != NAUTILUS:
            self.current = Turn(card, before)
            self.carry_out(card, action)
            return
        self.current = Turn(self.last.card if self.last else None, before)
        if self.last:
            self.restore(self.last.before)
        if self.moby is None and self.two:
            self.phase = "entry"
            return
        if self.moby is None:
            self.bring_moby(self.turn)
        self.start_use()

    def start_use(self) -> None:
        """A Nautilùs after its undoing and Moby Dick's entry: now the card, if it can be used."""
        if self.current.card is not None and self.uses(self.current.card):
            self.phase = "use"
        else:
            self.end_turn()

    def bring_moby(self, colour: int) -> None:
        self.moby = self.entry_field = self.ahead(self.layout.starts[colour], -1)
        self.clear(ring(self.moby))

    def uses(self, card: str) -> set[Action]:
        """All that the seat whose turn it is can do with the card."""
        if card in ALWAYS:
            return {PLAIN}
        if card == COMPASS:
            return self.swaps()
        if card == "5":
            self.left, self.touched = 5, []
            return self.parts()
        found: set[Action] = set()
        for colour in self.movable(self.turn):
            if card in ("1", "12") and self.at(pool(colour)):
                found.add(enter(colour))
            for sailor in self.sailors:
                if sailor.colour == colour:
                    for walk in self.card_walks(sailor, card):
                        found.add(move(sailor.spot, walk.target))
        if card == "8" and self.next_with_cards(self.turn) is not None:
            found.add(SKIP)
        return found

    def carry_out(self, card: str, action: Action) -> None:
        if card == "5":
            self.left, self.touched = 5, []
            self.do_part(action)
            return
        if action == SKIP:
            self.next_skipped = True
        elif action.kind == "enter":
            self.enter(action)
        elif action.kind == "move":
            assert action.first is not None
            assert action.second is not None
            sailor = self.the_sailor(action.first)
            for walk in self.card_walks(sailor, card):
                if walk.target == action.second:
                    self.walk(sailor, walk, sweeping=card == "7")
                    break
        elif action.kind == "swap":
            self.swap(action)
        elif card == TELESCOPE:
            self.telescopes |= {self.turn}
        elif card == COMMANDEERING:
            if self.next_with_cards(self.turn) is not None:
                self.next_commander = self.turn
        elif card == WHALE:
            self.whale()
        elif card == STORM:
            # To the right is counter-clockwise: each seat gets the hand of the one to its left.
            self.hands = [self.hands[(seat + 1) % self.seats] for seat in range(self.seats)]
            if self.hands[self.turn]:
                self.phase = "turn"
                return
        elif card == TRADE and self.hands[self.turn] and self.hands[self.partner(self.turn)]:
            self.gifts, self.named = {}, []
            self.phase = "ask" if self.two else "trade"
            return
        self.end_turn()

    # whose sailors

    def own(self, seat: int) -> tuple[int, ...]:
        return (seat, seat + 2) if self.two else (seat,)

    def home(self, colour: int) -> bool:
        """Whether the colour has nothing left to do."""
        places = (2, 3, 4) if self.quick else (1, 2, 3, 4)
        return all(self.at(harbour(colour, place)) for place in places)

    def movable(self, seat: int) -> tuple[int, ...]:
        if not self.two and self.home(seat):
            return (self.partner(seat),)
        return self.own(seat)

    def splittable(self, seat: int) -> tuple[int, ...]:
        return self.own(seat) if self.two else (seat, self.partner(seat))

    # pieces

    def ahead(self, field: int, steps: int) -> int:
        return (field + steps) % self.layout.size

    def at(self, spot: Spot) -> Sailor | None:
        """A sailor there; in a whirlpool any of them."""
        for sailor in self.sailors:
            if sailor.spot == spot:
                return sailor
        return None

    def the_sailor(self, spot: Spot) -> Sailor:
        sailor = self.at(spot)
        assert sailor is not None
        return sailor

    def clear(self, spot: Spot) -> None:
        """Whoever stands there goes to its whirlpool."""
        sailor = self.at(spot)
        if sailor:
            sailor.spot = pool(sailor.colour)
            sailor.moved = False

    def snapshot(self) -> Snapshot:
        sailors = tuple((sailor.spot, sailor.moved) for sailor in self.sailors)
        return Snapshot(sailors, self.moby, self.telescopes)

    def restore(self, before: Snapshot) -> None:
        for sailor, (spot, moved) in zip(self.sailors, before.sailors, strict=True):
            sailor.spot, sailor.moved = spot, moved
        self.telescopes = before.telescopes
        if before.moby is not None or self.moby is None:
            self.moby = before.moby
        else:  # his first entry stays
            assert self.entry_field is not None
            self.moby = self.entry_field
            self.clear(ring(self.moby))

    def next_on_ring(self, field: int, besides: Sailor | None = None) -> Sailor | None:
        """The next ring sailor clockwise from the field."""
        for step in range(1, self.layout.size):
            sailor = self.at(ring(self.ahead(field, step)))
            if sailor and sailor is not besides:
                return sailor
        return None

    def whale(self) -> None:
        if self.moby is None:
            return
        sailor = self.next_on_ring(self.moby)
        if sailor:
            self.moby = sailor.spot.number
            self.clear(sailor.spot)

    def put(self, sailor: Sailor, spot: Spot, *, moved: bool) -> None:
        """End of a move or entry: hit whoever stands there, and ride if Moby Dick does."""
        self.clear(spot)
        sailor.spot, sailor.moved = spot, moved
        if self.moby is not None and spot == ring(self.moby):
            hit = self.next_on_ring(self.moby, besides=sailor)
            if hit:
                self.moby = hit.spot.number
                self.clear(hit.spot)
            sailor.spot, sailor.moved = ring(self.ahead(self.moby, -1)), True

    def enter(self, action: Action) -> None:
        assert action.first is not None
        sailor = self.the_sailor(action.first)
        self.put(sailor, ring(self.layout.starts[sailor.colour]), moved=False)

    def swaps(self) -> set[Action]:
        spots = [s.spot for s in self.sailors if s.spot.kind in ("ring", "cave")]
        found = {swap(one, other) for one in spots for other in spots if one != other}
        if self.moby is not None:
            whale = ring(self.moby)
            found |= {swap(spot, whale) for spot in spots if spot.kind == "ring"}
        return found

    def swap(self, action: Action) -> None:
        assert action.first is not None
        assert action.second is not None
        one, other = self.at(action.first), self.at(action.second)
        for sailor, spot in ((one, action.second), (other, action.first)):
            if sailor:
                sailor.spot, sailor.moved = spot, True
            else:
                self.moby = spot.number

    # walking

    def card_walks(self, sailor: Sailor, card: str) -> list[Walk]:
        if not card.isdigit():
            return []
        return self.walks(sailor, int(card), back=card == "4", sweeping=card == "7")

    def walks(
        self, sailor: Sailor, steps: int, *, back: bool = False, sweeping: bool = False
    ) -> list[Walk]:
        """All ways to make exactly so many steps."""
        kind = sailor.spot.kind
        if kind == "pool" or (back and kind == "harbour"):
            return []
        ways = [[sailor.spot]]
        for left in range(steps, 0, -1):
            longer: list[list[Spot]] = []
            for way in ways:
                if len(way) > 1 and self.in_the_way(way[-1], sweeping=sweeping):
                    continue
                longer += [
                    [*way, spot] for spot in self.next_spots(sailor, way, back=back, last=left == 1)
                ]
            ways = longer
        return [
            Walk(way[-1], tuple(spot.number for spot in way[1:-1] if spot.kind == "ring"))
            for way in ways
            if way[-1].kind != "harbour" or not self.at(way[-1])
        ]

    def in_the_way(self, spot: Spot, *, sweeping: bool) -> bool:
        return self.at(spot) is not None and not (sweeping and spot.kind == "ring")

    def next_spots(
        self, sailor: Sailor, way: list[Spot], *, back: bool, last: bool
    ) -> Iterator[Spot]:
        spot = way[-1]
        colour = sailor.colour
        if spot.kind == "cave":
            yield ring(self.layout.mouths[spot.number])
        elif spot.kind == "harbour":
            if spot.number < PLACES:
                yield harbour(colour, spot.number + 1)
        else:
            yield ring(self.ahead(spot.number, -1 if back else 1))
            for number, mouth in enumerate(self.layout.mouths):
                if last and spot.number == mouth and way[0] != cave(number):
                    yield cave(number)
            # A 4 turns in from 1 to 3 fields past the start, so neither from there nor from a cave.
            if back:
                may_turn_in = len(way) > 1 and way[0].kind == "ring"
            else:
                may_turn_in = len(way) > 1 or sailor.moved
            if spot.number == self.layout.starts[colour] and may_turn_in:
                yield harbour(colour, 1)

    def walk(self, sailor: Sailor, walk: Walk, *, sweeping: bool = False) -> None:
        if sweeping:
            for field in walk.passed:
                self.clear(ring(field))
        self.put(sailor, walk.target, moved=True)

    # the 5

    def part_walks(self) -> Iterator[tuple[Sailor, int, Walk]]:
        """Every single part that could come next, whether or not the rest can follow."""
        for sailor in self.sailors:
            touched = any(sailor is other for other in self.touched)
            if sailor.colour in self.splittable(self.turn) and not touched:
                for steps in range(1, self.left + 1):
                    for walk in self.walks(sailor, steps):
                        yield sailor, steps, walk

    def parts(self) -> set[Action]:
        """The parts after which all the steps that are left can be made."""
        return {
            move(sailor.spot, walk.target)
            for sailor, steps, walk in self.part_walks()
            if self.can_finish(sailor, steps, walk)
        }

    def can_finish(self, sailor: Sailor, steps: int, walk: Walk) -> bool:
        if steps == self.left:
            return True
        before = self.snapshot()
        self.do_walk(sailor, steps, walk)
        possible = any(self.can_finish(*part) for part in self.part_walks())
        self.restore(before)
        self.touched.pop()
        self.left += steps
        return possible

    def do_walk(self, sailor: Sailor, steps: int, walk: Walk) -> None:
        self.walk(sailor, walk)
        self.touched.append(sailor)
        self.left -= steps

    def do_part(self, action: Action) -> None:
        for sailor, steps, walk in self.part_walks():
            if (sailor.spot, walk.target) == (action.first, action.second):
                self.do_walk(sailor, steps, walk)
                break
        if self.left:
            self.phase = "part"
        else:
            self.end_turn()
