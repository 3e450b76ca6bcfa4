"""The engine and the oracle play the same games and must agree at every step."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

import pytest

from seaboard.games import get_game
from seaboard.games.api import Board

from .nautilus import (
    ALWAYS,
    COMMANDEERING,
    COMPASS,
    DECK,
    NAUTILUS,
    REDRAWS,
    SKIP,
    STANDARD,
    STORM,
    TRADE,
    WHALE,
    Action,
    Layout,
    Move,
    OracleGame,
    Spot,
    cave,
    enter,
    harbour,
    move,
    pool,
    ring,
    swap,
)

MODES = ("classic", "quick", "two")
SEATS = ("north", "east", "south", "west")
COLOURS = ("red", "blue", "green", "yellow")
CARDS = (
    *"123456789", "10", "12",
    "nautilus", "telescope", "storm", "commandeer", "trade", "moby", "compass",
)  # fmt: skip
LONG_NAMES = {"commandeer": COMMANDEERING, "trade": TRADE, "moby": WHALE}
TURN_PHASES = ("turn", "skipped", "use", "part", "entry", "trade", "ask", "return")

# How the players choose

SPECIAL = {*ALWAYS, COMPASS}
Policy = Callable[[OracleGame, Move], float]


def progress(game: OracleGame, colour: int, spot: Spot, moved: bool) -> int:
    """How far a sailor has come."""
    if spot.kind == "pool":
        return -12
    if spot.kind == "harbour":
        return 62 + 3 * spot.number
    way = past_start(game, colour, spot)
    return 58 if way == 0 and moved else way


def past_start(game: OracleGame, colour: int, spot: Spot) -> int:
    """How many fields past its own start."""
    field = game.layout.mouths[spot.number] if spot.kind == "cave" else spot.number
    return game.ahead(field, -game.layout.starts[colour])


def gain(game: OracleGame, action: Action) -> float:
    """What the team has of an action, roughly."""
    team = game.splittable(game.turn)
    first, second = action.first, action.second
    if first is None:
        return 0
    if second is None:
        worth, second = 14.0, ring(game.layout.starts[first.colour])
    elif action.kind == "swap":
        worth = 0.0
        for here, there in ((first, second), (second, first)):
            sailor = game.at(here)
            if sailor:
                more = progress(game, sailor.colour, there, True)
                more -= progress(game, sailor.colour, here, sailor.moved)
                worth += more if sailor.colour in team else -more
        return worth / 3
    else:
        sailor = game.the_sailor(first)
        worth = progress(game, sailor.colour, second, True)
        worth -= progress(game, sailor.colour, first, sailor.moved)
    hit = game.at(second)
    if hit:
        lost = progress(game, hit.colour, hit.spot, hit.moved) + 12
        worth += -lost if hit.colour in team else lost / 2
    return worth


def uniform(game: OracleGame, chosen: Move) -> float:
    """Every legal move alike."""
    return 1


def racer(game: OracleGame, chosen: Move) -> float:
    """Enter, run home, hit opponents."""
    if chosen.kind in ("play", "use", "part"):
        return math.exp2(max(-6, min(10, gain(game, chosen.action) / 3)))
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
        if target.kind == "cave" or target.number in (game.moby, *game.layout.mouths):
            return 60
        if chosen.action.first is not None and chosen.action.first.kind == "cave":
            return 20
        team = game.splittable(game.turn)
        if chosen.action.kind == "move" and any(
            past_start(game, colour, target) in (0, 1, 2, 3, game.layout.size - 1)
            for colour in team
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


def miser(game: OracleGame, chosen: Move) -> float:
    """Keep the special cards and the 8 for the end of the round."""
    if chosen.kind in ("play", "discard") and chosen.card in {*SPECIAL, "8"}:
        return 0.01
    return racer(game, chosen)


POLICIES: tuple[Policy, ...] = (uniform, racer, eager, chained, sheltered, clumsy, miser)

# How much likelier than in a fair deal chance deals a special card: it may do as it likes.
TILTS = (1.0, 1.0, 6.0, 30.0, 0.1)
WILD = (2.0, 4.0, 8.0, 20.0)

# Games in which everything RARE happens.
WILD_GAMES = (
    ("classic", 10),
    *(("quick", seed) for seed in (1, 3, 47, 58)),
    *(("two", seed) for seed in (3, 27, 36, 47, 50)),
)
LONG_GAMES = (("classic", 17), ("quick", 0), ("quick", 11), ("two", 0), ("two", 16))
RARE = (
    *(f"end of {mode}" for mode in MODES),
    *(f"used {card}" for card in DECK if card != NAUTILUS),
    *(f"alone with {card}" for card in DECK),
    *(f"{card} as last card" for card in ALWAYS),
    *(f"commanded {kind}" for kind in ("play", "discard", "use", "part", "entry", "ask", "give")),
    *(f"redraw {number}" for number in (1, 2, 3)),
    *(f"ride with {card}" for card in ("4", "5", "7")),
    *(f"swept on the way to {kind}" for kind in ("ring", "cave", "harbour")),
    *(f"{kind} partner's" for kind in ("play", "use", "part")),
    "cave",
    "cave backward",
    "cave hit",
    "commanded nautilus",
    "entry hit",
    "entry undone",
    "harbour backward",
    "nautilus after storm",
    "nautilus in the first turn",
    "nautilus on nautilus",
    "nautilus on nothing",
    "out of cave",
    "out of cave backward",
    "partner entered",
    "ride",
    "ride alone",
    "ride on entering",
    "ride out of cave",
    "skip",
    "split in harbour",
    "swap cave",
    "swap moby",
    "swap one colour",
    "swept own",
    "undone onto entry field",
)


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
            return harbour(COLOURS.index(piece.split("-", maxsplit=1)[0]), int(end[-1]))
        origin, layout = self.spots[piece], self.game.layout
        assert origin.kind != "harbour"
        back = 1 if steps < 0 else -1
        field = origin.number
        if origin.kind == "cave":
            field = layout.mouths[origin.number] + back
        if end == "cave":
            return cave(layout.mouths.index(self.game.ahead(field, steps + back)))
        return ring(self.game.ahead(field, steps))


def spot_of(colour: int, name: str) -> Spot:
    """A spot as the engine's view writes it."""
    if name == "whirlpool":
        return pool(colour)
    kind, _, number = name.rpartition("-")
    if kind == "harbour":
        return harbour(colour, int(number))
    return cave(int(number) - 1) if kind == "cave" else ring(int(number))


