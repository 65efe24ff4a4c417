"""A table of people at every ``phase -> waiting`` of every game, written into the store of a server.

The games are the golden replays, and what these do not reach is found in games between novices.
"""

import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx

from vesuvius import journal
from vesuvius.bots import Budget, bot
from vesuvius.contract import CHANCE, Json, Seat
from vesuvius.games import game as rules_of
from vesuvius.games import spec
from vesuvius.journal import Journal
from vesuvius.jsonable import plain
from vesuvius.match import Match
from vesuvius.store import Change, Clock, Row, Seated, Store, TableRecord
from vesuvius.web.identity import COOKIE

REPLAYS = Path(__file__).parents[2] / "tests" / "replays"
NAMES = (
    "Livia",
    "Paquius Proculus Maior",
    "Jun",
    "Wolfeschlegelstein",
    "Numerius Popidius Ampl.",
    "Ée",
    "ポンペイの市民マルクス",
    "Maximiliane-Charlotte",
)
"""Short names, and names as long as they may be."""
NOVICES = 3
"""The number of games between novices."""


@dataclass(frozen=True)
class Scene:
    """A game up to one of its moves. ``to_move`` is None when it is over, and then there is a result."""

    journal: Journal
    moves: int
    to_move: Seat | None
    result: dict[str, Json] | None = None

    @property
    def players(self) -> int:
        return len(self.journal.players)


def _phase(view: dict[str, Any]) -> str:
    """The phase, as the spec of the game divides it: named in the view, or by what lies on the table."""
    match view:
        case {"phase": str(phase)}:
            return phase
        case {"deck": {"volcanoes": int(volcanoes)}}:
            return f"{volcanoes} volcanoes"
        case {"stage": [*stages], "turn": int(turn)}:
            return str(stages[turn])
    raise AssertionError("no phase in this view")


def _journals(game: str) -> Iterator[Journal]:
    for path in sorted((REPLAYS / game).glob("?-players.txt")):
        yield journal.read(path.read_text("utf-8"))
    players = min(6, max(rules_of(game).about()["players"]))
    for seed in range(NOVICES):
        match = Match(game, players, Random(seed))
        match.play_out([bot("novice", game, f"{seed}/{seat}") for seat in range(players)], Budget())
        yield journal.record(game, match.state, match.moves)


@cache
def scenes(game: str) -> dict[str, Scene]:
    """The last position of each ``phase -> waiting`` in which a seat is to move, and ``over``; tables of all sizes."""
    found, known = dict[str, list[Scene]](), set[str]()
    for played in _journals(game):
        rules, last = played.rules, dict[str, Scene]()
        state = rules.start(len(played.players), **played.options)
        for frame in journal.replay(played):
            state = frame.step.state
            view, to_move = plain(rules.view(state, 0)), rules.turn(state)
            known.add(view["waiting"])
            if isinstance(to_move, int):
                last[f"{_phase(view)} {view['waiting']}"] = Scene(played, frame.number, to_move)
        outcome = rules.outcome(state)
        assert outcome is not None
        result: dict[str, Json] = {"places": outcome.places, "scores": outcome.scores, "reason": outcome.reason}
        last["over"] = Scene(played, len(played.moves), None, result)
        for name, scene in last.items():
            found.setdefault(name, []).append(scene)
    missing = set(get_args(import_module(f"{spec(game).rules}.state").Waiting)) - known
    assert not missing, f"no {missing} in the games of {game}"
    return {name: several[i % len(several)] for i, (name, several) in enumerate(sorted(found.items()))}


class Gallery:
    """People with names, and the tables they sit at."""

    def __init__(self, address: str, database: str) -> None:
        self.address = address
        self._database = database
        self.cookies: list[str] = []
        for name in NAMES:
            with httpx.Client(base_url=address, timeout=60) as http:
                http.put("/api/me", json={"name": name}).raise_for_status()
                self.cookies.append(http.cookies[COOKIE])

    async def table(self, scene: Scene) -> str:
        """A new table where the game has come so far; the seats are those of the people, in their order."""
        now = int(time.time() * 1000)
        people = [cookie.partition(".")[0] for cookie in self.cookies[: scene.players]]
        rows = [
            Row(number, None, str(move), now)
            if actor == CHANCE
            else Row(number, actor, str(move), now, person_id=people[actor])
            for number, (actor, move) in enumerate(scene.journal.moves[: scene.moves], 1)
        ]
        record = TableRecord(
            id=secrets.token_urlsafe(12), code=None, game=scene.journal.game, players=scene.players,
            options=dict(scene.journal.options), clock=Clock(grace=0), public=False, status="playing",
            host_id=people[0], created_at=now, started_at=now,
        )  # fmt: skip
        store = await Store.open(self._database)
        try:
            await store.tables.add(record, [Seated(seat, person) for seat, person in enumerate(people)])
            ended = Change(status="over", finished_at=now, result=scene.result) if scene.result else None
            await store.history.append(record.id, rows, ended)
        finally:
            await store.close()
        return record.id
