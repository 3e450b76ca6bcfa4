"""Runs in Pyodide for scripts/device.js: imports all of ours, and gives it back compiled.

The result is JSON: a list of places and contents in base64, one of them the standard library.
"""

import ast
import base64
import importlib
import importlib.resources
import importlib.util
import io
import json
import marshal
import sys
import zipfile
from pathlib import Path

APP = Path("/app")
# Python asks for these only when something goes wrong, or in ways that no import shows.
ALSO = (
    "encodings.ascii", "encodings.latin_1", "encodings.utf_8", "encodings.cp437", "encodings.idna",
    "linecache", "tokenize", "token", "traceback", "warnings", "zipfile", "zipimport", "tempfile",
    "importlib.readers", "importlib.resources", "importlib.resources.readers", "importlib.metadata",
    "unicodedata",
    "_strptime", "difflib", "shutil", "contextlib", "calendar",
)  # fmt: skip


def compiled(source: bytes, name: str) -> bytes:
    """A .pyc that is never compared with its source; without docstrings."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)


def later_imports(tree: ast.AST) -> list[str]:
    """Modules that are imported only when a function runs."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.append(node.module)
    return found


def module_of(path: Path) -> str:
    parts = path.relative_to(APP).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def import_everything() -> None:
    sys.path.insert(0, str(APP))
    sys.dont_write_bytecode = True
    arrays = importlib.import_module("seaboard.device.arrays")
    arrays.install()
    for path in sorted(APP.rglob("*.py")):
        importlib.import_module(module_of(path))
        for name in later_imports(ast.parse(path.read_text(encoding="utf-8"))):
            if name.partition(".")[0] in sys.stdlib_module_names:
                importlib.import_module(name)
    for name in ALSO:
        importlib.import_module(name)
    # As games read their files: some modules are imported only then.
    (importlib.resources.files("seaboard") / "__init__.py").read_text(encoding="utf-8")


def standard_library() -> bytes:
    """What was imported of Python's own library, compiled, in a zip file as Python reads it. It is
    compressed as a whole on its way, which is shorter than module by module, and read faster.
    """
    made = io.BytesIO()
    place = next(path for path in sys.path if path.endswith(".zip"))
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as out, zipfile.ZipFile(place) as given:
        names = set(given.namelist())
        for module in sorted(sys.modules):
            base = module.replace(".", "/")
            for name in {f"{base}.py", f"{base}/__init__.py"} & names:
                info = zipfile.ZipInfo(f"{name}c")  # of no time
                out.writestr(info, compiled(given.read(name), name))
    return made.getvalue()


def ours() -> list[tuple[str, bytes]]:
    files = []
    for path in sorted(APP.rglob("*")):
        if path.is_file():
            place, content = str(path.relative_to(APP)), path.read_bytes()
            if path.suffix == ".py":
                files.append((f"{place}c", compiled(content, place)))
            else:
                files.append((place, content))
    return files


import_everything()
json.dumps(
    [
        (place, base64.b64encode(content).decode())
        for place, content in [("library.zip", standard_library()), *ours()]
    ]
)
