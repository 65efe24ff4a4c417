"""Draws the picture of the terminal table for the README: ``make pictures``."""

from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console

from vesuvius.bots import Budget, bot
from vesuvius.match import Match
from vesuvius.terminal.picture import without_fonts
from vesuvius.terminal.session import Session

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
MOMENTS = {"downfall": 62}
"""The number of decisions of four citizens before the picture is taken."""


def picture(name: str, decisions: int) -> str:
    """The table of a game in a terminal, as an SVG."""
    console = Console(record=True, width=80, height=24, file=StringIO(), force_terminal=True, color_system="truecolor")
    match = Match(name, 4, Random(11))
    citizens = {seat: bot("citizen", name, seat) for seat in range(4)}
    session = Session(match, 0, citizens, console)
    session.collect(match.deal())
    while isinstance(seat := match.rules.turn(match.state), int) and (decisions > 0 or seat != 0):
        session.collect(match.play(seat, match.choice(seat, citizens[seat], Budget())))
        decisions -= 1
    session.show(match.rules.legal(match.state, 0))
    return without_fonts(console.export_svg(title=f"vesuvius play {name}"))


if __name__ == "__main__":
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, decisions in MOMENTS.items():
        (PICTURES / f"{name}-terminal.svg").write_text(picture(name, decisions), "utf-8")
