"""Asking a bot without being at its mercy: one that never returns forfeits, and the game goes on.

Every bot thinks in a thread of its own. When its time is over the decision is called off; a bot
that does not heed this is interrupted; one that cannot even be interrupted (it sleeps, or waits for
something) is given up, and forfeits every further decision at once.
"""

from __future__ import annotations

import ctypes
import queue
import threading
from typing import Final

from ..bots.api import Bot, Choice, Situation
from ..games.api import SeaboardError

WITHOUT_LIMIT: Final = 600.0  # seconds for a decision at a table without a limit
LAST_CALL: Final = 0.25  # seconds to answer a call-off, and then an interruption


class BotLate(SeaboardError, TimeoutError):
    """The bot did not answer in time."""


class _Interrupted(BaseException):
    """The bot's decision was ended from outside; no `Exception`, which a bot might catch."""


class Patient:
    """A bot and the thread in which it thinks; the thread starts with the first decision."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.given_up = False
        self._questions: queue.SimpleQueue[Situation | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[Choice | BaseException] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def choose(self, situation: Situation, seconds: float) -> Choice:
        """The bot's answer, or its exception; `BotLate` if it takes longer than that."""
        if self.given_up:
            raise BotLate("is still busy with an earlier decision")
        if self._thread is None:
            self._thread = threading.Thread(target=self._think, name="bot", daemon=True)
            self._thread.start()
        while not self._answers.empty():  # to a question that was called off
            self._answers.get()
        self._questions.put(situation)
        try:
            answer = self._answers.get(timeout=seconds)
        except queue.Empty:
            self._stop(situation)
            raise BotLate(f"did not answer within {seconds:g} s") from None
        if isinstance(answer, Exception):
            raise answer
        if isinstance(answer, BaseException):  # the end of the bot is not that of the arena
            raise RuntimeError(f"{type(answer).__name__}: {answer}") from answer
        return answer

    def dismiss(self) -> None:
        """No more questions: the thread ends, as soon as the bot lets it."""
        self._questions.put(None)

    def _think(self) -> None:
        while True:
            answer: Choice | BaseException
            try:
                situation = self._questions.get()
                if situation is None:
                    return
                answer = self._bot.choose(situation)
            except BaseException as error:
                answer = error
            self._answers.put(answer)

    def _stop(self, situation: Situation) -> None:
        """Call the decision off, then interrupt it, then give the bot up."""
        situation.clock.cancel()
        if not self._comes_back():
            assert self._thread is not None
            thread = ctypes.c_ulong(self._thread.ident or 0)
            ctypes.pythonapi.PyThreadState_SetAsyncExc(thread, ctypes.py_object(_Interrupted))
            self.given_up = not self._comes_back()

    def _comes_back(self) -> bool:
        try:
            self._answers.get(timeout=LAST_CALL)
        except queue.Empty:
            return False
        return True
