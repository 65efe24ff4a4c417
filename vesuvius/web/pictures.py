"""Pictures of finished games, which chats show of links: made once, cached, and a fixed one where none can be made."""

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from litestar import Response, get
from litestar.di import NamedDependency as Given
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from vesuvius.jsonable import plain
from vesuvius.pictures import Drawings, Seat, picture, raster
from vesuvius.store import Seated
from vesuvius.tables.hall import Hall
from vesuvius.tables.refusals import NotNow
from vesuvius.tables.seating import looks
from vesuvius.tables.table import Table
from vesuvius.web.games import Language
from vesuvius.web.identity import HttpRequest
from vesuvius.web.limits import Limits, Sender
from vesuvius.words import ENGLISH, LANGUAGES, words

log = logging.getLogger("vesuvius.web")

KEPT = 60
"""The pictures kept in memory, of about 200 kB each."""

FOREVER = "public, max-age=31536000, immutable"
HOUR = "public, max-age=3600"
"""How long a fixed picture may be kept: another day the picture of the game may be made."""


@dataclass(frozen=True, slots=True)
class Picture:
    kind: str
    content: bytes
    keep: str

    @property
    def tag(self) -> str:
        return f'"{sha256(self.content).hexdigest()[:20]}"'


class Pictures:
    """The pictures of a server. ``static`` is the client's bundle, which has the drawings and the fixed pictures."""

    def __init__(self, static: Path) -> None:
        self._static = static
        self._drawings = drawings(static)
        self._made: OrderedDict[tuple[str, str], bytes | None] = OrderedDict()
        self._turn = asyncio.Semaphore(1)

    async def of_table(self, table: Table, language: str) -> Picture:
        """The picture of a finished game; NotNow before the end."""
        if table.record.status != "over":
            raise NotNow("The picture shows the end of the game. You can have it when the game is over.")
        key = table.id, language if language in LANGUAGES else ENGLISH
        if key not in self._made:
            async with self._turn:
                if key not in self._made:  # somebody else may have asked for it meanwhile
                    self._made[key] = await asyncio.to_thread(self._make, table, key[1])
        self._made.move_to_end(key)
        while len(self._made) > KEPT:
            self._made.popitem(last=False)
        made = self._made.get(key)
        return self._fixed(table.record.game) if made is None else Picture("image/png", made, FOREVER)

    def _make(self, table: Table, language: str) -> bytes | None:
        """The picture as PNG; None if it cannot be made here."""
        if self._drawings is None or not raster.available():
            return None
        course, game = table.under_way, table.record.game
        names = names_of(table.seats, self._drawings, language)
        result = table.record.result or {}
        scores = result["scores"] or [None] * len(names)
        seats = [Seat(*one) for one in zip(names, looks(table.seats), result["places"], scores, strict=True)]
        view = plain(course.rules.view(course.state, None))
        try:
            return raster.png(picture(self._drawings, game, view, seats, title_of(game, language)))
        except Exception:  # a game of somebody else may draw anything
            log.exception("no picture", extra={"table": table.id, "game": game})
            return None

    def _fixed(self, game: str) -> Picture:
        """The picture of a game that is part of the client."""
        file = self._static / fixed(self._static, game)
        if not file.is_file():
            raise NotFoundException
        return Picture("image/jpeg", file.read_bytes(), HOUR)


def drawings(static: Path) -> Drawings | None:
    """The drawings of the client; None if it has not been built."""
    try:
        return Drawings.read(static / "parts.json")
    except OSError:
        return None


def fixed(static: Path, game: str | None = None) -> str:
    """The path of the picture that stands for a game, or for all."""
    own = f"share/{game}.jpg"
    return own if game is not None and (static / own).is_file() else "share/vesuvius.jpg"


def title_of(game: str, language: str) -> str:
    """What a game is called; one that brings no words has only its name."""
    return str(words(game, language).get("title", game))


def names_of(seats: tuple[Seated, ...], drawn: Drawings | None, language: str) -> list[str]:
    """What the seats are called: people by their names, bots as the client calls them."""
    return [
        seat.name or (drawn.bot(seat.seat, language) if drawn is not None else None) or seat.bot or "…"
        for seat in seats
    ]


@get(
    "/api/tables/{table_id:str}/picture",
    summary="A picture of the end of a finished game, 1200 by 630",
    media_type="image/png",
)
async def table_picture(
    request: HttpRequest,
    table_id: FromPath[str],
    hall: Given[Hall],
    pictures: Given[Pictures],
    sender: Given[Sender],
    limits: Given[Limits],
    language: Language = ENGLISH,
) -> Response[bytes]:
    await limits.take("picture", sender)
    found = await pictures.of_table(await hall.current(table_id), language)
    headers = {"ETag": found.tag, "Cache-Control": found.keep}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    return Response(found.content, headers=headers, media_type=found.kind)
