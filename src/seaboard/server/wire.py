"""What the types of the messages are turned into.

`python -m seaboard.server.wire` prints docs/websocket.md; with `--types` it prints one JSON Schema
of everything that a client sends and gets: web/schema.json, from which the web page's types are
made; with `--analysis` that of an analysis alone: docs/analysis.schema.json. Views, moves, facts
and previews of every installed game are among the types, with the game's title before their names,
such as `ChessMove`.
"""

from __future__ import annotations

import json
import sys
import unicodedata
from collections.abc import Sequence
from types import GenericAlias
from typing import Any, Final

from pydantic import ConfigDict, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema
from pydantic_core import core_schema

from ..bots.analysis.report import AnalysisOut, AnalysisProgress
from ..editor.shapes import EditAdvice, EditChecked, EditLine, EditorOut, EditPlayed
from ..games import get_game, installed_games
from ..games.api import Fact, Game, Move, as_data
from ..lessons.shapes import LessonList, LessonOut
from ..puzzles.shapes import DailyPuzzle, HintOut, NextPuzzle, PuzzleList, PuzzleOut, TryOut
from ..tables import shapes
from ..tables.projection import MOST_PREVIEWED
from ..tables.refusals import CODES
from . import messages as m

_HEAD: Final = """\
# The WebSocket

Made by `python -m seaboard.server.wire > docs/websocket.md` from `server/messages.py`; a test
compares them.

Connect to `/api/socket`, with the cookie or `Authorization: Bearer TOKEN` of a person, or without
either to watch only. Pages of other sites are refused by their `Origin`. Messages are JSON objects
in text frames of at most 16 KiB.

The server begins with `welcome`. Then a client sends `watch` for each table; `seat` is one of its
own seats (at a hot seat: the one whose player looks) or none for a spectator. It gets `table` at
once and after every change: the present state for that viewer, and in `events` what is new since
the last such message. To resume after a broken connection, `watch` with `after` set to the number
of the last event heard. If more than 200 events are new, the newest 200 come; the gap shows in the
numbers, and `earlier` fetches pages of 30.

A command goes in `do` with an `id` of the client's choice and is answered by `done` or `refused`
with that `id`; the `table` message that shows its effect may come before the answer. A move names
the `version` that it answers. If it is `stale` or `illegal`, the present state follows the refusal.
A message that cannot be read is refused with `id` none; the connection stays. The same commands
work over HTTP: `POST /api/tables/{table}/do`.

Every command takes a `key` of the client's choice (8 to 40 letters, digits, `_` or `-`, chosen at
random for each command). A client that lost the answer, with its connection or to a `busy`, sends
the command again with the same key, over any connection and to any process: if it was done, it is
answered by `done` and not done again. `POST /api/tables` takes a `key` too and gives the same table
for the same one.

What each legal move would do, as far as the seat that decides can know it, comes with the table for
whoever watches with `previews`, unless there are more than MOST moves. `preview` asks for it at any
time and is answered by `previews`.

`refused.error.code` is one of: CODES.

A command that the server could not store, because its database is away, full or read-only, is
refused as `busy`; it may be sent again. Where a `watch` cannot be answered because of that, the
connection ends with 1013: whoever comes back watches again.

Close codes: 1008 for a foreign origin, or because the person has signed out or was deleted; 1009
for a message that is too large; 1011 if something went wrong on the server; 1012 if the server ends
or starts anew; 1013 if there are too many connections, or the database does not work just now. They
come after the connection was accepted, so that a page can read them.
"""


def schema() -> dict[str, Any]:
    """One JSON Schema of all messages; `client` and `server` are what each side may send."""
    client = m.CLIENT_MESSAGE.json_schema(ref_template="#/$defs/{model}")
    server = TypeAdapter[Any](m.ServerMessage).json_schema(
        ref_template="#/$defs/{model}", mode="serialization"
    )
    definitions = {**client.pop("$defs"), **server.pop("$defs")}
    return {"client": client, "server": server, "$defs": dict(sorted(definitions.items()))}


