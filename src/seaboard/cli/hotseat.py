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
from typing import Any, Final

from ..games.api import CHANCE, Move, SeaboardError, Seat, draw
from ..locales import LANGUAGES, say
from ..records import BadRecord, Played, Record, Recorder, Step, load, replay, save
from .answers import Refused, pick
from .naming import mode_name, player_names, result_lines
from .presentation import presentation_of
from .sentences import Language, sentences
from .undoing import moves_to_undo
from .warming import warm

_LOG_LINES: Final = 20
_CLEAR: Final = "\033[3J\033[2J\033[H"
_BLANK_LINES: Final = 60
_YES: Final = frozenset({"y"} | {say(language, "cli-yes") for language in LANGUAGES})


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
        self._presentation = presentation_of(record.game)
        self._secret = record.game.secret
        self._names = player_names(record.game, record.seats, record.players, self._language)
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
        mode = mode_name(record.game, record.mode, self._language)
        self._print("cli-game", game=record.game.title, mode=mode, board=record.board.name)
        self._print("cli-players", names=", ".join(self._names))
        self._print("cli-about-help")
        self._print("cli-about-autosave", path=str(self._autosave_path()))
        if self._steps:
            self._print("cli-played-before", count=len(self._steps))

    # Words

    def _say(self, message: str, **words: Any) -> str:
        return say(self._language, message, words)

    def _print(self, message: str, **words: Any) -> None:
        print(self._say(message, **words))

    def _read(self, message: str, **words: Any) -> str:
        return _read(f"{self._say(message, **words)} ")

    def _print_error(self, error: SeaboardError) -> None:
        """In the reader's language where the words are ours; rules and files speak English."""
        print(error.said(self._language) if isinstance(error, Refused) else error)

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
        if not self._secret or self._alone == seat:
            return True
        self._clear()
        name = self._names[seat]
        self._print("cli-hand-over", name=name)
        while True:
            answer = self._read("cli-alone", name=name, yes=self._say("cli-yes"))
            if answer.lower() in _YES:
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
        return seat if self._secret else None

    def _tell(self, seat: Seat | None) -> None:
        """What happened since the seat was last told."""
        viewer = self._viewer(seat)
        for line in self._sentences(self._steps[self._told[viewer] :], viewer):
            print(line)
        self._told[viewer] = len(self._steps)

    def _sentences(self, steps: Sequence[Step], viewer: Seat | None) -> Iterator[str]:
        game = self._recorder.position.game
        facts = (
            fact
            for before, move, after in steps
            for fact in game.narrate(before, move, after, viewer)
        )
        return sentences(facts, self._names, self._presentation, self._language)

    def _ask(self, seat: Seat, moves: Sequence[Move]) -> None:
        position = self._recorder.position
        view = position.view(seat)
        print()
        question = self._presentation.question(view, moves, self._names, self._language)
        self._print("cli-question", name=self._names[seat], question=question)
        for number, move in enumerate(moves, 1):
            preview = position.game.preview(position, move, seat)
            meaning = self._presentation.choice(view, move, preview, self._names, self._language)
            told = meaning and meaning.casefold() != str(move)
            message = "cli-choice-meaning" if told else "cli-choice"
            words = {"meaning": meaning} if told else {}
            self._print(message, number=number, move=str(move), **words)
        while not self._settled(_read(f"{self._names[seat]}> "), seat, moves):
            pass

    def _settled(self, answer: str, seat: Seat, moves: Sequence[Move]) -> bool:
        """Carry out an answer; whether the question is settled or must be put anew."""
        word, _, rest = answer.partition(" ")
        try:
            if word.lower() in self._commands:
                return self._commands[word.lower()](rest.strip(), seat)
            if not word:
                self._print("cli-type-something")
                return False
            self._play(pick(answer, moves, self._recorder.position))
        except SeaboardError as error:
            self._print_error(error)
            return False
        return True

    # Commands: each says whether the question must be put anew

    def _help(self, rest: str, seat: Seat) -> bool:
        self._print("cli-help")
        return False

    def _state(self, rest: str, seat: Seat) -> bool:
        view = self._recorder.position.view(self._viewer(seat))
        for line in self._presentation.summary(view, self._names, self._language):
            print(line)
        return False

    def _log(self, rest: str, seat: Seat) -> bool:
        count = max(1, int(rest)) if rest.isdecimal() and len(rest) < 6 else _LOG_LINES
        lines = list(self._sentences(self._steps, self._viewer(seat)))
        for line in lines[max(0, len(lines) - count) :] or [self._say("cli-no-log")]:
            print(line)
        return False

    def _undo(self, rest: str, seat: Seat) -> bool:
        count = moves_to_undo(self._steps, seat, secret=self._secret, auto_single=self._auto_single)
        taken = self._steps[-count]
        self._recorder.undo(count)
        del self._steps[-count:]
        self._told = {who: min(told, len(self._steps)) for who, told in self._told.items()}
        name = self._names[taken.before.decider]
        self._print("cli-taken-back", move=str(taken.move), name=name)
        return True

    def _save(self, rest: str, seat: Seat) -> bool:
        path = _file(rest) if rest else self._path
        if path is None:
            self._print("cli-save-where")
            return False
        if _exists(path) and path != self._path:
            answer = self._read("cli-replace", path=str(path), yes=self._say("cli-yes"))
            if answer.lower() not in _YES:
                self._print("cli-not-saved")
                return False
        self._write(path)
        return False

    def _write(self, path: Path) -> None:
        save(self._recorder.record(), path)
        self._path, self._saved = path, self._decisions()
        self._print("cli-saved", path=str(path))
        if self._secret:
            self._print("cli-saved-secrets")

    def _resume(self, rest: str, seat: Seat) -> bool:
        if not rest:
            self._print("cli-resume-what")
            return False
        if self._unsaved():
            self._print("cli-resume-unsaved")
            return False
        path = _file(rest)
        self._begin(resumed(path), path)
        return True

    def _quit(self, rest: str, seat: Seat) -> bool:
        while self._unsaved():
            name = self._read("cli-quit-save")
            if not name:
                break
            try:
                self._save(name, seat)
            except SeaboardError as error:
                self._print_error(error)
        self._left = True
        self._print("cli-goodbye")
        return True

    def _unsaved(self) -> bool:
        """Whether the players' decisions are others than when the game was last saved."""
        return self._decisions() != self._saved

    def _decisions(self) -> list[Played]:
        return [played for played in self._recorder.moves if played.decider != CHANCE]

    # The end

    def _finish(self) -> None:
        if self._secret:
            self._clear()
        self._tell(None)
        for line in result_lines(self._recorder.position, self._names, self._language):
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
            self._print("cli-nothing-new")
            return
        path = self._autosave_path()
        try:
            self._write(path)
        except BadRecord as error:
            print(error)
            path = Path(tempfile.gettempdir()) / f"seaboard-{secrets.token_hex(4)}.record"
            self._write(path)
        game = self._recorder.position.game.name
        spoken = "" if self._language == "en" else f" --language {self._language}"
        self._print("cli-go-on", command=f"seaboard play {game} --resume {path}{spoken}")


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
