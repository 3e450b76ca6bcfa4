"""What happened, as facts derived from (before, move, after), as far as a seat may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..api import CHANCE, NOBODY, Fact, PlainFact, Seat, Value
from .moves import Move
from .rules import exchanges
from .state import (
    ANNOUNCEMENTS,
    ASK_DEAL,
    ASK_QUESTION,
    ASK_RETURN,
    ASK_SKIPPED,
    ASK_SWAP,
    ASK_TURN,
    ASK_USE,
    CARDS,
    MAX_SEATS,
    NOTHING,
    PIECES,
    SAILORS,
    SEAT_NAMES,
    SILENT,
    TWO,
    WHIRLPOOL,
    State,
)
from .view import open_to, spot_name

if TYPE_CHECKING:
    from .game import NautilusPosition

HIDDEN: Final = "?"
# What a move is sure to do, from what lies open on the table: answers, cards received and the like
# are not here.
FORESEEABLE: Final = frozenset(
    (
        "card.played", "card.used", "card.undone", "card.discarded", "turn.taken",
        "sailor.moved", "sailor.entered", "sailor.back", "sailor.restored",
        "moby.entered", "moby.moved", "moby.start", "telescope.up", "telescope.down",
        "hand.kept", "hand.changed", "game.ended",
    )
)  # fmt: skip


def text_for(before: NautilusPosition, move: Move, seat: Seat | None) -> str:
    """The move's text; a card dealt, swapped or given in secret is a question mark."""
    if _may_see_card(before.table(), move, seat):
        return str(move)
    if move.verb == "deal":
        return f"deal {move.what.split()[0]} {HIDDEN}"
    return f"{move.verb} {HIDDEN}"


def _may_see_card(state: State, move: Move, seat: Seat | None) -> bool:
    """Whether the seat may know which card a deal, a swap or a return is about."""
    if move.verb == "deal":
        return seat is not None and SEAT_NAMES[seat] == move.what.split()[0]
    if move.verb == "swap":
        chooser = exchanges.giver(state)
        commands = state.commander == seat and chooser == state.seat
        return seat is not None and (seat == chooser or commands)
    return move.verb != "give" or seat is not None


def narrate(
    before: NautilusPosition, move: Move, after: NautilusPosition, seat: Seat | None
) -> list[Fact]:
    """Facts in the order in which they happened; seats are counted from 0."""
    old, new = before.table(), after.table()
    facts = _the_move(old, before.decider, move, new, seat)
    facts += _pieces(old, move, new)
    facts += _cards_exchanged(old, new, seat)
    facts += _what_follows(old, new)
    result = after.result()
    if result is not None:
        facts.append(PlainFact("game.ended", {"winners": result.winners}))
    return facts


def _the_move(state: State, decider: Seat, move: Move, new: State, seat: Seat | None) -> list[Fact]:
    who: dict[str, Value] = {"seat": state.seat}
    if decider not in (CHANCE, NOBODY, state.seat) and move.verb != "swap":
        who["by"] = decider
    card = str(move).split()[-1] if _may_see_card(state, move, seat) else HIDDEN
    match move.verb:
        case "deal":
            return [PlainFact("card.dealt", {**who, "card": card})]
        case "die":
            return [PlainFact("die.rolled", {"fields": int(move.what)})]
        case "redraw" | "keep":
            return [PlainFact(f"hand.{'changed' if move.verb == 'redraw' else 'kept'}", who)]
        case "swap":
            return [PlainFact("card.chosen", {"seat": exchanges.giver(state), "card": card})]
        case "ask":
            holds = new.asked == ASK_RETURN
            return [
                PlainFact("card.asked", {**who, "card": card, "answer": "yes" if holds else "no"})
            ]
        case "give":
            return [PlainFact("card.returned", {**who, "card": card})]
        case "behind":
            return [PlainFact("moby.start", {**who, "colour": move.what})]
        case "discard":
            why = "skipped" if state.asked == ASK_SKIPPED else "stuck"
            return [PlainFact("card.discarded", {**who, "card": card, "why": why})]
        case _:
            return _card_played(state, move, who)