def counted(cards: Mapping[str, int]) -> Counter[str]:
    return Counter({card_of(name): count for name, count in cards.items()})


def compare(position: Any, game: OracleGame, seats: Sequence[int | None]) -> dict[Move, str]:
    """Assert that both stand alike, in these seats' eyes too; return the legal moves' texts."""
    decider = -1 if game.decider == "chance" else -2 if game.decider is None else game.decider
    assert position.decider == decider
    if game.phase in ("redraw", "swap"):
        assert position.turn == game.decider
    elif game.phase not in ("deal", "die", "over"):
        assert position.turn == game.turn
    views = [position.view(seat) for seat in seats]
    for view in views:
        compare_table(view, game)
    if game.phase == "deal":
        return {}
    for hand, counts in zip(game.hands, position.state.hands.tolist(), strict=False):
        assert counted(dict(zip(CARDS, counts, strict=True))) == Counter(hand)
    for view in views:
        assert view.deck == game.deck.total()
        assert counted(view.pile) == Counter(game.discard)
        assert (view.round, view.dealer) == (game.round, game.dealer)
        compare_hands(view, game)
    view = views[0]
    spots = {s.name: spot_of(COLOURS.index(s.colour), s.spot) for s in view.sailors}
    if view.moby_dick is not None:
        spots["moby"] = ring(view.moby_dick)
    reader = Reader(game, spots)
    texts = [str(legal) for legal in position.legal_moves()]
    table = {reader.move(text): text for text in texts}
    assert set(table) == game.legal()
    assert len(table) == len(texts)
    return table


def compare_table(view: Any, game: OracleGame) -> None:
    """The pieces, and what a spectator knows of the turn."""
    sailors = [
        (colour, spot_of(colour, sailor.spot), sailor.moved)
        for sailor in view.sailors
        for colour in [COLOURS.index(sailor.colour)]
    ]
    assert sorted(sailors) == list(game.summary().sailors)
    assert view.moby_dick == game.moby
    if game.phase in TURN_PHASES:
        assert set(view.telescopes) == game.telescopes
        assert view.commander == game.commander
        for player in view.players:
            colours = game.own(player.seat)
            assert player.colours == tuple(COLOURS[colour] for colour in colours)
            assert player.home == all(map(game.home, colours))
        if game.phase in ("turn", "skipped"):
            assert card_of(view.last_card) == ((game.last and game.last.card) or "")
        if game.phase == "part":
            assert view.five_left == game.left
        if game.phase in ("ask", "return"):
            assert set(map(card_of, view.questions)) == set(game.named)


