"""JSON as it goes out: fast, and with NumPy's numbers as plain ones."""

from __future__ import annotations

from typing import Any, Final

import msgspec


def _plain(value: Any) -> Any:
    return value.item()  # one of NumPy's numbers


_encoder: Final = msgspec.json.Encoder(enc_hook=_plain)
encode: Final = _encoder.encode


def encoded(value: Any) -> msgspec.Raw:
    """A value as JSON, made once for every message that carries it."""
    return msgspec.Raw(_encoder.encode(value))
