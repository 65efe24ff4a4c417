"""The picture of a finished game: its board on the left, the seats with places and scores on the right."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from vesuvius.contract import Json
from vesuvius.games import spec
from vesuvius.pictures.sheet import SERIF, Board, Drawings, Sheet, is_square, path, rect, text
from vesuvius.spec import resolve

WIDTH: Final = 1200
HEIGHT: Final = 630
"""The size that chats expect."""

LEFT: Final = 820
"""The width of the board."""

NAME: Final = 86
"""How far from the left of a row its name begins."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as the picture names it."""

    name: str
    look: int
    """The number of its piece, unless the game deals the pieces."""
    place: int
    score: int | None


def picture(drawings: Drawings, game: str, view: Json, seats: Sequence[Seat], title: str) -> str:
    """The picture of a finished game as SVG; ``view`` is a spectator's, as JSON."""
    sheet, draw = Sheet(drawings, game), spec(game).picture
    looks = tuple(seat.look for seat in seats)
    board: Board | None = None if draw is None else resolve(draw)(sheet, view, looks)
    if board is not None and board.looks is not None:
        looks = board.looks
    left = LEFT if board is not None else 0
    parts = [rect(0, 0, WIDTH, HEIGHT, sheet.paint("plaster"))]
    if board is not None:
        parts.append(_window(board, left))
    parts.append(_panel(sheet, seats, looks, title, left, board.below if board is not None else ()))
    return sheet.svg(WIDTH, HEIGHT, "".join(parts))


def _window(board: Board, width: int) -> str:
    """The board, as large as it fits; what is around it fills the rest."""
    x, y, wide, high = board.window
    box = f'viewBox="{x:g} {y:g} {wide:g} {high:g}" preserveAspectRatio="xMidYMid slice"'
    return f'<svg x="0" y="0" width="{width}" height="{HEIGHT}" {box}>{board.svg}</svg>'


def _panel(
    sheet: Sheet, seats: Sequence[Seat], looks: Sequence[int], title: str, left: int, below: Sequence[str]
) -> str:
    """The title and the seats, the winner first."""
    ink, quiet = sheet.paint("ink"), sheet.paint("ash")
    wide = WIDTH - left
    x, right = left + (36 if left else 150), WIDTH - (32 if left else 150)
    size = min(44.0 if left else 64.0, (right - x) / max(1.0, width(title)))
    parts = [
        rect(left, 0, wide, HEIGHT, sheet.paint("stucco")),
        rect(left, 0, 6 if left else wide, HEIGHT if left else 8, sheet.paint("cinnabar")),
        text(title, x, 78, size, ink, weight=600, font=SERIF),
        path(f"M{x} 100H{right}", stroke=sheet.paint("line"), width=2),
    ]
    order = sorted(range(len(seats)), key=lambda seat: (seats[seat].place, seat))
    step = min(112.0, (HEIGHT - 186) / len(seats))
    size, roomy = min(30.0, step * 0.42), bool(below) and step >= 90
    for row, number in enumerate(order):
        top = 112 + row * step
        line = top + (44 if roomy else (step - 6) / 2 + size * 0.36)
        if seats[number].place == 1:
            parts.append(rect(x - 16, top + 2, right - x + 32, step - 6, sheet.paint("ochre-wash"), rx=10))
        parts.append(_row(sheet, seats[number], looks[number], x, right, line, size))
        if roomy:
            parts.append(f'<g transform="translate({x + NAME:g} {line + 14:g})">{below[number]}</g>')
    parts.append(text("VESUVIUS", x, HEIGHT - 32, 22, quiet, weight=600, font=SERIF))
    return "".join(parts)


def _row(sheet: Sheet, seat: Seat, look: int, x: float, right: float, line: float, size: float) -> str:
    """A seat on a line: its place, its piece, its name and its score."""
    ink, parts = sheet.paint("ink"), []
    if seat.place == 1:
        parts.append(sheet.use("laurel", x - 8, line - size * 1.06, size * 1.5, color=sheet.paint("ochre")))
    parts.append(text(str(seat.place), x - 8 + size * 0.75, line - size * 0.06, size * 0.72, ink, "middle", 700))
    parts.append(sheet.piece(look, x + 62, line + size * 0.18, size / 30))
    score = "" if seat.score is None else f"{seat.score:,}".replace(",", " ").replace("-", "−")
    room = right - (x + NAME) - (width(score) * size + 16 if score else 0)
    smaller = max(size * 0.66, min(size, room / max(1.0, width(seat.name))))
    parts.append(text(fitted(seat.name, room / smaller), x + NAME, line, smaller, ink, weight=600))
    parts.append(text(score, right, line, size, ink, "end", 700))
    return "".join(parts)


def width(words: str) -> float:
    """About how wide a text is, in its font size: East Asian letters are square."""
    return sum(1.0 if is_square(letter) else 0.55 for letter in words)


def fitted(words: str, room: float) -> str:
    """As much of a text as fits."""
    if width(words) <= room:
        return words
    while words and width(words) + 1 > room:
        words = words[:-1]
    return f"{words.rstrip()}…"
