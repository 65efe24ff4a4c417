"""What chats show of a link: tags in the head of the page, of finished games and of what everybody may know."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from vesuvius.games import games
from vesuvius.pictures import HEIGHT, WIDTH
from vesuvius.store import Seated, TableRecord, Unavailable
from vesuvius.tables.refusals import TooFast
from vesuvius.web.identity import HttpRequest
from vesuvius.web.limits import Limits
from vesuvius.web.pictures import drawings, fixed, names_of, title_of
from vesuvius.web.security import sender
from vesuvius.words import ENGLISH, LANGUAGES, words

NAME = "Vesuvius"
ABOUT = "Three board games about Pompeii, with friends or against bots, in the browser."


class LinkTags:
    """Writes the tags of a page. Without a public address there is no picture: it must be absolute."""

    def __init__(self, origin: str | None, static: Path) -> None:
        self._origin = origin
        self._static = static
        self._drawings = drawings(static)

    async def of(self, request: HttpRequest, path: str) -> str:
        """The tags of the page at that path."""
        language = wished(request.headers.get("accept-language", ""))
        match path.split("/"):
            case ["open" | "rules", name] if name in games():
                about = str(words(name, language).get("about", ABOUT))
                return self._written(title_of(name, language), about, fixed(self._static, name))
            case ["table", table_id] | ["table", table_id, "end"] | ["replay" | "review", table_id]:
                if (found := await self._finished(request, table_id)) is not None:
                    record, seats = found
                    about = standings(record, names_of(seats, self._drawings, language))
                    picture = f"api/tables/{record.id}/picture?language={language}"
                    return self._written(title_of(record.game, language), about, picture)
        return self._written(NAME, ABOUT, fixed(self._static))

    async def _finished(self, request: HttpRequest, table_id: str) -> tuple[TableRecord, tuple[Seated, ...]] | None:
        """A table whose game is over; None if there is none, or the store does not say."""
        state = request.app.state
        limits: Limits = state.limits
        try:
            limits.take_here("look", sender(state.identity, request))
            found: tuple[TableRecord, tuple[Seated, ...]] | None = await state.hall.store.tables.get(table_id)
        except (TooFast, Unavailable):
            return None
        known = found is not None and found[0].status == "over" and found[0].result and found[0].game in games()
        return found if known else None

    def _written(self, title: str, about: str, picture: str) -> str:
        card = "summary" if self._origin is None else "summary_large_image"
        tags = [
            ("property", "og:site_name", NAME),
            ("property", "og:type", "website"),
            ("property", "og:title", title),
            ("property", "og:description", about),
            ("name", "twitter:card", card),
        ]
        if self._origin is not None:
            tags += [
                ("property", "og:image", f"{self._origin}/{picture}"),
                ("property", "og:image:width", str(WIDTH)),
                ("property", "og:image:height", str(HEIGHT)),
                ("property", "og:image:alt", title),
            ]
        return "".join(f'<meta {kind}="{name}" content="{escape(value)}" />\n' for kind, name, value in tags)


def standings(record: TableRecord, names: Sequence[str]) -> str:
    """The seats by place, with their scores if the game was played to its end."""
    result = record.result or {}
    order = sorted(range(len(names)), key=lambda seat: (result["places"][seat], seat))
    scores = [f" {score}" for score in result["scores"]] or [""] * len(names)
    return " · ".join(f"{result['places'][seat]}. {names[seat]}{scores[seat]}" for seat in order)


def wished(accepted: str) -> str:
    """The language of ours that a browser or a chat asks for first; else English."""
    asked = []
    for part in accepted.split(","):
        name, _, rest = part.partition(";")
        try:
            weight = float(rest.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        asked.append((-weight, name.strip().partition("-")[0].lower()))
    return next((name for _, name in sorted(asked, key=lambda one: one[0]) if name in LANGUAGES), ENGLISH)
