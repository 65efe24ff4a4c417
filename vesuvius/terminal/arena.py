"""The arena in the terminal: live standings with a progress bar, and tables at the end."""

from time import monotonic

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.table import Table as Rows
from rich.text import Text

from vesuvius.arena.run import Run
from vesuvius.arena.standings import Standings

REFRESH = 0.5
"""Seconds between two updates of the live standings."""

LOG_EVERY = 60.0
"""Seconds between two progress lines where there is no terminal."""

RATE_PERIOD = 3600.0
"""Seconds over which the rate is estimated: games of an oracle are minutes apart."""

LISTED = 10
"""Forfeits listed one by one."""


class Rate(ProgressColumn):
    """Games per second, or per minute where they are slow."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        return Text(f"{speed:.1f} games/s" if speed >= 1 else f"{60 * speed:.1f} games/min", style="dim")


def follow(run: Run, console: Console) -> None:
    """Play all games, with live standings on a terminal or a progress line now and then elsewhere."""
    if not console.is_terminal:
        reported = monotonic()
        for _ in run.results():
            if monotonic() - reported > LOG_EVERY:
                reported = monotonic()
                console.print(f"{len(run.standings.results)} of {run.games} games have been played.")
        return
    progress = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeRemainingColumn(),
        console=console,
        speed_estimate_period=RATE_PERIOD,
    )
    task = progress.add_task("games", total=run.games, completed=len(run.standings.results))
    with Live(progress, console=console, refresh_per_second=4, transient=True) as live:
        shown = 0.0
        for _ in run.results():
            progress.advance(task)
            if monotonic() - shown > REFRESH:
                live.update(Group(table_of(run.standings), "", progress))
                shown = monotonic()


def table_of(standings: Standings) -> Rows:
    """The standings, one row per bot."""
    table = Rows(box=None, header_style="bold", pad_edge=False)
    table.add_column("bot", overflow="fold", min_width=12)
    for name in ("won", "95 %", "Elo", "points", "ms/move", *(["forfeits"] if _any_forfeit(standings) else [])):
        table.add_column(name, justify="right", no_wrap=True)
    rated = standings.ratings()
    for name, tally in standings.bots.items():
        low, high = tally.ci95 or (0.0, 1.0)
        elo = rated[name]
        cells = [
            "–" if tally.score is None else f"{100 * tally.score:.1f} %",
            f"{100 * low:.1f}–{100 * high:.1f}",
            f"{round(elo.elo):+} ± {(elo.high - elo.low) / 2:.0f}",
            "–" if tally.mean_score is None else f"{tally.mean_score:.2f}",
            "–" if tally.seconds_per_move is None else f"{1000 * tally.seconds_per_move:.1f}",
        ]
        table.add_row(Text(name), *cells, *([str(tally.forfeits)] if _any_forfeit(standings) else []))
    return table


def cross_of(standings: Standings) -> Rows:
    """How often the bot in the row finished before the bot in the column."""
    table = Rows("", box=None, header_style="bold", pad_edge=False)
    cross = standings.cross()
    for name in cross:
        table.add_column(Text(name), justify="right")
    for name, row in cross.items():
        table.add_row(Text(name), *(f"{100 * row[other]:.1f} %" if other in row else "" for other in cross))
    return table


def show(standings: Standings, console: Console) -> None:
    """Print the standings, final or so far."""
    if not standings.results:
        return
    console.print(table_of(standings))
    if len(standings.bots) > 2:
        console.print("", cross_of(standings))
    count = len(standings.results)
    console.print(f"{count} {'game' if count == 1 else 'games'}, seed {standings.plan.seed}.", style="dim")
    for name, tally in standings.bots.items():
        if (one := tally.adjusted) is not None:
            console.print(
                f"{name}: {100 * one.score:.1f} % ({100 * one.low:.1f}–{100 * one.high:.1f}) with luck taken out; "
                f"a game counts for {one.worth:.1f} plain ones.",
                markup=False,
            )
    if standings.truncated:
        console.print(
            f"{standings.truncated} games were truncated at the move limit and are not counted.", style="yellow"
        )
    ordered = sorted(standings.results, key=lambda result: result.number)
    lost = [(result, result.forfeit) for result in ordered if result.forfeit]
    for result, forfeit in lost[:LISTED]:
        words = f"Game {result.number}: {result.seats[forfeit.seat]} {forfeit.reason}"
        console.print(words, style="yellow", markup=False)
    if len(lost) > LISTED:
        console.print(f"… and {len(lost) - LISTED} more forfeits; a report (--report) lists them all.", style="yellow")


def _any_forfeit(standings: Standings) -> bool:
    return any(tally.forfeits for tally in standings.bots.values())
