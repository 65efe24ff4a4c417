"""What keeps other sites out: every request that changes something, and every socket, comes from our own pages.

Instead of CSRF tokens the server asks where a request comes from: browsers say so in ``Sec-Fetch-Site`` and ``Origin``,
which no page can forge; programs without a browser send neither and have no cookie to steal. For browsers too old to
say so, the cookie is ``SameSite=Strict``, and only JSON is read, which no form of another site can send.
"""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope

from vesuvius.tables.refusals import Refusal
from vesuvius.web.identity import Connection, header
from vesuvius.web.limits import Limits

SAFE = {"GET", "HEAD", "OPTIONS"}

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


async def add_headers(message: Message, _scope: Scope) -> None:
    """Every answer carries them, refusals too."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *HEADERS]


class ForeignOrigin(Refusal):
    code = "foreign_origin"

    def __init__(self) -> None:
        super().__init__("That came from another site's page. Open Vesuvius itself.")


def check_origin(connection: Connection, own: str | None) -> None:
    """ForeignOrigin, if a browser says that another site's page is behind this. ``own`` is our public address, where
    a proxy does not pass on the host it was asked for."""
    if header(connection, b"sec-fetch-site") not in (None, "same-origin", "none"):
        raise ForeignOrigin
    origin = header(connection, b"origin")
    if origin is not None and origin != own and _host(origin) != header(connection, b"host"):
        raise ForeignOrigin


def check_kind(connection: Connection) -> None:
    """415 for what a form sends: without asking first, another site's page can send nothing else."""
    kind = header(connection, b"content-type")
    if kind is not None and kind.partition(";")[0].strip().lower() != "application/json":
        raise HTTPException(status_code=415)


def _host(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def address(connection: Connection) -> str:
    """Where a request comes from; behind a proxy uvicorn has put the client's own address here."""
    return connection.client.host if connection.client else "-"


async def look_at(request: Request[Any, Any, Any]) -> None:
    """Before every request."""
    porter: Porter = request.app.state.porter
    await porter.look_at(request)


class Porter:
    """Looks at every request before it is answered."""

    def __init__(self, limits: Limits, own: str | None) -> None:
        self._limits = limits
        self._own = own

    async def look_at(self, request: Request[Any, Any, Any]) -> None:
        if request.method not in SAFE:
            check_origin(request, self._own)
            check_kind(request)
        await self._limits.take("request", address(request))
