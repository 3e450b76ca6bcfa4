"""Code of others from which bots come: a module by its name, or a file."""

from __future__ import annotations

import ast
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from ..games.api import SeaboardError
from .api import BrokenBot, UnknownBot

_OURS: Final = str(Path(__file__).parents[1])
_PYTHONS: Final = ("<frozen importlib", str(Path(import_module.__code__.co_filename).parent))


@cache
def module_named(module: str) -> ModuleType:
    """A module by its name, looked for in the present folder too, or by its file."""
    if module.endswith(".py"):
        return _from_file(Path(module))
    _look_in(Path.cwd())
    with broken_if_it_fails(module):
        try:
            return import_module(module)
        except ModuleNotFoundError as error:
            if error.name is None or not f"{module}.".startswith(f"{error.name}."):
                raise  # something that the module itself imports
            raise UnknownBot(f"there is no bot and no module {module!r}") from None


def _from_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise UnknownBot(f"{path}: there is no such file")
    path = path.resolve()
    _look_in(path.parent)
    with broken_if_it_fails(str(path)):
        _check_neighbours(path)
        name = f"seaboard_bot_{blake2b(str(path).encode(), digest_size=6).hexdigest()}"
        spec = spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        sys.modules[name] = module  # so that its classes can be pickled
        spec.loader.exec_module(module)
        return module


def _look_in(folder: Path) -> None:
    """What lies beside a bot can be imported, as beside a script."""
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))


def _check_neighbours(path: Path) -> None:
    """Refuse a file that would get another module than the one that lies beside it, such as the
    one beside another version of the same bot.
    """
    for name in imported_by(path):
        places = (path.with_name(f"{name}.py"), path.with_name(name) / "__init__.py")
        beside = next((each for each in places if each.is_file()), None)
        known = getattr(sys.modules.get(name), "__file__", None)
        if beside and known and Path(known).resolve() != beside.resolve():
            raise UnknownBot(
                f"{path} imports {name}, which lies beside it, but {known} is known by that name"
                " already; give one of them another name"
            )


def imported_by(path: Path) -> Iterator[str]:
    """The first parts of the names of all modules that a file imports anywhere."""
    if path.suffix != ".py":
        return
    for node in ast.walk(ast.parse(path.read_bytes(), path)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


@contextmanager
def broken_if_it_fails(bot: str) -> Iterator[None]:
    """Inside, others' code runs: what goes wrong in it is told as theirs."""
    try:
        yield
    except SeaboardError:
        raise
    except Exception as error:
        said = traceback.format_exception_only(error)[-1].strip()
        raise BrokenBot(bot, said, _traceback_of(error)) from error


def _traceback_of(error: Exception) -> str:
    """From the first frame on that is theirs; a file that is no Python has none."""
    frames = error.__traceback__
    while frames is not None and frames.tb_frame.f_code.co_filename.startswith((_OURS, *_PYTHONS)):
        frames = frames.tb_next
    if frames is None and not isinstance(error, SyntaxError):
        frames = error.__traceback__
    return "".join(traceback.format_exception(type(error), error, frames))
