"""Refuse requests from other sites: every socket and every request that changes something must come from our pages.

Instead of CSRF tokens the server checks ``Sec-Fetch-Site`` and ``Origin``, which browsers send and no page can forge;
programs other than browsers send neither and have no cookie to steal. For browsers too old to send them, the cookie is
``SameSite=Strict``, and the server reads only JSON, which a form on another site cannot send.
"""

from urllib.parse import urlsplit

from litestar.exceptions import HTTPException
from litestar.types import BeforeMessageSendHookHandler, Message, Scope

from vesuvius.tables.refusals import Refusal
from vesuvius.web.identity import Connection, HttpRequest, Identity, header
from vesuvius.web.limits import Limits, Sender

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
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]

NO_STORE = (b"cache-control", b"no-store")
"""Nobody on the way may keep what one person sees. A handler whose answer is
the same for everybody says how long it keeps."""


def headers(*, secure: bool) -> BeforeMessageSendHookHandler:
    """A function that adds the headers to every answer, refusals too."""
    ours = [*HEADERS, (b"strict-transport-security", b"max-age=31536000")] if secure else HEADERS

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            kept = any(name.lower() == NO_STORE[0] for name, _ in message["headers"])
            private = [NO_STORE] if scope["path"].startswith("/api/") and not kept else []
            message["headers"] = [*message["headers"], *ours, *private]

    return add


class ForeignOrigin(Refusal):
    code = "foreign_origin"

    def __init__(self) -> None:
        super().__init__("That came from a page of another site. Open Vesuvius itself.")


def check_origin(connection: Connection, own: str | None) -> None:
    """Raise ForeignOrigin if the request comes from another site's page. ``own`` is our public address; without it, a
    page of the host that the request names passes, even if somebody has pointed another name at this server."""
    if header(connection, b"sec-fetch-site") not in (None, "same-origin", "none"):
        raise ForeignOrigin
    origins = [value.decode("latin-1") for name, value in connection.scope["headers"] if name == b"origin"]
    if len(origins) > 1 or any(not _is_own(origin, own, connection) for origin in origins):
        raise ForeignOrigin


def _is_own(origin: str, own: str | None, connection: Connection) -> bool:
    return origin == own if own is not None else _host(origin) == header(connection, b"host")


def check_kind(connection: Connection) -> None:
    """Refuse the content types of forms (415): another site's page can send no others without a preflight request."""
    kind = header(connection, b"content-type")
    if kind is not None and kind.partition(";")[0].strip().lower() != "application/json":
        raise HTTPException(status_code=415)


def _host(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def address(connection: Connection) -> str:
    """The client's address; behind a proxy, uvicorn has replaced the proxy's address with it."""
    return connection.client.host if connection.client else "-"


def sender(identity: Identity, connection: Connection) -> Sender:
    """Who sends this, as the limits count it: by the cookie alone, which may have ended since it was signed."""
    return Sender(identity.person_id(connection), address(connection))


async def check_request(request: HttpRequest) -> None:
    """Check a request before its handler runs."""
    guard: RequestGuard = request.app.state.guard
    await guard.check(request)


class RequestGuard:
    """Checks every request before its handler runs."""

    def __init__(self, limits: Limits, identity: Identity, own: str | None) -> None:
        self._limits = limits
        self._identity = identity
        self._own = own

    async def check(self, request: HttpRequest) -> None:
        if request.method not in SAFE:
            check_origin(request, self._own)
            check_kind(request)
        if request.scope["path"].startswith("/api/"):  # pages and health checks must not wait for Redis
            await self._limits.take("request", sender(self._identity, request))
