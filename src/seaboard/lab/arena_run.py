"""An arena that goes on where it was: games in its file are read, the missing ones are played."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, nullcontext, suppress
from pathlib import Path
from typing import Self

from .arena import play_all
from .cluster import Cluster
from .missing import Missing
from .plan import Plan
from .processors import processors
from .results import GameLine, Header, Results, Store, check_same, read

Advance = Callable[[int], None]


class ArenaRun:
    """The games of a plan; `lines` grows with each that ends, and so does the file, if any.

    `stored` is what was read from the file, None if it is yet to be made. Results of another arena
    are refused with `BadResults`.
    """

    def __init__(self, plan: Plan, out: Path | None = None, stored: Results | None = None) -> None:
        self.plan, self.out = plan, out
        self.header = Header.of(plan, processors())
        self._stored = stored
        if stored is not None and out is not None:
            check_same(out, stored.header, self.header)
        self.lines: list[GameLine] = list(stored.games) if stored else []

    @classmethod
    def at(cls, plan: Plan, out: Path | None) -> Self:
        """Go on with the file, or begin it."""
        return cls(plan, out, read(out) if out is not None and out.exists() else None)

    def first(self, total: int) -> list[GameLine]:
        """The games that were played, of the first `total`, in their order."""
        return sorted(
            (each for each in self.lines if each.game < total), key=lambda each: each.game
        )

    def missing(self, total: int) -> Missing:
        """The numbers of the games that are yet to be played, of the first `total`."""
        return Missing(total, (line.game for line in self.lines))

    def play(
        self,
        numbers: Missing,
        jobs: int | Cluster,
        advance: Advance,
        *,
        strict: bool = True,
        records: Path | None = None,
    ) -> None:
        """Play these games in processes or on a cluster; finished ones are kept, whatever comes.

        The file and its folders are made when there is something to play, and are gone again if it
        ends before the first game did.
        """
        if not numbers:
            return
        made = [] if self.out is None else _make(self.out.parent)
        try:
            self._play(numbers, jobs, advance, strict, records)
        except BaseException:
            self._forget_if_empty(made)
            raise

    def _play(
        self,
        numbers: Missing,
        jobs: int | Cluster,
        advance: Advance,
        strict: bool,
        records: Path | None,
    ) -> None:
        if isinstance(jobs, int):
            jobs = min(jobs, max(1, numbers.count))
        playing = play_all(self.plan, numbers, jobs, strict=strict, records=records)
        with self._store() as store, closing(playing):
            for line in playing:
                if store is not None:
                    store.add(line)
                self.lines.append(line)
                advance(1)

    def _forget_if_empty(self, made: list[Path]) -> None:
        """Nothing was played: a file with a header alone would refuse the mended bot."""
        if self.out is not None and not self.lines and self._stored is None:
            self.out.unlink(missing_ok=True)
        for folder in made:
            with suppress(OSError):  # there is something in it
                folder.rmdir()

    def _store(self) -> closing[Store] | nullcontext[None]:
        if self.out is None:
            return nullcontext()
        if self._stored is None:
            return closing(Store.create(self.out, self.header))
        return closing(Store.resume(self.out, self._stored))


def _make(folder: Path) -> list[Path]:
    """Make a folder and those that it lies in; which were not there, the innermost first."""
    made = [each for each in (folder, *folder.parents) if not each.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    return made
