"""Bots at play: one game told move by move, or many counted."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from vesuvius.arena.standings import interval
from vesuvius.contract import Json
from vesuvius.games import game as rules_of
from vesuvius.journal import Journal, record, replay
from vesuvius.match import Played, play_named, shares
from vesuvius.terminal.face import face, said


def seated(names: Sequence[str], number: int) -> list[str]:
    """Who sits where in a game of a series: seats are taken in turn."""
    shift = number % len(names)
    return [*names[shift:], *names[:shift]]


def play_one(game: str, names: Sequence[str], seed: int, number: int = 0, **options: Json) -> Played:
    """A game of a series; the same seed and number make the same game."""
    return play_named(game, seated(names, number), f"{seed}/{number}", **options)


def narrate(journal: Journal, console: Console, *, boards: bool = False) -> None:
    """Tell a game as it happened, every card open; with the board at each turn if wanted."""
    looks, rules = face(journal.game), rules_of(journal.game)
    for words in said(journal.game, "NOTE"):
        console.print(words, style="dim")
    on_turn: Json = None
    for frame in replay(journal):
        events = [event for event in frame.step.events if event["type"] not in ("dealt", "drew")]
        for event in events:
            line = looks.sentence(event, journal.players)
            if event["type"] == "got":
                line = f"{journal.players[event['seat']].capitalize()} draws {event['card']}."
            if line:
                console.print(_numbered(frame.number, line))
        if boards and isinstance(rules.turn(frame.step.state), int):
            before, on_turn = on_turn, rules.dump(frame.step.state)["turn"]
            if on_turn != before:
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
    won: list[float] = field(default_factory=list)
    """Its part of each victory."""
    points: int = 0
    tally: dict[str, int] = field(default_factory=dict)

    def share(self) -> str:
        """Won games with a 95 % interval."""
        if not self.won:
            return "no game ended"
        low, high = interval([(won, 1) for won in self.won], 1)
        return f"{100 * fmean(self.won):.1f} % ({100 * low:.0f} to {100 * high:.0f})"


def series(game: str, names: Sequence[str], games: int, seed: int, console: Console, **options: Json) -> list[Score]:
    """Many games with seats taken in turn; ties are shared, and a game cut off is said and not counted."""
    rules, looks = rules_of(game), face(game)
    scores = [Score(name) for name in names]
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        for number in progress.track(range(games), description=f"{game}: {', '.join(names)}"):
            played = play_one(game, names, seed, number, **options)
            if played.outcome is None:
                console.print(f"Game {number + 1} was cut off after {len(played.moves)} moves.", style="yellow")
                continue
            tally = looks.tally(rules.dump(played.state))
            for seat, won in enumerate(shares(played.outcome.places)):
                score = scores[(seat + number) % len(names)]
                score.won.append(won)
                score.points += played.outcome.scores[seat]
                for what, counts in tally.items():
                    score.tally[what] = score.tally.get(what, 0) + counts[seat]
    return scores


def table_of(scores: Sequence[Score]) -> Table:
    """A series as a table: a line for each bot."""
    table = Table("bot", "won", "score", *scores[0].tally, box=None, header_style="bold")
    for score in scores:
        means = [f"{total / max(1, len(score.won)):.2f}" for total in (score.points, *score.tally.values())]
        table.add_row(score.name, score.share(), *means)
    return table


def journal_of(game: str, played: Played, names: Sequence[str], **headers: str) -> Journal:
    """The journal of a watched game, with the bots in their seats."""
    return record(game, played.state, played.moves, **headers, Bots=", ".join(names))
