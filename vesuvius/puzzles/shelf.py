"""The puzzles that ship, by game and id."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from vesuvius.contract import AnyMove, AnyState, AnyView, Illegal, Json, Position, Seat
from vesuvius.games import folder, game, games, twin

FILE = "puzzles.jsonl"
"""The file of a game's puzzles, in its package."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which the seat to move has one clearly best move."""

    id: str
    game: str
    seat: Seat
    position: Position
    best: tuple[str, ...]
    """The moves that count as right: the best first, then those as good as it within the error."""
    lead: float
    """By how much, as a win chance, the best move is better than every wrong one."""
    error: float
    """The standard error of the lead."""
    mistake: str
    """The wrong move that the citizen makes."""
    loss: float
    """What that gives away."""
    themes: tuple[str, ...]
    """The most telling first."""
    difficulty: int
    """1 to 3: a bot finds it that does not search; one that searches quickly; neither."""
    found: tuple[str, ...]
    """The bots that find a right move."""

    @property
    def state(self) -> AnyState:
        return game(self.game).load(self.position)

    @property
    def view(self) -> AnyView:
        """What the seat may know: all that a solver sees."""
        return game(self.game).view(self.state, self.seat)

    @property
    def legal(self) -> list[AnyMove]:
        """The moves to choose from: those that a search can judge."""
        return judged(self.game, game(self.game).legal(self.state, self.seat))

    def as_json(self) -> dict[str, Json]:
        """A line of the file."""
        return {
            "id": self.id,
            "seat": self.seat,
            "best": list(self.best),
            "lead": round(self.lead, 3),
            "error": round(self.error, 4),
            "mistake": self.mistake,
            "loss": round(self.loss, 3),
            "themes": list(self.themes),
            "difficulty": self.difficulty,
            "found": list(self.found),
            "position": self.position,
        }

    @classmethod
    def read(cls, name: str, line: Mapping[str, Json]) -> "Puzzle":
        """The puzzle of a line."""
        lists = {key: tuple(line[key]) for key in ("best", "themes", "found")}
        return cls(**{**line, **lists, "game": name})


def judged(name: str, legal: Iterable[AnyMove]) -> list[AnyMove]:
    """The moves that have a code in the twin: all but offers to trade at a price of one's choice."""
    module, found = twin(name), []
    for move in legal:
        try:
            module.encode(move)
        except Illegal:
            continue
        found.append(move)
    return found


@cache
def puzzles(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in the order of their file; none if it has none."""
    file = folder(name).joinpath(FILE)
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    return tuple(Puzzle.read(name, json.loads(line)) for line in lines)


def puzzle(name: str, key: str) -> Puzzle | None:
    """The puzzle of a game with that id, if there is one."""
    return next((one for one in puzzles(name) if one.id == key), None)


def streak(days: Mapping[int, bool], today: int) -> int:
    """On how many days in a row the puzzle of the day was solved, up to today, or to yesterday if today's has not been
    answered. ``days`` has the answers: whether they were right."""
    day = today if today in days else today - 1
    length = 0
    while days.get(day - length):
        length += 1
    return length


def daily(day: int) -> Puzzle | None:
    """The puzzle of a day, counted from any date: the games take turns. None if no game has puzzles."""
    named = [name for name in games() if puzzles(name)]
    if not named:
        return None
    shelf = puzzles(named[day % len(named)])
    return shelf[day // len(named) % len(shelf)]
