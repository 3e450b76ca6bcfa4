"""A position from its description: the data of a view, read, checked and laid on the table.

What follows from the rest (room, crowns, account, finished, prices …) may be left out; what is
given must agree. The board is the standard one unless `board` holds the lines of another.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ..api import BadPosition, Reason, as_data
from .board import NauticusBoard, board_from_lines, standard_board
from .numbers import (
    FEWEST_SEATS,
    MOST_CROWN_POINTS,
    MOST_MIDDLES,
    MOST_REWARDS_OF_A_KIND,
    MOST_SECTIONS,
    PASS_TILES,
    PHASES,
    ROUNDS,
    STACKS,
    WAREHOUSE_BOXES,
)
from .rules import rounds, ships, warehouse
from .state import (
    ACTIONS,
    BLUE_ACTIONS,
    CRESTS,
    CROWN_MAST,
    CROWN_SAIL,
    CROWNS,
    FIELDS,
    FIRST_GOOD,
    FIRST_MAST,
    FIRST_SAIL,
    FIRST_TILE,
    GOODS,
    GOODS_NAMES,
    KINDS,
    MAX_SEATS,
    MAX_SHIPS,
    NOTHING,
    QUESTIONS,
    REWARD_GOODS,
    REWARDS,
    SAIL,
    TILES,
    TRANSPORT,
    Player,
    Ship,
    State,
)

_MOST: Final = 2**31 - 1
_BETWEEN_ACTIONS: Final = ("layout", "field", "bonus", "nothing")
_OF_THE_START_PLAYER: Final = ("layout", "field", "bonus", "nothing")
_NO_ROUND_IN_PLAY: Final = ("layout", "nothing")


_TWO_CHOSEN: Final = Reason("two-chosen", "there are two chosen fields")
_TWO_ANCHORS: Final = Reason("two-anchors", "there are two anchor tiles")


class Data:
    """A table of the description, with its place in it for what is said about mistakes."""

    def __init__(self, value: Any, where: str) -> None:
        if not isinstance(value, Mapping):
            raise BadPosition("expected a table of names and values", where)
        self.value: Mapping[str, Any] = value
        self.where = where

    def at(self, name: str) -> str:
        return f"{self.where}.{name}" if self.where else name

    def _given(self, name: str, default: object) -> Any:
        if name in self.value:
            return self.value[name]
        if default is None:
            raise BadPosition("missing", self.at(name))
        return default

    def number(self, name: str, least: int, most: int, default: int | None = None) -> int:
        value = self._given(name, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            why = Reason("number", "expected {least} to {most}", least=least, most=most)
            raise BadPosition(why, self.at(name))
        return value

    def flag(self, name: str, default: bool | None = None) -> int:
        value = self._given(name, default)
        if not isinstance(value, bool):
            raise BadPosition(f"expected true or false, got {value!r}", self.at(name))
        return int(value)

    def name_in(self, name: str, names: Sequence[str], default: str | None = None) -> int:
        """The number of a name; NOTHING for an empty one, where that is the default."""
        value = self._given(name, default)
        if value == "" and default == "":
            return NOTHING
        if not isinstance(value, str) or value not in names:
            raise BadPosition(f"expected one of {', '.join(names)}, got {value!r}", self.at(name))
        return names.index(value)

    def counts(self, name: str, names: Sequence[str], most: int) -> list[int]:
        """A number for each name; those left out are 0."""
        data = Data(self._given(name, None), self.at(name))
        if unknown := [key for key in data.value if key not in names]:
            raise BadPosition("there is no such thing", data.at(str(unknown[0])))
        return [data.number(key, 0, most, 0) for key in names]

    def rows(self, name: str, count: int | None = None) -> list[Data]:
        value = self._given(name, None)
        if not isinstance(value, list | tuple) or (count is not None and len(value) != count):
            wanted = "a list" if count is None else f"a list of {count}"
            raise BadPosition(f"expected {wanted}", self.at(name))
        return [Data(row, f"{self.at(name)}[{number}]") for number, row in enumerate(value)]


def board_of(data: Mapping[str, Any]) -> NauticusBoard:
    """The board of the description."""
    if "board" not in data:
        return standard_board()
    lines = data["board"]
    if not isinstance(lines, Mapping) or not all(isinstance(v, str) for v in lines.values()):
        raise BadPosition("expected the lines of a board", "board")
    return board_from_lines(lines)


def seats_of(data: Mapping[str, Any]) -> int:
    return Data(data, "").number("seats", FEWEST_SEATS, MAX_SEATS)


def describe(state: State, description: Mapping[str, Any]) -> None:
    """Lay on the table, which is set up for as many seats, what the description says."""
    data = Data(description, "")
    asked = data.name_in("asked", QUESTIONS)
    state.asked = asked
    state.rounds = data.number("rounds", ROUNDS[state.seats - FEWEST_SEATS], state.rounds)
    state.round_number = data.number("round", 1, state.rounds)
    state.phase = data.number("phase", 1, PHASES)
    state.start_player = data.number("start_player", 0, state.seats - 1)
    state.seat = data.number("turn", 0, state.seats - 1)
    state.anchor = data.number("anchor", 0, FIELDS - 1)
    for tile, count in enumerate(data.counts("supply", TILES, max(STACKS))):
        state.supply[tile] = count
    _describe_fields(state, data.rows("fields", FIELDS))
    for seat, row in enumerate(data.rows("players", state.seats)):
        _describe_player(state, seat, row)
    _describe_hand(state, data)
    _check_time(state)
    _check_tiles(state)
    _check_hand(state)


def _describe_fields(state: State, rows: Sequence[Data]) -> None:
    state.field = state.anchor_tile = NOTHING
    state.laid = 0
    for number, row in enumerate(rows):
        row.number("number", number, number, number)
        action = row.name_in("action", ACTIONS, "")
        state.layout[number] = action
        state.face_up[number] = row.flag("face_up")
        state.laid += action != NOTHING
        if action == NOTHING and state.face_up[number]:
            why = Reason("nothing-face-up", "no action tile lies there that could be face up")
            raise BadPosition(why, row.where)
        if row.flag("chosen", default=False):
            state.field = _the_only(state.field, number, _TWO_CHOSEN)
        if row.flag("anchor_tile", default=False):
            state.anchor_tile = _the_only(state.anchor_tile, number, _TWO_ANCHORS)
    laid = [action for action in state.layout if action != NOTHING]
    if len(set(laid)) < len(laid):
        raise BadPosition(Reason("tile-twice", "an action tile lies at two of them"), "fields")
    if QUESTIONS[state.asked] == "layout":
        if state.laid == FIELDS or NOTHING in state.layout[: state.laid]:
            why = Reason(
                "layout-order", "tiles are laid out from field 0 on, and one is to be laid"
            )
            raise BadPosition(why, "fields")
        if sum(state.face_up) != state.laid:
            why = Reason("layout-face-up", "tiles that are laid out lie face up")
            raise BadPosition(why, "fields")
    elif state.laid < FIELDS:
        text = "{laid} action tiles lie there, not {wanted}"
        why = Reason("tiles-missing", text, laid=int(state.laid), wanted=FIELDS)
        raise BadPosition(why, "fields")


def _the_only(found: int, number: int, two: Reason) -> int:
    if found != NOTHING:
        raise BadPosition(two, f"fields[{number}]")
    return number


def _describe_player(state: State, seat: int, row: Data) -> None:
    player = state.players[seat]
    row.number("seat", seat, seat, seat)
    player.taler = row.number("taler", 0, _MOST)
    player.workers = row.number("workers", 0, _MOST)
    player.points = row.number("points", -_MOST, _MOST)
    player.flipped = row.number("pass_tiles_flipped", 0, len(PASS_TILES))
    player.extra = row.flag("extra_action")
    for good, count in enumerate(row.counts("delivered", GOODS_NAMES, max(STACKS))):
        player.delivered[good] = count
    for tile, count in enumerate(row.counts("warehouse", TILES, WAREHOUSE_BOXES)):
        if count * warehouse.boxes(tile) > player.room:
            text = "more than its {boxes} boxes hold"
            why = Reason("warehouse-full", text, boxes=WAREHOUSE_BOXES)
            raise BadPosition(why, row.at("warehouse"))
        for _ in range(count):
            warehouse.put_in(player, tile)
    for ship in row.rows("ships"):
        _describe_ship(state, seat, ship)


def _describe_ship(state: State, seat: int, row: Data) -> None:
    """Laid tile by tile, each where the rules allow it."""
    player = state.players[seat]
    if (
        state.players[state.seats - 1].first_ship + state.players[state.seats - 1].fleet
        >= MAX_SHIPS
    ):
        why = Reason("too-many-ships", "there are not as many hull tiles as ships")
        raise BadPosition(why, row.where)
    number = int(player.fleet) + 1
    row.number("number", number, number, number)
    crest = row.name_in("crest", CRESTS, "")
    hull = [
        row.flag("stern"),
        row.number("middles", 0, MOST_MIDDLES),
        row.flag("bow"),
        row.flag("one"),
    ]
    regular = [row.number("masts", 0, MOST_SECTIONS), row.number("sails", 0, MOST_SECTIONS)]
    crowned = [
        row.number("crown_masts", 0, MOST_SECTIONS),
        row.number("crown_sails", 0, MOST_SECTIONS),
    ]
    if (crest == NOTHING) != (sum(regular) == 0):
        why = Reason("crest", "a ship has one with its first regular mast or sail")
        raise BadPosition(why, row.at("crest"))
    if sum(hull) == 0:
        raise BadPosition(Reason("no-hull", "a ship begins with a hull tile"), row.where)
    ship = ships.begin_ship(state, seat)
    _lay(player, ship, [(tile, count) for tile, count in enumerate(hull)], row, begins=True)
    crest = max(crest, 0)
    _lay(player, ship, [(FIRST_MAST + crest, regular[0]), (CROWN_MAST, crowned[0])], row)
    _lay(player, ship, [(FIRST_SAIL + crest, regular[1]), (CROWN_SAIL, crowned[1])], row)
    goods = row.counts("goods", GOODS_NAMES, MOST_SECTIONS)
    _lay(player, ship, [(FIRST_GOOD + good, count) for good, count in enumerate(goods)], row)


def _lay(
    player: Player, ship: Ship, tiles: Sequence[tuple[int, int]], row: Data, *, begins: bool = False
) -> None:
    for tile, count in tiles:
        for _ in range(count):
            if not begins and not ships.fits(ship, tile):
                why = Reason("does-not-fit", "no ship takes its {tile}", tile=TILES[tile])
                raise BadPosition(why, row.where)
            begins = False
            ships.lay(player, ship, tile)


def _describe_hand(state: State, data: Data) -> None:
    between = QUESTIONS[state.asked] in _BETWEEN_ACTIONS
    given = data.value.get("in_hand")
    if between != (given is None):
        asked = QUESTIONS[state.asked]
        why = (
            Reason("no-action", "at the question {asked!r} no action is in hand", asked=asked)
            if between
            else Reason("an-action", "at the question {asked!r} an action is in hand", asked=asked)
        )
        raise BadPosition(why, "in_hand")
    if given is None:
        return
    hand = Data(given, "in_hand")
    state.action = hand.name_in("action", ACTIONS)
    state.extra_running = hand.flag("extra")
    state.phase_done = hand.flag("phase_done")
    state.blue = hand.number("blue_workers", 0, max(state.board.wheel))
    state.used = hand.flag("used")
    state.gift_due = hand.flag("gift_due", default=False)
    state.points_scored = hand.number("points_scored", 0, MOST_CROWN_POINTS, 0)
    state.tile = hand.name_in("tile", TILES, "")
    state.rewards_due = hand.number("rewards_due", 0, MOST_SECTIONS, 0)
    state.first_good = hand.name_in("first_good", TILES, "")
    if "rewards_taken" in hand.value:
        taken = hand.counts("rewards_taken", REWARDS, MOST_REWARDS_OF_A_KIND)
        for kind, count in enumerate(taken):
            state.rewards_taken[kind] = count
    bought = hand.value.get("bought", ())
    sold = _sold(state.action)
    if not isinstance(bought, list | tuple) or not all(tile in sold for tile in bought):
        why = Reason("not-sold", "expected tiles that {action} sells", action=ACTIONS[state.action])
        raise BadPosition(why, "in_hand.bought")
    for kind, tile in enumerate(sold):
        state.bought[kind] = tile in bought


def _sold(action: int) -> tuple[str, ...]:
    if action >= len(BLUE_ACTIONS):
        return ()
    return TILES[FIRST_TILE[action] : FIRST_TILE[action] + KINDS]


def _check_time(state: State) -> None:
    """The fields, the phase and the question belong together."""
    asked = QUESTIONS[state.asked]
    layout, over = asked == "layout", asked == "nothing"
    if layout and state.phase != 1:
        why = Reason("layout-phase", "tiles are laid out before the first phase of a round")
        raise BadPosition(why, "phase")
    if over and (state.round_number, state.phase) != (state.rounds, PHASES):
        why = Reason("not-the-end", "nothing is asked only after the last phase of the last round")
        raise BadPosition(why, "asked")
    down = FIELDS - sum(state.face_up)
    if not layout and down != state.phase - 1 + over:
        why = Reason(
            "face-down",
            "{down} tiles lie face down, in phase {phase} {wanted} do",
            down=down,
            phase=int(state.phase),
            wanted=int(state.phase) - 1 + over,
        )
        raise BadPosition(why, "fields")
    if (state.field != NOTHING) != (asked not in ("layout", "field", "nothing")):
        text = "whether one is chosen contradicts the question {asked!r}"
        raise BadPosition(Reason("chosen", text, asked=asked), "fields")
    if state.field != NOTHING and not state.face_up[state.field]:
        why = Reason("chosen-down", "the chosen tile lies face down")
        raise BadPosition(why, f"fields[{state.field}]")
    if (state.anchor_tile != NOTHING) != (state.phase > 1):
        text = "the anchor tile lies at the field of the first phase, after it"
        raise BadPosition(Reason("anchor-tile", text), "fields")
    if state.anchor_tile != NOTHING and state.face_up[state.anchor_tile]:
        why = Reason("anchor-down", "the tile at the anchor tile's field lies face down")
        raise BadPosition(why, f"fields[{state.anchor_tile}]")
    if asked in _OF_THE_START_PLAYER and state.seat != state.start_player:
        text = "at the question {asked!r} it is the start player's"
        raise BadPosition(Reason("start-player", text, asked=asked), "turn")
    if asked in _NO_ROUND_IN_PLAY and any(state.players[s].flipped for s in range(state.seats)):
        why = Reason("pass-tiles", "pass tiles are turned back at the end of a round")
        raise BadPosition(why, "players")


def too_many(tile: str, count: int, most: int) -> Reason:
    """Of a tile there are not as many as the game has."""
    text = "{tile}: {count} in all, but the game has {most}"
    return Reason("tile-count", text, tile=tile, count=count, most=most)


def _check_tiles(state: State) -> None:
    """No tile is lost or made."""
    found = [int(count) for count in state.supply]
    if state.tile != NOTHING:
        found[state.tile] += 1
    for seat in range(state.seats):
        player = state.players[seat]
        for tile in range(len(TILES)):
            found[tile] += player.warehouse[tile]
        for good in range(KINDS):
            found[FIRST_GOOD + good] += player.delivered[good]
        for number in range(player.fleet):
            for tile, count in _tiles_of(state.ships[player.first_ship + number]):
                found[tile] += count
    for tile, count in enumerate(found):
        if count != STACKS[tile]:
            raise BadPosition(too_many(TILES[tile], count, STACKS[tile]))


def _tiles_of(ship: Ship) -> list[tuple[int, int]]:
    crest = max(ship.crest - 1, 0)
    return [
        *enumerate((ship.stern, ship.middles, ship.bow, ship.one)),
        (FIRST_MAST + crest, ship.masts), (CROWN_MAST, ship.crown_masts),
        (FIRST_SAIL + crest, ship.sails), (CROWN_SAIL, ship.crown_sails),
        *((FIRST_GOOD + good, ship.goods[good]) for good in range(KINDS)),
    ]  # fmt: skip


def _check_hand(state: State) -> None:
    """The action in hand, what it waits for and the question belong together."""
    asked = QUESTIONS[state.asked]
    if asked == "bonus":
        action = state.board.bonus_action[state.field]
        player = state.players[state.seat]
        if action == NOTHING or not warehouse.can_receive(state, player, action):
            text = "the chosen field has no bonus tile that finds room"
            raise BadPosition(Reason("no-bonus", text), "asked")
    if asked in _BETWEEN_ACTIONS:
        return
    for wrong, said in (*_wrong_in_hand(state, asked), *_wrong_in_interruption(state, asked)):
        if wrong:
            name, text = said.split(": ", 1)
            # One sentence says it of all of them: what does not fit is the field that is named.
            raise BadPosition(Reason("in-hand", text, asked=asked), f"in_hand.{name}")


def _wrong_in_hand(state: State, asked: str) -> Sequence[tuple[bool, str]]:
    player = state.players[state.seat]
    extra, used, bought = bool(state.extra_running), bool(state.used), sum(state.bought)
    wheel = rounds.blue_workers(state)
    begins, ends = asked == "turn", asked == "turn-end"
    sells = state.action < len(BLUE_ACTIONS)
    return (
        (
            not extra and state.action != state.layout[state.field],
            "action: it is that of the chosen field, unless the extra action runs",
        ),
        (extra and (begins or ends), f"extra: it does not run at the question {asked!r}"),
        (extra and player.extra == 1, "extra: a player who has begun it does not hold it any more"),
        (
            bool(state.phase_done) != ends and not extra,
            "phase_done: true at the question 'turn-end', and perhaps while the extra action runs",
        ),
        (ends and player.extra == 0, "phase_done: the turn of a player without extra action ends"),
        (used and (begins or ends), f"used: not yet at the question {asked!r}"),
        (not used and not (begins or ends or extra), "used: the phase's action begins with a use"),
        (
            not used and asked not in ("turn", "use", "turn-end"),
            f"used: the question {asked!r} comes after a use",
        ),
        ((extra or ends) and state.blue > 0, "blue_workers: they serve the phase's action only"),
        (
            not extra and not ends and (state.blue > wheel or (begins and state.blue < wheel)),
            f"blue_workers: the wheel has {wheel} at the chosen field",
        ),
        (
            not extra and used and wheel > 0 and state.blue == wheel,
            "blue_workers: they are used first, and there was a use",
        ),
        (
            sells and used != (bought > 0),
            "bought: something, once an action that sells was used, and not before",
        ),
        (
            state.points_scored > 0 and not (used and state.action == CROWNS),
            "points_scored: only by the crowns action",
        ),
        (
            used and state.action == CROWNS and state.points_scored == 0,
            "points_scored: a use of the crowns action brings some",
        ),
    )


def _wrong_in_interruption(state: State, asked: str) -> Sequence[tuple[bool, str]]:
    player = state.players[state.seat]
    all_bought = sum(state.bought) == KINDS
    taken, due = sum(state.rewards_taken), state.rewards_due
    rewarded = asked in ("reward", "reward-good")
    sizes = [
        ships.sections(ship)
        for number in range(player.fleet)
        if ships.is_finished(ship := state.ships[player.first_ship + number])
    ]
    return (
        ((state.tile != NOTHING) != (asked == "place"), "tile: there is one when it is placed"),
        (
            asked == "place" and not _may_be_in_hand(state),
            "tile: it is transported, or of a kind that was bought",
        ),
        (
            bool(state.gift_due)
            and not (all_bought and asked in ("place", "reward", "reward-good")),
            "gift_due: only between the purchase of the fourth kind and the gift",
        ),
        (
            asked == "gift"
            and not (all_bought and warehouse.can_receive(state, player, state.action)),
            "bought: a gift needs four kinds, a tile in supply and room",
        ),
        (rewarded != (taken + due > 0), "rewards_due: for a ship finished just now"),
        (
            rewarded and (taken + due not in sizes or state.action not in (SAIL, TRANSPORT)),
            "rewards_due: no ship of that size was finished by this action",
        ),
        (asked == "reward" and due == 0, "rewards_due: none is left to take"),
        (
            asked == "reward-good" and (state.rewards_taken[REWARD_GOODS] == 0 or player.room == 0),
            "rewards_taken: goods were not taken as reward, or find no room",
        ),
        (
            state.first_good != NOTHING
            and (asked != "reward-good" or warehouse.dealer(state.first_good) != GOODS),
            "first_good: it is a good, and a second one is to be named",
        ),
        (
            state.first_good != NOTHING and player.warehouse[state.first_good] == 0,
            "first_good: it lies in the warehouse",
        ),
    )


def _may_be_in_hand(state: State) -> bool:
    if state.action == TRANSPORT:
        return True
    sold = _sold(state.action)
    return TILES[state.tile] in sold and state.bought[sold.index(TILES[state.tile])] == 1


def check_derived(description: Mapping[str, Any], view: Any) -> None:
    """What is given must be what the position that was set up shows."""
    shown = as_data(view)
    for name, value in description.items():
        if name in ("board", "seat"):
            continue
        if name not in shown:
            raise BadPosition("a view of Nauticus has no such thing", name)
        _compare(name, as_data(value), shown[name])


def _compare(where: str, given: Any, shown: Any) -> None:
    if isinstance(given, Mapping) and isinstance(shown, Mapping):
        for name, value in given.items():
            # Counts that are 0 are shown or left out, as the view likes it.
            if name not in shown and value != 0:
                raise BadPosition("a view of Nauticus has no such thing", f"{where}.{name}")
            _compare(f"{where}.{name}", value, shown.get(name, 0))
    elif isinstance(given, list) and isinstance(shown, list) and len(given) == len(shown):
        for number, (one, other) in enumerate(zip(given, shown, strict=True)):
            _compare(f"{where}[{number}]", one, other)
    elif given != shown:
        text = "{given}, but it follows from the rest that it is {shown}"
        raise BadPosition(Reason("unfit", text, given=repr(given), shown=repr(shown)), where)
