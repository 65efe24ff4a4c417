"""One game of the arena. A bot gets its view and nothing else; whoever crashes or answers illegally forfeits."""

from collections.abc import Callable, MutableSequence, Sequence
from functools import partial
from time import perf_counter
from typing import Any, ParamSpec, TypeVar

import msgspec

from vesuvius.arena.plan import Luck, Plan, Sitting
from vesuvius.bots import Budget
from vesuvius.bots.failing import BotFailed, crashed, in_a_line
from vesuvius.contract import View
from vesuvius.journal import record, write
from vesuvius.match import Match

P = ParamSpec("P")
T = TypeVar("T")

NOBODY = -1
"""Stands in for the seat that thinks while none does."""

UNASKED = (NOBODY, 0, NOBODY)
"""Who is thinking, how many questions were asked, and who was asked last."""


class Clocked(msgspec.Struct, frozen=True):
    """What a seat took for the moves it was waited for: their number, all seconds, and those of the slowest."""

    moves: int
    seconds: float
    slowest: float


class Forfeit(msgspec.Struct, frozen=True):
    """Who lost a game without playing it out, and why."""

    seat: int
    reason: str


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a sitting. A game that was cut off has no places, one that was forfeited no scores."""

    number: int
    round: int
    seats: tuple[str, ...]
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    reason: str = ""
    moves: int = 0
    clocks: tuple[Clocked, ...] = ()
    forfeit: Forfeit | None = None
    journal: str | None = None


class Seated:
    """A bot in its seat: it says when it thinks, and is timed."""

    def __init__(self, seat: int, make: Callable[[], Any], thinking: MutableSequence[int]) -> None:
        self.seat, self._thinking = seat, thinking
        self.moves, self.seconds, self.slowest = 0, 0.0, 0.0
        self._bot = self._ask(make)

    def choose(self, view: View, legal: Sequence[Any], budget: Budget) -> str:
        began = perf_counter()
        move = self._ask(self._bot.choose, view, legal, budget)
        took = perf_counter() - began
        self.moves, self.seconds, self.slowest = self.moves + 1, self.seconds + took, max(self.slowest, took)
        return self._ask(str, move)

    def react(self, view: View, legal: Sequence[Any]) -> str | None:
        move = self._ask(self._bot.react, view, legal)
        return None if move is None else self._ask(str, move)

    def clocked(self) -> Clocked:
        return Clocked(self.moves, round(self.seconds, 6), round(self.slowest, 6))

    def _ask(self, question: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self._thinking[1] += 1
        self._thinking[0] = self._thinking[2] = self.seat
        try:
            return question(*args, **kwargs)
        except BaseException as error:  # all is the bot's: its process does not listen to the keyboard
            raise BotFailed(self.seat, crashed(error)) from error
        finally:
            self._thinking[0] = NOBODY


def play(plan: Plan, sitting: Sitting, thinking: MutableSequence[int], *, journal: bool = False) -> Result:
    """A whole game. ``thinking``, which begins as ``UNASKED``, tells others how far it is."""
    match = Match(plan.game, plan.players, Luck(plan.seed, sitting.round), **plan.options)
    seated: list[Seated] = []
    forfeit: Forfeit | None = None
    try:
        for seat, (name, entry) in enumerate(zip(sitting.seats, sitting.entries, strict=True)):
            luck = f"{plan.seed}/{sitting.round}/{entry}"
            seated.append(Seated(seat, partial(plan.bot, name, luck), thinking))
        match.play_out(seated, plan.budget)
    except BotFailed as failed:
        forfeit = Forfeit(failed.seat, str(failed))
    outcome = match.rules.outcome(match.state)
    result = Result(
        number=sitting.number,
        round=sitting.round,
        seats=sitting.seats,
        places=outcome.places if outcome else (),
        scores=outcome.scores if outcome else (),
        reason=outcome.reason if outcome else "",
        moves=len(match.moves),
        clocks=tuple(one.clocked() for one in seated),
        journal=_journal(plan, match, sitting, forfeit) if journal else None,
    )
    return forfeited(result, forfeit.seat, forfeit.reason) if forfeit else result


def forfeited(result: Result, seat: int, reason: str) -> Result:
    """The same game, lost by that seat; the others share the win."""
    places = tuple(len(result.seats) if one == seat else 1 for one in range(len(result.seats)))
    return msgspec.structs.replace(
        result, places=places, scores=(), reason="forfeit", forfeit=Forfeit(seat, in_a_line(reason))
    )


def _journal(plan: Plan, match: Match, sitting: Sitting, forfeit: Forfeit | None) -> str:
    told = headers(plan, sitting)
    if forfeit:
        told["Forfeit"] = in_a_line(f"{sitting.seats[forfeit.seat]} {forfeit.reason}")
    return write(record(plan.game, match.state, match.moves, **told))


def headers(plan: Plan, sitting: Sitting) -> dict[str, str]:
    """What tells a journal from those of other runs."""
    return {"Bots": ", ".join(sitting.seats), "Luck": f"{plan.seed}/{sitting.round}"}
