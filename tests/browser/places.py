"""Where one can be: every page, and the states of a table that look different, each with the way there."""

import re
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx
from playwright.sync_api import Page, expect

import vesuvius
from tests.browser.visitor import SLOW, Visitor
from vesuvius.bots import Budget, bot
from vesuvius.games import game as rules_of

NOWHERE = "AAAAAAAAAAAAAAAAAAAAAA"
END = "the end"


class Livia:
    """A person who has tables in many states. A browser that gets her cookie is hers."""

    def __init__(self, address: str) -> None:
        self.address = address
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
            self._tables[what] = self._at(game, moment) if moment else self.open(*game.split())
        return self._tables[what]

    def _at(self, game: str, moment: str) -> str:
        for _ in range(12):  # not every game comes to every moment
            table = self.open(game, "me", "novice")
            if self._play(table, moment) or moment == END:
                return table
        raise AssertionError(f"no {moment} in twelve games of {game}")

    def _play(self, table: str, until: str) -> bool:
        """Play on, as a novice would, until the rules wait for this; False at the end."""
        patience = time.monotonic() + 120
        while time.monotonic() < patience:
            stands = self.ask("GET", f"/api/tables/{table}/stands?seat=0")
            if stands["result"]:
                return False
            view, game = stands["view"], stands["view"]["game"]
            if stands["waited_for"] != 0:
                time.sleep(0.01)
                continue
            if view["waiting"] == until:
                return True
            legal = [rules_of(game).parse(move) for move in stands["legal"]]
            move = bot("novice", game, stands["number"]).choose(view, legal, Budget(seconds=1))
            answer = {"seat": 0, "move": str(move), "seen": stands["number"], "key": secrets.token_hex(8)}
            self.ask("POST", f"/api/tables/{table}/moves", answer)
        raise AssertionError(f"no {until} within two minutes")


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
