"""What messages do with raw values: the same as in the page, saying by saying."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from seaboard.locales.functions import args_of, functions, naming

SAYINGS: Final = json.loads((Path(__file__).parent / "sayings.json").read_text("utf-8"))


def say(language: str, message: str, values: Mapping[str, Any]) -> str:
    def in_language(message: str, args: Mapping[str, Any]) -> str:
        pattern = bundle.get_message(message).value
        assert pattern is not None
        text, problems = bundle.format_pattern(pattern, dict(args))
        assert problems == []
        return str(text)

    bundle = FluentBundle(
        [language], functions=functions(language, in_language), use_isolating=False
    )
    bundle.add_resource(FluentResource("\n".join(SAYINGS["messages"][language])))
    with naming(SAYINGS["names"]):
        return in_language(message, args_of(values))


@pytest.mark.parametrize(("language", "message", "values", "words"), SAYINGS["sayings"])
def test_a_message_makes_words_of_raw_values(
    language: str, message: str, values: dict[str, Any], words: str
) -> None:
    assert say(language, message, values) == words
