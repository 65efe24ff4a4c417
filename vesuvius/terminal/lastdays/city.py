"""The city of The Last Days: a plan in 53 by 15 characters; beside it the seats and the clients to fetch."""

from collections.abc import Sequence
from itertools import product
from typing import Final, TypeAlias

from rich.table import Table as Rows
from rich.text import Text

from vesuvius.contract import Seat
from vesuvius.games.lastdays.board import BUILDING_AT, BUILDINGS, EXITS, PACKAGE, PEOPLE, Place, Spot
from vesuvius.games.lastdays.city import PIECE_OF, place_of
from vesuvius.games.lastdays.distances import steps_from, steps_out
from vesuvius.games.lastdays.moves import Go, Move, Visit
from vesuvius.games.lastdays.views import View
from vesuvius.jsonable import resource
from vesuvius.terminal.lastdays.names import COLOUR_STYLES, LETTERS, PIECES, SEAT_STYLES, letter, short
from vesuvius.terminal.lastdays.track import piece
from vesuvius.terminal.lastdays.ways import Distance, distances, nearest_gate

WIDTH: Final = 53
HEIGHT: Final = 15
LINES: Final = 17
ASHES: Final = "grey35"
GATE: Final = "bold green3"
CHOSEN: Final = "bold black on bright_green"

CIRCLED: Final = "①②③④⑤⑥⑦⑧⑨"
"""The numbers of the moves offered, which look unlike those of places."""

Cell: TypeAlias = tuple[int, int]
"""Column and row on the plan."""

Grid: TypeAlias = dict[Cell, tuple[str, str]]
"""The character in each cell, and its style."""


def _places() -> dict[Place, Cell]:
    """Where the number of each place is drawn: near its spot on the plan, with a free cell on either side."""
    taken: set[Cell] = set()
    cells: dict[Place, Cell] = {}
    for place in resource(PACKAGE, "places.json")["places"]:
        column, row = round(place["x"] / 1000 * WIDTH) - 1, round((place["y"] - 20) / 600 * (HEIGHT - 1))
        near = [
            (abs(across) + 2 * abs(down), column + across, row + down)
            for across, down in product(range(-4, 5), (-1, 0, 1))
            if 1 <= column + across <= WIDTH - 3 and 0 <= row + down < HEIGHT
        ]
        _, column, row = min(
            spot for spot in near if not {(column, spot[2]) for column in range(spot[1] - 1, spot[1] + 3)} & taken
        )
        cells[place["no"]] = column, row
        taken |= {(column, row), (column + 1, row)}
    return cells


PLACES: Final = _places()


def _dots() -> tuple[Cell, ...]:
    """Where each dot is drawn, beside the numbers of places; where streets are close, several share a cell."""
    numbers = {(column + digit, row) for column, row in PLACES.values() for digit in (0, 1)}
    dots = [(dot["x"], dot["y"]) for dot in resource(PACKAGE, "city.json")["dots"]]
    left, right = min(x for x, _ in dots), max(x for x, _ in dots)
    top, bottom = min(y for _, y in dots), max(y for _, y in dots)
    return tuple(
        _beside(numbers, (x - left) / (right - left) * (WIDTH - 1), round((y - top) / (bottom - top) * (HEIGHT - 1)))
        for x, y in dots
    )


def _beside(numbers: set[Cell], across: float, row: int) -> Cell:
    """The cell of a row nearest to a point that shows no number."""
    free = [column for column in range(WIDTH) if (column, row) not in numbers]
    return min(free, key=lambda column: abs(column - across)), row


DOTS: Final = _dots()


def city(view: View, legal: Sequence[Move]) -> Rows:
    """The plan on the left, seats and clients on the right."""
    table = Rows.grid()
    table.add_column(width=WIDTH, no_wrap=True)
    table.add_column(width=80 - WIDTH, no_wrap=True)
    table.add_row(plan(view, legal), margin(view))
    return table


def plan(view: View, legal: Sequence[Move]) -> Text:
    """Streets as dots, places as numbers, ∩ at open gates, * at the homes of its clients, ashes where all is lost."""
    grid: Grid = {}
    gone = view.buried
    for dot, cell in enumerate(DOTS):
        if PIECE_OF[dot] not in gone:
            grid[cell] = ("·", "grey62")
        else:
            grid.setdefault(cell, ("░", ASHES))
    homes = starred(view)
    for place in PLACES:
        _draw_place(grid, place, place in homes, place in gone)
    for seat in reversed(range(view.players)):
        _draw_pawn(grid, view, seat)
    if view.seat is not None:
        _draw_pawn(grid, view, view.seat)
    for sign, move in zip(CIRCLED, legal, strict=False):
        match move:
            case Go(spot):
                grid[_cell_of(spot)] = (sign, CHOSEN)
            case Visit(place):
                grid[_cell_of(f"p{place}")] = (sign, CHOSEN)
            case _:
                pass
    lines = [Text("").join(Text(*grid.get((column, row), (" ",))) for column in range(WIDTH)) for row in range(HEIGHT)]
    return Text("\n").join(lines)


