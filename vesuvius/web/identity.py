"""Identify people by a signed cookie, without passwords. A private one-time link moves a person to another device."""

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from msgspec.structs import replace

from vesuvius.store import Person, Store
from vesuvius.tables.refusals import Refusal

COOKIE = "vesuvius"
HOST = "__Host-"
"""Before the name of a cookie sent over HTTPS only: browsers then take it from no other host, not even a subdomain."""

PREVIOUS = "vesuvius_previous"
"""The cookie that keeps, for a day, the person who used this browser before a link moved another one to it."""

DAY = 24 * 3600
TWO_YEARS = 2 * 365 * DAY
LINK_LIFE = 15 * 60_000
"""Milliseconds for which a link to another device is valid."""

Connection = ASGIConnection[Any, Any, Any, Any]
HttpRequest = Request[Any, Any, Any]
"""A request, with no types for Litestar's user, authentication and state, which we do not use."""


def header(connection: Connection, name: bytes) -> str | None:
    """A raw header. Litestar would keep its parsed headers and cookies in memory for as long as a socket is open."""
    return next((value.decode("latin-1") for key, value in connection.scope["headers"] if key == name), None)


def _cookie(connection: Connection, name: str) -> str:
    """The value of a cookie; empty if there is none."""
    parts = (header(connection, b"cookie") or "").split("; ")
    return next((part[len(name) + 1 :] for part in parts if part.startswith(f"{name}=")), "")


class LinkGone(Refusal):
    code = "link_gone"

    def __init__(self) -> None:
        super().__init__("That link has been used or has expired. Make a new one on your other device.")


class Identity:
    """Signs and reads the cookie."""

    def __init__(self, store: Store, secret: str, *, secure: bool = False) -> None:
        self._store = store
        self._secret = secret.encode()
        self._secure = secure
        self._prefix = HOST if secure else ""

    def _signature(self, signed: str) -> str:
        digest = hmac.new(self._secret, b"person " + signed.encode(), sha256).digest()
        return urlsafe_b64encode(digest).decode().rstrip("=")

    def cookie(self, person: Person) -> Cookie:
        """The cookie of the person who uses this browser."""
        return self._set(COOKIE, self._token(person), TWO_YEARS)

    def previous_cookie(self, person: Person) -> Cookie:
        """The cookie that keeps the person who used this browser before."""
        return self._set(PREVIOUS, self._token(person), DAY)

    def no_cookies(self) -> list[Cookie]:
        """Cookies that delete those of this browser."""
        return [self._set(COOKIE, "", 0), self.no_previous_cookie(), *self._no_old_cookie()]

    def _no_old_cookie(self) -> list[Cookie]:
        """With the prefix: a cookie that deletes the one without, of an earlier version."""
        return [Cookie(key=COOKIE, value="", max_age=0, path="/")] if self._secure else []

    def renewed(self, connection: Connection, person: Person | None) -> list[Cookie]:
        """The cookies that replace one of an earlier version."""
        if person is None or _cookie(connection, self._prefix + COOKIE):
            return []
        return [self.cookie(person), *self._no_old_cookie()]

    def no_previous_cookie(self) -> Cookie:
        return self._set(PREVIOUS, "", 0)

    def _set(self, name: str, value: str, seconds: int) -> Cookie:
        """A cookie that scripts and other sites cannot read."""
        return Cookie(
            key=self._prefix + name,
            value=value,
            max_age=seconds,
            path="/",
            httponly=True,
            secure=self._secure,
            samesite="strict",
        )

    def _token(self, person: Person) -> str:
        """``id.signature``, or after the first sign-out everywhere ``id.epoch.signature``."""
        signed = f"{person.id}.{person.epoch}" if person.epoch else person.id
        return f"{signed}.{self._signature(signed)}"

    def _read(self, token: str) -> tuple[str, int] | None:
        """The person id and the epoch of a token; None if we did not sign it."""
        signed, _, signature = token.rpartition(".")
        if not signed or not hmac.compare_digest(signature.encode(), self._signature(signed).encode()):
            return None
        person_id, _, epoch = signed.partition(".")
        return person_id, int(epoch or 0)

    def person_id(self, connection: Connection) -> str | None:
        """The id in a cookie that we signed. The person may have signed out since: only :meth:`known` says."""
        found = self._read(self._present(connection))
        return None if found is None else found[0]

    async def known(self, connection: Connection) -> Person | None:
        """The person who sends this; None without a valid cookie."""
        return await self._known(self._present(connection))

    def _present(self, connection: Connection) -> str:
        """The token of this browser; one of an earlier version until it is replaced."""
        return _cookie(connection, self._prefix + COOKIE) or _cookie(connection, COOKIE)

    async def _known(self, token: str) -> Person | None:
        found = self._read(token)
        person = None if found is None else await self._store.people.get(found[0])
        return person if person is not None and found == (person.id, person.epoch) else None

    async def sign_out_everywhere(self, person: Person) -> Person:
        """The person with a new epoch: all their cookies and links are invalid."""
        return replace(person, epoch=await self._store.people.sign_out(person.id))

    async def previous(self, connection: Connection) -> Person | None:
        """The person who used this browser before a link moved another one to it."""
        return await self._known(_cookie(connection, self._prefix + PREVIOUS))

    async def new(self, name: str, now: int) -> Person:
        person = Person(secrets.token_urlsafe(12), name)
        await self._store.people.add(person, now)
        return person

    async def link(self, person: Person, now: int) -> tuple[str, int]:
        """A token for another device, and when it expires."""
        token = secrets.token_urlsafe(24)
        await self._store.people.add_link(_digest(token), person.id, now + LINK_LIFE)
        return token, now + LINK_LIFE

    async def offered(self, token: str, now: int) -> Person:
        """The person of a token, which is not used up by this."""
        return await self._of_link(await self._store.people.link(_digest(token), now))

    async def claim(self, token: str, now: int) -> Person:
        """The person of a token, which works once."""
        return await self._of_link(await self._store.people.use_link(_digest(token), now))

    async def _of_link(self, person_id: str | None) -> Person:
        person = await self._store.people.get(person_id) if person_id else None
        if person is None:
            raise LinkGone
        return person


def _digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()
