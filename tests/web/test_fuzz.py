"""Bad inputs, over HTTP from the OpenAPI description and over sockets, from strangers and from one who sits at a table:
no 5xx, no crash, no leak.

Some hundred in every run; ``VESUVIUS_FUZZ=10000`` sends so many.
"""

import asyncio
import json
import os
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from websockets.sync.client import ClientConnection, connect

from tests.web.killing import Worker
from tests.web.running import Json, Player
from tests.web.test_server import free_port

COUNT = int(os.environ.get("VESUVIUS_FUZZ", "200"))
HURRY = settings(
    max_examples=COUNT // 3,
    deadline=None,
    database=None,
    phases=[Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)

LARGEST = 16_000
"""A socket that is sent more than 16 kB at once is closed; up to there every message is answered."""

ODD = ["\x00", "\ud800", "<script>", "../..", "%00", "'; DROP TABLE moves; --", "𝕍" * 50, "-1", "1e999", "NaN", "true"]
WORDS = ["downfall", "pompeji", "lastdays", "me", "open", "bot", "novice", "none", "live", "slow", "draw", "play 3 C3"]

texts = st.one_of(
    st.sampled_from(ODD), st.sampled_from(WORDS), st.text(max_size=30), st.text(min_size=401, max_size=450)
)
numbers = st.one_of(st.integers(-3, 20), st.sampled_from([10**6, 10**6 + 1, 2**31, 2**63, 2**64, -(2**63) - 1]))
scalars = st.one_of(st.none(), st.booleans(), numbers, st.floats(allow_nan=False, allow_infinity=False), texts)
anything = st.recursive(
    scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(texts, inner, max_size=4)),
    max_leaves=8,
)


def fitting(schema: Json, components: Json) -> st.SearchStrategy[Any]:
    """Values for a schema: mostly of the right kind and rarely of the right size, now and then anything at all."""
    return st.one_of(_fitting(schema, components), _fitting(schema, components), anything)


def _fitting(schema: Json, components: Json) -> st.SearchStrategy[Any]:
    if "$ref" in schema:
        return _fitting(components[schema["$ref"].rpartition("/")[2]], components)
    if choices := schema.get("oneOf") or schema.get("anyOf"):
        return st.one_of([_fitting(choice, components) for choice in choices])
    if "enum" in schema or "const" in schema:
        return st.sampled_from(schema.get("enum") or [schema["const"]])
    match schema.get("type"):
        case "object" if "properties" in schema:
            fields = {name: fitting(inner, components) for name, inner in schema["properties"].items()}
            needed = schema.get("required", [])
            return st.fixed_dictionaries(
                {name: inner for name, inner in fields.items() if name in needed},
                optional={name: inner for name, inner in fields.items() if name not in needed},
            )
        case "object":
            return st.dictionaries(texts, scalars, max_size=4)
        case "array":
            return st.lists(fitting(schema.get("items", {}), components), max_size=5)
        case "integer" | "number":
            return numbers
        case "boolean":
            return st.booleans()
        case "null":
            return st.none()
        case "string":
            return texts
        case _:
            return anything


def requests(description: Json, places: list[str]) -> st.SearchStrategy[tuple[str, str, Json, Any]]:
    """A method, a path, a query and a body for any address that the server describes."""
    components = description["components"]["schemas"]
    found: list[st.SearchStrategy[tuple[str, str, Json, Any]]] = []
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            filled = st.one_of(st.sampled_from(places), texts).map(partial(_fill, path))
            wishes = [p for p in operation.get("parameters", []) if p["in"] == "query"]
            query = st.fixed_dictionaries({}, optional={p["name"]: st.one_of(numbers, texts) for p in wishes})
            bodies = operation.get("requestBody", {}).get("content", {}).values()
            body = st.one_of([fitting(b["schema"], components) for b in bodies]) if bodies else st.none()
            found.append(st.tuples(st.just(method.upper()), filled, query, body))
    return st.one_of(found)


def _fill(path: str, word: str) -> str:
    start, brace, rest = path.partition("{")
    return start + quote(word.encode("utf-8", "surrogatepass"), safe="") + rest.partition("}")[2] if brace else path


