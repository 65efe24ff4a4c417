"""The city of Pompeii after its downfall: houses, lava, gates and who is left."""

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from vesuvius.contract import Json
from vesuvius.pictures.sheet import SERIF, Board, Sheet, path, rect, text

BOARD: Final[dict[str, Json]] = json.loads(files("vesuvius.games.downfall").joinpath("board.json").read_text("utf-8"))
COLUMNS: Final[str] = BOARD["columns"]
WALL: Final = ((0, 0), (8, 0), (8, 1), (10, 1), (10, 2), (11, 2), (11, 7), (3, 7), (3, 6), (0, 6))
"""The wall's corners, clockwise, in squares from the north-west."""
OUT: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
UP_THE_SLOPE: Final = "Porta di Nola"
"""The gate before the mountain."""
WINDOW: Final = (-112.0, -160.0, 1324.0, 1017.0)


def draw(sheet: Sheet, view: Json, looks: Sequence[int]) -> Board:
    """The city, and below each name how many of its people were lost."""
    parts = _land(sheet) + _houses(sheet) + _lava(sheet, view["lava"])
    for square, crowd in view["markers"].items():
        parts += _crowd(sheet, _corner(square), [looks[seat] for seat, many in enumerate(crowd) for _ in range(many)])
    parts += [part for gate in BOARD["gates"] for part in _gate(sheet, gate)]
    lost = (
        sheet.use("volcano", 0, 0, 46, 30, ember="1") + text(str(many), 54, 25, 22, sheet.paint("ash"), weight=600)
        for many in view["volcano"]
    )
    return Board(WINDOW, "".join(parts), below=tuple(lost))


def _corner(square: str) -> tuple[int, int]:
    return 100 * COLUMNS.index(square[0]), 100 * (int(square[1:]) - 1)


def _land(sheet: Sheet) -> list[str]:
    """The country round the city, the mountain, the streets and the wall."""
    paint = sheet.paint
    roads = "".join(
        f"M{x + 50 + dx * 40} {y + 50 + dy * 40}l{dx * 260} {dy * (70 if gate['name'] == UP_THE_SLOPE else 260)}"
        for gate in BOARD["gates"]
        for (x, y), (dx, dy) in [(_corner(gate["square"]), OUT[gate["side"]])]
    )
    wall = f"M{'L'.join(f'{100 * x} {100 * y}' for x, y in WALL)}Z"
    parts = [
        rect(-400, -400, 1900, 1500, paint("ground")),
        path("M-400 640C-92 600-78 640-62 690-40 728 20 732 90 734s190 4 260 60 90 120 96 320H-400z", paint("water")),
        sheet.use("boat", -40, 760, 84, 63),
        path(roads, stroke=paint("road-line"), width=34),
        path(roads, stroke=paint("road"), width=29),
        sheet.use("volcano", 880, -152, 340, 221, ember="1"),
    ]
    trees = ((-96, 150), (-70, 300), (90, -92), (250, -100), (390, -84), (640, -90), (1154, 420), (1160, 610))
    parts += [
        sheet.use("pine" if n % 3 else "cypress", x, y, 40 if n % 3 else 16, 44) for n, (x, y) in enumerate(trees)
    ]
    parts += [
        path(wall, stroke=paint("wall-shade"), width=62, transform="translate(0 8)"),
        path(wall, stroke=paint("wall-shade"), width=60),
        path(wall, stroke=paint("wall"), width=56),
        path(wall, stroke=paint("wall-top"), width=40),
        path(wall, paint("street")),
        path(wall, "url(#p-paving)"),
    ]
    return parts


def _houses(sheet: Sheet) -> list[str]:
    parts = []
    for house in BOARD["buildings"]:
        corners = [_corner(square) for square in house["spaces"]]
        x, y = min(x for x, _ in corners), min(y for _, y in corners)
        wide, high = max(x for x, _ in corners) - x + 100, max(y for _, y in corners) - y + 100
        plan = "2h" if wide > 100 else "2v" if high > 100 else "1"
        parts.append(sheet.use(f"plan-{plan}", x, y, wide, high, f"k-{house['colour']}"))
    for symbol, square in BOARD["vents"].items():
        x, y = _corner(square)
        parts.append(sheet.use("vent", x, y, 100))
        parts.append(sheet.use(f"s-{symbol}", x + 29, y + 29, 42, color="#6d5a40", cut=sheet.paint("kerb")))
    return parts


def _lava(sheet: Sheet, lava: dict[str, str]) -> list[str]:
    """Tiles that touch share one glowing outline."""
    corners = {_corner(square): symbol for square, symbol in lava.items()}
    body = ""
    for x, y in corners:
        right = f"M{x + 8} {y + 8}h184v84h-184z" if (x + 100, y) in corners else ""
        below = f"M{x + 8} {y + 8}h84v184h-84z" if (x, y + 100) in corners else ""
        body += f"M{x + 4} {y + 4}h92v92h-92z{right}{below}"
    if not body:
        return []
    parts = [
        path(body, stroke="#ff7a2e", width=24, opacity=0.34),
        path(body, "#e4572e", "#e4572e", 10),
        path(body, "#ffb347", "#ffb347", 4.5),
    ]
    glow, crust = sheet.paint("lava-glow"), sheet.paint("lava-crust")
    for (x, y), symbol in corners.items():
        parts.append(sheet.use("tile", x + 3, y + 3, 94))
        parts.append(sheet.use(f"s-{symbol}", x + 23, y + 23, 54, color=glow, cut=crust))
    return parts


def _crowd(sheet: Sheet, corner: tuple[int, int], looks: Sequence[int]) -> list[str]:
    """The pieces on a square, at most nine, in rows of three."""
    rows = [looks[at : min(at + 3, 9)] for at in range(0, min(len(looks), 9), 3)]
    x, y = corner
    return [
        sheet.piece(look, x + 50 + (n - (len(row) - 1) / 2) * 29, y + 67 + (at - (len(rows) - 1) / 2) * 26)
        for at, row in enumerate(rows)
        for n, look in enumerate(row)
    ]


def _gate(sheet: Sheet, gate: dict[str, str]) -> list[str]:
    """Two towers on the road, and the gate's name along the wall."""
    (x, y), (dx, dy) = _corner(gate["square"]), OUT[gate["side"]]
    x, y = x + 50 + dx * 65, y + 50 + dy * 65
    parts = [rect(x - 23, y - 23, 46, 46, sheet.paint("road"))]
    parts += [sheet.use("tower", x - dy * 38 * k - 18, y + dx * 38 * k - 22, 36, 45) for k in (-1, 1)]
    wide, turn = 9.6 * len(gate["name"]) + 18, 90 * dx
    label = rect(-wide / 2, -14, wide, 28, sheet.paint("stucco"), sheet.paint("wall-shade"), 1.6, 4)
    label += text(gate["name"], 0, 7, 20, sheet.paint("ink"), "middle", 600, SERIF)
    parts.append(f'<g transform="translate({x + dx * 46} {y + dy * 46}) rotate({turn})">{label}</g>')
    return parts
