"""Analyses of finished games on the device: a decision at a time, so that the page is heard in
between. If nobody looks for a while the work rests.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Final

from ..bots.analysis import (
    Decision,
    NotFinished,
    NothingDecided,
    Settings,
    decision_at,
    decisions_of,
)
from ..bots.analysis.game import decision_of
from ..bots.analysis.judging import judge_for
from ..bots.analysis.report import (
    AnalysisOut,
    AnalysisProgress,
    DecisionOut,
    decision_out,
    finished,
    report,
    report_head,
    unfinished,
)
from ..games.api import IllegalMove, InvalidMove
from ..records import Record
from ..tables.refusals import Refused, illegal

UNWANTED_SECONDS: Final = 30.0  # after which the work rests, if nobody looks
_IN_MEMORY: Final = 4


class Analysis:
    """An analysis that is being made."""

    def __init__(self, record: Record, settings: Settings) -> None:
        self._record = record
        self._settings = settings
        self._asked = decisions_of(record)
        self._judge = judge_for(record.game, settings, Event())
        self._head = report_head(record, settings)
        self._decisions: list[Decision] = []
        self._report: AnalysisOut | None = None
        self._failed = False
        self.looked = 0.0

    @property
    def going(self) -> bool:
        """Whether there is something left to do."""
        return self._report is None and not self._failed

    def look(self, after: int) -> AnalysisProgress:
        """What there is after that many decisions."""
        if self._report is not None:
            return finished(self._record, self._report, after)
        total = len(self._asked)
        return unfinished(
            self._record, self._head, self._decisions, total, after, failed=self._failed
        )

    def judge_next(self) -> None:
        """Judge the next decision; after the last, add everything up."""
        self._failed = True  # unless it comes to its end
        if len(self._decisions) < len(self._asked):
            asked = self._asked[len(self._decisions)]
            judged = self._judge.judge(asked.position, asked.move, asked.step)
            self._decisions.append(decision_of(asked, judged))
        if len(self._decisions) == len(self._asked):
            self._report = report(self._record, self._settings, self._decisions)
        self._failed = False


class Analyses:
    """The analyses of the tables that were looked at last."""

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        self._settings = settings
        self._now = now
        self._by_table: dict[str, Analysis] = {}

    def look(self, table: str, record: Record, after: int) -> tuple[AnalysisProgress, bool]:
        """The decisions after that many, as far as they are judged, and whether there are more to
        be judged; begins if nobody has.
        """
        analysis = self._by_table.pop(table, None)
        if analysis is None:
            try:
                analysis = Analysis(record, self._settings)
            except NotFinished as error:
                raise Refused("not-now", str(error)) from None
        analysis.looked = self._now()
        found = analysis.look(after)
        if found["state"] != "failed":  # whoever asks again begins anew
            self._by_table[table] = analysis
        for oldest in list(self._by_table)[:-_IN_MEMORY]:
            del self._by_table[oldest]
        return found, analysis.going

    def go_on(self, table: str) -> bool:
        """Judge one decision of the table; whether to go on."""
        analysis = self._by_table.get(table)
        if analysis is None or self._now() - analysis.looked > UNWANTED_SECONDS:
            return False
        if analysis.going:
            analysis.judge_next()
        return analysis.going

    def judge_other(self, record: Record, step: int, move: str) -> DecisionOut:
        """What another move would have cost at that step."""
        try:
            asked = decision_at(record, step, move)
        except (IllegalMove, InvalidMove) as error:
            raise illegal(error) from None
        except NothingDecided as error:
            raise Refused("not-found", str(error)) from None
        except NotFinished as error:
            raise Refused("not-now", str(error)) from None
        judge = judge_for(record.game, self._settings, Event())
        judged = judge.judge(asked.position, asked.move, asked.step)
        return decision_out(decision_of(asked, judged))

    def forget(self, table: str) -> None:
        self._by_table.pop(table, None)