def _draw_place(grid: Grid, place: Place, own: bool, gone: bool) -> None:
    """The number of a place, in its colour; a gate behind its arch, an own building behind a star."""
    column, row = PLACES[place]
    style = GATE if place in EXITS else "bold bright_white"
    if place in BUILDING_AT:
        style = COLOUR_STYLES[BUILDING_AT[place].colour]
    digits = "░░" if gone else f"{place:>2}"
    for offset, digit in enumerate(digits):
        grid[column + offset, row] = (digit, ASHES if gone else style)
    if gone:
        return
    if place in EXITS:
        grid[column - (place > 9), row] = ("∩", GATE)
    elif own:
        grid[column - (place > 9), row] = ("*", "bold bright_yellow")


def starred(view: View) -> set[Place]:
    """The buildings of the viewing seat; in phase 3 those in which somebody can be fetched."""
    if view.seat is None:
        return set()
    if view.stage[view.seat] in ("buying", "living"):
        return {BUILDINGS[card].place for card in view.own_cards if card in BUILDINGS}
    return {each.place for each in distances(view)}


def _draw_pawn(grid: Grid, view: View, seat: Seat) -> None:
    spot = view.pawns[seat]
    if spot is not None and spot[0] != "s":
        name = view.citizens[seat]
        grid[_cell_of(spot)] = (PIECES[name], SEAT_STYLES[name])


def _cell_of(spot: Spot) -> Cell:
    """The cell of a pawn: that of its dot, or after the number of its place."""
    place = place_of(spot)
    if place is None:
        return DOTS[int(spot[1:])]
    column, row = PLACES[place]
    return column + 2, row


def margin(view: View) -> Text:
    """All seats, and below them the buildings of the viewing seat, or the clients it may fetch."""
    settling = "living" in view.stage or "buying" in view.stage
    head = "             ST clients" if settling else "        saved   ST left"
    lines = [Text(head, "dim"), *(seat_line(view, seat) for seat in range(view.players))]
    if view.own_pawn is not None:
        lines += own_buildings(view) if settling else own_clients(view, LINES - len(lines) - 2)
    return Text("\n").join(lines[:LINES])


def own_buildings(view: View) -> list[Text]:
    """The buildings of the viewing seat: their beds, how many are taken, and the steps to a gate."""
    lines = [Text("    building  at beds  out", "dim")]
    for card in view.own_cards:
        if card in BUILDINGS:
            building = BUILDINGS[card]
            taken = list(view.housed.values()).count(building.place)
            out = steps_from(f"p{building.place}", steps_out(frozenset()))
            text = Text(f" {letter(card)} {short(card):<10.10}", COLOUR_STYLES[building.colour])
            lines.append(text.append(f"{building.place:>2} {taken:>2}/{building.capacity}{out:>5}"))
    return lines


def own_clients(view: View, room: int) -> list[Text]:
    """The clients that the viewing seat may fetch, as many as fit, and the nearest gate."""
    clients = distances(view)
    lines = [Text("     client    ST at in out", "dim"), *(client_line(view, each) for each in clients[:room])]
    if len(clients) > room:
        return [*lines, Text(f"     and {len(clients) - room} more", "dim")]
    return [*lines, Text(f"     {nearest_gate(view)}"[: 80 - WIDTH], GATE)]


def seat_line(view: View, seat: Seat) -> Text:
    """A seat's money and clients; in phase 3 its clients saved, their worth, those left, and the escorted one."""
    name, stage = view.citizens[seat], view.stage[seat]
    text = Text(f"{seat}", "dim").append_text(piece(view, seat)).append(f"{name:<6}", SEAT_STYLES[name])
    waiting = sum(card in view.housed for card in view.cards[seat])
    if stage in ("buying", "living"):
        return text.append(f"{view.money[seat]:>7}{waiting:>5}{' track' if stage == 'buying' else ''}")
    saved = view.saved[seat]
    text.append(f"{len(saved):>5}{sum(PEOPLE[card].price for card in saved):>6}{waiting:>4} ")
    led = view.escorted(seat)
    if stage in ("dead", "excluded"):
        return text.append("✝" if stage == "dead" else "out", "red")
    if "household" in view.options:
        return text.append(f"{len(led)}" if led else "", "bold")
    return text.append(f"♟{led[0]}" if led else "", "bold")


def client_line(view: View, each: Distance) -> Text:
    """Number, name, worth and place of a client; the steps there, and from there out of the city."""
    person = PEOPLE[each.card]
    own = each.card in view.own_cards
    style = COLOUR_STYLES[person.colour] if own else "italic grey70"
    text = Text(f"{each.card:>3}{LETTERS[person.colour]} {short(each.card):<8.8}", style)
    text.append(f"{person.price:>4} {each.place:>2}{_steps(each.steps):>3}{_steps(each.out):>4}")
    return text


def _steps(steps: int | None) -> str:
    return "-" if steps is None else str(steps)
