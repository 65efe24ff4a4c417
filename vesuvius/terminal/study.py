"""A study in the terminal: a progress bar, then a table for each number of players."""

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Rows

from vesuvius.contract import Json
from vesuvius.studies import Figure, Report, play, report
from vesuvius.terminal.arena import RATE_PERIOD

BEYOND_NOISE = 3.0
"""Differences beyond this many standard errors are marked."""


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
    """Play and report each number of players in turn, with a progress bar."""
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    for players in tables:
        quiet = not console.is_terminal
        with Progress(
            *columns, console=console, transient=True, disable=quiet, speed_estimate_period=RATE_PERIOD
        ) as progress:
            series = play(name, who, players, games, seed, processes, **options)
            played = list(progress.track(series, total=games, description=f"{name}: {players} players"))
        yield report(name, players, played, **options)


def table_of(found: Report) -> Rows:
    """The measured figures beside the earlier ones, if there are any."""
    title = f"{found.game}, {found.players} players, {found.games} games"
    if found.truncated:
        title += f", {found.truncated} of them truncated and not measured"
    table = Rows(title=title, title_justify="left", box=None, header_style="bold")
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
        table.add_row(f"correlation with winning: {name}", f"{value:+.2f}")
    return table


def difference(figure: Figure) -> str:
    """The difference to the earlier figure, starred where it exceeds the noise of both."""
    if figure.expected is None or figure.error is None:
        return ""
    apart = figure.mean - figure.expected
    beyond = abs(apart) > BEYOND_NOISE * 2**0.5 * figure.error + _rounding(figure.expected)
    return f"{apart:+.2f}{'*' if beyond else ' '}"


def _error(figure: Figure, times: float = 1.0) -> str:
    return "–" if figure.error is None else f"{times * figure.error:.2f}"


def _rounding(expected: float) -> float:
    """The rounding error of an earlier figure: half of its last digit."""
    return 0.5 if float(expected).is_integer() else 0.05
