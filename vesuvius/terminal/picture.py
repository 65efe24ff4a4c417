"""A position as the terminal shows it, for use outside a terminal: as text with ANSI colours, or as an SVG."""

import re
from io import StringIO

from rich.console import Console

from vesuvius.contract import AnyGame, Seat
from vesuvius.terminal.face import face

WIDTH = 80


def _drawn(name: str, rules: AnyGame, state: object, seat: Seat | None) -> tuple[Console, StringIO]:
    """A console on which a seat's table has been drawn."""
    output = StringIO()
    console = Console(record=True, width=WIDTH, file=output, force_terminal=True, color_system="truecolor")
    view = rules.view(state, seat)
    looks = face(name)
    console.print(looks.board(view, [] if seat is None else rules.legal(state, seat)))
    if seat is not None:
        console.print(looks.hand(view))
    return console, output


def ansi(name: str, rules: AnyGame, state: object, seat: Seat | None) -> str:
    """What a seat sees, as text with ANSI colours."""
    return _drawn(name, rules, state, seat)[1].getvalue()


def svg(name: str, rules: AnyGame, state: object, seat: Seat | None) -> str:
    """What a seat sees, as an SVG."""
    drawn = _drawn(name, rules, state, seat)[0].export_svg(title=str(rules.about()["title"]))
    return without_fonts(drawn)


def without_fonts(drawn: str) -> str:
    """Remove the web fonts of an SVG, so that it uses any installed monospaced font."""
    return re.sub(r"\s*@font-face \{.*?\}", "", drawn, flags=re.DOTALL)
