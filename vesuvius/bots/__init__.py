"""The bots by name, each with a level and a sentence that says what it does.

A game's record (``vesuvius/spec.py``) decides which bots play it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random

from vesuvius.bots.bot import Bot, Budget, Evaluation, MoveValue
from vesuvius.bots.custom import custom_bot, custom_class, is_custom
from vesuvius.games import spec
from vesuvius.spec import resolve

__all__ = [
    "ALSO_CALLED",
    "CHARACTERS",
    "SEARCHERS",
    "Bot",
    "Budget",
    "Card",
    "Evaluation",
    "MoveValue",
    "bot",
    "bots",
    "card",
    "cards",
]


@dataclass(frozen=True, slots=True)
class Card:
    """A bot of a game: what people read before they choose it, and the function that makes it."""

    name: str
    level: int
    sentence: str
    make: Callable[[Random], Bot]


SEARCHERS = {
    "patrician": (3, "Thinks a third of a second ahead, into thousands of futures."),
    "oracle": (4, "Sees ten times as many futures, and takes three seconds for it."),
}
"""The bots that search on the fast twins, with level and sentence; a game's record has their settings."""

CHARACTERS = {
    "cautious": "A citizen that keeps out of danger, and keeps what can be used only once.",
    "sociable": "A citizen that likes company, and does not grudge you yours.",
    "ruthless": "A citizen that would rather see you lose than win.",
}
"""The citizens with a temper."""

ALSO_CALLED = {"easy": "novice", "medium": "citizen", "hard": "patrician", "hardest": "oracle"}
"""Bots by level, for people who do not know their names."""


def cards(game: str) -> list[Card]:
    """The bots that play this game, the weakest first."""
    return sorted(_cards(game), key=lambda card: card.level)


def bots(game: str) -> list[str]:
    """The names of the bots that play this game, the weakest first."""
    return [card.name for card in cards(game)]


def _cards(game: str) -> Iterator[Card]:
    record = spec(game)
    yield Card("novice", 1, "Plays at random, but does nothing plainly silly.", partial(_novice, game))
    if record.citizen:
        yield Card("citizen", 2, "Looks one move ahead and weighs what it sees.", partial(_citizen, game))
    if record.citizen and record.tempers:
        for name, sentence in CHARACTERS.items():
            yield Card(name, 2, sentence, partial(_character, name, game))
    for name, (level, sentence) in SEARCHERS.items():
        if record.twin and name in record.searchers:
            yield Card(name, level, sentence, partial(_searcher, name, game))
    if record.nets.get("augur"):
        yield Card(
            "augur",
            3,
            "Plays the move that a net, taught by thousands of games, likes best.",
            partial(_searcher, "augur", game),
        )
    for name, own in record.bots.items():
        yield Card(name, own.level, own.sentence, partial(_made, own.maker))


def _novice(game: str, rng: Random) -> Bot:
    return _made(f"{__name__}.novice:Novice", game, rng)


def _citizen(game: str, rng: Random) -> Bot:
    return _made(spec(game).citizen, rng)


def _character(name: str, game: str, rng: Random) -> Bot:
    record = spec(game)
    assert record.tempers is not None
    return _made(record.citizen, rng, resolve(record.tempers)[name])


def _searcher(name: str, game: str, rng: Random) -> Bot:
    return _made(f"{__name__}.{name}:{name.capitalize()}", game, rng)


def _made(maker: str | None, *given: object) -> Bot:
    """Make a bot. Its module is imported here, so that commands that need no bot start faster."""
    assert maker is not None
    made: Bot = resolve(maker)(*given)
    return made


def card(name: str, game: str) -> Card:
    """A bot of a game by name, or a custom bot such as ``mybot.py:Cautious``; a KeyError lists the bots there are."""
    if is_custom(name):
        sentence = (custom_class(name).__doc__ or "").strip().partition("\n")[0] or "A custom bot."
        return Card(name, 0, sentence, partial(custom_bot, name))
    for known in cards(game):
        if known.name == ALSO_CALLED.get(name, name):
            return known
    raise KeyError(
        f"no bot {name!r} for {game}; there are: {', '.join((*bots(game), *ALSO_CALLED))}, or mybot.py:Class"
    )


def bot(name: str, game: str, seed: int | str | None = None) -> Bot:
    """Make a bot for one seat."""
    return card(name, game).make(Random(seed))