class Club:
    """A server under attack, a table in the middle of a game, a stranger who throws things at it, and one who does so
    from a seat at a table of her own."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.table: Json = {}
        self.cookie = ""
        self.hidden: set[str] = set()
        self.http = httpx.Client(base_url=address)
        self.mallory = ""
        self.own: Json = {}
        asyncio.run(self._begin())
        self.sit_down()

    async def _begin(self) -> None:
        ann, ben, eve = [await Player(self.address).named(name) for name in ("Ann", "Ben", "Eve")]
        self.table = await ann.open("me", "open")
        await ben.ok("POST", f"/api/tables/{self.table['id']}/join", {})
        self.hidden = {player.http.cookies["vesuvius"] for player in (ann, ben)}
        self.cookie = f"vesuvius={eve.http.cookies['vesuvius']}"
        self.stood = await ann.stands(self.table["id"], 0)
        self.ann = f"vesuvius={ann.http.cookies['vesuvius']}"
        mallory = await Player(self.address).named("Mallory")
        self.mallory = f"vesuvius={mallory.http.cookies['vesuvius']}"
        for player in (ann, ben, eve, mallory):
            await player.close()

    def stands(self) -> Json:
        """The table as its first player sees it."""
        path = f"/api/tables/{self.table['id']}/stands"
        answer: Json = self.http.get(path, params={"seat": 0}, headers={"Cookie": self.ann}).json()
        return answer

    def sit_down(self) -> None:
        """Mallory plays against a bot, in seat 1."""
        plan = {"game": "downfall", "seats": [{"kind": "bot", "bot": "novice"}, {"kind": "me"}]}
        self.own = self.http.post("/api/tables", json=plan, headers={"Cookie": self.mallory}).json()

    def socket(self, table: Json, cookie: str) -> ClientConnection:
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table['id']}/live"
        return connect(url, additional_headers={"Cookie": cookie}, compression=None, ping_interval=None)

    def harmless(self, answer: str) -> None:
        """Nothing of the server's inside, no cookie and no hand of somebody else."""
        assert "Traceback" not in answer
        assert "site-packages" not in answer
        assert not any(secret in answer for secret in self.hidden)


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """The server is a process of its own, for Hypothesis minds others who draw lots beside it."""
    folder = tmp_path_factory.mktemp("fuzz")
    worker = Worker(free_port(), {"VESUVIUS_DATA": str(folder)}, folder)
    asyncio.run(worker.start())
    try:
        club = Club(worker.address)
        yield club
        assert club.stands() == club.stood, "a stranger has changed somebody's game"
        assert "Traceback" not in worker.log.read_text(), "the server noted a mistake of its own"
        club.http.close()
    finally:
        asyncio.run(worker.kill())


def hands(message: Any) -> list[Any]:
    """Whatever is called a hand in a message."""
    if isinstance(message, dict):
        return [v for k, v in message.items() if k == "hand" and v] + [h for v in message.values() for h in hands(v)]
    return [h for v in message for h in hands(v)] if isinstance(message, list) else []


def test_no_request_brings_the_server_down(club: Club) -> None:
    description = club.http.get("/api/schema/openapi.json").json()

    @seed(79)
    @HURRY
    @given(
        requests(description, [club.table["id"], club.own["id"], club.table["code"] or "BCDFG"]),
        st.sampled_from(["", club.cookie, club.mallory]),
    )
    def throw(request: tuple[str, str, Json, Any], cookie: str) -> None:
        method, path, query, body = request
        content = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        query = {name: str(value).encode("utf-8", "surrogatepass") for name, value in query.items()}
        club.http.cookies.clear()
        answer = club.http.request(method, path, content=content, params=query, headers=headers)
        assert answer.status_code < 500, answer.text
        club.harmless(answer.text)
        if answer.status_code >= 400 and path.startswith("/api/"):
            assert answer.json()["sentence"]
        if club.table["id"] in path and answer.headers["Content-Type"] == "application/json" and answer.content:
            assert not hands(answer.json()), "a stranger sees a hand"
        if "seen_by" in answer.text and not path.startswith("/api/replay"):
            assert secrets_of(answer.json()) <= ({"all", 1} if cookie == club.mallory else {"all"})

    throw()


