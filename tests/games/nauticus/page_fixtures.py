"""What the page's tests and its gallery show: positions and facts of the golden games, and
the sentences that the terminal makes of them, which the page must make too.

Each position is kept that shows something new: a question in an action, a kind of move, a fact. Run
it again when views, moves, facts, previews or words change:

    python -m tests.games.nauticus.page_fixtures
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from seaboard.cli.sentences import Language
from seaboard.games.api import CHANCE, Fact, as_data
from seaboard.games.nauticus import GAME, NauticusPosition
from seaboard.games.nauticus.facts import GiftLost
from seaboard.games.nauticus.terminal import PRESENTATION
from seaboard.records import load, replay

from . import golden

FOLDER: Final = Path(__file__).parents[3] / "web" / "src" / "games" / "nauticus" / "fixtures"
NAMES: Final = ("Ann", "Ben", "Cleo", "Dan")
LANGUAGES: Final[tuple[Language, ...]] = ("en", "de", "fr")
STAGES: Final = ("start", "early", "middle", "late")
WITH_STAGES: Final = (golden.GOLDEN[0], golden.GOLDEN[-1])  # two players, and four
RARE: Final = (GiftLost(1, "sail"),)  # that no golden game tells


@dataclass(frozen=True)
class Shown:
    """A position at which a player decides, or the last one, and what led to it."""

    name: str
    stage: str  # empty unless it is one of a few in the course of a game
    position: NauticusPosition
    happened: tuple[Fact, ...]


def files() -> dict[str, Any]:
    """The contents of every file by its name."""
    facts, shown = collect()
    return {
        "positions.json": [_position(each) for each in shown],
        "facts.json": [as_data(fact) for fact in facts],
        "sentences.json": {language: _sentences(facts, shown, language) for language in LANGUAGES},
    }


def collect() -> tuple[list[Fact], list[Shown]]:
    """A fact of each shape, and the positions to keep."""
    shapes: dict[str, Fact] = {_shape(fact): fact for fact in RARE}
    known: set[str] = set()
    kept: list[Shown] = []
    for game in golden.GOLDEN:
        decisions = list(_decisions(game))
        stages = _stages(len(decisions)) if game in WITH_STAGES else {}
        for number, shown in enumerate(decisions):
            for fact in shown.happened:
                shapes.setdefault(_shape(fact), fact)
            new = _features(shown) - known
            known |= new
            if new or number in stages:
                stage = stages.get(number, "")
                name = f"{game.path.stem}, decision {number}, {stage or min(new)}"
                kept.append(Shown(name, stage, shown.position, shown.happened))
    return list(shapes.values()), kept


def _decisions(game: golden.Golden) -> Iterator[Shown]:
    happened: list[Fact] = []
    after = None
    for before, move, after in replay(load(game.path)):
        if before.decider != CHANCE:
            yield _shown(before, happened)
            happened = []
        happened += GAME.narrate(before, move, after, None)
    yield _shown(after, happened)


def _shown(position: Any, happened: Sequence[Fact]) -> Shown:
    assert isinstance(position, NauticusPosition)
    return Shown("", "", position, tuple(happened))


def _stages(count: int) -> dict[int, str]:
    stages = {count * part // len(STAGES): stage for part, stage in enumerate(STAGES)}
    return stages | {count - 1: "end"}


def _features(shown: Shown) -> set[str]:
    """What there is to see in a position."""
    view = shown.position.view(None)
    hand = view.in_hand
    action, extra = (hand.action, hand.extra) if hand else ("", False)
    moves = [] if shown.position.over else shown.position.legal_moves()
    seen = {f"asked {view.asked} {action} {extra}"}
    seen |= {f"kind {move.kind} {action}" for move in moves}
    seen |= {f"only {' '.join(sorted({move.kind for move in moves}))}"} if len(moves) < 3 else set()
    seen |= {f"fact {fact.key}" for fact in shown.happened}
    seen |= {f"choice {move}" for move in moves if move.kind in ("reward", "extra")}
    return seen


def _shape(fact: Fact) -> str:
    """Facts of one shape make sentences of one kind: the same things, none, one or several."""
    few = {
        name: min(value, 2) if isinstance(value, int) else value
        for name, value in fact.params.items()
        if name not in ("seat", "round", "anchor", "field", "ship", "actions")
    }
    return f"{fact.key} {few}"


def _position(shown: Shown) -> dict[str, Any]:
    position = shown.position
    me = 0 if position.over else position.decider
    moves = [] if position.over else position.legal_moves()
    result = position.result()
    return {
        "name": shown.name,
        "me": me,
        "view": as_data(position.view(None if position.over else me)),
        "legal": [{"text": str(move), "value": as_data(move)} for move in moves],
        "previews": {str(move): as_data(GAME.preview(position, move, me)) for move in moves},
        "happened": [as_data(fact) for fact in shown.happened],
        "places": list(result.places) if result else [],
        "scores": list(result.scores) if result else [],
    }


def _sentences(facts: Sequence[Fact], shown: Sequence[Shown], language: Language) -> Any:
    return {
        "facts": [PRESENTATION.tell(fact, NAMES, language) for fact in facts],
        "positions": [_position_in_words(each, language) for each in shown],
    }


def _position_in_words(shown: Shown, language: Language) -> Any:
    """Question and choices; of a few positions also the whole table."""
    position = shown.position
    view = position.view(None if position.over else position.decider)
    moves = [] if position.over else position.legal_moves()
    return {
        "question": PRESENTATION.question(view, moves, NAMES, language),
        "choices": {
            str(move): PRESENTATION.choice(
                view, move, GAME.preview(position, move, position.decider), NAMES, language
            )
            for move in moves
        },
        "lines": PRESENTATION.summary(view, NAMES, language) if shown.stage else [],
    }


def text_of(contents: Any) -> str:
    return json.dumps(contents, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    for file, contents in files().items():
        (FOLDER / file).write_text(text_of(contents), "utf-8")
        print(f"{file}: {len(contents)}, {(FOLDER / file).stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
