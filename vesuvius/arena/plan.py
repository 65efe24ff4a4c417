"""Which games an arena plays: every line-up in every rotation of its seats, all with the same luck."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from itertools import combinations
from random import Random

import msgspec

from vesuvius.bots import Bot, Budget, bot
from vesuvius.bots.custom import absolute, fingerprint, is_custom
from vesuvius.contract import Json

PATIENCE = 60.0
"""Seconds after which a bot that does not answer is given up, unless its budget is longer than that."""


class ArenaFailed(Exception):
    """An arena that cannot be held: one sentence for whoever wants to hold it."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What decides the games, besides how many there are."""

    game: str
    lineups: tuple[tuple[str, ...], ...]
    seed: int = 1
    options: dict[str, Json] = {}
    seconds: float | None = None
    nodes: int | None = None
    version: str = ""
    """Of Vesuvius: its own bots may play otherwise in another."""
    fingerprints: dict[str, str] = {}
    """Of the files that bots of one's own are written in."""
    paths: dict[str, str] = {}
    """The names of such bots as they hold in any folder, on this machine."""

    @property
    def players(self) -> int:
        return len(self.lineups[0])

    @property
    def bots(self) -> list[str]:
        """Who takes part, each once, in the order they were named."""
        return list(dict.fromkeys(name for lineup in self.lineups for name in lineup))

    def bot(self, name: str, luck: str) -> Bot:
        """A bot for one seat of one game."""
        return bot(self.paths.get(name, name), self.game, luck)

    @property
    def budget(self) -> Budget:
        return Budget(self.seconds, self.nodes)


@dataclass(frozen=True, slots=True)
class Sitting:
    """One game to be played: who sits where, and which round's luck they meet."""

    number: int
    round: int
    seats: tuple[str, ...]
    entries: tuple[int, ...]
    """By seat, the place in the line-up: two bots of one name are two players."""


class Luck:
    """The luck of a round. Each draw takes one number from the stream, however many cards there are to draw from, so
    that the rotations of a line-up go on meeting the same luck after their courses have parted."""

    def __init__(self, seed: int, round: int) -> None:  # noqa: A002 - a round is what it is
        self._stream = Random(f"{seed}/{round}")

    def randrange(self, start: int, /) -> int:
        return int(self._stream.random() * start)


def plan_of(
    game: str,
    bots: Sequence[str],
    players: int | None = None,
    *,
    seed: int = 1,
    budget: Budget | None = None,
    **options: Json,
) -> Plan:
    """The bots as one line-up; or, with a number of players, every choice of so many of them."""
    own = [name for name in bots if is_custom(name)]
    limits = budget or Budget()
    return Plan(
        game=game,
        lineups=(tuple(bots),) if players is None else tuple(combinations(bots, players)),
        seed=seed,
        options=options,
        seconds=limits.seconds,
        nodes=limits.nodes,
        version=version("vesuvius"),
        fingerprints={name: fingerprint(name) for name in own},
        paths={name: absolute(name) for name in own},
    )


def sitting(plan: Plan, number: int) -> Sitting:
    """A game by its number, which does not depend on how many there are: a run can be made longer. A round is all
    rotations of all line-ups."""
    players = plan.players
    at, shift = divmod(number, players)
    at, which = divmod(at, len(plan.lineups))
    entries = tuple((seat + shift) % players for seat in range(players))
    return Sitting(number, at, tuple(plan.lineups[which][entry] for entry in entries), entries)


def sittings(plan: Plan, games: int) -> Iterator[Sitting]:
    """So many games of each line-up, round by round."""
    players = plan.players
    for number in range(-(-games // players) * players * len(plan.lineups)):
        if is_among(plan, number, games):
            yield sitting(plan, number)


def is_among(plan: Plan, number: int, games: int) -> bool:
    """Is it one of so many games of each line-up? The last round may not be played in every rotation."""
    shift, at = number % plan.players, number // (plan.players * len(plan.lineups))
    return number >= 0 and at * plan.players + shift < games
