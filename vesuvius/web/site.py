"""Serve the web client's bundle; if it has not been built, a page that says so."""

import mimetypes
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import lru_cache
from gzip import compress
from hashlib import sha256
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from vesuvius.web.identity import HttpRequest

STATIC = Path(__file__).parent / "static"

PLAIN = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Vesuvius</title>
<h1>Vesuvius</h1>
<p>The server runs. Its web pages have not been built into this copy; the protocol is open to any client:
see <a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p>
</html>
"""

COMPRESSIBLE = {"text/html", "text/css", "text/javascript", "application/json", "image/svg+xml"}


@dataclass(frozen=True, slots=True)
class Page:
    """A file of the bundle in memory, uncompressed, gzipped, and as Brotli if the build has made that."""

    kind: str
    plain: bytes
    gzipped: bytes | None
    brotli: bytes | None
    tag: str
    forever: bool

    @classmethod
    def of(cls, name: str, content: bytes, brotli: bytes | None = None) -> "Page":
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        gzipped = compress(content, mtime=0) if kind in COMPRESSIBLE else None
        return cls(kind, content, gzipped, brotli, f'"{sha256(content).hexdigest()[:20]}"', name.startswith("assets/"))

    def encoded(self, accepted: str) -> tuple[str | None, bytes]:
        """The smallest form that a client accepts, and the name of its encoding."""
        names = {one.partition(";")[0].strip() for one in accepted.split(",")}
        if self.brotli is not None and "br" in names:
            return "br", self.brotli
        if self.gzipped is not None and "gzip" in names:
            return "gzip", self.gzipped
        return None, self.plain


def read(folder: Path) -> dict[str, Page]:
    """The files of a bundle, by path."""
    if not (folder / "index.html").is_file():
        return {"index.html": Page.of("index.html", PLAIN)}
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    return {
        name: Page.of(name, content, files.get(f"{name}.br"))
        for name, content in files.items()
        if not name.endswith(".br")
    }


Tags = Callable[[HttpRequest, str], Awaitable[str]]
"""Makes the tags for the head of a page, from a request and its path without slashes around it."""


def site(folder: Path = STATIC, tags: Tags | None = None) -> HTTPRouteHandler:
    """The handler of all pages. Unknown addresses without a dot get ``index.html``: the client routes them. ``tags``
    are added to its head; each page that results has its own ETag."""
    pages = read(folder)
    index = pages["index.html"].plain.decode()

    @lru_cache(200)
    def with_head(added: str) -> Page:
        return Page.of("index.html", index.replace("</head>", f"{added}</head>", 1).encode())

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: HttpRequest, path: FromPath[str] = "") -> Response[bytes]:
        name = path.strip("/")
        found = pages.get(name)
        vary = "Accept-Encoding"
        if found is None:
            if name.startswith(("api/", "health/")) or "." in name.rsplit("/", 1)[-1]:
                raise NotFoundException
            found = pages["index.html"]
            if tags is not None:
                found, vary = with_head(await tags(request, name)), "Accept-Encoding, Accept-Language"
        headers = {"ETag": found.tag, "Vary": vary}
        headers["Cache-Control"] = "public, max-age=31536000, immutable" if found.forever else "no-cache"
        if request.headers.get("if-none-match") == found.tag:
            return Response(b"", status_code=304, headers=headers, media_type=found.kind)
        encoding, content = found.encoded(request.headers.get("accept-encoding", ""))
        if encoding is not None:
            headers["Content-Encoding"] = encoding
        return Response(content, headers=headers, media_type=found.kind)

    return page
