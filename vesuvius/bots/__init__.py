"""The bots by name: each plays some of the games, at a level, and says of itself in a sentence what it does."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from random import Random

from vesuvius.bots.bot import Bot, Budget
from vesuvius.games import SHELF

__all__ = ["BOTS", "Bot", "Budget", "bot", "bots"]


@dataclass(frozen=True, slots=True)
class Card:
    """What people read before they choose an opponent, and who makes it for each game it plays."""

    name: str
    level: int
    sentence: str
    makers: Mapping[str, Callable[[Random], Bot]]


def _made_by(module: str, maker: str, *given: str) -> Callable[[Random], Bot]:
    """A maker whose module is imported when it is first asked: nobody waits for bots that do not play."""

    def make(rng: Random) -> Bot:
        made: Bot = getattr(import_module(f"{__name__}.{module}"), maker)(*given, rng)
        return made

    return make


BOTS = {
    card.name: card
    for card in (
        Card(
            "novice",
            1,
            "Plays at random, but does nothing plainly silly.",
            {game: _made_by("novice", "Novice", game) for game in SHELF},
        ),
        Card(
            "citizen",
            2,
            "Looks one move ahead and weighs what it sees.",
            {
                "downfall": _made_by("citizen_downfall", "DownfallCitizen"),
                "pompeji": _made_by("citizen_pompeji", "PompejiCitizen"),
            },
        ),
    )
}


def bots(game: str) -> list[str]:
    """The names of the bots that play this game, the weakest first."""
    return [card.name for card in sorted(BOTS.values(), key=lambda card: card.level) if game in card.makers]


def bot(name: str, game: str, seed: int | str | None = None) -> Bot:
    """A bot for one seat of one game; a KeyError lists the bots there are."""
    if name not in BOTS or game not in BOTS[name].makers:
        raise KeyError(f"no bot {name!r} plays {game}; there are: {', '.join(bots(game))}")
    return BOTS[name].makers[game](Random(seed))
