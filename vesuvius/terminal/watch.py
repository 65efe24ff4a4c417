"""Bots at play: one game told move by move, or many counted."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from vesuvius.bots import bot
from vesuvius.game import Json
from vesuvius.games import game as rules_of
from vesuvius.journal import Journal, record, replay
from vesuvius.match import Played, play_out
from vesuvius.terminal.face import face


def seated(names: Sequence[str], number: int) -> list[str]:
    """Who sits where in a game of a series: seats are taken in turn."""
    shift = number % len(names)
    return [*names[shift:], *names[:shift]]


def play_one(game: str, names: Sequence[str], seed: int, number: int = 0, **options: Json) -> Played:
    """A game of a series; the same seed and number make the same game."""
    players = [bot(name, game, f"{seed}/{number}/{seat}") for seat, name in enumerate(seated(names, number))]
    return play_out(game, players, Random(f"{seed}/{number}"), **options)


def narrate(journal: Journal, console: Console, *, boards: bool = False) -> None:
    """Tell a game as it happened, every card open; with the board at each turn if wanted."""
    looks = face(journal.game)
    for frame in replay(journal):
        events = [event for event in frame.step.events if event["type"] not in ("dealt", "drew")]
        for event in events:
            line = looks.sentence(event, journal.players)
            if event["type"] == "got":
                line = f"{journal.players[event['seat']].capitalize()} draws {event['card']}."
            if line:
                console.print(_numbered(frame.number, line))
        if boards and any(event["type"] == "turn" for event in events):
            show(journal, frame.step.state, console)


def _numbered(number: int, line: str) -> Table:
    """A line of the story behind the number of its move, as narrow as it needs to be."""
    table = Table.grid()
    table.add_column(width=6)
    table.add_column()
    table.add_row(f"{number:>4}", Text(line))
    return table


def show(journal: Journal, state: object, console: Console) -> None:
    """The board as a spectator sees it."""
    console.print(face(journal.game).board(rules_of(journal.game).view(state, None), []))


@dataclass
class Score:
    """How a bot did over many games."""

    name: str
    games: int = 0
    won: float = 0.0
    points: int = 0
    tally: dict[str, int] = field(default_factory=dict)

    def share(self) -> str:
        """Won games with the half-width of a 95 % interval."""
        rate = self.won / self.games
        return f"{100 * rate:.1f} % ± {196 * sqrt(rate * (1 - rate) / self.games):.1f}"


def series(game: str, names: Sequence[str], games: int, seed: int, console: Console, **options: Json) -> list[Score]:
    """Many games with seats taken in turn; ties are shared."""
    rules, looks = rules_of(game), face(game)
    scores = [Score(name) for name in names]
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        for number in progress.track(range(games), description=f"{game}: {', '.join(names)}"):
            played = play_one(game, names, seed, number, **options)
            tally = looks.tally(rules.dump(played.state))
            for seat, place in enumerate(played.outcome.places):
                score = scores[(seat + number) % len(names)]
                score.games += 1
                score.won += (place == 1) / max(1, played.outcome.places.count(1))
                score.points += played.outcome.scores[seat]
                for what, counts in tally.items():
                    score.tally[what] = score.tally.get(what, 0) + counts[seat]
    return scores


def table_of(scores: Sequence[Score]) -> Table:
    """A series as a table: a line for each bot."""
    table = Table("bot", "won", "score", *scores[0].tally, box=None, header_style="bold")
    for score in scores:
        means = [f"{total / score.games:.2f}" for total in (score.points, *score.tally.values())]
        table.add_row(score.name, score.share(), *means)
    return table


def journal_of(game: str, played: Played, names: Sequence[str], **headers: str) -> Journal:
    """The journal of a watched game, with the bots in their seats."""
    return record(game, played.state, played.moves, **headers, Bots=", ".join(names))
