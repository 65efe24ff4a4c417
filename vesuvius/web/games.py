"""List the games and send their rules over HTTP."""

from typing import Annotated

import msgspec
from litestar import get
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath, QueryParameter

from vesuvius.bots import cards, strengths
from vesuvius.games import game, spec
from vesuvius.games import games as shelf
from vesuvius.review import reviewable
from vesuvius.tables.seating import check_game
from vesuvius.web.schemas import About, BotCard, GameCard, RuleBook, StrengthCard
from vesuvius.words import ENGLISH, LANGUAGES, rule_book, words

Language = Annotated[
    str, QueryParameter(max_length=40, description=f"the language: {', '.join(LANGUAGES)}; else English")
]

COMPRESSED = [DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))]
"""For answers that are long and hold no secret: from the length of compressed secrets one can guess at them."""


@get(
    "/api/games",
    summary="The games on the shelf, with words and bots, the weakest first",
    sync_to_thread=False,
    middleware=COMPRESSED,
)
def games(language: Language = ENGLISH) -> list[GameCard]:
    return [game_card(name, language) for name in shelf()]


@get(
    "/api/games/{name:str}/rules",
    summary="The rules of a game as Markdown",
    sync_to_thread=False,
    middleware=COMPRESSED,
)
def rules(name: FromPath[str], language: Language = ENGLISH) -> RuleBook:
    check_game(name)
    if own := rule_book(name, language):
        return RuleBook(language, own)
    return RuleBook(ENGLISH, rule_book(name) or "")


def game_card(name: str, language: str) -> GameCard:
    """What the client needs to know about a game."""
    record = spec(name)
    return GameCard(
        name=name,
        about=msgspec.convert(game(name).about(), About),
        mark=record.mark,
        interrupts=record.interrupts,
        deals_pieces=record.deals_pieces,
        reviewed=reviewable(name),
        bots=[BotCard(card.name, card.level, card.sentence) for card in cards(name)],
        strengths=[
            StrengthCard(step, found.elo) for step, found in zip(strengths(name), record.strengths, strict=True)
        ],
        words=words(name, language),
    )
