"""Every page, and every state of a table that looks different, each with the way to reach it."""

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
from vesuvius.games import spec
from vesuvius.jsonable import plain
from vesuvius.match import Match
from vesuvius.store import Change, Clock, Row, Seated, Store, TableRecord
from vesuvius.web.identity import COOKIE

NOWHERE = "AAAAAAAAAAAAAAAAAAAAAA"
END = "the end"
LATE = "shortly before the end"


class Livia:
    """A person who has tables in many states. A browser with her cookie acts for her."""

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

    def link(self) -> str:
        """The token of a link that makes a browser somebody else's."""
        with httpx.Client(base_url=self.address, timeout=60) as other:
            other.put("/api/me", json={"name": "Mallory"}).raise_for_status()
            token: str = other.post("/api/me/link").raise_for_status().json()["token"]
        return token

    def table(self, what: str) -> str:
        """``pompeji me open``: just opened; ``downfall: lava``: her first such choice; ``downfall: the end``: over;
        ``closed``: everybody has left; ``link``: no table, but somebody else's link."""
        if what == "link":
            return self.link()
        if what == "closed" and what not in self._tables:
            self._tables[what] = self.open("pompeji", "me", "open")
            self.ask("POST", f"/api/tables/{self._tables[what]}/leave", {})
        if what not in self._tables:
            game, _, moment = what.partition(": ")
            self._tables[what] = self.at(game, moment) if moment else self.open(*game.split())
        return self._tables[what]

    def at(self, game: str, moment: str, **options: Json) -> str:
        """A new table where a game against a novice has reached that moment. Its moves are written into the store, and
        the server loads them from there: over HTTP a game takes a hundred times as long."""
        moves, over = until(game, moment, options)
        now = int(time.time() * 1000)
        me = self.http.cookies[COOKIE].partition(".")[0]
        rows = [
            Row(number, None, str(move), now) if actor == CHANCE
            else Row(number, actor, str(move), now, person_id=None if actor else me, bot="novice" if actor else None)
            for number, (actor, move) in enumerate(moves, 1)
        ]  # fmt: skip
        record = TableRecord(
            id=secrets.token_urlsafe(12), code=None, game=game, players=2, options=options, clock=Clock(grace=0),
            public=False, status="playing", host_id=me, created_at=now, started_at=now, rules=spec(game).version,
        )  # fmt: skip

        async def write() -> None:
            store = await Store.open(self._database)
            await store.tables.add(record, [Seated(0, me), Seated(1, bot="novice")])
            ended = Change(status="over", finished_at=now, result=over) if over else None
            await store.history.append(record.id, rows, ended)
            await store.close()

        with ThreadPoolExecutor() as thread:  # Playwright runs an event loop in this thread
            thread.submit(asyncio.run, write()).result()
        return record.id


def until(game: str, moment: str, options: dict[str, Json]) -> tuple[list[tuple[Actor, Any]], dict[str, Json] | None]:
    """The moves of a game between novices: until seat 0 has to make this decision, until its tenth move from the end,
    or all of them; and the result, if the game is over."""
    for seed in range(12):  # not every game reaches every moment
        match = Match(game, 2, Random(seed), **options)
        bots = {seat: bot("novice", game, f"{seed}/{seat}") for seat in range(2)}
        match.deal()
        while isinstance(seat := match.rules.turn(match.state), int):
            out_of_turn = match.reaction(bots)
            if not seat and not out_of_turn and plain(match.rules.view(match.state, 0))["waiting"] == moment:
                return match.moves, None
            match.play(*(out_of_turn or (seat, match.choice(seat, bots[seat], Budget()))))
        if moment == LATE:
            return match.moves[: [i for i, (actor, _) in enumerate(match.moves) if actor == 0][-10]], None
        if moment == END:
            outcome = match.rules.outcome(match.state)
            assert outcome is not None
            return match.moves, {"places": outcome.places, "scores": outcome.scores, "reason": outcome.reason}
    raise AssertionError(f"no {moment} in twelve games of {game}")


def nothing(_page: Page) -> None:
    """Do nothing: the place is ready."""


def keys(page: Page) -> None:
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()


