"""The bots by name: each plays some of the games, at a level, and says of itself in a sentence what it does."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from vesuvius.bots.bot import Bot, Budget
from vesuvius.bots.citizen_downfall import DownfallCitizen
from vesuvius.bots.novice import Novice

__all__ = ["BOTS", "Bot", "Budget", "bot", "bots"]


@dataclass(frozen=True, slots=True)
class Card:
    """What people read before they choose an opponent."""

    name: str
    level: int
    sentence: str
    makers: dict[str, Callable[[Random], Any]]


BOTS = {
    card.name: card
    for card in (
        Card(
            "novice",
            1,
            "Plays at random, but does nothing plainly silly.",
            {"downfall": lambda rng: Novice("downfall", rng)},
        ),
        Card(
            "citizen",
            2,
            "Looks one move ahead and weighs what it sees.",
            {"downfall": DownfallCitizen},
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
    made: Bot = BOTS[name].makers[game](Random(seed))
    return made
