"""A review in the terminal: a progress bar, a table of the seats, the win chances as sparklines, and the moments."""

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Rows

from vesuvius.contract import CHANCE
from vesuvius.journal import Journal
from vesuvius.review import Review, Task
from vesuvius.review.sentences import LEDGER, ledger_row, moment, remarks, summary

BARS = "▁▂▃▄▅▆▇█"

WIDTH = 60
"""The most characters of a sparkline."""


def follow(todo: Sequence[Task], console: Console) -> Iterable[Task]:
    """Yield the tasks of a review, with a progress bar."""
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield from progress.track(todo, description="review")


def show(journal: Journal, review: Review, console: Console) -> None:
    """Print a review."""
    console.print(summary(journal, review), markup=False)
    console.print(_seats(review), "", _ledger(review), "")
    console.print("Win chance after each of a seat's own decisions", style="bold")
    width = max(len(seat.name) for seat in review.seats)
    for number, seat in enumerate(review.seats):
        line = sparkline(
            [one.judgement.chances[number] for one in review.moves if one.judgement and one.actor == number]
        )
        console.print(f"{seat.name:<{width}} {line} {seat.result:.0%}", markup=False)
    console.print("\nThe moments that mattered", style="bold")
    for one in review.moves:
        if one.number in review.moments:
            style = "dim" if one.actor == CHANCE else ""
            console.print(moment(one, journal.game, journal.players), style=style, markup=False)
    console.print(f"\n{remarks(len(review.seats))}", style="dim", markup=False)


def sparkline(chances: Sequence[float]) -> str:
    """The chances as bars of eight heights, at most WIDTH of them: each stands for the mean of its share."""
    many = min(WIDTH, len(chances))
    bars = []
    for at in range(many):
        share = chances[at * len(chances) // many : (at + 1) * len(chances) // many]
        bars.append(BARS[min(len(BARS) - 1, int(len(BARS) * sum(share) / len(share)))])
    return "".join(bars)


def _seats(review: Review) -> Rows:
    rows = Rows(title="Accuracy and labels", title_justify="left", box=None, header_style="bold")
    labels = list(review.seats[0].labels)
    for column in ("", "accuracy", *labels, "only move"):
        rows.add_column(column, justify="right" if column else "left")
    for seat in review.seats:
        accuracy = "–" if seat.accuracy is None else f"{seat.accuracy:.1f}"
        rows.add_row(seat.name, accuracy, *(str(seat.labels[label]) for label in labels), str(seat.only))
    return rows


def _ledger(review: Review) -> Rows:
    rows = Rows(title="Luck and play, in points of win chance", title_justify="left", box=None, header_style="bold")
    for column in ("", *LEDGER):
        rows.add_column(column, justify="right" if column else "left")
    for seat in review.seats:
        rows.add_row(*ledger_row(seat))
    return rows
