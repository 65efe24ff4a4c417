"""Where one can be: every page, and the states of a table that look different, each with the way there."""

import asyncio
import re
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import Any

import httpx
from playwright.sync_api import Page, expect

import vesuvius
from tests.browser.visitor import SLOW, Visitor
from vesuvius.bots import Budget, bot
from vesuvius.contract import CHANCE, Actor, Json
from vesuvius.match import Match
from vesuvius.store import Change, Clock, Row, Seated, Store, TableRecord
from vesuvius.web.identity import COOKIE

NOWHERE = "AAAAAAAAAAAAAAAAAAAAAA"
END = "the end"
LATE = "shortly before the end"


class Livia:
    """A person who has tables in many states. A browser that gets her cookie is hers."""

    def __init__(self, address: str, database: str) -> None:
        self.address = address
        self._database = database
        self.http = httpx.Client(base_url=address, timeout=60)
        self.ask("PUT", "/api/me", {"name": "Livia"})
        self._tables: dict[str, str] = {}

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        answer = self.http.request(method, path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def open(self, game: str, *seats: str) -> str:
        """A new table; each seat is "me", "open", or the name of a bot."""
        places = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        made: str = self.ask("POST", "/api/tables", {"game": game, "seats": places, "grace": 0})["id"]
        return made

    def table(self, what: str) -> str:
        """``pompeji me open``: as it is opened; ``downfall: lava``: where that is asked of her; ``: the end``: over."""
        if what not in self._tables:
            game, _, moment = what.partition(": ")
            self._tables[what] = self.at(game, moment) if moment else self.open(*game.split())
        return self._tables[what]

    def at(self, game: str, moment: str) -> str:
        """A new table where a game against a novice has come to that moment. Its moves are written into the store, and
        the server reads them there: by HTTP a game takes a hundred times as long."""
        moves, over = until(game, moment)
        now = int(time.time() * 1000)
        me = self.http.cookies[COOKIE].partition(".")[0]
        rows = [
            Row(number, None, str(move), now) if actor == CHANCE
            else Row(number, actor, str(move), now, person_id=None if actor else me, bot="novice" if actor else None)
            for number, (actor, move) in enumerate(moves, 1)
        ]  # fmt: skip
        record = TableRecord(
            id=secrets.token_urlsafe(12), code=None, game=game, players=2, options={}, clock=Clock(grace=0),
            public=False, status="playing", host_id=me, created_at=now, started_at=now,
        )  # fmt: skip

        async def write() -> None:
            store = await Store.open(self._database)
            await store.tables.add(record, [Seated(0, me), Seated(1, bot="novice")])
            ended = Change(status="over", finished_at=now, result=over) if over else None
            await store.history.append(record.id, rows, ended)
            await store.close()

        with ThreadPoolExecutor() as thread:  # Playwright has a loop in this one
            thread.submit(asyncio.run, write()).result()
        return record.id


def until(game: str, moment: str) -> tuple[list[tuple[Actor, Any]], dict[str, Json] | None]:
    """The moves of a game between novices until the rules wait for this from the first of them, or to its end, or
    until ten decisions before; and its result, if it is over."""
    for seed in range(12):  # not every game comes to every moment
        match = Match(game, 2, Random(seed))
        bots = {seat: bot("novice", game, f"{seed}/{seat}") for seat in range(2)}
        match.deal()
        while isinstance(seat := match.rules.turn(match.state), int):
            out_of_turn = match.reaction(bots)
            if not seat and not out_of_turn and match.rules.view(match.state, 0)["waiting"] == moment:
                return match.moves, None
            match.play(*(out_of_turn or (seat, match.choice(seat, bots[seat], Budget()))))
            match.deal()
        if moment == LATE:
            return match.moves[: [i for i, (actor, _) in enumerate(match.moves) if actor == 0][-10]], None
        if moment == END:
            outcome = match.rules.outcome(match.state)
            assert outcome is not None
            return match.moves, {"places": outcome.places, "scores": outcome.scores, "reason": outcome.reason}
    raise AssertionError(f"no {moment} in twelve games of {game}")


def nothing(_page: Page) -> None:
    """One is there."""


def keys(page: Page) -> None:
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()


def statue(page: Page) -> None:
    """The statue on a square, before it has a name."""
    page.locator("[data-place='card:*']").click()
    page.locator(".square.open").first.click()
    expect(page.locator(".names")).to_be_visible()


def trade(page: Page) -> None:
    page.locator("button.trade").click()
    expect(page.locator("dialog[open]")).to_be_visible()


def back(page: Page) -> None:
    """The board as it was at the beginning."""
    page.locator("#panel-talk .moment").first.click()
    expect(page.locator(".past")).to_be_visible()


def living(page: Page) -> None:
    """The second phase, where cards of Vita Romana are turned."""
    page.locator(".controls .btn.sm").nth(1).click()
    page.keyboard.press("ArrowRight")


@dataclass(frozen=True)
class Place:
    """An address (``<…>`` is a table of Livia's), what is seen there once all has come, and what is done before one
    looks. ``refused``: what the server says no to, if it does."""

    path: str
    sees: str
    then: Callable[[Page], None] = nothing
    refused: str = ""


TURN = ".prompt:not(.waits)"
EIGHT = " ".join(["lastdays me", *["novice"] * 7])

PLACES: dict[str, Place] = {
    "home": Place("/", ".game .btn.primary:enabled"),
    "keys": Place("/", ".game .btn.primary:enabled", keys),
    "waiting room": Place("/table/<pompeji me open novice>", ".qr"),
    "curtain": Place("/table/<pompeji me me>", ".curtain"),
    "journals": Place("/replay", "label.drop"),
    "lost": Place("/no/such/page/at/all", "main h1"),
    "no table": Place(f"/table/{NOWHERE}", "main h1", refused=NOWHERE),
    "no end": Place(f"/table/{NOWHERE}/end", "main h1", refused=NOWHERE),
    "no replay": Place(f"/replay/{NOWHERE}", "[role=alert]", refused=NOWHERE),
    "no code": Place("/join/XXXXX", "main h1", refused="XXXXX"),
    "not over": Place("/table/<downfall me me>/end", "main h1"),
    "settling": Place("/table/<downfall: play>", TURN),
    "omen": Place("/table/<downfall: omen>", TURN),
    "lava": Place("/table/<downfall: lava>", TURN),
    "running": Place("/table/<downfall: run>", TURN),
    "looking back": Place("/table/<downfall: run>", TURN, back),
    "laying": Place("/table/<pompeji: turn>", TURN),
    "naming a statue": Place("/table/<pompeji: turn>", TURN, statue),
    "drawing on": Place("/table/<pompeji: choice>", TURN),
    "eight players": Place(f"/table/<{EIGHT}>", TURN),
    "trading": Place("/table/<lastdays: move>", TURN, trade),
    "buying": Place("/table/<lastdays: buy>", TURN),
    "housing": Place("/table/<lastdays: house>", TURN),
    "living": Place(f"/replay/<lastdays: {END}>", "input[type=range]", living),
    "declaring": Place("/table/<lastdays: declare>", TURN),
    "going": Place("/table/<lastdays: go>", TURN),
    **{f"set up {game}": Place(f"/open/{game}", "form .seats") for game in vesuvius.games()},
    **{f"rules of {game}": Place(f"/rules/{game}", "figure > [role=img]") for game in vesuvius.games()},
    **{f"over {game}": Place(f"/table/<{game}: {END}>", ".prompt a.primary") for game in vesuvius.games()},
    **{f"end of {game}": Place(f"/table/<{game}: {END}>/end", "main figure") for game in vesuvius.games()},
    **{
        f"replay of {game}": Place(f"/replay/<{game}: {END}>?at=30&from=0", "input[type=range]")
        for game in vesuvius.games()
    },
}


def come_to(visitor: Visitor, livia: Livia, name: str) -> None:
    """Open that place in a browser that is Livia's, and wait until all is there."""
    place, page = PLACES[name], visitor.page
    visitor.become(livia.address, livia.http.cookies)
    page.goto(re.sub("<(.*?)>", lambda found: livia.table(found[1]), place.path))
    expect(page.locator(place.sees).first).to_be_visible(timeout=SLOW)
    place.then(page)
    if place.refused:
        visitor.forgive(place.refused)
