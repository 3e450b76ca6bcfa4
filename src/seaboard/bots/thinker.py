"""A process in which bots think: `python -m seaboard.bots.thinker`.

It imports the engine and the bots only. Each line of its input is a question in JSON, each line of
its output the answer; it knows no table, no person and no database. It ends when its input does, so
it never outlives whoever asks, however that ends.
"""

from __future__ import annotations

import base64
import json
import os
import signal
import sys
import threading
from collections.abc import Callable, Mapping
from functools import lru_cache
from queue import SimpleQueue
from random import Random
from typing import Any, BinaryIO

from ..games import get_game
from . import get_bot
from .analysis.apart import answer as judge
from .api import Bot, Budget, Choice, situation


def think(bot: str, game: str, position: bytes, seconds: float) -> Choice:
    """What the bot does for whoever decides in the position."""
    place = get_game(game).from_bytes(position)
    return _bot(bot).choose(situation(place, Budget(seconds=seconds), Random()))


@lru_cache(maxsize=64)
def _bot(specification: str) -> Bot:
    return get_bot(specification)


def answer(question: Mapping[str, Any]) -> dict[str, Any]:
    """The answer to a question; of an error only its kind, since a message might tell secrets."""
    try:
        position = base64.b64decode(question["position"])
        if judging := question.get("judging"):
            place = get_game(question["game"]).from_bytes(position)
            return {"move": "", "candidates": [], "judged": judge(judging, place)}
        choice = think(question["bot"], question["game"], position, question["seconds"])
    except Exception as error:
        return {"failed": type(error).__name__}
    candidates = [[str(c.move), c.visits, c.value, c.score] for c in choice.candidates]
    return {"move": str(choice.move), "candidates": candidates}


def _read(lines: BinaryIO, questions: SimpleQueue[bytes], end: Callable[[int], object]) -> None:
    """Pass the questions on. When nobody can ask any more, nobody wants an answer either."""
    for line in lines:
        questions.put(line)
    end(0)


def main() -> None:
    # Whoever asks ends us by ending our input: a signal to the whole group must not be faster.
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a bot prints is no answer
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(
        target=_read, args=(sys.stdin.buffer, questions, os._exit), daemon=True
    ).start()
    while True:
        out.write(json.dumps(answer(json.loads(questions.get()))).encode() + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
