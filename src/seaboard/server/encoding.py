"""JSON as it goes out: fast, and with NumPy's numbers as plain ones."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ..games.api import View


def _plain(value: Any) -> Any:
    return value.item()  # one of NumPy's numbers


_encoder: Final = msgspec.json.Encoder(enc_hook=_plain)
encode: Final = _encoder.encode


def encoded_view(view: View) -> msgspec.Raw:
    """A view as JSON, made once for every message that carries it."""
    return msgspec.Raw(_encoder.encode(view))
