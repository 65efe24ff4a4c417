"""The plan of Pompeii after the last days: what fell, who is still at home, and who was saved."""

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from vesuvius.contract import Json
from vesuvius.pictures.sheet import COLOURS, SERIF, Board, Sheet, mixed, path, rect, text


def _data(name: str) -> Json:
    return json.loads(files("vesuvius.games.lastdays").joinpath(f"{name}.json").read_text("utf-8"))


CITY: Final = _data("city")
PLACES: Final = {place["no"]: place for place in _data("places")["places"]}
GROUPS: Final = {person["card"]: person["colour"] for person in _data("people")["people"]}
HOUSES: Final = {citizen["house"]: citizen["colour"] for citizen in _data("track")["citizens"]}
OUTLINES: Final = {piece["no"]: piece["outline"] for piece in CITY["pieces"]}
WINDOW: Final = (-32.0, -112.0, 1064.0, 817.5)
CRATER: Final = "M520-88C534-80 546-80 556-85 568-78 582-80 592-90"
SLOPE: Final = "M150 52C330 40 450-30 520-88 534-80 546-80 556-85 568-78 582-80 592-90"
SHOWN: Final = 6
"""The people drawn below the name of a seat; the others are counted."""


def draw(sheet: Sheet, view: Json, _looks: Sequence[int]) -> Board:
    """The plan, its fallen pieces under ash, and the people each seat saved."""
    fallen = [card for card in view["vesuvius"] if isinstance(card, int)]
    parts = [*_land(sheet), *_places(sheet, view), *(part for no in fallen for part in _ash(no))]
    for no, place in PLACES.items():
        if place["type"] == "gate":
            gate = "ld-gate-shut" if no in fallen else "ld-gate"
            parts.append(sheet.use(gate, place["x"] - 15, place["y"] - 17, 30))
    looks = tuple(COLOURS.index(colour) for colour in view["citizens"])
    return Board(WINDOW, "".join(parts), looks, tuple(_people(sheet, cards) for cards in view["saved"]))


def _outline(points: Sequence[Sequence[float]]) -> str:
    return f"M{'L'.join(f'{x} {y}' for x, y in points)}Z"


def _land(sheet: Sheet) -> list[str]:
    """Country, sea, wall and blocks, under the grey light of the eruption."""

    def paint(name: str) -> str:
        return sheet.paint(name, "falling")

    wall, blocks = _outline(CITY["wall"]), sheet.data["plan"]["blocks"]
    parts = [
        rect(-500, -300, 2100, 1500, paint("l-ground")),
        path("M-500 330H-60C-20 360 6 400 20 450 50 500 90 540 150 580 250 650 300 700 320 900H-500Z", paint("l-sea")),
        path("M-60 352C-26 380-4 420 6 462 40 520 90 560 140 596 230 660 280 700 300 900", "none", paint("l-surf"), 3),
        *_mountain(paint("l-ground")),
        path(
            "M60 362L-500 392M461 574L475 1200M702 566L810 1200M938 390L1600 420M858 222L1300-280",
            stroke=paint("l-road"),
            width=11,
        ),
        path(wall, stroke="#2a1408", width=10, transform="translate(2 5)", opacity=0.27),
        path(wall, paint("l-street"), paint("l-wall"), 9),
        path(wall, stroke=paint("l-wall-2"), width=5, stroke_dasharray="7 2.5"),
        path(blocks, paint("l-block"), paint("l-block-line")),
    ]
    parts += [rect(x - 5, y - 5, 10, 10, paint("l-wall-2"), paint("l-line"), 1.2, 1.5) for x, y in CITY["wall"]]
    return parts


