"""The bots by name, each with a level and a sentence that says what it does.

A game's record (``vesuvius/spec.py``) decides which bots play it. ``strength-3`` is the third step of its scale.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random

from vesuvius.bots.bot import Bot, Budget, Evaluation, MoveValue
from vesuvius.bots.custom import custom_bot, custom_class, is_custom
from vesuvius.games import spec
from vesuvius.spec import Strength, resolve

__all__ = [
    "ALSO_CALLED",
    "CHARACTERS",
    "SEARCHERS",
    "STRENGTH",
    "Bot",
    "Budget",
    "Card",
    "Evaluation",
    "MoveValue",
    "bot",
    "bots",
    "card",
    "cards",
    "names",
    "searches",
    "strength",
    "strengths",
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

STRENGTH = "strength-"
"""What the name of a step of a scale begins with; its number follows."""


def cards(game: str) -> list[Card]:
    """The bots that play this game, the weakest first."""
    return sorted(_cards(game), key=lambda card: card.level)


def bots(game: str) -> list[str]:
    """The names of the bots that play this game, the weakest first."""
    return [card.name for card in cards(game)]


def strengths(game: str) -> list[str]:
    """The names of the steps of the game's scale of strengths, the weakest first."""
    return [f"{STRENGTH}{step}" for step in range(1, len(spec(game).strengths) + 1)]


def names(game: str) -> list[str]:
    """All names that a seat's bot may have."""
    return [*bots(game), *strengths(game)]


def strength(name: str, game: str) -> Strength | None:
    """The step of a scale by its name or number; None if it is none."""
    number = name.removeprefix(STRENGTH)
    steps = spec(game).strengths
    return steps[int(number) - 1] if number in map(str, range(1, len(steps) + 1)) else None


def searches(name: str, game: str) -> bool:
    """Whether a bot searches, and so takes its time and keeps a tree."""
    step = strength(name, game)
    return name in SEARCHERS if step is None else step.nodes > 0


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


def _graded(step: Strength, game: str, rng: Random) -> Bot:
    return _made(f"{__name__}.graded:Graded", game, step, card(step.bot, game).make(rng), rng)


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
    """A bot of a game by name or number of strength, or a custom bot such as ``mybot.py:Cautious``; a KeyError lists
    the bots there are."""
    if is_custom(name):
        sentence = (custom_class(name).__doc__ or "").strip().partition("\n")[0] or "A custom bot."
        return Card(name, 0, sentence, partial(custom_bot, name))
    if (step := strength(name, game)) is not None:
        return _step(step, game)
    for known in cards(game):
        if known.name == ALSO_CALLED.get(name, name):
            return known
    known_names = [*bots(game), *ALSO_CALLED]
    if steps := strengths(game):
        known_names.append(f"{steps[0]} to {steps[-1]}")
    raise KeyError(f"no bot {name!r} for {game}; there are: {', '.join(known_names)}, or mybot.py:Class")


def _step(step: Strength, game: str) -> Card:
    """The card of a step of the game's scale of strengths."""
    number, of = spec(game).strengths.index(step) + 1, len(spec(game).strengths)
    searching = f" that searches {step.nodes:,} nodes" if step.nodes else ""
    slips = f"; {100 * step.slips:.0f} % of its moves are a {step.weaker}'s" if step.slips else ""
    article = "an" if step.bot[0] in "aeiou" else "a"
    sentence = f"Strength {number} of {of}: {article} {step.bot}{searching}{slips}."
    return Card(f"{STRENGTH}{number}", card(step.bot, game).level, sentence, partial(_graded, step, game))


def bot(name: str, game: str, seed: int | str | None = None) -> Bot:
    """Make a bot for one seat."""
    return card(name, game).make(Random(seed))
