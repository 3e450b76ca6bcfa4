"""Analyses of finished games on the device: a decision at a time, so that the page is heard in
between. If nobody looks for a while the work rests.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from threading import Event
from typing import Any, Final

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
    SCHEMA,
    AnalysisOut,
    AnalysisProgress,
    DecisionOut,
    decision_out,
    finished,
    report,
    report_head,
    unfinished,
)
from ..bots.analysis.types import from_data
from ..games.api import IllegalMove, InvalidMove
from ..records import Record, to_text
from ..tables.refusals import Refused, illegal

UNWANTED_SECONDS: Final = 30.0  # after which the work rests, if nobody looks
_IN_MEMORY: Final = 4


class Analysis:
    """An analysis that is being made. `kept` is what was judged of the table before: it serves as
    far as it is about the same game, judged with the same settings.
    """

    def __init__(
        self, record: Record, settings: Settings, kept: Sequence[Mapping[str, Any]] = ()
    ) -> None:
        self._record = record
        self._settings = settings
        self._asked = decisions_of(record)
        self._judge = judge_for(record.game, settings, Event())
        self._head = report_head(record, settings)
        self.key = _key(record, settings)
        known = [from_data(each["decision"]) for each in kept if each["key"] == self.key]
        same = all(
            (now.step, str(now.move)) == (was.step, was.move)
            for now, was in zip(self._asked, known, strict=False)
        )
        self._decisions: list[Decision] = known[: len(self._asked)] if same else []
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

    def judge_next(self) -> dict[str, Any] | None:
        """Judge the next decision, and say how it is kept; after the last, add everything up."""
        self._failed = True  # unless it comes to its end
        kept: dict[str, Any] | None = None
        number = len(self._decisions)
        if number < len(self._asked):
            asked = self._asked[number]
            judged = self._judge.judge(asked.position, asked.move, asked.step)
            decision = decision_of(asked, judged)
            self._decisions.append(decision)
            kept = {"number": number, "key": self.key, "decision": decision_out(decision)}
        if len(self._decisions) == len(self._asked):
            self._report = report(self._record, self._settings, self._decisions)
        self._failed = False
        return kept


class Analyses:
    """The analyses of the tables that were looked at last."""

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        self._settings = settings
        self._now = now
        self._by_table: dict[str, Analysis] = {}
        self._kept: dict[str, Sequence[Mapping[str, Any]]] = {}

    def knows(self, table: str) -> bool:
        return table in self._by_table

    def recall(self, table: str, kept: Sequence[Mapping[str, Any]]) -> None:
        """What was judged of the table before the page was loaded anew."""
        self._kept[table] = kept

    def look(self, table: str, record: Record, after: int) -> tuple[AnalysisProgress, bool]:
        """The decisions after that many, as far as they are judged, and whether there are more to
        be judged; begins if nobody has.
        """
        analysis = self._by_table.pop(table, None)
        if analysis is None:
            try:
                analysis = Analysis(record, self._settings, self._kept.pop(table, ()))
            except NotFinished as error:
                raise Refused("not-now", str(error)) from None
        analysis.looked = self._now()
        found = analysis.look(after)
        if found["state"] != "failed":  # whoever asks again begins anew
            self._by_table[table] = analysis
        for oldest in list(self._by_table)[:-_IN_MEMORY]:
            del self._by_table[oldest]
        return found, analysis.going

    def go_on(self, table: str) -> tuple[dict[str, Any] | None, bool]:
        """Judge one decision of the table: how it is kept, and whether to go on."""
        analysis = self._by_table.get(table)
        if analysis is None or self._now() - analysis.looked > UNWANTED_SECONDS:
            return None, False
        kept = analysis.judge_next() if analysis.going else None
        return kept, analysis.going

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
        self._kept.pop(table, None)


def _key(record: Record, settings: Settings) -> str:
    """The same for what gives the same judgements: the game as it was played, whoever played it,
    and the settings. What an earlier version judged stays judged.
    """
    played = to_text(replace(record, players={}, notes={}, date=None))
    parts = f"{played}\0{settings}\0{SCHEMA}"
    return hashlib.blake2b(parts.encode(), digest_size=16).hexdigest()
