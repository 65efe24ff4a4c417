"""A whole game as text: headers, a blank line, one numbered line per move. It replays with no seed.

    Game: NAME
    Players: red, black
    Rules: 2
    Date: 2026-11-15
    Result: red 6, black 4 (saved)

    1. - deal 3
    2. - deal 11
    ...
    9. red play 3 C3

``Players`` names the seats in order; ``-`` is chance. ``Rules``, the version of the rules, is left out when it is 1.
``Options`` (JSON; only what differs from the defaults), ``Date`` and ``Result`` are optional. A game that was played on
from a moment of another one has that ``Position`` (JSON) as its beginning, and ``Origin`` names the moment. All other
headers are kept as they are: ``Bots`` and ``People`` say who sat in the seats, and the arena adds ``Seed`` (of the run,
and the round) and ``Forfeit`` (who lost by it, and why). A journal contains hidden draws, so only journals of finished
games are given out.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import NoReturn

from vesuvius.contract import CHANCE, Actor, AnyGame, AnyMove, AnyState, Illegal, Json, Position, Step
from vesuvius.contract import replay as play_moves
from vesuvius.frozen import FrozenDict
from vesuvius.games import game, games, spec

UNFINISHED = "unfinished"

READ = ("Game", "Players", "Rules", "Options", "Position")
"""The headers that are fields of a journal; the others are kept as text."""

QUOTED = 80
"""The most characters that a refusal quotes from a journal."""

SENTENCE = 240
"""The most characters of a reason that the rules give."""

_MOVE = re.compile(r"([1-9]\d{0,8})\. (\S+) (.{1,400})")
_HEADER = re.compile(r"([A-Z][A-Za-z ]*): (\S.*)")


class Malformed(ValueError):
    """A journal that cannot be read; the message has the number of the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line


@dataclass(frozen=True)
class Journal:
    """A game as it was played: its name, its players, and every move of seats and chance."""

    game: str
    players: tuple[str, ...]
    moves: tuple[tuple[Actor, AnyMove], ...]
    options: Mapping[str, Json] = field(default_factory=lambda: FrozenDict[str, Json]())
    headers: Mapping[str, str] = field(default_factory=lambda: FrozenDict[str, str]())
    version: int = 1
    """The version of the rules."""
    position: Position | None = None
    """Where a game begins that was played on from a moment of another one."""

    @property
    def rules(self) -> AnyGame:
        """The rules that the game was played by."""
        return game(self.game, self.version)

    @property
    def start(self) -> AnyState:
        """The state before the first move."""
        if self.position is not None:
            return self.rules.load(self.position)
        return self.rules.start(len(self.players), **self.options)

    def state_after(self, number: int) -> AnyState:
        """The state after that many moves."""
        state = self.start
        for moment in play_moves(self.rules, state, self.moves[:number]):
            state = moment.step.state
        return state


@dataclass(frozen=True, slots=True)
class Frame:
    """One move of a replay, with its number and the step it made."""

    number: int
    seat: Actor
    move: AnyMove
    step: Step[AnyState]


def record(
    name: str,
    state: AnyState,
    moves: Iterable[tuple[Actor, AnyMove]],
    version: int | None = None,
    position: Position | None = None,
    /,
    **headers: str,
) -> Journal:
    """The journal of a game played up to this state, by default by the current rules and from the beginning. Further
    headers, such as Date, are given by name."""
    rules = game(name, version)
    known = rules.about()["options"]
    options = {name: value for name, value in rules.dump(state)["options"].items() if value != known[name]["default"]}
    return Journal(
        game=name,
        players=rules.names(state),
        moves=tuple(moves),
        options=FrozenDict(options),
        headers=FrozenDict({**headers, "Result": result(rules, state)}),
        version=spec(name).version if version is None else version,
        position=position,
    )


def result(rules: AnyGame, state: AnyState) -> str:
    """How a game ended, seat by seat: "red 6, black 4 (saved)"."""
    outcome = rules.outcome(state)
    if outcome is None:
        return UNFINISHED
    scores = ", ".join(f"{name} {score}" for name, score in zip(rules.names(state), outcome.scores, strict=True))
    return f"{scores} ({outcome.reason})"


def write(journal: Journal) -> str:
    """The journal as text; ``read(write(journal)) == journal``."""
    lines = [f"Game: {journal.game}", f"Players: {', '.join(journal.players)}"]
    if journal.version != 1:
        lines.append(f"Rules: {journal.version}")
    if journal.options:
        lines.append(f"Options: {json.dumps(dict(journal.options))}")
    if journal.position is not None:
        lines.append(f"Position: {json.dumps(journal.position)}")
    lines += [f"{name}: {value}" for name, value in journal.headers.items()]
    lines.append("")
    for number, (seat, move) in enumerate(journal.moves, start=1):
        lines.append(f"{number}. {journal.players[seat] if isinstance(seat, int) else '-'} {move}")
    return "\n".join(lines) + "\n"


def replay(journal: Journal) -> Iterator[Frame]:
    """Replay a journal move by move; Illegal where a move is refused."""
    moments = play_moves(journal.rules, journal.start, journal.moves)
    for number, moment in enumerate(moments, start=1):
        yield Frame(number, moment.actor, moment.move, moment.step)


