"""A study in the terminal: a bar while the games are played, then a table for each number of players."""

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from vesuvius.contract import Json
from vesuvius.studies import Figure, Report, play, report
from vesuvius.terminal.arena import LOOK_BACK

BEYOND_NOISE = 3.0
"""From how many standard errors on a difference is marked."""


def study(
    name: str,
    who: str,
    tables: Sequence[int],
    games: int,
    seed: int,
    console: Console,
    processes: int = 1,
    **options: Json,
) -> Iterator[Report]:
    """Play and report each number of players in turn, with a bar that shows how far it is."""
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    for players in tables:
        quiet = not console.is_terminal
        with Progress(
            *columns, console=console, transient=True, disable=quiet, speed_estimate_period=LOOK_BACK
        ) as progress:
            series = play(name, who, players, games, seed, processes, **options)
            played = list(progress.track(series, total=games, description=f"{name}: {players} players"))
        yield report(name, players, played, **options)


def table_of(found: Report) -> Table:
    """What was measured, beside what was found before, if anything was."""
    title = f"{found.game}, {found.players} players, {found.games} games"
    if found.cut_off:
        title += f", {found.cut_off} of them cut off and not measured"
    table = Table(title=title, title_justify="left", box=None, header_style="bold")
    table.add_column("per player, or per game", min_width=24)
    compared = any(figure.expected is not None for figure in found.figures.values())
    for column in ("measured", "± s.e.", *(("before", "difference") if compared else ())):
        table.add_column(column, justify="right", min_width=8)
    for name, figure in found.figures.items():
        before = ("" if figure.expected is None else f"{figure.expected:g}", difference(figure)) if compared else ()
        table.add_row(name, f"{figure.mean:.2f}", _error(figure), *before)
    for seat, won in enumerate(found.seats(), start=1):
        table.add_row(f"won by seat {seat} %", f"{100 * won.mean:.2f}", _error(won, 100))
    for name, value in found.decides().items():
        table.add_row(f"with winning: {name}", f"{value:+.2f}")
    return table


def difference(figure: Figure) -> str:
    """How far a figure is from what was found before, starred beyond noise; both were measured with error."""
    if figure.expected is None or figure.error is None:
        return ""
    apart = figure.mean - figure.expected
    beyond = abs(apart) > BEYOND_NOISE * 2**0.5 * figure.error + _rounding(figure.expected)
    return f"{apart:+.2f}{'*' if beyond else ' '}"


def _error(figure: Figure, times: float = 1.0) -> str:
    return "–" if figure.error is None else f"{times * figure.error:.2f}"


def _rounding(expected: float) -> float:
    """Half of the last digit that a figure was noted with."""
    return 0.5 if float(expected).is_integer() else 0.05