def _card_played(state: State, move: Move, who: dict[str, Value]) -> list[Fact]:
    """The card, from the hand or through a Nautilùs; further parts of a 5 play no card."""
    facts: list[Fact] = []
    if state.asked == ASK_TURN:
        facts.append(PlainFact("card.played", {**who, "card": move.verb}))
        if move.verb == "nautilus" and state.last_card != NOTHING:
            facts.append(PlainFact("card.undone", {"card": CARDS[state.last_card]}))
    elif state.asked == ASK_USE:
        facts.append(PlainFact("card.used", {**who, "card": move.verb}))
    if move.what == "skip":
        facts.append(PlainFact("turn.taken", who))
    return facts


def _pieces(old: State, move: Move, new: State) -> list[Fact]:
    """Every piece that is elsewhere now; the one that the move names comes first."""
    facts: list[Fact] = []
    named = [PIECES.index(word) for word in move.what.split() if word in PIECES[:SAILORS]]
    others = [sailor for sailor in range(SAILORS) if sailor not in named]
    for sailor in [*named, *others]:
        origin, spot = old.table.place[sailor], new.table.place[sailor]
        if origin == spot:
            continue
        key = "sailor.back" if spot == WHIRLPOOL else "sailor.moved"
        if origin == WHIRLPOOL:
            key = "sailor.entered" if move.what.startswith("enter") else "sailor.restored"
        facts.append(
            PlainFact(
                key, {"sailor": PIECES[sailor], "from": spot_name(origin), "to": spot_name(spot)}
            )
        )
    if old.table.moby != new.table.moby:
        if old.table.moby == NOTHING:
            facts.append(PlainFact("moby.entered", {"to": new.table.moby}))
        else:
            params: dict[str, Value] = {"from": old.table.moby, "to": new.table.moby}
            facts.append(PlainFact("moby.moved", params))
    return facts


def _cards_exchanged(old: State, new: State, seat: Seat | None) -> list[Fact]:
    """An exchange that took place; who took part, or saw a hand of it, knows the cards."""
    facts: list[Fact] = []
    if old.asked in (ASK_QUESTION, ASK_RETURN) and new.asked not in (ASK_QUESTION, ASK_RETURN):
        traded = old.asked == ASK_RETURN
        return [PlainFact("trade.done" if traded else "trade.failed", {"seat": old.seat})]
    if not any(card != NOTHING for card in old.offered) or any(
        card != NOTHING for card in new.offered
    ):
        return facts
    gave = new.swap_gave if old.asked == ASK_SWAP else new.trade_gave
    teams = (0, 1) if old.asked == ASK_SWAP else (old.seat % 2,)
    for one in teams:
        other = one + 2
        sees = open_to(old, seat, one) or open_to(old, seat, other)
        for giver, receiver in ((one, other), (other, one)):
            card = CARDS[gave[giver]] if sees else HIDDEN
            facts.append(PlainFact("card.passed", {"from": giver, "to": receiver, "card": card}))
    return facts


def _what_follows(old: State, new: State) -> list[Fact]:
    """Announcements, telescopes, commands, the next round."""
    facts: list[Fact] = []
    if old.asked == ASK_DEAL and new.mode != TWO and new.asked == ASK_SWAP:
        facts += [
            PlainFact("hand.announced", {"seat": seat, "holds": ANNOUNCEMENTS[new.announced[seat]]})
            for seat in range(new.seats)
        ]
    if old.mode == TWO and old.asked != new.asked:
        facts += [
            PlainFact("hand.announced", {"seat": seat, "holds": ANNOUNCEMENTS[new.announced[seat]]})
            for seat in range(new.seats)
            if new.announced[seat] not in (SILENT, old.announced[seat])
        ]
    for seat in range(MAX_SEATS):
        was, is_now = (old.table.telescopes >> seat) & 1, (new.table.telescopes >> seat) & 1
        if was != is_now:
            facts.append(PlainFact("telescope.up" if is_now else "telescope.down", {"seat": seat}))
    if new.commander not in (NOTHING, old.commander):
        facts.append(PlainFact("turn.commanded", {"seat": new.seat, "by": new.commander}))
    if new.round_number != old.round_number:
        facts.append(PlainFact("round.begun", {"round": new.round_number, "dealer": new.dealer}))
    return facts
