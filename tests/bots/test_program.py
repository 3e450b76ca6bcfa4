"""Programs as bots: what they are told, and what happens when they misbehave."""

from __future__ import annotations

import json
import shutil
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from seaboard.bots import get_bot
from seaboard.bots.api import Bot, Budget, Cancelled, Choice, Situation, UnknownBot
from seaboard.bots.program import RESTARTS, ProgramFailed, ProgramLate
from seaboard.games import get_game
from seaboard.games.api import IllegalMove, as_data
from seaboard.lab.arena import play_all
from seaboard.lab.match import first_situation
from seaboard.lab.plan import Plan, Table

EXAMPLES = Path(__file__).parents[2] / "examples"

# A program that answers each decision with the line of code in its place.
_PROGRAM = """
import json, os, sys, time
def say(**message): print(json.dumps(message), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        {hello}
    if message["type"] == "decide":
        number, legal = message["id"], message["legal"]
        {decide}
    {other}
"""
READY = 'say(type="ready", protocol=1)'
GOOD = 'say(type="answer", id=number, move=legal[0])'


class Programs:
    """Makes programs, and bots that play through them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._bots: list[Bot] = []

    def bot(
        self, decide: str = GOOD, *, hello: str = READY, other: str = "pass", more: str = ""
    ) -> Bot:
        path = self._folder / f"program{len(self._bots)}.py"
        path.write_text(_PROGRAM.format(hello=hello, decide=decide, other=other))
        bot = get_bot(f"program:command={sys.executable} {path}{more}")
        self._bots.append(bot)
        return bot

    def close(self) -> None:
        for bot in self._bots:
            bot.close()


@pytest.fixture
def programs(tmp_path: Path) -> Iterator[Programs]:
    made = Programs(tmp_path)
    yield made
    made.close()


def _asked(seconds: float | None = None) -> Situation:
    asked = first_situation(get_game("nauticus").new(), Budget(seconds), Random(1))
    assert asked is not None
    return asked


def _choose(bot: Bot, seconds: float | None = None) -> Choice:
    return bot.choose(_asked(seconds))


def test_a_program_chooses_a_legal_move_by_its_text(programs: Programs) -> None:
    assert _choose(programs.bot()).move == _asked().legal[0]


def test_a_program_is_told_game_view_legal_moves_and_budget(
    programs: Programs, tmp_path: Path
) -> None:
    heard = tmp_path / "heard"
    bot = programs.bot(other=f"open({str(heard)!r}, 'a').write(line)")
    _choose(bot, seconds=2)
    bot.close()
    hello, decide, goodbye = map(json.loads, heard.read_text().splitlines())
    asked = _asked()
    assert hello == {
        "type": "hello", "protocol": 1, "game": "nauticus", "rules": asked.game.rules_version,
        "mode": "standard", "seats": 2, "seat_names": ["1", "2"], "teams": [],
    }  # fmt: skip
    assert decide["legal"] == [str(move) for move in asked.legal]
    assert decide["view"] == as_data(asked.view)
    assert decide["budget"] == {"seconds": 2, "playouts": None}
    assert (decide["id"], decide["seat"]) == (1, asked.seat)
    assert goodbye == {"type": "goodbye"}


def test_a_program_may_explain_itself(programs: Programs) -> None:
    considered = '[{"move": legal[0], "visits": 7, "value": 0.5, "score": 40.5}]'
    answer = f'say(type="answer", id=number, move=legal[0], candidates={considered})'
    candidate = _choose(programs.bot(answer)).candidates[0]
    assert (str(candidate.move), candidate.visits) == (str(_asked().legal[0]), 7)
    assert (candidate.value, candidate.score) == (0.5, 40.5)


def test_an_illegal_move_is_an_error_and_the_program_lives_on(programs: Programs) -> None:
    bot = programs.bot('say(type="answer", id=number, move="fly" if number == 1 else legal[0])')
    with pytest.raises(IllegalMove, match="'fly' is not among the legal moves"):
        _choose(bot)
    assert _choose(bot).move == _asked().legal[0]


def test_a_program_is_told_its_mistake(programs: Programs, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    other = f"message['type'] == 'error' and open({str(heard)!r}, 'w').write(message['message'])"
    bot = programs.bot('say(type="answer", id=number, move="fly")', other=other)
    with pytest.raises(IllegalMove):
        _choose(bot)
    bot.close()
    assert heard.read_text() == "'fly' is not among the legal moves"


@pytest.mark.parametrize(
    ("decide", "sentence"),
    [
        ('print("thinking", flush=True)', "wrote 'thinking'"),
        ('say(type="answer", id=number)', "missing required field `move`"),
        ('say(type="answer", id=99, move=legal[0])', "answered question 99, not 1"),
        ('sys.stdout.write("x" * (2 << 20)); sys.stdout.flush()', "a line of over 1,048,576 bytes"),
        ('print("x\\n" * 10_000); time.sleep(5)', "wrote ('x'|many lines)"),
        ('sys.exit("out of ideas")', r"ended \(exit code 1\); its last words: out of ideas"),
    ],
)
def test_what_is_not_an_answer_is_a_clear_error(
    programs: Programs, decide: str, sentence: str
) -> None:
    with pytest.raises(ProgramFailed, match=sentence):
        _choose(programs.bot(decide))


@pytest.mark.parametrize(
    ("hello", "sentence"),
    [
        ('say(type="ready", protocol=9)', "speaks protocol 9, this Seaboard 1"),
        ('print("loading", flush=True)', "wrote 'loading'"),
        ("sys.exit(3)", r"ended \(exit code 3\)"),
        ("time.sleep(3600)", "was not ready within 0.5 s"),
    ],
)
def test_a_program_that_does_not_begin_is_a_clear_error(
    programs: Programs, hello: str, sentence: str
) -> None:
    with pytest.raises(ProgramFailed, match=sentence):
        _choose(programs.bot(hello=hello, more=",start=0.5" if "sleep" in hello else ""))


def test_a_late_program_is_ended_and_started_again(programs: Programs) -> None:
    bot = programs.bot("time.sleep(0 if number > 1 else 3600); " + GOOD)
    with pytest.raises(ProgramLate, match=r"did not answer within 0.2 s"):
        _choose(bot, seconds=0.2)
    assert _choose(bot).move == _asked().legal[0]


def test_the_programs_own_limit_counts_where_it_is_shorter(programs: Programs) -> None:
    with pytest.raises(ProgramLate, match=r"within 0.1 s"):
        _choose(programs.bot("time.sleep(3600)", more=",seconds=0.1"), seconds=600)


def test_an_answer_to_an_earlier_question_is_skipped(programs: Programs) -> None:
    stale = 'say(type="answer", id=number - 1, move="fly"); '
    assert _choose(programs.bot(stale + GOOD)).move == _asked().legal[0]


def test_a_program_is_started_again_a_few_times_only(programs: Programs) -> None:
    bot = programs.bot("sys.exit(1)")
    for _ in range(RESTARTS + 1):
        with pytest.raises(ProgramFailed, match="ended"):
            _choose(bot)
    with pytest.raises(ProgramFailed, match="failed too often"):
        _choose(bot)


def test_a_decision_can_be_called_off(programs: Programs, tmp_path: Path) -> None:
    go_on = tmp_path / "go-on"
    wait = f"while not os.path.exists({str(go_on)!r}): time.sleep(0.01)"
    bot = programs.bot(f"{wait}\n        {GOOD}")
    asked = _asked()
    threading.Timer(0.3, asked.clock.cancel).start()
    with pytest.raises(Cancelled):
        bot.choose(asked)
    go_on.touch()
    assert _choose(bot).move == _asked().legal[0]


def test_closing_ends_a_program_that_does_not_listen(programs: Programs) -> None:
    bot = programs.bot(GOOD + "; time.sleep(3600)")
    _choose(bot)
    bot.close()


@pytest.mark.parametrize(
    ("specification", "sentence"),
    [
        ("program", "program needs a command"),
        ("program:command=./no-such-bot", "./no-such-bot is not a program that can be executed"),
        ("program:command=python 'x", "is not a command"),
        ("program:command=python3,sec=1", "program has no parameter 'sec'"),
        ("program:command=python3,seconds=soon", "expected a number, got 'soon'"),
    ],
)
def test_a_program_that_cannot_be_is_refused(specification: str, sentence: str) -> None:
    with pytest.raises(UnknownBot, match=sentence):
        get_bot(specification)


@pytest.mark.parametrize(
    "command", [f"{sys.executable} {EXAMPLES}/bot.py", f"node {EXAMPLES}/bot.js"]
)
def test_the_examples_play_better_than_random(command: str) -> None:
    if shutil.which(command.split(maxsplit=1)[0]) is None:
        pytest.skip("there is no Node here")
    table = Table("nauticus", "standard", 2)
    plan = Plan(table, ("random", f"program:command={command}"), 1)
    own, other = 0, 0
    for line in play_all(plan, range(2), jobs=1):
        assert line.forfeits == (0, 0), line.mishaps
        assert line.scores is not None
        own += line.scores[line.seating.index(1)]
        other += line.scores[line.seating.index(0)]
    assert own > other + 20  # they win by thirty points a game


def test_the_python_example_is_short_and_needs_nothing() -> None:
    text = (EXAMPLES / "bot.py").read_text()
    assert len(text.splitlines()) <= 30
    imports = {line.split()[1] for line in text.splitlines() if line.startswith("import")}
    assert imports <= {"json", "random", "sys"}
