"""The shelf over HTTP."""

from litestar import get

from vesuvius.bots import BOTS, bots
from vesuvius.games import SHELF, game
from vesuvius.web.schemas import BotCard, GameCard


@get("/api/games", summary="The games on the shelf, and their bots, the weakest first", sync_to_thread=False)
def games() -> list[GameCard]:
    return [
        GameCard(name, game(name).about(), [BotCard(b, BOTS[b].level, BOTS[b].sentence) for b in bots(name)])
        for name in SHELF
    ]