def messages() -> st.SearchStrategy[str | bytes]:
    """Something like what clients say, and what none would."""
    kinds = st.sampled_from(["play", "take_back", "look", "say", "stands", ""])
    fields = {name: st.one_of(numbers, texts) for name in ("seat", "seen", "since", "key", "move", "text", "x")}
    likely = st.fixed_dictionaries({"type": kinds}, optional=fields).map(json.dumps)
    return st.one_of(
        likely,
        likely,
        anything.map(json.dumps),
        st.text(st.characters(codec="utf-8"), max_size=50),
        st.binary(max_size=50),
    )


def secrets_of(message: Any) -> set[Any]:
    """Whose eyes the events of a message are for."""
    if isinstance(message, dict):
        return {message[k] for k in message if k == "seen_by"}.union(*map(secrets_of, message.values()))
    return set().union(*map(secrets_of, message)) if isinstance(message, list) else set()


def test_no_message_of_one_who_sits_at_the_table_brings_it_down_or_shows_her_the_others_hand(club: Club) -> None:
    """Some of her moves are legal: the game goes on around her, and she is shown her own side of it only."""
    fields = {name: st.one_of(numbers, texts) for name in ("key", "text", "since", "x")}
    moves = st.fixed_dictionaries(
        {"type": st.sampled_from(["play", "play", "take_back", "look"]), "seat": st.sampled_from([1, 1, 1, 0, None])},
        optional={**fields, "move": st.one_of(st.integers(0, 200), texts), "seen": st.one_of(st.just("now"), numbers)},
    )
    socket: ClientConnection
    stands: Json = {}
    played = 0

    def proper(choice: int) -> Json:
        return {"type": "play", "seat": 1, "move": choice, "seen": "now"}

    def hear_all(socket: ClientConnection) -> None:
        """Everything up to the answer to a question of our own."""
        nonlocal stands, played
        socket.send('{"type": "look", "seat": 7}')
        while True:
            text = socket.recv(timeout=30)
            assert isinstance(text, str)
            club.harmless(text)
            message: Json = json.loads(text)
            assert secrets_of(message) <= {"all", 1}, "she is told what is for the other seat"
            if message["type"] == "stands":
                assert message["seat"] in (1, None)
                assert message["view"]["seat"] == message["seat"]
                assert message["seat"] == 1 or not message["view"]["hand"]
                stands = message
            played += message["type"] == "played"
            if message["type"] == "refused" and message["sentence"] == "There is no seat 7 at this table.":
                return

    @seed(79)
    @HURRY
    @given(st.one_of(st.integers(0, 200).map(proper), moves, messages()))
    def throw(message: Json | str | bytes) -> None:
        nonlocal socket
        if stands.get("result"):
            club.sit_down()
            socket = sockets.enter_context(club.socket(club.own, club.mallory))
            hear_all(socket)
        if stands.get("seat") is None:
            socket.send('{"type": "look", "seat": 1}')
            hear_all(socket)
        if isinstance(message, dict):
            legal = stands.get("legal") or ["erupt"]
            move, seen = message.get("move"), message.get("seen")
            known = {"move": legal[move % len(legal)]} if isinstance(move, int) else {}
            at = {"seen": stands.get("number", 0)} if seen == "now" else {}
            message = json.dumps({**message, **known, **at})
        socket.send(message[:LARGEST])
        hear_all(socket)

    club.sit_down()
    with ExitStack() as sockets:
        socket = sockets.enter_context(club.socket(club.own, club.mallory))
        hear_all(socket)
        throw()
    assert played, "some of her moves were moves"


def test_no_message_brings_a_socket_down(club: Club) -> None:
    with club.socket(club.table, club.cookie) as socket:
        assert hear(club, socket, "stands")["seat"] is None

        @seed(79)
        @HURRY
        @given(messages())
        def throw(message: str | bytes) -> None:
            socket.send(message[:LARGEST])
            socket.send('{"type": "look", "seat": 7}')
            while hear(club, socket, "refused")["sentence"] != "There is no seat 7 at this table.":
                pass

        throw()
        socket.send('{"type": "look"}')
        assert hear(club, socket, "stands")["number"] == club.stood["number"]


def hear(club: Club, socket: ClientConnection, kind: str) -> Json:
    """The next message of that kind; whatever comes before shows nothing hidden."""
    while True:
        text = socket.recv(timeout=20)
        assert isinstance(text, str)
        club.harmless(text)
        message: Json = json.loads(text)
        assert not hands(message), "a stranger sees a hand"
        if message["type"] == kind:
            return message
