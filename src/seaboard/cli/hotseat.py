"""A game at one screen: whoever decides is told what happened and asked, in plain lines.

Where seats have secrets, nothing of a hand is printed before its owner says that he is alone.
"""

from __future__ import annotations

import random
import secrets
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from ..games.api import CHANCE, Move, SeaboardError, Seat, draw
from ..records import BadRecord, Played, Record, Recorder, Step, load, replay, save
from .answers import pick
from .naming import player_names, result_lines
from .sentences import Language, sentences
from .tables import table_of
from .undoing import moves_to_undo
from .warming import warm

_HELP: Final = """\
Answer with the number of a choice, the text of the move, or a beginning of it that fits only one.
help: this text.
state: everything that lies on the table. Also: show.
log: what happened last; log 50 for the last 50 lines.
undo: take the last decision back.
save FILE: write the game to a file.
resume FILE: go on with a saved game instead of this one.
quit: leave; you are asked whether to save."""
_LOG_LINES: Final = 20
_CLEAR: Final = "\033[3J\033[2J\033[H"
_BLANK_LINES: Final = 60


class HotSeat:
    """One game at one screen, from where its recorder stands to its end."""

    def __init__(
        self,
        recorder: Recorder,
        *,
        path: Path | None = None,
        auto_single: bool = False,
        language: Language = "en",
    ) -> None:
        self._auto_single = auto_single
        self._language: Language = language
        self._commands: dict[str, Callable[[str, Seat], bool]] = {
            "help": self._help,
            "state": self._state,
            "show": self._state,
            "log": self._log,
            "undo": self._undo,
            "save": self._save,
            "resume": self._resume,
            "quit": self._quit,
        }
        self._begin(recorder, path)

    def _begin(self, recorder: Recorder, path: Path | None) -> None:
        record = recorder.record()
        self._recorder = recorder
        self._path = path
        self._steps: list[Step] = list(replay(record))
        self._saved = self._decisions()
        self._told = dict.fromkeys((None, *range(record.seats)), len(self._steps))
        self._alone: Seat | None = None  # who has said so
        self._left = False
        self._table = table_of(record.game)
        self._names = player_names(record.game, record.seats, record.players)
        # Without a seed, one that nobody knows.
        self._chance = record.notes.get("seed") or secrets.token_hex(16)
        self._greet(record)

    def run(self) -> None:
        """Play until the end, or until the players leave."""
        try:
            while not self._recorder.position.over and not self._left:
                self._decide()
            if self._recorder.position.over:
                self._finish()
        except EOFError:
            self._autosave()
        except KeyboardInterrupt:
            self._autosave()
            raise

    def _greet(self, record: Record) -> None:
        print(f"{record.game.title}, {record.mode}, board {record.board.name}.")
        print(f"Players by seat: {', '.join(self._names)}.")
        print("Type help for the commands.")
        print(f"If you interrupt the game, it is saved in {self._autosave_path()}.")
        if self._steps:
            print(f"{len(self._steps)} moves were played before.")

    # One decision

    def _decide(self) -> None:
        position = self._recorder.position
        if position.decider == CHANCE:
            # Keyed by the number of the move: after an undo, chance does the same again.
            self._play(draw(position, random.Random(f"{self._chance}/{len(self._steps)}")))
            return
        moves = position.legal_moves()
        if self._auto_single and len(moves) == 1:
            self._play(moves[0])
            return
        seat = position.decider
        if self._hand_over(seat):
            self._tell(seat)
            self._ask(seat, moves)

    def _play(self, move: Move) -> None:
        self._steps.append(self._recorder.play(move))

    def _hand_over(self, seat: Seat) -> bool:
        """Make sure that nobody else sees the hand; False if the players leave instead."""
        if not self._table.secret or self._alone == seat:
            return True
        self._clear()
        name = self._names[seat]
        print(f"The decision is {name}'s.")
        while True:
            answer = _read(f"{name}, type yes when you are alone in front of the screen: ")
            if answer.lower() in ("yes", "y"):
                self._alone = seat
                self._state("", seat)
                return True
            if answer.lower() == "quit":
                self._quit("", seat)
                return False

    def _clear(self) -> None:
        self._alone = None
        print(_CLEAR if sys.stdout.isatty() else "\n" * _BLANK_LINES, end="")

    def _viewer(self, seat: Seat | None) -> Seat | None:
        """As whom the lines for a seat are made; where all is open, the same for everyone."""
        return seat if self._table.secret else None

    def _tell(self, seat: Seat | None) -> None:
        """What happened since the seat was last told."""
        viewer = self._viewer(seat)
        for line in self._sentences(self._steps[self._told[viewer] :], viewer):
            print(line)
        self._told[viewer] = len(self._steps)

    def _sentences(self, steps: Sequence[Step], viewer: Seat | None) -> Iterator[str]:
        game = self._recorder.position.game
        for before, move, after in steps:
            facts = game.narrate(before, move, after, viewer)
            yield from sentences(facts, self._names, self._table.tell, self._language)

    def _ask(self, seat: Seat, moves: Sequence[Move]) -> None:
        view = self._recorder.position.view(seat)
        print()
        print(f"{self._names[seat]}: {self._table.question(view, self._names)}.")
        for number, move in enumerate(moves, 1):
            meaning = self._table.choice(view, move)
            print(f"{number}. {move}" + (f" ({meaning})" if meaning else ""))
        while not self._settled(_read(f"{self._names[seat]}> "), seat, moves):
            pass

    def _settled(self, answer: str, seat: Seat, moves: Sequence[Move]) -> bool:
        """Carry out an answer; whether the question is settled or must be put anew."""
        word, _, rest = answer.partition(" ")
        try:
            if word.lower() in self._commands:
                return self._commands[word.lower()](rest.strip(), seat)
            if not word:
                print("Type the number of a choice, or help.")
                return False
            self._play(pick(answer, moves, self._recorder.position))
        except SeaboardError as error:
            print(error)
            return False
        return True

    # Commands: each says whether the question must be put anew

    def _help(self, rest: str, seat: Seat) -> bool:
        print(_HELP)
        return False

    def _state(self, rest: str, seat: Seat) -> bool:
        view = self._recorder.position.view(self._viewer(seat))
        for line in self._table.summary(view, self._names):
            print(line)
        return False

    def _log(self, rest: str, seat: Seat) -> bool:
        count = max(1, int(rest)) if rest.isdecimal() and len(rest) < 6 else _LOG_LINES
        lines = list(self._sentences(self._steps, self._viewer(seat)))
        for line in lines[max(0, len(lines) - count) :] or ["Nothing has happened yet."]:
            print(line)
        return False

    def _undo(self, rest: str, seat: Seat) -> bool:
        count = moves_to_undo(
            self._steps, seat, secret=self._table.secret, auto_single=self._auto_single
        )
        taken = self._steps[-count]
        self._recorder.undo(count)
        del self._steps[-count:]
        self._told = {who: min(told, len(self._steps)) for who, told in self._told.items()}
        print(f"Taken back: {taken.move}, by {self._names[taken.before.decider]}.")
        return True

    def _save(self, rest: str, seat: Seat) -> bool:
        path = _file(rest) if rest else self._path
        if path is None:
            print("Type save and a file name, such as: save evening.record")
            return False
        if _exists(path) and path != self._path:
            answer = _read(f"{path} exists already. Type yes to replace it: ")
            if answer.lower() not in ("yes", "y"):
                print("Not saved.")
                return False
        self._write(path)
        return False

    def _write(self, path: Path) -> None:
        save(self._recorder.record(), path)
        self._path, self._saved = path, self._decisions()
        print(f"Saved in {path}.")
        if self._table.secret:
            print("The file shows every hand: do not read it before the game is over.")

    def _resume(self, rest: str, seat: Seat) -> bool:
        if not rest:
            print("Type resume and a file name, such as: resume evening.record")
            return False
        if self._unsaved():
            print("This game is not saved: save it first, or undo what you did.")
            return False
        path = _file(rest)
        self._begin(resumed(path), path)
        return True

    def _quit(self, rest: str, seat: Seat) -> bool:
        while self._unsaved():
            name = _read("Type a file name to save the game, or Enter to leave without saving: ")
            if not name:
                break
            try:
                self._save(name, seat)
            except SeaboardError as error:
                print(error)
        self._left = True
        print("Goodbye.")
        return True

    def _unsaved(self) -> bool:
        """Whether the players' decisions are others than when the game was last saved."""
        return self._decisions() != self._saved

    def _decisions(self) -> list[Played]:
        return [played for played in self._recorder.moves if played.decider != CHANCE]

    # The end

    def _finish(self) -> None:
        if self._table.secret:
            self._clear()
        self._tell(None)
        for line in result_lines(self._recorder.position, self._names):
            print(line)
        self._quit("", 0)

    def _autosave_path(self) -> Path:
        """The file that the game came from, or a free name."""
        if self._path is not None:
            return self._path
        name = f"{self._recorder.position.game.name}-autosave"
        free = (Path(f"{name}-{number}.record") for number in range(2, 1_000))
        first = Path(f"{name}.record")
        return first if not first.exists() else next(p for p in free if not p.exists())

    def _autosave(self) -> None:
        print()
        if not self._unsaved():
            print("Nothing new was to be saved.")
            return
        path = self._autosave_path()
        try:
            self._write(path)
        except BadRecord as error:
            print(error)
            path = Path(tempfile.gettempdir()) / f"seaboard-{secrets.token_hex(4)}.record"
            self._write(path)
        game = self._recorder.position.game.name
        print(f"To go on: seaboard play {game} --resume {path}")


def resumed(path: Path) -> Recorder:
    """The game in a file, ready to go on."""
    record = load(path)
    warm(record.game)
    try:
        return Recorder.resume(record)
    except BadRecord as error:
        raise error.in_file(path) from None


def _file(typed: str) -> Path:
    """The file of that name; `~` is the home folder, where there is one."""
    with suppress(RuntimeError):
        return Path(typed).expanduser()
    return Path(typed)


def _exists(path: Path) -> bool:
    """Whether it is there; a name that cannot exist is refused when it is written."""
    with suppress(OSError):
        return path.exists()
    return False


def _read(prompt: str) -> str:
    sys.stdout.flush()
    return input(prompt).strip()
