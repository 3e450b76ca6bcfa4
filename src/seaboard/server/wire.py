"""What the types of the messages are turned into.

`python -m seaboard.server.wire` prints docs/websocket.md; with `--types` it prints one JSON Schema
of everything that a client sends and gets, the games' views included: web/schema.json, from which
the web page's types are made.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final

from pydantic import TypeAdapter

from ..games import get_game, installed_games
from ..games.api import as_data
from ..games.nauticus.view import View as NauticusView
from ..games.nautilus.view import View as NautilusView
from . import messages as m
from .refusals import STATUS

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

`refused.error.code` is one of: CODES.

Close codes: 1008 for a foreign origin, or because the person has signed out or was deleted; 1009
for a message that is too large; 1013 if there are too many connections.
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
    m.Guest, m.NewAccount, m.SignIn, m.Goodbye, m.Setup, m.Replay,
)  # fmt: skip
_OUTGOING: Final[tuple[Any, ...]] = (
    m.Entered, m.Offer, m.GameWords, m.TableList, m.TableOut, m.EventPage, m.Created, m.Done,
    m.Shown, m.Hint, m.ErrorOut, m.Health,
)  # fmt: skip
_VIEWS: Final[dict[str, Any]] = {"Nauticus": NauticusView, "Nautilus": NautilusView}


def types() -> dict[str, Any]:
    """One JSON Schema with a definition for each type that a client meets."""
    whole = schema()
    definitions: dict[str, Any] = {
        **whole["$defs"],
        "ClientMessage": whole["client"],
        "ServerMessage": whole["server"],
    }
    for kinds, mode in ((_INCOMING, "validation"), (_OUTGOING, "serialization")):
        for kind in kinds:
            definitions |= _definitions(kind, kind.__name__, mode)
    for game, view in _VIEWS.items():
        definitions |= _definitions(view, f"{game}View", "serialization", prefix=game)
    numbers = {name: as_data(get_game(name).numbers) for name in installed_games()}
    return {"title": "Wire", "$defs": dict(sorted(definitions.items())), "numbers": numbers}


def _definitions(kind: Any, name: str, mode: Any, prefix: str = "") -> dict[str, Any]:
    """The definitions of a type and of all that it refers to, each name with the prefix."""
    template = f"#/$defs/{prefix}{{model}}"
    made = TypeAdapter[Any](kind).json_schema(ref_template=template, mode=mode)
    inner = {f"{prefix}{key}": value for key, value in made.pop("$defs", {}).items()}
    return {**inner, name: made}


def document() -> str:
    """The text of docs/websocket.md."""
    whole = schema()
    parts = [_HEAD.replace("CODES", ", ".join(f"`{code}`" for code in sorted(STATUS)))]
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
        print(json.dumps(types(), indent=1, ensure_ascii=False))
    else:
        print(document(), end="")
