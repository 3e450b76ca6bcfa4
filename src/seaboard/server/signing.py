"""Records that the server has signed, so that nobody can alter one unnoticed.

The key (Ed25519) lies in the database, so all processes sign alike; its public half is at
`/api/key` and in each record.
"""

from __future__ import annotations

import secrets
from typing import Literal

from ..records import Record
from ..tables.chain import SIGNATURE, signed_text, with_note
from .storage.store import Store

_KEY_NAME = "records"
_PUBLIC = "key"  # the record's note with the key by which it was signed
Signature = Literal["none", "good", "altered"]


async def record_key(store: Store) -> bytes:
    """The seed of the key that signs records."""
    return await store.key(_KEY_NAME, secrets.token_bytes(32))


def public_key(seed: bytes) -> str:
    """The public half, in hexadecimal digits."""
    # Loaded here: nobody but who signs or checks needs it, and it takes a while.
    from cryptography.hazmat.primitives.asymmetric.ed25519 import (  # noqa: PLC0415
        Ed25519PrivateKey,
    )

    return Ed25519PrivateKey.from_private_bytes(seed).public_key().public_bytes_raw().hex()


def signed(record: Record, seed: bytes) -> Record:
    """The record with the server's key and its signature."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import (  # noqa: PLC0415
        Ed25519PrivateKey,
    )

    whole = with_note(record, _PUBLIC, public_key(seed))
    signature = Ed25519PrivateKey.from_private_bytes(seed).sign(signed_text(whole))
    return with_note(whole, SIGNATURE, signature.hex())


def check_signature(record: Record) -> Signature:
    """Whether the record is as the server of its key has signed it."""
    from cryptography.exceptions import InvalidSignature  # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric.ed25519 import (  # noqa: PLC0415
        Ed25519PublicKey,
    )

    if SIGNATURE not in record.notes and _PUBLIC not in record.notes:
        return "none"
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(record.notes.get(_PUBLIC, "")))
        key.verify(bytes.fromhex(record.notes.get(SIGNATURE, "")), signed_text(record))
    except (InvalidSignature, ValueError):
        return "altered"
    return "good"
