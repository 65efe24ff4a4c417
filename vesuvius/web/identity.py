"""Who somebody is: a signed cookie. No passwords; a private link, good once, moves a person to another device."""

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from vesuvius.store import Person, Store
from vesuvius.tables.refusals import Invalid, Nameless

COOKIE = "vesuvius"
TWO_YEARS = 2 * 365 * 24 * 3600
LINK_LIFE = 15 * 60_000
"""Milliseconds for which a link to another device works."""

Connection = ASGIConnection[Any, Any, Any, Any]


def header(connection: Connection, name: bytes) -> str | None:
    """A header as it came. Litestar's own headers and cookies would be kept for as long as a socket is open."""
    return next((value.decode("latin-1") for key, value in connection.scope["headers"] if key == name), None)


def _cookie(text: str) -> str:
    """The value of our cookie among those a browser sends."""
    return next((part[len(COOKIE) + 1 :] for part in text.split("; ") if part.startswith(f"{COOKIE}=")), "")


class Identity:
    """Signs and reads the cookie."""

    def __init__(self, store: Store, secret: str, *, secure: bool = False) -> None:
        self._store = store
        self._secret = secret.encode()
        self._secure = secure

    def _signature(self, person_id: str) -> str:
        digest = hmac.new(self._secret, b"person " + person_id.encode(), sha256).digest()
        return urlsafe_b64encode(digest).decode().rstrip("=")

    def cookie(self, person_id: str) -> Cookie:
        """Not for scripts, not for other sites."""
        return Cookie(
            key=COOKIE,
            value=f"{person_id}.{self._signature(person_id)}",
            max_age=TWO_YEARS,
            path="/",
            httponly=True,
            secure=self._secure,
            samesite="strict",
        )

    def person_id(self, connection: Connection) -> str | None:
        """Who sends this, if the cookie is ours."""
        person_id, _, signature = _cookie(header(connection, b"cookie") or "").partition(".")
        if not person_id or not hmac.compare_digest(signature.encode(), self._signature(person_id).encode()):
            return None
        return person_id

    async def known(self, connection: Connection) -> Person | None:
        person_id = self.person_id(connection)
        return None if person_id is None else await self._store.people.get(person_id)

    async def person(self, connection: Connection) -> Person:
        """Who sends this; Nameless if nobody is known."""
        person = await self.known(connection)
        if person is None:
            raise Nameless
        return person

    async def new(self, name: str, now: int) -> Person:
        person = Person(secrets.token_urlsafe(12), name)
        await self._store.people.add(person, now)
        return person

    async def link(self, person: Person, now: int) -> tuple[str, int]:
        """A token for another device, and until when it works."""
        token = secrets.token_urlsafe(24)
        await self._store.people.add_link(_digest(token), person.id, now + LINK_LIFE)
        return token, now + LINK_LIFE

    async def claim(self, token: str, now: int) -> Person:
        """The person a token stands for; it works once."""
        person_id = await self._store.people.use_link(_digest(token), now)
        person = await self._store.people.get(person_id) if person_id else None
        if person is None:
            raise Invalid("That link has been used, or its time is up: make a new one on your other device.")
        return person


def _digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()
