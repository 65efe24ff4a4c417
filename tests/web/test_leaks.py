"""What a seat or a spectator receives never depends on what it may not see.

Two tables are put into the store whose games differ only in what one seat cannot know: every draw that looks the same
to it may be another card. Then that seat asks the real server for everything there is, at both tables; the bytes are
the same but for the name of the table.
"""

import secrets
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import httpx
import pytest

import vesuvius
from tests.web.conftest import Someone
from tests.web.running import Player
from vesuvius.contract import CHANCE, Actor, AnyGame, Seat, draw, seen_by
from vesuvius.store import Clock, Row, Seated, Store, TableRecord
from vesuvius.web.settings import Settings

pytestmark = pytest.mark.anyio

History = list[tuple[Actor, str]]


@pytest.fixture
async def store(settings: Settings, address: str) -> AsyncIterator[Store]:
    """The database of the running server."""
    store = await Store.open(settings.database_url)
    yield store
    await store.close()


def a_game(name: str, seed: int, length: int) -> History:
    """The first moves of a game between two who move at random."""
    rules, rng, history = vesuvius.game(name), Random(seed), History()
    state = rules.start(2)
    while len(history) < length and (actor := rules.turn(state)) is not None:
        legal = rules.legal(state, actor)
        history.append((actor, str(draw(legal, rng) if actor == CHANCE else rng.choice(legal))))
        state = rules.play(state, *history[-1]).state
    return history


def twin(rules: AnyGame, history: History, seat: Seat | None, rng: Random) -> tuple[History, bool]:
    """A history that looks the same to a seat, as long as one can be told, and whether it is another one."""
    mine, theirs = rules.start(2), rules.start(2)
    told: History = []
    for actor, text in history:
        step = rules.play(mine, actor, text)
        alike = [
            move
            for move in (rules.legal(theirs, CHANCE) if actor == CHANCE else [text])
            if _looks_alike(rules, theirs, actor, move, step, seat)
        ]
        if not alike:
            break
        chosen = rng.choice(alike)
        mine, theirs = step.state, rules.play(theirs, actor, chosen).state
        told.append((actor, str(chosen)))
    return told, mine != theirs


def _looks_alike(rules: AnyGame, state: Any, actor: Actor, move: Any, step: Any, seat: Seat | None) -> bool:
    try:
        other = rules.play(state, actor, move)
    except vesuvius.Illegal:
        return False
    return (
        seen_by(other.events, seat) == seen_by(step.events, seat)
        and rules.view(other.state, seat) == rules.view(step.state, seat)
        and rules.turn(other.state) == rules.turn(step.state)
        and (seat is None or _legal(rules, other.state, seat) == _legal(rules, step.state, seat))
    )


def _legal(rules: AnyGame, state: Any, seat: Seat) -> list[str]:
    return [str(move) for move in rules.legal(state, seat)]


async def put(store: Store, players: list[Player], game: str, history: History) -> str:
    """A table with that history, the first person in seat 0, the second in seat 1; the server has not seen it yet."""
    people = [player.http.cookies["vesuvius"].partition(".")[0] for player in players]
    record = TableRecord(secrets.token_urlsafe(12), None, game, 2, {}, Clock(), False, "playing", people[0], 0, 0)
    await store.tables.add(record, [Seated(seat, person) for seat, person in enumerate(people)])
    rows = [Row(n, None if actor == CHANCE else int(actor), text, n) for n, (actor, text) in enumerate(history, 1)]
    await store.history.append(record.id, rows)
    return record.id


async def everything(player: Player, table_id: str, seat: Seat | None) -> str:
    """All that the server tells a seat of a table, by HTTP and by socket."""
    asked: dict[str, Any] = {} if seat is None else {"seat": seat}
    answers: list[httpx.Response] = []
    for path, query in (
        ("", {}),
        ("/stands", asked),
        ("/stands", {**asked, "since": 3}),
        ("/chat", {}),
        ("/journal", {}),
    ):
        answers.append(await player.http.get(f"/api/tables/{table_id}{path}", params=query))
    heard = [answer.text for answer in answers]
    async with player.socket(table_id, seat="none" if seat is None else seat) as socket:
        await socket.hear("stands")
        heard += [str(message) for message in socket.heard if message["type"] != "beat"]  # comes when it comes
    return "\n".join(heard).replace(table_id, "TABLE")


@pytest.mark.parametrize("seat", [0, 1, None], ids=["seat 0", "seat 1", "spectator"])
@pytest.mark.parametrize("game", vesuvius.games())
async def test_what_is_hidden_from_a_seat_changes_nothing_it_receives(
    store: Store, someone: Someone, game: str, seat: Seat | None
) -> None:
    players = [await someone("Ann"), await someone("Ben")]
    asking = players[seat] if seat is not None else await someone("Gaius")
    rules, others = vesuvius.game(game), 0
    for seed in range(4):
        history = a_game(game, seed, length=60)
        alike, different = twin(rules, history, seat, Random(seed))
        tables = [await put(store, players, game, told) for told in (history[: len(alike)], alike)]
        first, second = [await everything(asking, table_id, seat) for table_id in tables]
        assert first == second
        others += different
    hides = "hand" in rules.view(rules.start(2), None)
    assert bool(others) == hides, "where something is hidden, the games must differ in it"


async def test_nobody_looks_from_a_foreign_seat(someone: Someone) -> None:
    ann, gaius = await someone("Ann"), await someone("Gaius")
    table = await ann.open("me", "me")
    refusal = await gaius.no(403, "GET", f"/api/tables/{table['id']}/stands", seat=0)
    assert refusal["code"] == "foreign_seat"
    async with gaius.socket(table["id"], seat=1) as socket:
        assert (await socket.hear())["code"] == "foreign_seat"
    async with gaius.socket(table["id"]) as socket:
        assert (await socket.hear("stands"))["seat"] is None
        await socket.say(type="look", seat=0)
        assert (await socket.hear("refused"))["code"] == "foreign_seat"


async def test_a_journal_is_kept_back_until_the_game_is_over(someone: Someone) -> None:
    ann = await someone("Ann")
    table = await ann.open("me", "me")
    assert (await ann.no(409, "GET", f"/api/tables/{table['id']}/journal"))["code"] == "not_now"
