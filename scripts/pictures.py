"""Pictures of the guides: `python -m scripts.pictures` (`make pictures`) makes docs/pictures anew.

Positions as they draw themselves in notebooks, and the report of an arena as a browser shows it,
which takes Chromium. Pictures of the page are another thing: `make screenshots`.
"""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PIL import Image

from seaboard.games import drawing, get_game
from seaboard.games.api import CHANCE, Position, draw

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures"
POSITIONS: Final = {"nauticus": ("standard", 150), "nautilus": ("two", 260)}  # mode, moves played
REPORT: Final = "arena-report.png"
_ARENA: Final = "arena nauticus --bots greedy,greedy:tastes=2,random --games 120 --seed 1"
_WIDTH, _HEIGHT = 900, 890
_BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (mode, moves) in POSITIONS.items():
        position = played(name, mode, moves)
        picture = drawing.svg(position, seat=0)
        (FOLDER / f"{name}-position.svg").write_text(picture, encoding="utf-8")
    with TemporaryDirectory() as folder:
        take_report(Path(folder))


def played(name: str, mode: str, moves: int, seed: int = 5) -> Position:
    """The same position every time, after that many random moves, where somebody decides."""
    position, rng = get_game(name).new(mode=mode), random.Random(seed)
    while moves > 0 or position.decider == CHANCE:
        chance = position.decider == CHANCE
        position.play(draw(position, rng) if chance else rng.choice(position.legal_moves()))
        moves -= 1
    return position


def take_report(folder: Path) -> None:
    """Its upper part, on a white page."""
    report, shot = folder / "report.html", folder / REPORT
    seaboard = [sys.executable, "-m", "seaboard", *_ARENA.split(), "--report", str(report)]
    subprocess.run(seaboard, check=True)
    browser = next(filter(None, map(shutil.which, _BROWSERS)), None)
    if browser is None:
        sys.exit(f"the picture of the report needs one of {', '.join(_BROWSERS)}")
    window = f"--window-size={_WIDTH},{_HEIGHT}"
    flags = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", window]
    subprocess.run([browser, *flags, f"--screenshot={shot}", report.as_uri()], check=True)
    with Image.open(shot) as picture:
        picture.convert("RGB").quantize(64).save(FOLDER / REPORT, optimize=True)


if __name__ == "__main__":
    main()
