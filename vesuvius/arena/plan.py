"""Which games an arena plays: every line-up in every rotation of its seats, with the same random numbers."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from itertools import combinations
from random import Random

import msgspec

from vesuvius.bots import Bot, Budget, bot
from vesuvius.bots.custom import absolute, fingerprint, is_custom
from vesuvius.contract import Json
from vesuvius.games import spec

GAME_TIMEOUT = 60.0
"""Seconds after which a bot that does not answer forfeits; at least ten times its budget."""


class ArenaFailed(Exception):
    """The arena cannot run; the message says why in one sentence."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that determines the games except their number."""

    game: str
    lineups: tuple[tuple[str, ...], ...]
    seed: int = 1
    options: dict[str, Json] = {}
    seconds: float | None = None
    nodes: int | None = None
    rules: int = 1
    """The version of the rules."""
    version: str = ""
    """The version of Vesuvius: its bots may play differently in another."""
    fingerprints: dict[str, str] = {}
    """Hashes of the files of custom bots, by name."""
    paths: dict[str, str] = {}
    """Absolute names of custom bots, valid in any working directory on this machine."""

    @property
    def players(self) -> int:
        return len(self.lineups[0])

    @property
    def bots(self) -> list[str]:
        """The bots that take part, each once, in the order given."""
        return list(dict.fromkeys(name for lineup in self.lineups for name in lineup))

    def bot(self, name: str, seed: str) -> Bot:
        """A bot for one seat of one game."""
        return bot(self.paths.get(name, name), self.game, seed)

    @property
    def budget(self) -> Budget:
        return Budget(self.seconds, self.nodes)


@dataclass(frozen=True, slots=True)
class Sitting:
    """One game to play: its number, its round, and the bot in each seat."""

    number: int
    round: int
    seats: tuple[str, ...]
    entries: tuple[int, ...]
    """For each seat the index in the line-up: two bots of one name are two entries."""


class SharedStream:
    """The random numbers of a round. Each draw uses exactly one number, whatever it chooses from, so the rotations of a
    line-up keep drawing alike after their games have diverged."""

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
    """A plan with these bots as one line-up or, given ``players``, with every combination of that many."""
    custom = [name for name in bots if is_custom(name)]
    limits = budget or Budget()
    return Plan(
        game=game,
        lineups=(tuple(bots),) if players is None else tuple(combinations(bots, players)),
        seed=seed,
        options=options,
        seconds=limits.seconds,
        nodes=limits.nodes,
        rules=spec(game).version,
        version=version("vesuvius"),
        fingerprints={name: fingerprint(name) for name in custom},
        paths={name: absolute(name) for name in custom},
    )


def sitting(plan: Plan, number: int) -> Sitting:
    """The game of a number. It does not depend on the number of games, so a run can be extended. A round is all
    rotations of all line-ups."""
    players = plan.players
    at, shift = divmod(number, players)
    at, which = divmod(at, len(plan.lineups))
    entries = tuple((seat + shift) % players for seat in range(players))
    return Sitting(number, at, tuple(plan.lineups[which][entry] for entry in entries), entries)


def sittings(plan: Plan, games: int) -> Iterator[Sitting]:
    """``games`` games of each line-up, round by round."""
    players = plan.players
    for number in range(-(-games // players) * players * len(plan.lineups)):
        if is_among(plan, number, games):
            yield sitting(plan, number)


def is_among(plan: Plan, number: int, games: int) -> bool:
    """Whether a number is among ``games`` games of each line-up; the last round may miss some rotations."""
    shift, at = number % plan.players, number // (plan.players * len(plan.lineups))
    return number >= 0 and at * plan.players + shift < games