def read(text: str) -> Journal:
    """Parse a journal and play it through; Malformed names the line that is wrong and the reason."""
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    headers = _headers(lines)
    first = len(headers) + 2
    name = _required(headers, "Game")
    if name not in games():
        _refuse(lines, "Game", f"no game {_quote(name)} on the shelf; there are: {', '.join(games())}")
    version = _version(lines, name, headers)
    players = tuple(_required(headers, "Players").split(", "))
    if len(set(players)) < len(players):
        _refuse(lines, "Players", "two seats have the same name")
    journal = Journal(
        game=name,
        players=players,
        moves=(),
        options=_options(lines, headers.get("Options", "{}")),
        headers=FrozenDict({key: value for key, value in headers.items() if key not in READ}),
        version=version,
        position=_position(lines, headers["Position"]) if "Position" in headers else None,
    )
    _check_date(lines, headers)
    return _played(journal, lines, first)


def _cut(text: str, most: int = QUOTED) -> str:
    """The beginning of a text that a refusal quotes."""
    return text if len(text) <= most else f"{text[:most]}…"


def _quote(text: str) -> str:
    return repr(_cut(text))


def _headers(lines: list[str]) -> dict[str, str]:
    headers: dict[str, str] = {}
    for number, line in enumerate(lines, start=1):
        if not line:
            return headers
        match = _HEADER.fullmatch(line)
        if match is None:
            raise Malformed(
                number, f"a header such as 'Game: {games()[0]}' or a blank line is needed, not {_quote(line)}"
            )
        if match[1] in headers:
            raise Malformed(number, f"the header {_cut(match[1])} is there twice")
        headers[match[1]] = match[2]
    raise Malformed(len(lines), "a blank line is needed after the headers")


def _required(headers: Mapping[str, str], name: str) -> str:
    if name not in headers:
        raise Malformed(1, f"the header {name} is missing")
    return headers[name]


def _refuse(lines: list[str], header: str, reason: str) -> NoReturn:
    raise Malformed(next(i for i, line in enumerate(lines, start=1) if line.startswith(f"{header}: ")), reason)


def _version(lines: list[str], name: str, headers: Mapping[str, str]) -> int:
    versions = {str(version): version for version in sorted({*spec(name).former, spec(name).version})}
    text = headers.get("Rules", "1")
    if text not in versions:
        header = "Rules" if "Rules" in headers else "Game"
        _refuse(lines, header, f"{name} has rules of version {', '.join(versions)}, not {_cut(text)}")
    return versions[text]


def _options(lines: list[str], text: str) -> FrozenDict[str, Json]:
    try:
        options = json.loads(text)
    except (ValueError, RecursionError):
        options = None
    if not isinstance(options, dict):
        _refuse(lines, "Options", f"a JSON object is needed, not {_quote(text)}")
    return FrozenDict(options)


def _position(lines: list[str], text: str) -> Position:
    try:
        position = json.loads(text)
    except (ValueError, RecursionError):
        position = None
    if not isinstance(position, dict):
        _refuse(lines, "Position", f"a JSON object is needed, not {_quote(text)}")
    return position


def _check_date(lines: list[str], headers: Mapping[str, str]) -> None:
    if "Date" in headers:
        try:
            date.fromisoformat(headers["Date"])
        except ValueError:
            _refuse(lines, "Date", f"a date such as 2026-08-24 is needed, not {_quote(headers['Date'])}")


def _check_start(journal: Journal, lines: list[str], state: AnyState) -> None:
    """Refuse a position that other headers contradict."""
    found = record(journal.game, state, (), journal.version)
    if len(found.players) != len(journal.players):
        _refuse(lines, "Players", f"the position is of a game for {len(found.players)} players")
    if found.options != journal.options:
        header = "Options" if journal.options else "Position"
        _refuse(lines, header, f"the position is of a game with the options {json.dumps(dict(found.options))}")


def _played(journal: Journal, lines: list[str], first: int) -> Journal:
    """The journal with its moves, each checked by the rules as it is read."""
    rules = journal.rules
    try:
        state = journal.start
    except (ValueError, TypeError, RecursionError) as error:
        header = "Options" if str(error).startswith("options") else "Players"
        _refuse(lines, header if journal.position is None else "Position", _cut(str(error), SENTENCE))
    if journal.position is not None:
        _check_start(journal, lines, state)
    seats: dict[str, Actor] = {"-": CHANCE, **{name: seat for seat, name in enumerate(journal.players)}}
    moves: list[tuple[Actor, AnyMove]] = []
    for at, line in enumerate(lines[first - 1 :], start=first):
        match = _MOVE.fullmatch(line)
        if match is None:
            raise Malformed(at, f"a move such as '{len(moves) + 1}. - deal 3' is needed, not {_quote(line)}")
        if int(match[1]) != len(moves) + 1:
            raise Malformed(at, f"move {len(moves) + 1} is next, not {match[1]}")
        if match[2] not in seats:
            seated = _cut(", ".join(journal.players))
            raise Malformed(at, f"no seat is called {_quote(match[2])}, only {seated}, and - for chance")
        try:
            move = rules.parse(match[3])
            state = rules.play(state, seats[match[2]], move).state
        except Illegal as error:
            raise Malformed(at, _cut(str(error).replace(match[3], _cut(match[3])), SENTENCE)) from None
        moves.append((seats[match[2]], move))
    if rules.names(state) != journal.players:
        _refuse(
            lines, "Players", f"the seats are {', '.join(rules.names(state))}, not {_cut(', '.join(journal.players))}"
        )
    if journal.headers.get("Result", result(rules, state)) != result(rules, state):
        _refuse(lines, "Result", f"the game comes to {result(rules, state)!r}, not {_quote(journal.headers['Result'])}")
    return replace(journal, moves=tuple(moves))
