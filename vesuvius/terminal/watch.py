"""Games between bots: one narrated move by move, or statistics of many."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Rows
from rich.text import Text

from vesuvius.contract import Actor, Json
from vesuvius.games import game as rules_of
from vesuvius.intervals import interval
from vesuvius.journal import Journal, record, replay
from vesuvius.match import Played, play_named, shares
from vesuvius.terminal.face import face, narrated, texts


def seated(names: Sequence[str], number: int) -> list[str]:
    """The bot in each seat in one game of a series: seats rotate."""
    shift = number % len(names)
    return [*names[shift:], *names[:shift]]


def play_one(game: str, names: Sequence[str], seed: int, number: int = 0, **options: Json) -> Played:
    """A game of a series; the same seed and number make the same game."""
    return play_named(game, seated(names, number), f"{seed}/{number}", **options)


def narrate(journal: Journal, console: Console, *, boards: bool = False) -> None:
    """Print a game move by move with all cards open; ``boards`` adds the board at each turn."""
    rules = journal.rules
    for words in texts(journal.game, "NOTE"):
        console.print(words, style="dim")
    shown: Actor | None = None
    for frame in replay(journal):
        for event in frame.step.events:
            line = narrated(journal.game, event, journal.players)
            if line:
                console.print(_numbered(frame.number, line))
        to_move = rules.turn(frame.step.state)
        if boards and isinstance(to_move, int) and to_move != shown:
            show(journal, frame.step.state, console)
            shown = to_move


def _numbered(number: int, line: str) -> Rows:
    """A line of the story, indented behind its move number."""
    table = Rows.grid()
    table.add_column(width=6)
    table.add_column()
    table.add_row(f"{number:>4}", Text(line))
    return table


def show(journal: Journal, state: object, console: Console) -> None:
    """The board as a spectator sees it."""
    console.print(face(journal.game).board(journal.rules.view(state, None), []))


@dataclass
class Score:
    """The results of one bot over many games."""

    name: str
    won: list[float] = field(default_factory=list)
    """Its share of each win."""
    points: int = 0
    tally: dict[str, int] = field(default_factory=dict)

    def share(self) -> str:
        """The share of games won, with a 95 % interval."""
        if not self.won:
            return "no game ended"
        low, high = interval([(won, 1) for won in self.won], 1)
        return f"{100 * fmean(self.won):.1f} % ({100 * low:.0f} to {100 * high:.0f})"


def series(game: str, names: Sequence[str], games: int, seed: int, console: Console, **options: Json) -> list[Score]:
    """Play many games with rotating seats. Ties are shared; truncated games are reported and not counted."""
    rules, looks = rules_of(game), face(game)
    scores = [Score(name) for name in names]
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        for number in progress.track(range(games), description=f"{game}: {', '.join(names)}"):
            played = play_one(game, names, seed, number, **options)
            if played.outcome is None:
                console.print(f"Game {number + 1} was truncated after {len(played.moves)} moves.", style="yellow")
                continue
            tally = looks.tally(rules.dump(played.state))
            for seat, won in enumerate(shares(played.outcome.places)):
                score = scores[(seat + number) % len(names)]
                score.won.append(won)
                score.points += played.outcome.scores[seat]
                for what, counts in tally.items():
                    score.tally[what] = score.tally.get(what, 0) + counts[seat]
    return scores


def table_of(scores: Sequence[Score]) -> Rows:
    """The results of a series, one row per bot."""
    table = Rows("bot", "won", "score", *scores[0].tally, box=None, header_style="bold")
    for score in scores:
        means = [f"{total / max(1, len(score.won)):.2f}" for total in (score.points, *score.tally.values())]
        table.add_row(score.name, score.share(), *means)
    return table


def journal_of(game: str, played: Played, names: Sequence[str], **headers: str) -> Journal:
    """The journal of a game, with the bots as a header."""
    return record(game, played.state, played.moves, **headers, Bots=", ".join(names))
