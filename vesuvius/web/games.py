"""The shelf over HTTP."""

from litestar import get

from vesuvius.bots import cards
from vesuvius.games import SHELF, game
from vesuvius.web.schemas import BotCard, GameCard


@get("/api/games", summary="The games on the shelf, and their bots, the weakest first", sync_to_thread=False)
def games() -> list[GameCard]:
    return [
        GameCard(name, game(name).about(), [BotCard(c.name, c.level, c.sentence) for c in cards(name)])
        for name in SHELF
    ]