def statue(page: Page) -> None:
    """Choose the statue and a square, but no name yet."""
    page.locator("[data-place='card:*']").click()
    page.locator(".square.open").first.click()
    expect(page.locator(".names")).to_be_visible()


def trade(page: Page) -> None:
    page.locator("button.trade").click()
    expect(page.locator("dialog[open]")).to_be_visible()


def back(page: Page) -> None:
    """Step back to the opening position."""
    page.locator("#panel-talk .moment").first.click()
    expect(page.locator(".past")).to_be_visible()


def rules_beside(page: Page) -> None:
    page.locator(".top a[href^='/rules/']").click()
    expect(page.locator("aside article h1, aside article h2").first).to_be_visible(timeout=SLOW)


def living(page: Page) -> None:
    """The second phase, in which Vita Romana cards are turned."""
    page.locator(".controls .btn.sm").nth(1).click()
    page.keyboard.press("ArrowRight")


@dataclass(frozen=True)
class Place:
    """An address (``<…>`` is a table of Livia's), what is visible once the page has loaded, and what is done before it
    is inspected. ``refused``: the address of a request that the server refuses, if any."""

    path: str
    sees: str
    then: Callable[[Page], None] = nothing
    refused: str = ""


TURN = ".prompt:not(.waits)"
EIGHT = " ".join(["lastdays me", *["novice"] * 7])

PLACES: dict[str, Place] = {
    "home": Place("/", ".game .btn:enabled"),
    "keys": Place("/", ".game .btn:enabled", keys),
    "settings": Place("/settings", "main [role=switch]"),
    "waiting room": Place("/table/<pompeji me open novice>", ".invite .alone"),
    "closed": Place("/table/<closed>", "main h1"),
    "curtain": Place("/table/<pompeji me me>", ".curtain"),
    "journals": Place("/replay", "label.drop"),
    "learning": Place("/learn", ".courses article"),
    "a lesson": Place("/learn/downfall/place", ".bub .task, .bub .btn.primary"),
    "lost": Place("/no/such/page/at/all", "main h1"),
    "moving": Place("/move#<link>", "main h1"),
    "no table": Place(f"/table/{NOWHERE}", "main h1", refused=NOWHERE),
    "no end": Place(f"/table/{NOWHERE}/end", "main h1", refused=NOWHERE),
    "no replay": Place(f"/replay/{NOWHERE}", "[role=alert]", refused=NOWHERE),
    "no code": Place("/join/XXXXXXX", "main h1", refused="XXXXXXX"),
    "not over": Place("/table/<downfall me me>/end", "main h1"),
    "settling": Place("/table/<downfall: play>", TURN),
    "omen": Place("/table/<downfall: omen>", TURN),
    "lava": Place("/table/<downfall: lava>", TURN),
    "running": Place("/table/<downfall: run>", TURN),
    "looking back": Place("/table/<downfall: run>", TURN, back),
    "rules of downfall beside a game": Place("/table/<downfall: run>", TURN, rules_beside),
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
    "translating": Place("/translating", "article h1"),
    **{f"rules of {game}": Place(f"/rules/{game}", "figure > [role=img]") for game in vesuvius.games()},
    **{f"over {game}": Place(f"/table/<{game}: {END}>", ".prompt a.primary") for game in vesuvius.games()},
    **{f"end of {game}": Place(f"/table/<{game}: {END}>/end", "main figure") for game in vesuvius.games()},
    **{
        f"replay of {game}": Place(f"/replay/<{game}: {END}>?at=30&from=0", "input[type=range]")
        for game in vesuvius.games()
    },
}


def come_to(visitor: Visitor, livia: Livia, name: str) -> None:
    """Open that place in a browser of Livia's and wait until it has loaded."""
    place, page = PLACES[name], visitor.page
    visitor.become(livia.address, livia.http.cookies)
    if "#" in place.path:
        page.goto("about:blank")  # the page would not load again if only what is behind the # changed
    page.goto(re.sub("<(.*?)>", lambda found: livia.table(found[1]), place.path))
    expect(page.locator(place.sees).first).to_be_visible(timeout=SLOW)
    place.then(page)
    if place.refused:
        visitor.forgive(place.refused)
