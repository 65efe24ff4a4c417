"""Somebody who asks a table everything there is to ask, by HTTP and by socket."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Sequence
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tools.proof.services import GIVES_UP
from vesuvius.contract import Seat
from vesuvius.store import TableRecord

Json = dict[str, Any]

PROBES = 12
"""Moves tried at each pair that the seat may not make."""


class Asker:
    """A person who asks everything of a table, from a seat or as a spectator."""

    def __init__(self, address: str, cookie: str, seat: Seat | None) -> None:
        self._address, self._cookie, self._seat = address, cookie, seat
        self._http = httpx.AsyncClient(base_url=address, headers={"Cookie": cookie}, timeout=GIVES_UP)
        self.asked: set[str] = set()
        """The method and path of every request, and the type of every message."""

    async def close(self) -> None:
        await self._http.aclose()

    async def everything(self, record: TableRecord, number: int, probes: Sequence[str], last: str) -> list[str]:
        """All answers, in order. ``probes`` are moves that are refused, ``last`` is one that may be played."""
        ours = [text async for text in self._answers(record, number, probes, last)]
        hidden = [text.replace(record.id, "TABLE").replace(str(record.code), "CODE") for text in ours]
        return [re.sub(r"\b\d{13}\b", "NOW", text) for text in hidden]

    async def _answers(self, record: TableRecord, number: int, probes: Sequence[str], last: str) -> AsyncIterator[str]:
        table = f"/api/tables/{record.id}"
        seats = [{}] if self._seat is None else [{"seat": self._seat}, {}]
        seat = self._seat or 0
        yield await self._ask("GET", table)
        for query in seats:
            for since in sorted({0, 3, number // 2, number - 1, number, number + 5}):
                yield await self._ask("GET", f"{table}/snapshot", {**query, "since": since})
        yield await self._ask("GET", f"{table}/snapshot", {"seat": 1 - seat})
        for path in ("chat", "journal", "replay", "picture"):
            yield await self._ask("GET", f"{table}/{path}")
        yield await self._ask("GET", f"/table/{record.id}/end")
        for method, path in (
            ("POST", f"{table}/review"),
            ("GET", f"/api/reviews/{record.id}"),
            ("GET", f"/api/reviews/{record.id}/{number}"),
            ("POST", f"/api/reviews/{record.id}/call_off"),
            ("POST", f"/api/reviews/{record.id}/{number}"),
        ):
            yield await self._ask(method, path)
        yield await self._ask("POST", f"/api/reviews/{record.id}/{number}/try", body={"move": last})
        for hidden in ("kept", "dealt"):
            origin = {"kind": "table", "id": record.id, "number": number // 2, "hidden": hidden}
            plan = {"game": record.game, "seats": [{"kind": "me"}, {"kind": "open"}], "origin": origin}
            yield await self._ask("POST", "/api/tables", body=plan)
        asked = {"seat": seat, "seen": number}
        yield await self._ask("POST", f"{table}/hint", body=asked)
        yield await self._ask("POST", f"{table}/doubt", body={**asked, "move": last})
        yield await self._ask("GET", f"/api/codes/{record.code}")
        for path in ("/api/tables/mine", "/api/tables"):
            yield await self._own_part(path, record.id)
        for move in probes:
            for seen in (number, number - 1):
                yield await self._ask("POST", f"{table}/moves", body=_play(seat, move, seen))
        async for text in self._talk(table, number, seat, probes):
            yield text
        yield await self._ask("POST", f"{table}/chat", body={"type": "say", "text": "Salve"})
        for path, body in (
            ("takeback", {"type": "take_back", "seat": 1 - seat, "seen": number}),
            ("seat", {"seat": seat, "name": "Livia"}), ("change", {"options": {}, "clock": {"kind": "none"}}),
            ("join", {}), ("bot", {"seat": 1 - seat, "bot": "novice"}), ("start", {"bot": "novice"}), ("rematch", {}),
            ("moves", _play(seat, last, number)),
            ("agree", {"to": "pause"}), ("agree", {"to": None}), ("resume", {}),
            ("leave", {}), ("return", {}), ("resign", {}),
        ):  # fmt: skip
            yield await self._ask("POST", f"{table}/{path}", body=body)

    async def _ask(self, method: str, path: str, query: Json | None = None, body: Json | None = None) -> str:
        self.asked.add(f"{method} {path}")
        answer = await self._http.request(method, path, params=query, json=body)
        headers = sorted((name, value) for name, value in answer.headers.items() if name != "date")
        return f"{method} {path} {query} {body}: {answer.status_code} {headers} {answer.text}"

    async def _own_part(self, path: str, table_id: str) -> str:
        """What a list of tables has of this one."""
        self.asked.add(f"GET {path}")
        listed = (await self._http.get(path)).json()
        return f"{path}: {[entry for entry in listed if table_id in json.dumps(entry)]}"

    async def _talk(self, table: str, number: int, seat: int, probes: Sequence[str]) -> AsyncIterator[str]:
        """Every message, and what comes back; the heartbeat and who is here come at any time."""
        asked = "none" if self._seat is None else self._seat
        url = f"{self._address.replace('http', 'ws')}{table}/live?seat={asked}&since={number // 2}"
        messages: list[Json] = [
            *(_play(seat, move, number) for move in probes[: PROBES // 2]),
            _play(1 - seat, probes[0], number),
            *({"type": "why", "seat": seat, "move": move} for move in probes),
            {"type": "why", "seat": 1 - seat, "move": probes[0]},
            {"type": "take_back", "seat": 1 - seat, "seen": number},
            *({"type": "look", "since": since} for since in (0, number - 1)),
            {"type": "look", "seat": seat, "since": 0},
            {"type": "look", "seat": 1 - seat, "since": 0},
            {"type": "say", "text": "Salve"},
        ]
        headers = {"Cookie": self._cookie}
        async with connect(url, additional_headers=headers, compression=None, open_timeout=GIVES_UP) as socket:
            yield await _next(socket, "snapshot")
            for message in messages:
                self.asked.add(message["type"])
                await socket.send(json.dumps(message))
                answered = {"look": "snapshot", "say": "said", "why": "judged"}.get(message["type"], "played")
                yield f"{message}: {await _next(socket, answered)}"


def _play(seat: Seat, move: str, seen: int) -> Json:
    return {"type": "play", "seat": seat, "move": move, "seen": seen}


async def _next(socket: ClientConnection, kind: str) -> str:
    """The next message of a kind, or a refusal. A heartbeat, and who is here, may come at any time."""
    async with asyncio.timeout(GIVES_UP):
        while True:
            text = str(await socket.recv())
            if json.loads(text)["type"] in (kind, "refused"):
                return text