def _mountain(ground: str) -> list[str]:
    """Mount Vesuvius behind the city, its foot in the haze."""
    stops = '<stop offset=".35" stop-color="{0}"/><stop offset="1" stop-color="{1}"/></linearGradient>'
    line = 'x1="0" y1="-90" x2="0" y2="50" gradientUnits="userSpaceOnUse">'
    return [
        f'<linearGradient id="slope" {line}{stops.format("#a58c76", ground)}',
        f'<linearGradient id="shade" {line}{stops.format("#88705d", ground)}',
        path(f"{SLOPE}C650-34 760 30 990 52Z", "url(#slope)"),
        path("M592-90C650-34 760 30 990 52H640C650 10 606-30 592-90Z", "url(#shade)"),
        path(f"{CRATER}L604-78 588-72 578-58 568-42 558-66 546-46 534-70 508-76Z", "#e4572e"),
        path(f"{CRATER}L586-82 570-70 556-74 540-70 526-80Z", "#ffb347"),
    ]


def _places(sheet: Sheet, view: Json) -> list[str]:
    """The places in the colours of their groups, and the people who are still at home."""
    parts, line, cream = [], sheet.paint("l-line"), sheet.paint("l-cream")
    for key, parcel in sheet.data["plan"]["parcels"].items():
        no, size = int(key), parcel["size"]
        x, y = parcel["x"] - size / 2, parcel["y"] - size / 2
        if group := PLACES[no].get("colour"):
            parts.append(path(parcel["d"], mixed(sheet.paint("g", group), cream, 0.84), line, 1.3))
            parts.append(sheet.use(f"ld-{group}", x, y, size, size, color=sheet.paint("on", group)))
        elif owner := HOUSES.get(no):
            parts.append(path(parcel["d"], mixed(sheet.paint(f"seat-{owner}"), "#fff8e8", 0.34), line, 1.8))
            parts.append(sheet.use(f"ld-mark-{owner}", x, y, size))
    patrons = {card: seat for seat, cards in enumerate(view["cards"]) for card in cards}
    homes: dict[int, list[int]] = {}
    for card, no in view["housed"].items():
        homes.setdefault(no, []).append(int(card))
    for no, people in homes.items():
        parcel = sheet.data["plan"]["parcels"].get(str(no))
        for n, card in enumerate(people if parcel else ()):
            seat = patrons.get(card)
            colour = "#8a8078" if seat is None else sheet.paint(f"seat-{view['citizens'][seat]}")
            x = parcel["x"] - 6.5 + (n - (len(people) - 1) / 2) * 12
            parts.append(sheet.use("ld-client", x, parcel["y"] - parcel["size"] / 2 - 11, 13, 15, seat=colour))
    return parts


def _ash(no: int) -> list[str]:
    """A fallen piece: ash over its part of the city, with its number."""
    outline = OUTLINES[no]
    x, y = (sum(point[axis] for point in outline) / len(outline) for axis in (0, 1))
    shape = _outline(outline)
    return [
        path(shape, "#1a0d06", transform="translate(2 3)", opacity=0.33),
        path(shape, "url(#ld-ash)", "#4c453f", 1.6),
        text(str(no), x, y + 5, 14, "#fffaf0", "middle", 700, SERIF),
    ]


def _people(sheet: Sheet, cards: Sequence[int]) -> str:
    """The busts of the saved, as the client paints them."""
    shown = [_bust(sheet, card, 34 * n) for n, card in enumerate(cards[:SHOWN])]
    if len(cards) > SHOWN:
        shown.append(text(f"+{len(cards) - SHOWN}", 34 * SHOWN + 2, 22, 18, sheet.paint("ash"), weight=600))
    return "".join(shown)


def _bust(sheet: Sheet, card: int, x: float) -> str:
    painted = sheet.data["portraits"]
    kind = next((kind for kind in ("f", "y", "o") if card in painted[kind]), "m")
    skin, shade = painted["skin"][card * 7 % len(painted["skin"])]
    hair = painted["grey"] if kind == "o" else painted["hair"][card * 5 % len(painted["hair"])]
    return sheet.use(f"ld-bust-{kind}", x, 0, 31, None, GROUPS[card], skin=skin, skin_2=shade, hair=hair)
