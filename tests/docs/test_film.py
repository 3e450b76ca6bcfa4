"""Moving pictures: the even steps of a film out of a browser's frames."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from PIL import Image
from scripts.film import LAST, kept_frames, main


def test_frames_are_a_step_apart_and_the_last_is_kept() -> None:
    assert kept_frames([0.0]) == [0]
    assert kept_frames([0.0, 0.01]) == [0, 1]
    assert kept_frames([0.0, 0.1, 0.12, 0.2, 0.21, 1.0]) == [0, 1, 3, 5]
    assert kept_frames([0.0, 0.1, 0.2, 0.21]) == [0, 1, 3]


def test_a_film_lasts_as_long_as_what_it_shows(tmp_path: Path) -> None:
    for number, colour in enumerate(("red", "green", "blue")):
        Image.new("RGB", (1920, 1200), colour).save(tmp_path / f"{number}.png")
    (tmp_path / "times.json").write_text(json.dumps([10.0, 10.5, 12.0]), "utf-8")
    out = tmp_path / "film.webp"
    main(tmp_path, out)
    with Image.open(out) as opened:
        film: Any = opened
        shown = []
        for frame in range(film.n_frames):
            film.seek(frame)
            film.load()
            shown.append(film.info["duration"])
        assert film.size == (960, 600)
    assert shown == [500, 1500, 1000 * LAST]
