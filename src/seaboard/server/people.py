"""People: guests who chose a name, accounts with a password, and the tokens that say who one is.

A token names the person, the version of the person's tokens and the session, which is a row of the
database: signing out deletes it, on all processes at once. Signing out everywhere deletes all and
raises the version, which makes tokens without a session worthless too.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeTimedSerializer

from ..tables.refusals import Refused
from .storage.store import NameTaken, Person, Session, Store, new_id, now

TOKEN_SECONDS: Final = 400 * 86_400
_KEY_NAME: Final = "tokens"
_LONGEST_DEVICE: Final = 200
_AT_ONCE: Final = 2  # argon2 takes 64 MiB each time


class Claim(NamedTuple):
    """What a token says."""

    person: str
    version: int
    session: str | None = None


class People:
    """Who comes in; `open_people` makes one."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._signer = URLSafeTimedSerializer(key, salt="seaboard person")
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(_AT_ONCE)
        # For an account that does not exist the same work is done, so that time tells nothing.
        self._nobody = self._hasher.hash(secrets.token_hex(16))

    async def sign_in_device(self, person: Person, device: str) -> str:
        """Begin a session of the person; its token."""
        session = Session(new_id(), person.id, now(), device[:_LONGEST_DEVICE])
        await self._store.add_session(session, now() - TOKEN_SECONDS)
        return self.token(person, session.id)

    def token(self, person: Person, session: str) -> str:
        return str(self._signer.dumps([person.id, person.token_version, session]))

    async def by_token(self, token: str) -> Person | None:
        """The person of a token that is valid and not signed out."""
        claim = self._read(token)
        if claim is None:
            return None
        if claim.session is None:
            person = await self._store.person(claim.person)
        else:
            person = await self._store.person_of_session(claim.person, claim.session)
        if person is None or person.token_version != claim.version or person.blocked is not None:
            return None
        return person

    def session_of(self, token: str | None) -> str | None:
        """The session that a token names; older tokens name none."""
        claim = None if token is None else self._read(token)
        return None if claim is None else claim.session

    async def sign_out(self, person: Person, token: str) -> None:
        """End the token's session; a token without one ends with all others."""
        session = self.session_of(token)
        if session is None:
            await self._store.sign_out_everywhere(person.id)
        else:
            await self._store.end_session(person.id, session)

    def _read(self, token: str) -> Claim | None:
        """What a token says that we signed. One from the future is good too: a clock that was set
        back must not sign everybody out, and the session in the database decides anyway.
        """
        claim: Any
        try:
            claim, signed = self._signer.loads(token, return_timestamp=True)
        except BadSignature:
            return None
        if now() - signed.timestamp() > TOKEN_SECONDS:
            return None
        return Claim(*claim)

    async def sign_in_guest(self, name: str) -> Person:
        person = Person(new_id(), name, since=now())
        await self._store.add_person(person)
        return person

    async def make_account(self, person: Person, account: str, password: str) -> Person:
        if person.account is not None:
            raise Refused("not-now", f"you are signed in as {person.account} already")
        hashed = await self._hash(password)
        try:
            await self._store.set_account(person.id, account, hashed)
        except NameTaken:
            raise Refused("taken", "there is an account of that name already") from None
        return await self._again(person)

    async def sign_in(self, account: str, password: str) -> Person:
        person = await self._store.account(account)
        hashed = self._nobody if person is None or person.password is None else person.password
        right = await self._fits(hashed, password)
        if person is None or not right:
            raise Refused("wrong-password", "there is no such account with this password")
        if person.blocked is not None:
            raise Refused("not-allowed", "whoever runs this server has blocked your account")
        return person

    async def check_password(self, person: Person, password: str | None) -> None:
        """An account has to give its password for what cannot be taken back; a guest has none."""
        if person.password is None:
            return
        if password is None or not await self._fits(person.password, password):
            raise Refused("wrong-password", "that is not your password")

    async def rename(self, person: Person, name: str) -> Person:
        await self._store.rename_person(person.id, name)
        return await self._again(person)

    async def sign_out_everywhere(self, person: Person) -> None:
        await self._store.sign_out_everywhere(person.id)

    async def _again(self, person: Person) -> Person:
        found = await self._store.person(person.id)
        return person if found is None else found

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _fits(self, hashed: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except (VerificationError, InvalidHashError):
                return False


async def open_people(store: Store) -> People:
    """The people of a database; the key that signs their tokens lies in it."""
    return People(store, await store.key(_KEY_NAME, secrets.token_bytes(32)))
