"""One game of the arena. A bot sees its view and nothing else; one that crashes or answers illegally forfeits."""

from collections.abc import Callable, MutableSequence, Sequence
from functools import partial
from time import perf_counter
from typing import ParamSpec, TypeVar

import msgspec

from vesuvius.arena.adjusting import luck_of
from vesuvius.arena.plan import Plan, SharedStream, Sitting
from vesuvius.bots import Bot, Budget
from vesuvius.bots.failing import BotFailed, crashed, in_a_line
from vesuvius.contract import AnyMove, AnyView
from vesuvius.journal import record, write
from vesuvius.match import Match

P = ParamSpec("P")
T = TypeVar("T")

NOBODY = -1
"""The value of the thinking seat while no bot thinks."""

UNASKED = (NOBODY, 0, NOBODY)
"""The seat that is thinking, the number of questions so far, and the seat asked last."""


class Clocked(msgspec.Struct, frozen=True):
    """The time a seat spent on its moves in turn: their number, total seconds, and the slowest."""

    moves: int
    seconds: float
    slowest: float


class Forfeit(msgspec.Struct, frozen=True):
    """The seat that forfeited a game, and why."""

    seat: int
    reason: str


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a sitting. A truncated game has no places, a forfeited one no scores."""

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
    luck: tuple[float, ...] = ()
    """What draws changed in the win chance of each seat, if the run asks for it."""


class Extras(msgspec.Struct, frozen=True):
    """What a run asks for besides the result."""

    journal: bool = False
    luck: bool = False


NO_EXTRAS = Extras()


class Seated:
    """A bot in its seat: timed, and marked in shared memory while it thinks."""

    def __init__(self, seat: int, make: Callable[[], Bot], thinking: MutableSequence[int]) -> None:
        self.seat, self._thinking = seat, thinking
        self.moves, self.seconds, self.slowest = 0, 0.0, 0.0
        self._bot = self._ask(make)

    def choose(self, view: AnyView, legal: Sequence[AnyMove], budget: Budget) -> str:
        began = perf_counter()
        move = self._ask(self._bot.choose, view, legal, budget)
        took = perf_counter() - began
        self.moves, self.seconds, self.slowest = self.moves + 1, self.seconds + took, max(self.slowest, took)
        return self._ask(str, move)

    def react(self, view: AnyView, legal: Sequence[AnyMove]) -> str | None:
        move = self._ask(self._bot.react, view, legal)
        return None if move is None else self._ask(str, move)

    def clocked(self) -> Clocked:
        return Clocked(self.moves, round(self.seconds, 6), round(self.slowest, 6))

    def _ask(self, question: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self._thinking[1] += 1
        self._thinking[0] = self._thinking[2] = self.seat
        try:
            return question(*args, **kwargs)
        except BaseException as error:  # even KeyboardInterrupt is the bot's: this process ignores the keyboard
            raise BotFailed(self.seat, crashed(error)) from error
        finally:
            self._thinking[0] = NOBODY


def play(plan: Plan, sitting: Sitting, thinking: MutableSequence[int], extras: Extras = NO_EXTRAS) -> Result:
    """Play a whole game. ``thinking``, initially ``UNASKED``, lets the supervising process see who thinks."""
    match = Match(plan.game, plan.players, SharedStream(plan.seed, sitting.round), **plan.options)
    seated: list[Seated] = []
    forfeit: Forfeit | None = None
    try:
        for seat, (name, entry) in enumerate(zip(sitting.seats, sitting.entries, strict=True)):
            seed = f"{plan.seed}/{sitting.round}/{entry}"
            seated.append(Seated(seat, partial(plan.bot, name, seed), thinking))
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
        journal=_journal(plan, match, sitting, forfeit) if extras.journal else None,
        luck=luck_of(plan.game, match.rules.start(plan.players, **plan.options), match.moves) if extras.luck else (),
    )
    return forfeited(result, forfeit.seat, forfeit.reason) if forfeit else result


def forfeited(result: Result, seat: int, reason: str) -> Result:
    """The same game, lost by that seat; the others share the win."""
    places = tuple(len(result.seats) if one == seat else 1 for one in range(len(result.seats)))
    return msgspec.structs.replace(
        result, places=places, scores=(), reason="forfeit", forfeit=Forfeit(seat, in_a_line(reason))
    )


def _journal(plan: Plan, match: Match, sitting: Sitting, forfeit: Forfeit | None) -> str:
    found = headers(plan, sitting)
    if forfeit:
        found["Forfeit"] = in_a_line(f"{sitting.seats[forfeit.seat]} {forfeit.reason}")
    return write(record(plan.game, match.state, match.moves, **found))


def headers(plan: Plan, sitting: Sitting) -> dict[str, str]:
    """The headers that identify a journal's run."""
    return {"Bots": ", ".join(sitting.seats), "Seed": f"{plan.seed}/{sitting.round}"}
