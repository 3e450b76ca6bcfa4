"""What is told to everyone who only looks at a table: made and encoded once, however many look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .encoding import encode

if TYPE_CHECKING:
    from .registry import LiveTable

_NOTHING: Final = (None, None, None)
_MOST: Final = 1 << 20  # bytes of messages for those who last heard of different events


class SpectatorFeed:
    """The messages of the table as it is now, by the number of the event that was heard last."""

    __slots__ = ("_names", "_size", "_state", "_texts")

    def __init__(self) -> None:
        self._state: tuple[Any, ...] = ()
        self._names: dict[str, str] = {}
        self._texts: dict[int | None, bytes] = {}
        self._size = 0  # of the texts together

    def text(self, live: LiveTable, after: int | None) -> bytes:
        """The `table` message for a spectator; only where everybody may look."""
        state = (live.table, live.busy_now, live.presence)
        if any(a is not b for a, b in zip(state, self._state or _NOTHING, strict=True)) or (
            live.names != self._names
        ):
            self._state, self._names = state, dict(live.names)
            self._forget()
        text = self._texts.get(after)
        if text is None:
            shown = live.projection.table(None, None, after)
            text = encode({"type": "table", "table": shown})
            if self._size + len(text) > _MOST:
                self._forget()
            self._texts[after] = text
            self._size += len(text)
        return text

    def _forget(self) -> None:
        self._texts.clear()
        self._size = 0
