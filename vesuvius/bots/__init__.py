"""The bots by name: each plays some of the games, at a level, and says of itself in a sentence what it does."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from random import Random

from vesuvius.bots.bot import Bot, Budget
from vesuvius.bots.custom import custom_bot, custom_class, is_custom
from vesuvius.games import SHELF, TWINS

__all__ = ["BOTS", "SEARCHERS", "Bot", "Budget", "bot", "bots", "card"]


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


SEARCHERS = ("patrician", "oracle")
"""The bots that search on the fast twins, in the games that have one."""

CHARACTERS = {
    "cautious": "A citizen that keeps out of danger, and keeps what can be used only once.",
    "sociable": "A citizen that likes company, and does not grudge you yours.",
    "ruthless": "A citizen that would rather see you lose than win.",
}
"""The citizens with a temper."""

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
                "downfall": _made_by("downfall.citizen", "DownfallCitizen"),
                "pompeji": _made_by("pompeji.citizen", "PompejiCitizen"),
                "lastdays": _made_by("lastdays.citizen", "LastDaysCitizen"),
            },
        ),
        *(
            Card(
                name,
                2,
                sentence,
                {game: _made_by("characters", "character", name, game) for game in SHELF},
            )
            for name, sentence in CHARACTERS.items()
        ),
        Card(
            "patrician",
            3,
            "Thinks a third of a second ahead, into thousands of futures.",
            {game: _made_by("patrician", "Patrician", game) for game in TWINS},
        ),
        Card(
            "oracle",
            4,
            "Sees ten times as many futures, and takes three seconds for it.",
            {game: _made_by("oracle", "Oracle", game) for game in TWINS},
        ),
    )
}

ALSO_CALLED = {"easy": "novice", "medium": "citizen", "hard": "patrician", "hardest": "oracle"}
"""The levels, for whoever does not know the bots by name."""


def bots(game: str) -> list[str]:
    """The names of the bots that play this game, the weakest first."""
    return [card.name for card in sorted(BOTS.values(), key=lambda card: card.level) if game in card.makers]


def card(name: str, game: str) -> Card:
    """What there is to know of a bot, or of one's own, ``mybot.py:Cautious``; a KeyError lists the bots there are."""
    if is_custom(name):
        said = (custom_class(name).__doc__ or "").strip().partition("\n")[0] or "A bot of your own."
        return Card(name, 0, said, {game: partial(custom_bot, name)})
    known = BOTS.get(ALSO_CALLED.get(name, name))
    if known is None or game not in known.makers:
        raise KeyError(
            f"no bot {name!r} for {game}; there are: {', '.join((*bots(game), *ALSO_CALLED))}, or mybot.py:Class"
        )
    return known


def bot(name: str, game: str, seed: int | str | None = None) -> Bot:
    """A bot for one seat of one game."""
    return card(name, game).makers[game](Random(seed))
