"""A whole game as text: headers, a blank line, one numbered line per move. It replays with no seed.

    Game: downfall
    Players: red, black
    Date: 2026-11-15
    Result: red 6, black 4 (saved)

    1. - deal 3
    2. - deal 11
    ...
    9. red play 3 C3

``Players`` names the seats in order; ``-`` is chance. ``Options`` (JSON, what differs from the default), ``Date`` and
``Result`` may be left out; any other header is kept as it is. A journal holds hidden draws: it is for finished games.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any, NoReturn

from vesuvius.contract import CHANCE, Actor, AnyGame, Illegal, Json, Step
from vesuvius.frozen import FrozenDict
from vesuvius.games import SHELF, game

UNFINISHED = "unfinished"
_MOVE = re.compile(r"([1-9]\d*)\. (\S+) (.+)")
_HEADER = re.compile(r"([A-Z][A-Za-z ]*): (\S.*)")


class Malformed(ValueError):
    """A journal that cannot be read: the number of its line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line


@dataclass(frozen=True)
class Journal:
    """A game as it was played: which game, who sat where, every move of seats and chance."""

    game: str
    players: tuple[str, ...]
    moves: tuple[tuple[Actor, Any], ...]
    options: Mapping[str, Json] = field(default_factory=lambda: FrozenDict[str, Json]())
    headers: Mapping[str, str] = field(default_factory=lambda: FrozenDict[str, str]())


@dataclass(frozen=True, slots=True)
class Frame:
    """One moment of a replay: the move made, and the step it made."""

    number: int
    seat: Actor
    move: Any
    step: Step[Any]


def record(name: str, state: Any, moves: Iterable[tuple[Actor, Any]], **headers: str) -> Journal:
    """The journal of a game that was played up to this state; other headers by name, such as Date."""
    rules = game(name)
    options: dict[str, Json] = rules.dump(state)["options"]
    return Journal(
        game=name,
        players=rules.names(state),
        moves=tuple(moves),
        options=FrozenDict(options),
        headers=FrozenDict({**headers, "Result": result(rules, state)}),
    )


def result(rules: AnyGame, state: Any) -> str:
    """How a game ended, seat by seat: "red 6, black 4 (saved)"."""
    outcome = rules.outcome(state)
    if outcome is None:
        return UNFINISHED
    scores = ", ".join(f"{name} {score}" for name, score in zip(rules.names(state), outcome.scores, strict=True))
    return f"{scores} ({outcome.reason})"


def write(journal: Journal) -> str:
    """The journal as text; ``read(write(journal)) == journal``."""
    lines = [f"Game: {journal.game}", f"Players: {', '.join(journal.players)}"]
    if journal.options:
        lines.append(f"Options: {json.dumps(dict(journal.options))}")
    lines += [f"{name}: {value}" for name, value in journal.headers.items()]
    lines.append("")
    for number, (seat, move) in enumerate(journal.moves, start=1):
        lines.append(f"{number}. {journal.players[seat] if isinstance(seat, int) else '-'} {move}")
    return "\n".join(lines) + "\n"


def replay(journal: Journal) -> Iterator[Frame]:
    """Play a journal again, move by move; Illegal where a move is refused."""
    rules = game(journal.game)
    state = rules.start(len(journal.players), **journal.options)
    for number, (seat, move) in enumerate(journal.moves, start=1):
        step = rules.play(state, seat, move)
        yield Frame(number, seat, move, step)
        state = step.state


def read(text: str) -> Journal:
    """A journal from its text, played through: Malformed names the line that is wrong and the reason."""
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    headers = _headers(lines)
    first = len(headers) + 2
    name = _required(headers, "Game")
    if name not in SHELF:
        _refuse(lines, "Game", f"no game {name!r} on the shelf; there are: {', '.join(SHELF)}")
    players = tuple(_required(headers, "Players").split(", "))
    if len(set(players)) < len(players):
        _refuse(lines, "Players", "two seats have the same name")
    journal = Journal(
        game=name,
        players=players,
        moves=(),
        options=_options(lines, headers.get("Options", "{}")),
        headers=FrozenDict({key: value for key, value in headers.items() if key not in ("Game", "Players", "Options")}),
    )
    _check_date(lines, headers)
    return _played(journal, lines, first)


def _headers(lines: list[str]) -> dict[str, str]:
    headers: dict[str, str] = {}
    for number, line in enumerate(lines, start=1):
        if not line:
            return headers
        match = _HEADER.fullmatch(line)
        if match is None:
            raise Malformed(number, f"a header such as 'Game: downfall' or a blank line is needed, not {line!r}")
        if match[1] in headers:
            raise Malformed(number, f"the header {match[1]} is there twice")
        headers[match[1]] = match[2]
    raise Malformed(len(lines), "a blank line is needed after the headers")


def _required(headers: Mapping[str, str], name: str) -> str:
    if name not in headers:
        raise Malformed(1, f"the header {name} is missing")
    return headers[name]


def _refuse(lines: list[str], header: str, reason: str) -> NoReturn:
    raise Malformed(next(i for i, line in enumerate(lines, start=1) if line.startswith(f"{header}: ")), reason)


def _options(lines: list[str], text: str) -> FrozenDict[str, Json]:
    try:
        options = json.loads(text)
    except ValueError:
        options = None
    if not isinstance(options, dict):
        _refuse(lines, "Options", f"a JSON object is needed, not {text!r}")
    return FrozenDict(options)


def _check_date(lines: list[str], headers: Mapping[str, str]) -> None:
    if "Date" in headers:
        try:
            date.fromisoformat(headers["Date"])
        except ValueError:
            _refuse(lines, "Date", f"a date such as 2026-08-24 is needed, not {headers['Date']!r}")


def _played(journal: Journal, lines: list[str], first: int) -> Journal:
    """The journal with its moves, each judged as it is read."""
    rules = game(journal.game)
    try:
        state = rules.start(len(journal.players), **journal.options)
    except (ValueError, TypeError) as error:
        _refuse(lines, "Options" if str(error).startswith("options") else "Players", str(error))
    seats: dict[str, Actor] = {"-": CHANCE, **{name: seat for seat, name in enumerate(journal.players)}}
    moves: list[tuple[Actor, Any]] = []
    for at, line in enumerate(lines[first - 1 :], start=first):
        match = _MOVE.fullmatch(line)
        if match is None:
            raise Malformed(at, f"a move such as '{len(moves) + 1}. - deal 3' is needed, not {line!r}")
        if int(match[1]) != len(moves) + 1:
            raise Malformed(at, f"move {len(moves) + 1} is next, not {match[1]}")
        if match[2] not in seats:
            raise Malformed(at, f"no seat is called {match[2]!r}, only {', '.join(journal.players)}, and - for chance")
        try:
            move = rules.parse(match[3])
            state = rules.play(state, seats[match[2]], move).state
        except Illegal as error:
            raise Malformed(at, str(error)) from None
        moves.append((seats[match[2]], move))
    if rules.names(state) != journal.players:
        _refuse(lines, "Players", f"the seats are {', '.join(rules.names(state))}, not {', '.join(journal.players)}")
    if journal.headers.get("Result", result(rules, state)) != result(rules, state):
        _refuse(lines, "Result", f"the game comes to {result(rules, state)!r}, not {journal.headers['Result']!r}")
    return Journal(journal.game, journal.players, tuple(moves), journal.options, journal.headers)
