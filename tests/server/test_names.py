"""A name can be seen, and is what it looks like."""

from __future__ import annotations

import pytest

from seaboard.server.names import readable_name

from .clients import serving


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "Jörg-Åke",
        "Ольга",
        "Ελένη",
        "李小龍",
        "さくら",
        "محمد",
        "Nguyễn Văn",
        "R2 D2",
        "山田 Taro ー",
        "김 Kim",
        "१२ राम",
        "علي ٣",
        "ʻIolani",
        "👍 Otto",
        "❤️ Otto",
    ],
)
def test_names_of_all_languages_are_welcome(name: str) -> None:
    assert readable_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "\u3164", "\u2800", "An\u115fna", "An\u200bna", "\u202eannA", "Anna\ufe00", "\u0301Anna",
        "A\u0301\u0302\u0303\u0304nna", "\u0410nna", "Ann\u03b1", "\uff21nna", "\U0001d400nna",
        "Anna\ufe0f", "An\u180bna", "Anna\U00016fe4", "\U0001d159",
        "\ua4eenna", "\u15c5nna", "\U0001042ctto", "B\u0966b", "B\u0d20b", "\u16c1an", "\u2c80nna",
    ],
)  # fmt: skip
def test_a_name_that_looks_empty_or_like_another_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        readable_name(name)


def test_the_same_name_is_stored_in_one_form(sqlite_url: str) -> None:
    with serving(sqlite_url) as client:
        composed = client.post("/api/people", json={"name": "Jo\u0308rg"}).json()["person"]["name"]
        refused = client.post("/api/people", json={"name": "\u0410nna"})
    assert composed == "J\u00f6rg"
    assert refused.status_code == 422
    assert "alphabets" in refused.json()["error"]["message"]


def test_a_name_whose_letters_become_several_is_not_longer_than_others(database_url: str) -> None:
    """Thirty letters became sixty, which PostgreSQL has no room for: `busy`, for ever."""
    with serving(database_url) as client:
        answers = [
            client.post("/api/people", json={"name": name})
            for name in ("\u0958" * 15, "\u0958" * 16)
        ]
    assert [answer.status_code for answer in answers] == [200, 422]
    assert len(answers[0].json()["person"]["name"]) == 30
