"""Luck and skill told apart: a seat's way from an equal chance to its result, in parts."""

from __future__ import annotations

from collections.abc import Sequence

from ...records import Record, final_position
from .game import NotFinished, luck_at_end
from .sides import final_chances, sides_of
from .types import Account, Decision


def account_for(record: Record, decisions: Sequence[Decision]) -> list[Account]:
    """An account for each seat. What happened between two decisions is luck if chance was asked or,
    where something is hidden, another player decided; else it is reappraisal.
    """
    end = final_position(record)
    result = end.result()
    if result is None:
        raise NotFinished
    start = 1 / len(sides_of(end.mode, end.seats))
    finals = final_chances(end, result)
    last_luck = luck_at_end(record, decisions)
    return [_account(seat, start, finals[seat], decisions, last_luck) for seat in range(end.seats)]


def _account(
    seat: int, start: float, final: float, decisions: Sequence[Decision], last_luck: bool
) -> Account:
    luck = own = others = reappraisal = 0.0
    level = start
    for decision in decisions:
        change = decision.before.chances[seat] - level
        if decision.luck_before:
            luck += change
        else:
            reappraisal += change
        level = decision.after.chances[seat]
        done = level - decision.before.chances[seat]
        if decision.seat == seat:
            own += done
        else:
            others += done
    if last_luck:
        luck += final - level
    else:
        reappraisal += final - level
    return Account(start, luck, own, others, reappraisal, final)
