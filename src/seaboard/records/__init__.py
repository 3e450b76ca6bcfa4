"""Records: one readable text form of a played game, for files, servers and people.

`parse` and `to_text` are inverse, `load` and `save` do the same with files,
`read_many` with thousands of them, `replay` plays a record
again and checks every move, `Recorder` keeps one while a game is played.
"""

from .files import load, read_many, save
from .recorder import Recorder
from .replaying import Step, final_position, first_position, record_for, replay
from .text import parse, to_text
from .types import SPECTATOR, BadRecord, Played, Record

__all__ = [
    "SPECTATOR", "BadRecord", "Played", "Record", "Recorder", "Step", "final_position",
    "first_position", "load", "parse", "read_many", "record_for", "replay", "save", "to_text",
]  # fmt: skip