def compare_hands(view: Any, game: OracleGame) -> None:
    """The hands that a seat sees, and those of which it knows a part."""
    shown = set() if view.seat is None else game.shown(view.seat)
    for player in view.players:
        hand = Counter(game.hands[player.seat])
        assert player.cards == hand.total()
        assert (player.hand is not None) == (player.seat in shown)
        if player.hand is not None:
            assert counted(player.hand) == hand
        if game.announced:
            assert player.announced == ("with" if game.announced[player.seat] else "without")
        assert counted(view.known.get(player.seat, {})) <= hand


def deal(position: Any, game: OracleGame, tilt: float, rng: Random) -> list[str]:
    """One whole deal on both, card by card on the engine's side."""
    texts = []
    hands: list[list[str]] = [[] for _ in game.owed]
    rest = Counter(game.deck)
    while sum(map(len, hands)) < sum(game.owed):
        assert position.decider == -1
        outcomes = {str(outcome): chance for outcome, chance in position.outcomes()}
        cards = {text: card_of(text.split(" ")[2]) for text in outcomes}
        assert len(cards) == len(+rest)
        for text, card in cards.items():
            assert outcomes[text] == pytest.approx(rest[card] / rest.total())
        weights = [
            chance * (tilt if cards[text] in SPECIAL else 1) for text, chance in outcomes.items()
        ]
        text = rng.choices(list(outcomes), weights)[0]
        position.play(text)
        texts.append(text)
        rest[cards[text]] -= 1
        hands[SEATS.index(text.split(" ")[1])].append(cards[text])
    game.play(Move("deal", hands=tuple(map(tuple, hands))))
    return texts


# What happened, to be sure that the games reach it


def happened(game: OracleGame, chosen: Move) -> Iterator[str]:
    """Things worth seeing about a move that is about to be played."""
    card = chosen.card if chosen.kind == "play" else game.current.card or ""
    if chosen.kind == "use":
        yield f"used {card}"
    if game.commander is not None:
        yield f"commanded {chosen.kind}"
    if chosen.kind == "redraw":
        yield f"redraw {1 + game.redraws[game.asked[0]]}"
    if chosen.kind == "play" and card == NAUTILUS:
        yield from about_nautilus(game)
    if chosen.kind == "play" and chosen.action == SKIP:
        yield "skip"
    if chosen.kind == "play" and game.next_with_cards(game.turn) is None:
        yield f"alone with {card}"
    if chosen.kind == "play" and len(game.hands[game.turn]) == 1 and card in ALWAYS:
        yield f"{card} as last card"
    first, second = chosen.action.first, chosen.action.second
    if chosen.action.kind == "enter" and first is not None:
        if first.colour not in game.own(game.turn):
            yield "partner entered"
        if game.moby == game.layout.starts[first.colour]:
            yield "ride on entering"
    elif first is not None and second is not None:
        if chosen.action.kind == "swap":
            yield from about_swap(game, first, second)
        else:
            yield from about_walk(game, card, first, second)
            if game.the_sailor(first).colour not in game.own(game.turn):
                yield f"{chosen.kind} partner's"


def about_nautilus(game: OracleGame) -> Iterator[str]:
    if game.last is None:
        yield "nautilus in the first turn"
        return
    if game.last.card is None:
        yield "nautilus on nothing"
    if game.discard[-1] == STORM:
        yield "nautilus after storm"
    if game.discard[-1] == NAUTILUS and game.current.card:
        yield "nautilus on nautilus"
    if game.commander is not None:
        yield "commanded nautilus"
    before = [spot for spot, _ in game.last.before.sailors]
    behind = ring(game.ahead(game.layout.starts[game.turn], -1))
    if game.moby is None and not game.two and behind in before:
        yield "entry hit"
    if game.moby is not None and game.last.before.moby is None:
        yield "entry undone"
        if game.entry_field is not None and ring(game.entry_field) in before:
            yield "undone onto entry field"


def about_swap(game: OracleGame, first: Spot, second: Spot) -> Iterator[str]:
    one, other = game.at(first), game.at(second)
    if first.kind == "cave":
        yield "swap cave"
    if not one or not other:
        yield "swap moby"
    elif one.colour == other.colour:
        yield "swap one colour"


