"""A sheet to draw on: the client's symbols in the client's colours."""

import json
import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from vesuvius.contract import Json

SHAPES: Final = ("cone", "block", "round", "lozenge", "leaf", "ring", "hexagon", "funnel")
"""The pieces in the order of the seats' looks, with their colours."""
COLOURS: Final = ("red", "black", "yellow", "blue", "green", "white", "purple", "orange")

SERIF: Final = "'Cormorant Garamond', Palatino, 'Book Antiqua', 'Liberation Serif', 'DejaVu Serif', serif"
SANS: Final = "'Noto Sans', 'Segoe UI', 'Helvetica Neue', Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"
EAST_ASIAN: Final = "'Hiragino Sans', 'Yu Gothic', 'Noto Sans CJK JP', 'Noto Sans JP', 'Source Han Sans', sans-serif"
"""For texts with a square letter: what draws pictures would take any other font that has it, be it thin or slanted."""

_USE = re.compile(r"var\(--([\w-]+)(?:,\s*([^()]*))?\)")
_SIZE = re.compile(r'(?<=^<symbol id=")[^"]+')


@dataclass(frozen=True, slots=True)
class Drawings:
    """What the client's build exported: symbols, patterns, paints and data, by game; those of all games under ""."""

    by_game: Mapping[str, Mapping[str, Json]]

    @classmethod
    def read(cls, file: Path) -> "Drawings":
        """The drawings of a bundle; an OSError if it has none."""
        return cls(json.loads(file.read_text("utf-8")))

    def bot(self, seat: int, language: str) -> str:
        """What the client calls a bot."""
        names: Sequence[str] = self.by_game[""]["data"]["romans"][language]
        return names[seat % len(names)]


@dataclass(frozen=True, slots=True)
class Board:
    """A drawn board: the part of its plane that the picture shows (x, y, width, height), and the SVG."""

    window: tuple[float, float, float, float]
    svg: str
    looks: tuple[int, ...] | None = None
    """The piece of each seat, where the game deals the pieces."""
    below: tuple[str, ...] = ()
    """What is drawn below the name of each seat, if there is room: 32 high, from 0,0."""


class Sheet:
    """Collects the symbols that a picture of one game uses."""

    def __init__(self, drawings: Drawings, game: str) -> None:
        parts = [drawings.by_game[""], drawings.by_game.get(game, {})]
        self._symbols: dict[str, str] = {}
        self._paints: dict[str, dict[str, str]] = {}
        self._patterns = "".join(part.get("defs", "") for part in parts)
        for part in parts:
            self._symbols |= part.get("symbols", {})
            for name, paints in part.get("paints", {}).items():
                self._paints[name] = {**self._paints.get(name, {}), **paints}
        self.data: Mapping[str, Json] = parts[1].get("data", {})
        self._used: dict[str, str] = {}

    def paint(self, name: str, *classes: str) -> str:
        """The colour of that name, as these classes set it."""
        return self.filled(f"var(--{name})", *classes)

    def filled(self, text: str, *classes: str, **own: str) -> str:
        """A text with the paints of these classes, and own ones, in the place of its variables."""
        paints = {**self._paints.get("", {}), **self._paints.get("scene", {})}
        for name in classes:
            paints |= self._paints.get(name, {})
        paints |= {name.replace("_", "-"): value for name, value in own.items()}

        def value(found: re.Match[str]) -> str:
            name, instead = found[1], found[2]
            return paints[name] if instead is None else paints.get(name, str(instead))

        found = 1
        while found:
            text, found = _USE.subn(value, text)
        return text

    def use(
        self, symbol: str, x: float, y: float, width: float, height: float | None = None, *classes: str, **own: str
    ) -> str:
        """A symbol of the client at that place, in the colours of these classes or in its own."""
        text = self.filled(self._symbols[symbol], *classes, **own).replace("currentColor", own.get("color", "#2a1f19"))
        name = self._used.setdefault(text, f"u{len(self._used)}")
        size = f'width="{width:g}" height="{height or width:g}"'
        return f'<use href="#{name}" x="{x:g}" y="{y:g}" {size}/>'

    def piece(self, look: int, x: float, y: float, size: float = 0.84) -> str:
        """A seat's piece, its feet at (x, y)."""
        colour = self.paint(f"seat-{COLOURS[look % 8]}")
        own = {"seat": colour, "seat_line": darker(colour), "key": self.paint("stucco")}
        shape = self.use(f"piece-{SHAPES[look % 8]}", x - 16 * size, y - 37 * size, 32 * size, 40 * size, **own)
        return f'<ellipse cx="{x:g}" cy="{y - 1:g}" rx="{13 * size:g}" ry="{4 * size:g}" fill="#0004"/>{shape}'

    def svg(self, width: int, height: int, body: str) -> str:
        """The whole picture: its symbols and what uses them."""
        symbols = "".join(_SIZE.sub(name, text, count=1) for text, name in self._used.items())
        defs = f"<defs>{self.filled(self._patterns)}{symbols}</defs>"
        size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{defs}{body}</svg>'


def darker(colour: str, part: float = 0.45) -> str:
    """A colour mixed with black."""
    return "#" + "".join(f"{int(int(colour[at : at + 2], 16) * part):02x}" for at in (1, 3, 5))


def mixed(colour: str, other: str, part: float) -> str:
    """That part of a colour, and the rest of another."""
    pairs = ((int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(part * one + (1 - part) * two):02x}" for one, two in pairs)


def path(d: str, fill: str = "none", stroke: str = "none", width: float = 1, **more: object) -> str:
    """A path; names of further attributes have _ for -."""
    rest = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
    return f'<path d="{d}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}" stroke-linejoin="round"{rest}/>'


def rect(
    x: float, y: float, width: float, height: float, fill: str, stroke: str = "none", line: float = 1, rx: float = 0
) -> str:
    """A rectangle."""
    box = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{rx:g}"'
    return f'<rect {box} fill="{fill}" stroke="{stroke}" stroke-width="{line:g}"/>'


def is_square(letter: str) -> bool:
    """Whether a letter is as wide as it is high."""
    return unicodedata.east_asian_width(letter) in "WF"


def text(
    words: str, x: float, y: float, size: float, fill: str, anchor: str = "start", weight: int = 400, font: str = SANS
) -> str:
    """A line of text, whatever is in it."""
    safe = escape("".join(letter for letter in words if letter.isprintable()))
    family = EAST_ASIAN if any(map(is_square, words)) else font
    look = f'font-family="{family}" font-size="{size:g}" font-weight="{weight}" text-anchor="{anchor}"'
    return f'<text x="{x:g}" y="{y:g}" {look} fill="{fill}">{safe}</text>'
