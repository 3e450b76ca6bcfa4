"""What tests run under, and every process that they start: import this before anything else."""

from __future__ import annotations

import os
import sys
from pathlib import Path

# A game of another package, found by its entry point, but not by whoever uses the app.
THIRD_GAME = str(Path(__file__).parent / "packages" / "kuhn")
if THIRD_GAME not in sys.path:
    sys.path.append(THIRD_GAME)
    os.environ["PYTHONPATH"] = os.pathsep.join(
        filter(None, (os.environ.get("PYTHONPATH"), THIRD_GAME))
    )
# The kernel reads these when it is imported. Compiled on first use, so that no library has to be
# built before a test, and with bounds checks; the compile cache keeps checked code apart.
os.environ.setdefault("SEABOARD_RULES", "jit")
os.environ.setdefault("SEABOARD_CHECKED", "1")