def about_walk(game: OracleGame, card: str, first: Spot, second: Spot) -> Iterator[str]:
    sailor = game.the_sailor(first)
    if second.kind == "cave":
        yield "cave hit" if game.at(second) else "cave backward" if card == "4" else "cave"
    if first.kind == "cave":
        yield "out of cave backward" if card == "4" else "out of cave"
    if card == "4" and second.kind == "harbour":
        yield "harbour backward"
    if card == "5" and first.kind == "harbour":
        yield "split in harbour"
    if card == "7":
        walks = game.card_walks(sailor, card)
        passed = next(walk.passed for walk in walks if walk.target == second)
        swept = [other for field in passed if (other := game.at(ring(field)))]
        if swept:
            yield f"swept on the way to {second.kind}"
        if any(other.colour == sailor.colour for other in swept):
            yield "swept own"
    if game.moby is not None and second == ring(game.moby):
        alone = not game.next_on_ring(game.moby, besides=sailor)
        yield "ride alone" if alone else "ride"
        if first.kind == "cave":
            yield "ride out of cave"
        if card in ("4", "5", "7"):
            yield f"ride with {card}"


# Both side by side


def engine_board(layout: Layout) -> Board:
    lines = {
        "name": "other",
        "ring": str(layout.size),
        "starts": " ".join(map(str, layout.starts)),
        "mouths": " ".join(map(str, layout.mouths)),
    }
    return get_game("nautilus").board_from_lines(lines)


def other_layout(rng: Random) -> Layout:
    """Another ring, and starts and caves anywhere on it."""
    size = rng.choice((24, 31, 47, 60, 80))
    fields = rng.sample(range(size), 8)
    return Layout(size, tuple(fields[:4]), tuple(fields[4:]))


def play_both(
    mode: str,
    seed: int,
    most: int,
    every: int = 1,
    tilts: Sequence[float] = TILTS,
    layout: Layout = STANDARD,
) -> tuple[Counter[str], int]:
    """One game, or its first `most` decisions, on both; what happened and how many there were.

    At each step one seat's view is compared, and `every` so many steps everyone's.
    """
    rng = Random(f"{mode} {seed}")
    options = {"first-dealer": rng.randrange(2 if mode == "two" else 4)}
    if mode == "two":
        options["trade-questions"] = rng.choice((0, 0, 1, 3))
        options["redraws"] = rng.choice((3, 3, 1, 0))
    board = engine_board(layout)
    position = get_game("nautilus").new(mode=mode, options=options, board=board)
    game = OracleGame(
        mode,
        options["first-dealer"],
        options.get("trade-questions", 0),
        options.get("redraws", REDRAWS),
        layout,
    )
    policies = rng.choices(POLICIES, k=1 if rng.random() < 0.4 else 4) * 4
    moves: list[str] = []
    events: Counter[str] = Counter()
    decisions = 0
    try:
        while decisions < most:
            anyone = [None, *range(game.seats)]
            one = anyone[len(moves) % len(anyone)]
            table = compare(position, game, anyone if len(moves) % every == 0 else [one])
            if game.decider is None:
                events["end"] += 1
                check_end(position, game)
                break
            if game.phase == "deal":
                moves += deal(position, game, rng.choice(tilts), rng)
                continue
            legal = sorted(table, key=table.__getitem__)
            policy = policies[game.decider] if isinstance(game.decider, int) else uniform
            chosen = rng.choices(legal, [policy(game, one) for one in legal])[0]
            events.update(happened(game, chosen))
            moves.append(table[chosen])
            position.play(table[chosen])
            game.play(chosen)
            decisions += 1
    except Exception as error:
        error.add_note(f"{mode}, seed {seed}, {options}, moves: {' | '.join(moves)}")
        raise
    return events, decisions


def check_end(position: Any, game: OracleGame) -> None:
    result = position.result()
    assert result is not None
    assert result.winners == game.winner
    assert result.scores == tuple(int(seat in result.winners) for seat in range(game.seats))


@pytest.mark.parametrize("mode", MODES)
def test_every_view_agrees_at_every_step(mode: str) -> None:
    play_both(mode, 1, 200, every=1, tilts=WILD)


def test_games_agree_and_reach_what_is_rare() -> None:
    events: Counter[str] = Counter()
    for mode, seed in WILD_GAMES:
        events += play_both(mode, seed, 150, every=20, tilts=WILD)[0]
    for mode, seed in LONG_GAMES:
        found, _ = play_both(mode, seed, 900, every=20)
        events += found
        events[f"end of {mode}"] += found["end"]
    assert [event for event in RARE if not events[event]] == []


@pytest.mark.parametrize("mode", MODES)
def test_other_boards_agree(mode: str) -> None:
    for seed in range(5):
        play_both(mode, seed, 200, every=20, layout=other_layout(Random(seed)))
