"""One moving picture out of a folder of frames: `python -m scripts.film FOLDER OUT.webp`.

The folder has `0.png`, `1.png` … and `times.json`, the moment of each in seconds. A browser sends
a frame whenever something has changed; here they get the even steps of a film.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from PIL import Image

WIDTH: Final = 960
STEP: Final = 0.08  # seconds between two pictures, at least
LAST: Final = 2.0  # seconds that the last one stays


def main(folder: Path, out: Path) -> None:
    times = json.loads((folder / "times.json").read_text("utf-8"))
    kept = kept_frames(times)
    pictures = [_small(folder / f"{number}.png") for number in kept]
    ends = [*(times[number] for number in kept[1:]), times[kept[-1]] + LAST]
    durations = [
        round(1000 * (end - times[number])) for number, end in zip(kept, ends, strict=True)
    ]
    pictures[0].save(
        out, save_all=True, append_images=pictures[1:], duration=durations, loop=0,
        quality=60, method=6, minimize_size=True,
    )  # fmt: skip
    seconds = sum(durations) / 1000
    print(f"{out.name}: {len(kept)} frames, {seconds:.0f} s, {out.stat().st_size // 1000} kB")


def kept_frames(times: list[float]) -> list[int]:
    """The numbers of the frames that are at least a step apart, the first and last among them."""
    kept = [0]
    for number, time in enumerate(times):
        if time - times[kept[-1]] >= STEP:
            kept.append(number)
    if kept[-1] != len(times) - 1:
        kept[-1:] = [len(times) - 1] if len(kept) > 1 else [0, len(times) - 1]
    return kept


def _small(path: Path) -> Image.Image:
    with Image.open(path) as picture:
        height = round(picture.height * WIDTH / picture.width)
        return picture.convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