_INCOMING: Final[tuple[Any, ...]] = (
    m.Guest, m.NewAccount, m.SignIn, m.Goodbye, m.Setup, m.Replay, m.LessonAnswer, m.OtherMove,
    m.PuzzleTry, m.PuzzleRun, m.BoardFile, m.Edited, m.EditedLine, m.EditedMove,
    m.Branch, m.BranchOfRecord, m.SendGame,
)  # fmt: skip
_OUTGOING: Final[tuple[Any, ...]] = (
    m.Entered, m.SessionList, shapes.Offer, m.GameWords, m.BoardOut, m.TableList, shapes.TableOut,
    shapes.EventPage, m.Created, shapes.Done, shapes.Shown, shapes.Course, shapes.Hint, m.ErrorOut,
    AnalysisProgress, shapes.LineOut, shapes.Told,
    LessonList, LessonOut, PuzzleList, PuzzleOut, DailyPuzzle, NextPuzzle, HintOut, TryOut,
    EditorOut, EditChecked, EditAdvice, EditLine, EditPlayed,
    m.GameSent, m.Health,
)  # fmt: skip
_FACT: Final = {"placeholder": "any fact of the game"}


def types(games: Sequence[str]) -> dict[str, Any]:
    """One JSON Schema with a definition for each type that a client of these games meets."""
    whole = schema()
    definitions: dict[str, Any] = {
        **whole["$defs"],
        "ClientMessage": whole["client"],
        "ServerMessage": whole["server"],
    }
    for kinds, mode in ((_INCOMING, "validation"), (_OUTGOING, "serialization")):
        for kind in kinds:
            definitions |= _definitions(kind, kind.__name__, mode)
    for name in games:
        definitions |= game_types(get_game(name))
    numbers = {name: as_data(get_game(name).numbers) for name in games}
    return {"title": "Wire", "$defs": dict(sorted(definitions.items())), "numbers": numbers}


def analysis_schema() -> dict[str, Any]:
    """The JSON Schema of what `seaboard analyse --json` prints."""
    definitions = _definitions(AnalysisOut, AnalysisOut.__name__, "serialization")
    return {**definitions.pop(AnalysisOut.__name__), "$defs": dict(sorted(definitions.items()))}


# The games' own types


def game_types(game: Game) -> dict[str, Any]:
    """Definitions of a game's view, its moves, its facts and its previews, from its classes."""
    prefix, types = title_in_plain_letters(game), game.types
    fact = f"{prefix}Fact"
    definitions = _object(types.view, f"{prefix}View", prefix)
    moves = [_move(each, prefix) for each in types.moves]
    facts = [_fact(each, prefix) for each in types.facts]
    definitions |= _union(f"{prefix}Move", prefix, moves)
    definitions |= _union(fact, prefix, facts) if facts else {fact: {"$ref": "#/$defs/FactOut"}}
    previews = _object(types.preview, f"{prefix}Preview", prefix)
    return definitions | {name: _with_facts(each, fact) for name, each in previews.items()}


def title_in_plain_letters(game: Game) -> str:
    """The game's title in plain letters."""
    plain = unicodedata.normalize("NFKD", game.title).encode("ascii", "ignore").decode()
    return "".join(letter for letter in plain if letter.isalnum())


class _GameSchema(GenerateJsonSchema):
    """Where any fact may stand there is a placeholder: which facts there are is the game's."""

    def is_instance_schema(self, schema: core_schema.IsInstanceSchema) -> dict[str, Any]:
        if issubclass(schema["cls"], Fact):
            return dict(_FACT)
        return super().is_instance_schema(schema)


def _object(kind: Any, name: str, prefix: str) -> dict[str, Any]:
    """The definitions of a dataclass of a game and of all that it refers to."""
    several: Any = GenericAlias(list, kind)
    adapter = TypeAdapter[Any](several, config=ConfigDict(arbitrary_types_allowed=True))
    made = adapter.json_schema(
        ref_template=f"#/$defs/{prefix}{{model}}",
        mode="serialization",
        schema_generator=_GameSchema,
    )
    inner = {f"{prefix}{key}": value for key, value in made.pop("$defs", {}).items()}
    own = inner.pop(f"{prefix}{kind.__name__}")
    return {**inner, name: own}


def _move(kind: type[Move], prefix: str) -> dict[str, Any]:
    """A move is its kind and its fields."""
    definitions = _object(kind, f"{prefix}{kind.__name__}", prefix)
    own = definitions[f"{prefix}{kind.__name__}"]
    fields = own.get("properties", {})
    own["properties"] = {"kind": {"const": kind.kind, "type": "string"}, **fields}
    own["required"] = ["kind", *fields]
    return definitions


