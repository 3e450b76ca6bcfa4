"""Every puzzle that comes with a game: it loads, its solution is legal, and is still the best."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import pytest

from seaboard.games import get_game, installed_games
from seaboard.games.api import as_data
from seaboard.games.kernel.sources import source_hash
from seaboard.lab.puzzling import check_again, shortened
from seaboard.locales import LANGUAGES, has
from seaboard.puzzles import (
    BadPuzzles,
    Puzzle,
    UnknownPuzzle,
    daily_puzzle,
    get_puzzle,
    give_hint,
    give_up,
    list_puzzles,
    next_puzzle,
    puzzles_like,
    puzzles_of,
    read_puzzles,
    show_puzzle,
    themes_in,
    to_line,
    try_move,
)

GAMES = [game for game in installed_games() if puzzles_of(game)]
every_game = pytest.mark.parametrize("game", GAMES)
HEAD = '{"format": 2, "game": "nauticus", "rules": 1}'


def test_both_of_our_games_have_puzzles() -> None:
    """What ships is there: the files are found in the package."""
    assert {"nauticus", "nautilus"} <= set(GAMES)


@every_game
def test_every_puzzle_loads_and_all_its_moves_are_legal(game: str) -> None:
    """The position can be set up, its seat decides, and every legal move is judged."""
    for puzzle in puzzles_of(game):
        position = puzzle.position()
        assert position.decider == puzzle.seat, puzzle.id
        legal = {str(move) for move in position.legal_moves()}
        assert legal == {puzzle.solution, *puzzle.others}, puzzle.id


@every_game
def test_every_puzzle_has_one_clearly_best_move_and_a_tempting_one(game: str) -> None:
    """By the figures that are kept with it: the interval of each loss is well above nothing."""
    for puzzle in puzzles_of(game):
        others = puzzle.others.values()
        assert min(other.loss - other.margin for other in others) >= 0.029, puzzle.id
        assert max(other.tried for other in others) >= 0.149, puzzle.id


@every_game
def test_the_themes_are_those_that_the_game_measures(game: str) -> None:
    """Measured again they are the same, and every theme has its words."""
    part = get_game(game).part("themes")
    assert part is not None
    for puzzle in puzzles_of(game):
        position = puzzle.position()
        solution = puzzle.game.parse(puzzle.solution)
        others = [move for move in position.legal_moves() if move != solution]
        assert list(puzzle.themes) == part.themes_of(position, solution, others), puzzle.id


@every_game
def test_the_solution_is_still_best_by_a_quick_search(game: str) -> None:
    """For a sample of all, which is another one whenever the bots that judge have changed; by other
    random numbers than those by which it was found. A search that is twelve times as short may err
    in one of six.
    """
    best = []
    for puzzle in Random(source_hash("bots")).sample(puzzles_of(game), 60):
        values = check_again(puzzle, playouts=400, seed=77)
        best.append(max(values, key=lambda move: values[move]) == puzzle.solution)
    assert sum(best) >= 50


@every_game
def test_a_description_says_no_more_than_is_needed(game: str) -> None:
    """Shortened again, it stays as it is."""
    for puzzle in puzzles_of(game)[:2]:
        assert shortened(puzzle.position()) == as_data(puzzle.description)


@every_game
def test_every_puzzle_has_stood_a_comparison_with_many_playouts(game: str) -> None:
    """With few, a third of what was found was not clearly the best."""
    for puzzle in puzzles_of(game):
        assert max(playouts for _, playouts in puzzle.stood) >= 2000, puzzle.id


@every_game
def test_somebody_finds_every_puzzle(game: str) -> None:
    """What no level ever tried cannot be told from an error of the search."""
    for puzzle in puzzles_of(game):
        assert any(puzzle.found.values()), puzzle.id


@every_game
def test_a_line_leads_back_to_its_puzzle(game: str) -> None:
    puzzle = puzzles_of(game)[0]
    head = HEAD.replace("nauticus", game)
    assert read_puzzles(get_game(game), [head, to_line(puzzle)]) == [puzzle]


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ([HEAD.replace('"format": 2', '"format": 3')], "form 3"),
        ([HEAD.replace('"rules": 1', '"rules": 99')], "rules 99"),
        ([HEAD, "{"], "line 2"),
        ([HEAD, '{"id": "0"}'], "line 2"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(lines: list[str], why: str) -> None:
    """Of another form, of other rules, or broken."""
    with pytest.raises(BadPuzzles, match=why):
        read_puzzles(get_game("nauticus"), lines)


def test_a_position_that_was_changed_by_hand_is_noticed() -> None:
    """Its id is a hash of it; so the figures are never those of another position."""
    line = to_line(puzzles_of("nauticus")[0]).replace('"taler":', '"taler":1', 1)
    with pytest.raises(BadPuzzles, match="not the one"):
        read_puzzles(get_game("nauticus"), [HEAD, line])


@every_game
def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_each_has_its_day(game: str) -> None:
    first = date(2026, 1, 1)
    count = len(puzzles_of(game))
    days = [daily_puzzle(game, first + timedelta(days=number)) for number in range(count)]
    assert {puzzle.id for puzzle in days if puzzle} == {puzzle.id for puzzle in puzzles_of(game)}
    assert daily_puzzle(game, first) == daily_puzzle(game, first + timedelta(days=count))


def test_a_game_without_puzzles_has_none() -> None:
    """Another package's game need not bring any."""
    without = next(game for game in installed_games() if not puzzles_of(game))
    assert daily_puzzle(without, date(2026, 1, 1)) is None
    assert next_puzzle(without) is None
    assert list_puzzles(without)["puzzles"] == []


