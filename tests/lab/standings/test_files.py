"""The data: every setting has baselines, every entry keeps to its form, the page shows them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from bench.baselines import contenders, pairs
from bench.baselines_page import ENTRIES, NOT_ENOUGH, PAGE, entries, page, schema

from seaboard.bots import get_bot
from seaboard.lab.standings.files import (
    LEAST_GAMES,
    SCHEMA,
    BadStandings,
    Setting,
    baselines,
    read_entry,
    settings,
)

SETTINGS = list(settings())


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_every_setting_has_baselines_of_the_bots_that_there_are(setting: Setting) -> None:
    known = baselines(setting)
    assert known.setting == setting
    wanted = contenders(setting)
    assert {(p.name, p.bot, p.trained_by) for p in known.players} == {
        (c.name, c.bot, c.trained_by) for c in wanted
    }
    assert [match.players for match in known.matches] == [
        (first.name, second.name) for first, second in pairs(wanted)
    ]
    ratings = [player.rating for player in known.players]
    assert ratings == sorted(ratings)
    assert known.player("mate").rating == 1000
    for player in known.players:
        get_bot(player.bot)
        if player.interval is not None:
            assert player.interval[0] < player.rating < player.interval[1]


def test_a_rating_that_is_told_is_that_of_the_net_that_ships() -> None:
    told = 0
    for setting in SETTINGS:
        ships = {each.name: each.net for each in contenders(setting)}
        for player in baselines(setting).players:
            if player.interval is not None and player.settled:
                told += 1
                assert player.net == ships[player.name]
    assert told


def test_a_rating_from_too_few_games_is_not_told_and_measures_nobody() -> None:
    known = baselines(Setting("nauticus", "standard", 2))
    mate, captain = known.player("mate"), known.player("captain")
    vague = msgspec.structs.replace(captain, interval=(captain.rating - 151, captain.rating + 151))
    few = msgspec.structs.replace(captain, games=LEAST_GAMES - 1)
    told = [player.settled for player in (mate, captain, vague, few)]
    assert told == [True, True, False, False]
    assert msgspec.structs.replace(known, players=(mate, vague, few)).gauges == (mate,)
    lines = PAGE.read_text("utf-8").splitlines()
    rows = [line for line in lines if line.startswith("|") and NOT_ENOUGH in line]
    unsettled = [p for each in SETTINGS for p in baselines(each).players if not p.settled]
    assert len(rows) == len(unsettled)


def test_there_are_baselines_to_measure_others_by() -> None:
    for setting in SETTINGS:
        names = {player.name for player in baselines(setting).gauges}
        assert "mate" in names
        assert "admiral" not in names
    two = baselines(Setting("nauticus", "standard", 2))
    quick = [player.name for player in two.gauges]
    assert quick == ["random", "landlubber", "cabin-boy", "sailor", "mate", "captain"]


def test_every_entry_keeps_to_its_form() -> None:
    validator = jsonschema_rs.validator_for(json.loads(schema()))
    found = entries()
    assert found
    for entry in found:
        validator.validate(json.loads((ENTRIES / entry.file_name).read_text(encoding="utf-8")))


def test_the_schema_is_that_of_the_source() -> None:
    assert (ENTRIES / SCHEMA).read_text(encoding="utf-8") == schema(), (
        "python -m bench.baselines --page writes it anew"
    )


def test_the_page_shows_the_data() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert page(text, entries()) == text, "python -m bench.baselines --page writes it anew"
    for setting in SETTINGS:
        assert f"<!-- begin {setting.name} -->" in text
        assert f"<!-- picture {setting.name} -->" in text


MET = {
    "against": "mate", "bot": "greedy", "play": "0" * 16, "rating": 1000, "games": 2, "ahead": 0.5,
}  # fmt: skip


def test_the_page_says_which_entry_is_out_of_date() -> None:
    (entry,) = entries()
    assert entry.changed(baselines(entry.setting)) == "", "rate it anew with `seaboard rate`"
    met = msgspec.structs.replace(entry.matches[0], rating=1)
    old = msgspec.structs.replace(entry, matches=(met, *entry.matches[1:]))
    told = f"out of date: it met a {met.against} that was {met.bot} with 1 points"
    assert told in page(PAGE.read_text(encoding="utf-8"), [old])


def changed(folder: Path, **fields: Any) -> Path:
    """The first entry with some fields otherwise."""
    entry = entries()[0]
    data = json.loads((ENTRIES / entry.file_name).read_text(encoding="utf-8"))
    path = folder / entry.file_name
    path.write_text(json.dumps({**data, **fields}), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"rating": "high"}, "Expected `int`"),
        ({"luck": 1}, "unknown field"),
        ({"name": "No Spaces"}, "matching regex"),
        ({"name": "another"}, "its name must be"),
        ({"rating": 9999}, "outside its interval"),
        ({"rating": 0, "interval": [-201, 200]}, "401 points wide"),
        ({"matches": []}, "length >= 1"),
        ({"matches": [{**MET, "against": "nobody"}]}, "no baseline 'nobody'"),
        ({"matches": [{**MET, "ahead": 1.5}]}, "<= 1"),
        ({"matches": [{**MET, "play": "good"}]}, "matching regex"),
        ({"matches": [{"against": "mate", "games": 2, "ahead": 0.5}]}, "missing required field"),
        ({"matches": [MET] * 2}, "named twice"),
        ({"setting": {"game": "chess", "mode": "standard", "seats": 2}}, "no setting"),
    ],
)
def test_an_entry_that_cannot_be_right_is_refused(
    fields: dict[str, Any], why: str, tmp_path: Path
) -> None:
    with pytest.raises(BadStandings, match=why):
        read_entry(changed(tmp_path, **fields))
