"""The arena in the terminal: standings and a bar while the games are played, tables when they are over."""

from time import monotonic

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from vesuvius.arena.run import Run
from vesuvius.arena.standings import Standings

OFTEN = 0.5
"""Seconds between two looks at the standings."""

SELDOM = 60.0
"""Seconds between two lines for whoever reads them later."""

LOOK_BACK = 3600.0
"""Seconds to look back on for the rate: games of an oracle are minutes apart."""

TOLD = 10
"""Forfeits told one by one."""


class Rate(ProgressColumn):
    """Games a second, or a minute where they are slow."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        return Text(f"{speed:.1f} games/s" if speed >= 1 else f"{60 * speed:.1f} games/min", style="dim")


def follow(run: Run, console: Console) -> None:
    """Play all games; on a terminal, show how it goes, else say so now and then."""
    if not console.is_terminal:
        said = monotonic()
        for _ in run.results():
            if monotonic() - said > SELDOM:
                said = monotonic()
                console.print(f"{len(run.standings.results)} of {run.games} games are played.")
        return
    progress = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeRemainingColumn(),
        console=console,
        speed_estimate_period=LOOK_BACK,
    )
    task = progress.add_task("games", total=run.games, completed=len(run.standings.results))
    with Live(progress, console=console, refresh_per_second=4, transient=True) as live:
        shown = 0.0
        for _ in run.results():
            progress.advance(task)
            if monotonic() - shown > OFTEN:
                live.update(Group(table_of(run.standings), "", progress))
                shown = monotonic()


def table_of(standings: Standings) -> Table:
    """A line for each bot."""
    table = Table(box=None, header_style="bold", pad_edge=False)
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


def cross_of(standings: Standings) -> Table:
    """How often the bot at the left came in before the one above."""
    table = Table("", box=None, header_style="bold", pad_edge=False)
    cross = standings.cross()
    for name in cross:
        table.add_column(Text(name), justify="right")
    for name, row in cross.items():
        table.add_row(Text(name), *(f"{100 * row[other]:.1f} %" if other in row else "" for other in cross))
    return table


def show(standings: Standings, console: Console) -> None:
    """How it ended, or how it stands."""
    if not standings.results:
        return
    console.print(table_of(standings))
    if len(standings.bots) > 2:
        console.print("", cross_of(standings))
    count = len(standings.results)
    console.print(f"{count} {'game' if count == 1 else 'games'}, seed {standings.plan.seed}.", style="dim")
    if standings.cut_off:
        console.print(f"{standings.cut_off} games were cut off for their length and are not counted.", style="yellow")
    ordered = sorted(standings.results, key=lambda result: result.number)
    lost = [(result, result.forfeit) for result in ordered if result.forfeit]
    for result, forfeit in lost[:TOLD]:
        words = f"Game {result.number}: {result.seats[forfeit.seat]} {forfeit.reason}"
        console.print(words, style="yellow", markup=False)
    if len(lost) > TOLD:
        console.print(f"… and {len(lost) - TOLD} more forfeits; a report (--report) tells all.", style="yellow")


def _any_forfeit(standings: Standings) -> bool:
    return any(tally.forfeits for tally in standings.bots.values())