def _fact(kind: type[Fact], prefix: str) -> dict[str, Any]:
    """A fact is its key and its fields as parameters; those that are None are left out."""
    name = f"{prefix}{kind.__name__}"
    definitions = _object(kind, name, prefix)
    own = definitions[name]
    fields = {field.rstrip("_"): form for field, form in own.pop("properties", {}).items()}
    params = {
        "type": "object",
        "properties": {field: _without_null(form) for field, form in fields.items()},
        "required": [field for field, form in fields.items() if not _may_be_null(form)],
    }
    own["properties"] = {"key": {"const": kind.key, "type": "string"}, "params": params}
    own["required"] = ["key", "params"]
    return definitions


def _may_be_null(form: dict[str, Any]) -> bool:
    return {"type": "null"} in form.get("anyOf", ())


def _without_null(form: dict[str, Any]) -> dict[str, Any]:
    if not _may_be_null(form):
        return form
    rest = {name: value for name, value in form.items() if name not in ("anyOf", "default")}
    choices = [choice for choice in form["anyOf"] if choice != {"type": "null"}]
    return {**choices[0], **rest} if len(choices) == 1 else {**rest, "anyOf": choices}


def _union(name: str, prefix: str, members: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """One of the members; each is its own definition, last of those that it brings along."""
    definitions: dict[str, Any] = {}
    names = [next(reversed(each)) for each in members]
    if names == [name]:
        return dict(members[0])
    for each in members:
        for key in each.keys() & definitions.keys():
            if each[key] != definitions[key]:
                raise ValueError(f"two types of {prefix} are called {key}")
        definitions |= each
    return {**definitions, name: {"anyOf": [{"$ref": f"#/$defs/{each}"} for each in names]}}


def _with_facts(form: Any, fact: str) -> Any:
    """The schema with the game's facts where any fact may stand."""
    if form == _FACT:
        return {"$ref": f"#/$defs/{fact}"}
    if isinstance(form, dict):
        return {name: _with_facts(each, fact) for name, each in form.items()}
    if isinstance(form, list):
        return [_with_facts(each, fact) for each in form]
    return form


def _definitions(kind: Any, name: str, mode: Any) -> dict[str, Any]:
    """The definitions of a type and of all that it refers to."""
    made = TypeAdapter[Any](kind).json_schema(ref_template="#/$defs/{model}", mode=mode)
    return {**made.pop("$defs", {}), name: made}


# The document


def document() -> str:
    """The text of docs/websocket.md."""
    whole = schema()
    codes = ", ".join(f"`{code}`" for code in CODES)
    parts = [_HEAD.replace("CODES", codes).replace("MOST", str(MOST_PREVIEWED))]
    for title, side in (("What a client sends", "client"), ("What the server sends", "server")):
        parts.append(f"## {title}\n")
        parts += [_message(whole["$defs"][name]) for name in _names(whole[side])]
    parts.append("## JSON Schema\n\nTypes for a client are made from this.\n")
    parts.append(f"```json\n{json.dumps(whole, indent=1, ensure_ascii=False)}\n```\n")
    return "\n".join(parts)


def _names(side: dict[str, Any]) -> list[str]:
    choices = side.get("oneOf") or side["anyOf"]
    return [choice["$ref"].rpartition("/")[2] for choice in choices]


def _message(definition: dict[str, Any]) -> str:
    kind = definition["properties"]["type"]["const"]
    needed = definition.get("required", [])
    fields = [
        f"`{name}`{'' if name in needed else ' (optional)'}"
        for name in definition["properties"]
        if name != "type"
    ]
    about = " ".join(definition.get("description", "").split())
    rest = f"Fields: {', '.join(fields)}." if fields else "No fields."
    return f"### `{kind}`\n\n{about + chr(10) + chr(10) if about else ''}{rest}\n"


if __name__ == "__main__":
    if "--types" in sys.argv[1:]:
        print(json.dumps(types(installed_games()), indent=1, ensure_ascii=False))
    elif "--analysis" in sys.argv[1:]:
        print(json.dumps(analysis_schema(), indent=1, ensure_ascii=False))
    else:
        print(document(), end="")
