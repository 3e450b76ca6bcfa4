"""Pages of the reference made of the source: `python -m scripts.reference` (`make types` does it).

Views field by field, moves kind by kind, and the boards' own files. They lie in docs/reference, so
that a checkout can be read without building the site; a test compares them with the source.
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import tokenize
from collections.abc import Iterator, Sequence
from io import StringIO
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

from seaboard.games import OWN, folder_of_game, get_game
from seaboard.games.api import Move

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "reference"
MADE: Final = "<!-- made by `make types` from the source -->"
_MOST_VALUES: Final = 20  # that are listed one by one


def main() -> None:
    for name, text in pages():
        (FOLDER / name).write_text(text, encoding="utf-8")


def pages() -> Iterator[tuple[str, str]]:
    """Name and text of each."""
    for name in OWN:
        yield f"view-{name}.md", view_page(name)
        yield f"moves-{name}.md", moves_page(name)
        yield f"board-{name}.md", board_page(name)


def board_page(name: str) -> str:
    """The file of the game's own board."""
    text = (folder_of_game(name) / "board.toml").read_text(encoding="utf-8").rstrip()
    return f"""# The board file of {get_game(name).title}

{MADE}

The game's own board, with the source of each number. [Board files](../boards.md) says what each key
takes, and how a file of your own is played.

```toml
{text}
```
"""


def moves_page(name: str) -> str:
    """Every kind of move: its class, its texts, its codes, its fields with what they take."""
    game = get_game(name)
    every = [game.move(code) for code in range(game.codes)]
    parts = [
        f"# The moves of {game.title}",
        MADE,
        f"`situation.legal`, `position.legal_moves()` and `game.move(text or code)` give these:"
        f" frozen values from `seaboard.games.{name}.moves`. Their text, `str(move)`, stands in"
        " records and in the bot protocol, its `code` in environments and data sets. Which"
        f" move is legal when, tell the [rules](../rules/{name}.md).",
    ]
    for kind in game.types.moves:
        parts += _kind_of_move(kind, [move for move in every if type(move) is kind])
    return "\n\n".join(parts) + "\n"


def _kind_of_move(kind: type[Move], moves: Sequence[Move]) -> Iterator[str]:
    first, last = moves[0], moves[-1]
    texts = f"`{first}`" if len(moves) == 1 else f"`{first}` to `{last}`"
    codes = f"code {first.code}" if len(moves) == 1 else f"codes {first.code} to {last.code}"
    yield f"## `{kind.kind}`: {kind.__name__}"
    yield inspect.getdoc(kind) or ""
    yield f"{texts}, {codes}."
    rows = [
        f"| `{field.name}` | `{field.type}` | {_values([getattr(m, field.name) for m in moves])} |"
        for field in dataclasses.fields(kind)  # type: ignore[arg-type]  # every move is one
    ]
    if rows:
        yield "\n".join(["| field | type | takes |", "| --- | --- | --- |", *rows])


def _values(found: Sequence[Any]) -> str:
    """What a field takes: numbers as a range, few texts one by one."""
    values = list(dict.fromkeys(found))
    numbers = sorted(value for value in values if isinstance(value, int))
    words = [f"`{value}`" for value in values if not isinstance(value, int)]
    shown = [f"{numbers[0]} to {numbers[-1]}"] if numbers else []
    if len(words) > _MOST_VALUES:
        words = [", ".join(words[:_MOST_VALUES]), "…"]
    return ", ".join(shown + words)


def view_page(name: str) -> str:
    """What a seat sees, class by class and field by field."""
    game = get_game(name)
    parts = [
        f"# The view of {game.title}",
        MADE,
        "`position.view(seat)` and, for a bot, `situation.view_as(View)` give this; the same names"
        " stand in the JSON of a table and of the bot protocol, where tuples are lists and the keys"
        f" of mappings are text. All of it is frozen. `from seaboard.games.{name}.view import View`"
        " imports it.",
    ]
    for kind in _classes(game.types.view):
        parts.append(f"## {kind.__name__}")
        lines = inspect.getdoc(kind) or ""
        if lines and not lines.startswith(f"{kind.__name__}("):
            parts.append(lines)
        rows = ["| field | type | says |", "| --- | --- | --- |"]
        for field, (hint, comment) in _fields(kind).items():
            rows.append(f"| `{field}` | `{hint}` | {comment} |")
        parts.append("\n".join(rows))
    return "\n\n".join(parts) + "\n"


def _classes(first: type) -> list[type]:
    """The class and those of its fields, each once, in the order in which they are met."""
    found = [first]
    for kind in found:
        for hint in get_type_hints(kind).values():
            for inner in _inside(hint):
                if dataclasses.is_dataclass(inner) and inner not in found:
                    assert isinstance(inner, type)
                    found.append(inner)
    return found


def _inside(hint: Any) -> Iterator[Any]:
    yield hint
    for argument in get_args(hint):
        yield from _inside(argument)


def _fields(kind: type) -> dict[str, tuple[str, str]]:
    """The type and the comment of each field, as they stand in the source."""
    source = inspect.cleandoc(inspect.getsource(kind))
    comments = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    (node,) = (each for each in ast.parse(source).body if isinstance(each, ast.ClassDef))
    return {
        each.target.id: (ast.unparse(each.annotation), comments.get(each.lineno, ""))
        for each in node.body
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    }


if __name__ == "__main__":
    main()