@every_game
def test_a_run_gives_every_puzzle_once_beginning_with_the_wanted_grade(game: str) -> None:
    done: list[Puzzle] = []
    while found := next_puzzle(game, grade=3, done=[puzzle.id for puzzle in done], run=8):
        done.append(found)
    assert sorted(puzzle.id for puzzle in done) == sorted(puzzle.id for puzzle in puzzles_of(game))
    distances = [abs(puzzle.grade - 3) for puzzle in done]
    assert distances == sorted(distances)


@every_game
def test_another_run_has_another_order(game: str) -> None:
    firsts = {found.id for run in range(20) if (found := next_puzzle(game, run=run))}
    assert len(firsts) > 1


@every_game
def test_a_theme_gives_its_puzzles_alone(game: str) -> None:
    for theme, count in themes_in(game).items():
        found = puzzles_like(game, theme)
        assert len(found) == count
        assert all(theme in puzzle.themes for puzzle in found)
        assert next_puzzle(game, theme=theme, done=[puzzle.id for puzzle in found]) is None


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_its_words(game: str, language: str) -> None:
    part = get_game(game).part("themes")
    assert part is not None
    for theme in part.THEMES:
        assert has(language, f"{game}-theme-{theme}"), theme


@every_game
def test_nothing_that_is_asked_tells_the_solution(game: str) -> None:
    """It has the keys that it should, and of the others' hands what the seat may see."""
    for puzzle in puzzles_of(game)[:5]:
        shown = show_puzzle(game, puzzle.id)
        assert set(shown) == {"game", "id", "grade", "seat", "names", "view", "legal"}
        assert shown["view"] == as_data(puzzle.position().view(puzzle.seat))
        legal = [str(move) for move in puzzle.position().legal_moves()]
        assert [move["text"] for move in shown["legal"]] == legal


@every_game
def test_every_puzzle_can_be_asked_hinted_and_solved(game: str) -> None:
    """Whatever the page asks of it, it is answered."""
    for puzzle in puzzles_of(game):
        assert show_puzzle(game, puzzle.id)["seat"] == puzzle.seat
        assert puzzle.solution in give_hint(game, puzzle.id)["moves"], puzzle.id
        assert try_move(game, puzzle.id, puzzle.tempting[0])["kind"] == "wrong", puzzle.id
        assert try_move(game, puzzle.id, puzzle.solution)["kind"] == "right", puzzle.id


@every_game
def test_a_wrong_try_is_told_what_it_loses_and_nothing_else(game: str) -> None:
    puzzle = puzzles_of(game)[0]
    wrong = puzzle.tempting[0]
    told = try_move(game, puzzle.id, wrong)
    assert (told["kind"], told["solution"]) == ("wrong", None)
    assert told["loss"] is not None
    assert told["loss"]["loss"] == puzzle.others[wrong].loss > 0


@every_game
def test_the_solution_is_told_when_it_is_found_or_given_up(game: str) -> None:
    puzzle = puzzles_of(game)[0]
    told = try_move(game, puzzle.id, puzzle.solution)
    assert told["kind"] == "right"
    assert told["solution"] is not None
    assert told["solution"]["move"] == puzzle.solution
    assert len(told["solution"]["others"]) == len(puzzle.others)
    assert give_up(game, puzzle.id) == {**told, "kind": "given-up"}


@every_game
def test_what_is_no_legal_move_is_refused_with_a_reason(game: str) -> None:
    puzzle = puzzles_of(game)[0]
    assert try_move(game, puzzle.id, "no such move")["kind"] == "refused"
    legal = {puzzle.solution, *puzzle.others}
    move = next(
        str(move)
        for move in map(puzzle.game.move, range(puzzle.game.codes))
        if str(move) not in legal
    )
    told = try_move(game, puzzle.id, move)
    assert (told["kind"], told["solution"], told["loss"]) == ("refused", None, None)
    assert told["message"]


@every_game
def test_a_hint_leaves_three_moves_to_choose_from(game: str) -> None:
    for puzzle in puzzles_of(game)[:5]:
        hint = give_hint(game, puzzle.id)
        assert puzzle.solution in hint["moves"]
        assert len(hint["moves"]) == 3
        assert hint["themes"] == list(puzzle.themes)


def test_an_unknown_puzzle_is_not_found() -> None:
    with pytest.raises(UnknownPuzzle, match="0123456789"):
        get_puzzle("nauticus", "0123456789")
