"""The bot plays whole games without a failed decision, and better than chance."""

from __future__ import annotations

from seaboard.lab.arena import play_all
from seaboard.lab.plan import Plan, Table

TABLE = Table("nauticus", "standard", 2)


def test_it_plays_without_failing() -> None:
    plan = Plan(TABLE, ("my_bot:PointsNow,patience=0.2", "random"), seed=1)
    lines = list(play_all(plan, range(plan.whole(8)), jobs=1, strict=True))
    assert all(line.scores is not None for line in lines)
    own = sum(line.scores[line.seating.index(0)] for line in lines if line.scores)
    theirs = sum(line.scores[line.seating.index(1)] for line in lines if line.scores)
    assert own > theirs
