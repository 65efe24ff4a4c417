"""The city of Pompeji as its cards lie at the end."""

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from vesuvius.contract import Json
from vesuvius.pictures.sheet import SERIF, Board, Sheet, path, rect, text

CARDS: Final = json.loads(files("vesuvius.games.pompeji").joinpath("cards.json").read_text("utf-8"))
STATUE: Final = "*"
GROUND: Final = "#e6cdb2"
RIM: Final = 46


def draw(sheet: Sheet, view: Json, _looks: Sequence[int]) -> Board:
    """The cards on their floor of crushed tile, each with its value; statues show nothing."""
    squares = {tuple(map(int, square.split(","))): card for square, card in view["city"].items()}
    xs, ys = [x for x, _ in squares] or [0], [y for _, y in squares] or [0]
    x, y = 100 * min(xs), 100 * min(ys)
    wide, high = 100 * (max(xs) + 1) - x, 100 * (max(ys) + 1) - y
    keyline = sheet.paint("keyline")
    parts = [
        rect(x - RIM, y - RIM, wide + 2 * RIM, high + 2 * RIM, "#fbf4e4", "#b9a27c", 1.5, 10),
        rect(x - RIM * 0.6, y - RIM * 0.6, wide + RIM * 1.2, high + RIM * 1.2, "none", keyline, 7, 2),
        rect(x - RIM * 0.28, y - RIM * 0.28, wide + RIM * 0.56, high + RIM * 0.56, "none", keyline, 1.6, 2),
        rect(x, y, wide, high, GROUND, keyline, 1.6),
    ]
    tesserae = [
        f"M{left + 50} {top + 43}l7 7-7 7-7-7z" for left in range(x, x + wide, 100) for top in range(y, y + high, 100)
    ]
    parts.append(path("".join(tesserae), fill="#fff7e8"))
    parts += [_card(sheet, card, 100 * column, 100 * row) for (column, row), card in sorted(squares.items())]
    return Board(_around(x - RIM - 16, y - RIM - 16, wide + 2 * RIM + 32, high + 2 * RIM + 32), "".join(parts))


def _around(
    x: float, y: float, wide: float, high: float, ratio: float = 820 / 630
) -> tuple[float, float, float, float]:
    """The window of the picture's shape round a box, never closer than six squares."""
    height = max(high, wide / ratio, 600.0)
    width = height * ratio
    return x + (wide - width) / 2, y + (high - height) / 2, width, height


def _card(sheet: Sheet, card: str, x: int, y: int) -> str:
    if card == STATUE:
        return sheet.use("pj-panel-statue", x, y, 100) + sheet.use("pj-statue", x + 18, y + 9, 64, 66)
    kind, colour = card[0], card[1]
    paint = f"pj-{colour}"
    value = CARDS["values"][kind][colour]
    return (
        sheet.use(f"pj-panel-{CARDS['colours'][colour]}", x, y, 100, 100, paint)
        + sheet.use(f"pj-{CARDS['kinds'][kind]}", x + 29, y + 11, 62, 62, paint)
        + sheet.use("pj-vexillum", x, y, 100, 100, paint)
        + text(str(value), x + 21, y + 29, 29, "#2a1f19", "middle", 700, SERIF)
    )
