"""Bad inputs over HTTP, generated from the OpenAPI description, and over sockets, from strangers and from a player:
no 5xx, no crash, no leak."""

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from websockets.sync.client import ClientConnection, connect

from tools.proof.generated import Json, messages, numbers, requests, texts
from tools.proof.report import Batch, Proof
from tools.proof.services import GIVES_UP, OFF, Server, cluster, quiet, server

Rush = Callable[[Callable[..., None]], Callable[..., None]]
"""A decorator that gives a test of Hypothesis its seed and its number of examples."""

GOES_ON = 60.0
"""Seconds in which a player's legal move must be accepted after the bad ones."""

LARGEST = 16_000
"""A socket that is sent more than 16 kB at once is closed; up to there every message is answered."""


class Club:
    """A server under attack: a table in the middle of a game, a stranger who sends bad input, and Mallory, who does so
    from a seat at her own table."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=GIVES_UP)
        ann, ben, self.cookie, self.mallory = map(self._person, ("Ann", "Ben", "Eve", "Mallory"))
        plan = {"game": "downfall", "seats": [{"kind": "me"}, {"kind": "open"}]}
        self.table: Json = self._as(ann, "POST", "/api/tables", plan)
        self._as(ben, "POST", f"/api/tables/{self.table['id']}/join", {})
        self.hidden = {cookie.removeprefix("vesuvius=") for cookie in (ann, ben)}
        self.ann = ann
        self.stood = self.snapshot()
        self.own: Json = {}
        self.tried = 0
        self.sit_down()

    def _person(self, name: str) -> str:
        self.http.cookies.clear()
        self.http.put("/api/me", json={"name": name})
        cookie = f"vesuvius={self.http.cookies['vesuvius']}"
        self.http.cookies.clear()
        return cookie

    def _as(self, cookie: str, method: str, path: str, body: Json) -> Json:
        answer = self.http.request(method, path, json=body, headers={"Cookie": cookie})
        assert answer.status_code < 300, answer.text
        found: Json = answer.json()
        return found

    def snapshot(self) -> Json:
        """The table as its first player sees it."""
        path = f"/api/tables/{self.table['id']}/snapshot"
        answer: Json = self.http.get(path, params={"seat": 0}, headers={"Cookie": self.ann}).json()
        return answer

    def sit_down(self) -> None:
        """Mallory plays against a bot, in seat 1."""
        plan = {"game": "downfall", "seats": [{"kind": "bot", "bot": "novice"}, {"kind": "me"}]}
        self.own = self._as(self.mallory, "POST", "/api/tables", plan)

    def socket(self, table: Json, cookie: str) -> ClientConnection:
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table['id']}/live"
        return connect(
            url, additional_headers={"Cookie": cookie}, compression=None, ping_interval=None, open_timeout=GIVES_UP
        )

    def harmless(self, answer: str) -> None:
        """Assert that an answer holds no server internals and no cookie of somebody else."""
        assert "Traceback" not in answer, answer
        assert "site-packages" not in answer, answer
        assert not any(secret in answer for secret in self.hidden), f"somebody else's cookie: {answer}"


def hands(message: Any) -> list[Any]:
    """All values named "hand" in a message."""
    if isinstance(message, dict):
        return [v for k, v in message.items() if k == "hand" and v] + [h for v in message.values() for h in hands(v)]
    return [h for v in message for h in hands(v)] if isinstance(message, list) else []


def bad_requests(club: Club, rush: Rush) -> None:
    """No request brings the server down."""
    description = club.http.get("/api/schema/openapi.json").json()

    @rush
    @given(
        requests(description, [club.table["id"], club.own["id"], club.table["code"] or "BCDFGHJ"]),
        st.sampled_from(["", club.cookie, club.mallory]),
    )
    def throw(request: tuple[str, str, Json, Any], cookie: str) -> None:
        club.tried += 1
        method, path, query, body = request
        if path.endswith("/sign-out-everywhere"):
            cookie = ""  # it would end the cookie for all that follow
        content = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        query = {name: str(value).encode("utf-8", "surrogatepass") for name, value in query.items()}
        club.http.cookies.clear()
        answer = club.http.request(method, path, content=content, params=query, headers=headers)
        asked = f"{method} {path[:100]} {query} {body}"
        assert answer.status_code < 500, f"{answer.text} to {asked}"
        club.harmless(answer.text)
        if answer.status_code >= 400 and path.startswith("/api/"):
            assert answer.json()["sentence"], f"no sentence for {asked}"
        if club.table["id"] in path and answer.headers["Content-Type"] == "application/json" and answer.content:
            assert not hands(answer.json()), f"a stranger sees a hand by {asked}"
        over = path.endswith("/replay") and club.own["id"] in path  # she may have resigned: then all is open
        if "seen_by" in answer.text and not path.startswith("/api/replay") and not over:
            leaked = secrets_of(answer.json()) - ({"all", 1} if cookie == club.mallory else {"all"})
            assert not leaked, f"events for {leaked} by {asked}"

    throw()


def secrets_of(message: Any) -> set[Any]:
    """The values of ``seen_by`` in a message."""
    if isinstance(message, dict):
        return {message[k] for k in message if k == "seen_by"}.union(*map(secrets_of, message.values()))
    return set().union(*map(secrets_of, message)) if isinstance(message, list) else set()


def bad_messages_of_a_player(club: Club, rush: Rush) -> None:
    """No message of one who sits at the table brings it down, or shows her the other's hand. Some of her moves are
    legal, so the game goes on, and she receives only what her own seat may see."""
    fields = {name: st.one_of(numbers, texts) for name in ("key", "text", "since", "x")}
    moves = st.fixed_dictionaries(
        {
            "type": st.sampled_from(["play", "play", "take_back", "why", "look"]),
            "seat": st.sampled_from([1, 1, 1, 0, None]),
        },
        optional={**fields, "move": st.one_of(st.integers(0, 200), texts), "seen": st.one_of(st.just("now"), numbers)},
    )
    socket: ClientConnection
    snapshot: Json = {}
    played = 0

    def proper(choice: int) -> Json:
        return {"type": "play", "seat": 1, "move": choice, "seen": "now"}

    def receive_all(socket: ClientConnection) -> None:
        """Receive all messages up to the refusal of a marker request."""
        nonlocal snapshot, played
        socket.send('{"type": "look", "seat": 7}')
        while True:
            text = socket.recv(timeout=GIVES_UP)
            assert isinstance(text, str)
            club.harmless(text)
            message: Json = json.loads(text)
            assert secrets_of(message) <= {"all", 1}, "she receives events of the other seat"
            if message["type"] == "snapshot":
                assert message["seat"] in (1, None)
                assert message["view"]["seat"] == message["seat"]
                assert message["seat"] == 1 or not message["view"]["hand"]
                snapshot = message
            played += message["type"] == "played"
            if message["type"] == "refused" and message["sentence"] == "There is no seat 7 at this table.":
                return

    def send(message: Json | str | bytes) -> None:
        nonlocal socket
        if snapshot.get("result"):
            club.sit_down()
            socket = sockets.enter_context(club.socket(club.own, club.mallory))
            receive_all(socket)
        if snapshot.get("seat") is None:
            socket.send('{"type": "look", "seat": 1}')
            receive_all(socket)
        if isinstance(message, dict):
            legal = snapshot.get("legal") or ["erupt"]
            move, seen = message.get("move"), message.get("seen")
            known = {"move": legal[move % len(legal)]} if isinstance(move, int) else {}
            at = {"seen": snapshot.get("number", 0)} if seen == "now" else {}
            message = json.dumps({**message, **known, **at})
        socket.send(message[:LARGEST])
        receive_all(socket)

    @rush
    @given(st.one_of(st.integers(0, 200).map(proper), moves, messages()))
    def throw(message: Json | str | bytes) -> None:
        club.tried += 1
        send(message)

    club.sit_down()
    with ExitStack() as sockets:
        socket = sockets.enter_context(club.socket(club.own, club.mallory))
        receive_all(socket)
        throw()
        before, until = played, time.monotonic() + GOES_ON
        while played == before:  # it may be the bot's turn
            assert time.monotonic() < until, "her game does not go on after all that"
            send(proper(0))
            time.sleep(0.05)


def bad_messages_of_a_stranger(club: Club, rush: Rush) -> None:
    """No message brings a socket down."""
    with club.socket(club.table, club.cookie) as socket:
        assert receive(club, socket, "snapshot")["seat"] is None

        @rush
        @given(messages())
        def throw(message: str | bytes) -> None:
            club.tried += 1
            socket.send(message[:LARGEST])
            socket.send('{"type": "look", "seat": 7}')
            while receive(club, socket, "refused")["sentence"] != "There is no seat 7 at this table.":
                pass

        throw()
        socket.send('{"type": "look"}')
        assert receive(club, socket, "snapshot")["number"] == club.stood["number"]


def receive(club: Club, socket: ClientConnection, kind: str) -> Json:
    """The next message of that kind; asserts that no message before it shows a hand."""
    while True:
        text = socket.recv(timeout=GIVES_UP)
        assert isinstance(text, str)
        club.harmless(text)
        message: Json = json.loads(text)
        assert not hands(message), "a stranger sees a hand"
        if message["type"] == kind:
            return message


async def on_sqlite(amount: int, first: int, folder: Path) -> Batch:
    async with server(folder, OFF) as alone:
        return await _bad_inputs(alone, amount, first)


async def on_postgres(amount: int, first: int, folder: Path) -> Batch:
    """PostgreSQL refuses texts that SQLite takes."""
    async with cluster(folder, OFF, servers=1) as whole:
        return await _bad_inputs(whole.servers[0], amount, first)


async def _bad_inputs(alone: Server, amount: int, first: int) -> Batch:
    """A third of the amount each by HTTP, by a player's socket and by a stranger's; each stops at its first fault."""
    batch = Batch()
    hurry = settings(
        max_examples=max(1, amount // 3),
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )

    def rush(test: Callable[..., None]) -> Callable[..., None]:
        return seed(first)(hurry(test))

    await asyncio.to_thread(_attack, alone.address, rush, batch)
    quiet([alone], batch)
    return batch


def _attack(address: str, rush: Rush, batch: Batch) -> None:
    club = Club(address)
    for attack in (bad_requests, bad_messages_of_a_player, bad_messages_of_a_stranger):
        try:
            attack(club, rush)
        except Exception as error:  # an AssertionError, a lost connection, or several at once
            batch.faults.append(f"{attack.__name__}: {type(error).__name__}: {error}"[:500])
    batch.amount = club.tried
    batch.expect(club.snapshot() == club.stood, "a stranger changed a game")
    club.http.close()


PROOFS = (
    Proof("inputs-sqlite", "bad inputs, HTTP and socket, SQLite", "inputs", on_sqlite, 50_000, 3_000, 150),
    Proof("inputs-postgres", "bad inputs, HTTP and socket, PostgreSQL", "inputs", on_postgres, 50_000, 3_000, 60),
)
