"""The pages: the web client's bundle, if it has been built, else a page that says so."""

import mimetypes
from dataclasses import dataclass
from gzip import compress
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

STATIC = Path(__file__).parent / "static"

PLAIN = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Vesuvius</title>
<h1>Vesuvius</h1>
<p>The server runs. Its web pages have not been built into this copy; the protocol is open to any client:
see <a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p>
</html>
"""

SQUEEZED = {"text/html", "text/css", "text/javascript", "application/json", "image/svg+xml"}


@dataclass(frozen=True, slots=True)
class Page:
    """A file of the bundle, held in memory, plain and squeezed."""

    kind: str
    plain: bytes
    squeezed: bytes | None
    tag: str
    forever: bool

    @classmethod
    def of(cls, name: str, content: bytes) -> "Page":
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        squeezed = compress(content, mtime=0) if kind in SQUEEZED else None
        return cls(kind, content, squeezed, f'"{sha256(content).hexdigest()[:20]}"', name.startswith("assets/"))


def read(folder: Path) -> dict[str, Page]:
    """All files of a bundle by their path."""
    if not (folder / "index.html").is_file():
        return {"index.html": Page.of("index.html", PLAIN)}
    files = (path for path in folder.rglob("*") if path.is_file())
    return {
        str(path.relative_to(folder).as_posix()): Page.of(path.relative_to(folder).as_posix(), path.read_bytes())
        for path in files
    }


def site(folder: Path = STATIC) -> HTTPRouteHandler:
    """One handler for all pages. An address without a dot is a page of the client, which finds its way by itself."""
    pages = read(folder)

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
        name = path.strip("/")
        found = pages.get(name)
        if found is None:
            if name.startswith(("api/", "health/")) or "." in name.rsplit("/", 1)[-1]:
                raise NotFoundException
            found = pages["index.html"]
        headers = {"ETag": found.tag, "Vary": "Accept-Encoding"}
        headers["Cache-Control"] = "public, max-age=31536000, immutable" if found.forever else "no-cache"
        if request.headers.get("if-none-match") == found.tag:
            return Response(b"", status_code=304, headers=headers, media_type=found.kind)
        content = found.plain
        if found.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            content = found.squeezed
        return Response(content, headers=headers, media_type=found.kind)

    return page
