"""The review of a whole game, as tasks that can run anywhere, and the figures that their answers give."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import TypeAlias

from vesuvius.bots.patrician import Patrician
from vesuvius.contract import CHANCE, Actor, AnyMove, AnyState, AnyView, Json
from vesuvius.games import spec, twin
from vesuvius.journal import UNFINISHED, Journal, replay
from vesuvius.review.judge import Judgement, judge
from vesuvius.review.labels import Label, accuracy
from vesuvius.review.value import Values, value
from vesuvius.workers import set_up_worker

VERSION = 2
"""The version of the review: a stored one of another version is computed again."""

NODES = 2000
"""The nodes of the search of each decision."""

LABELS: tuple[Label, ...] = ("best", "good", "slip", "mistake", "blunder")

MOMENTS = 5
"""The most moments that a review points out."""
WORTH_A_LOOK = 0.03
"""The least loss or luck of such a moment."""

SPREAD = 0x9E37_79B9
"""An odd number that spreads the seeds of moves."""


class ReviewFailed(ValueError):
    """This game cannot be reviewed; the message has the reason."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a review is computed; the same settings give the same review."""

    nodes: int = NODES
    seed: int = 1


DEFAULT = Settings()


@dataclass(frozen=True, slots=True)
class Judge:
    """Judge the decision of move ``number``."""

    number: int
    view: AnyView
    legal: tuple[AnyMove, ...]
    played: AnyMove


@dataclass(frozen=True, slots=True)
class Weigh:
    """Find the value of the open position after move ``number``."""

    number: int
    game: str
    state: AnyState


Task: TypeAlias = Judge | Weigh
Answer: TypeAlias = Judgement | Values | None


@dataclass(frozen=True, slots=True)
class Moved:
    """A move of the reviewed game."""

    number: int
    actor: Actor
    move: str
    change: Values
    """By how much it changed the value of the position for each seat: luck, if chance moved."""
    judgement: Judgement | None = None

    def as_json(self) -> dict[str, Json]:
        if self.actor == CHANCE:
            return {"number": self.number, "seat": None, "move": self.move, "luck": rounded(self.change)}
        found: dict[str, Json] = {"number": self.number, "seat": self.actor, "move": self.move}
        if (one := self.judgement) is not None:
            found |= {
                "best": one.best.move,
                "loss": round(one.loss, 3),
                "error": round(one.error, 3),
                "label": one.label,
                "only": one.only,
                "chances": rounded(one.chances),
            }
            if one.reasons:
                found["reasons"] = [reason.as_json() for reason in one.reasons]
        return {**found, "change": rounded(self.change)}


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat's part of the review. ``start + luck + play + others == result``, each term summed by itself."""

    name: str
    accuracy: float | None
    """None if no decision of the seat could be judged."""
    start: float
    luck: float
    play: float
    others: float
    result: float
    labels: dict[Label, int]
    only: int
    """How often it found the only good move."""

    def as_json(self) -> dict[str, Json]:
        sums = {name: round(getattr(self, name), 3) for name in ("start", "luck", "play", "others", "result")}
        accuracy = None if self.accuracy is None else round(self.accuracy, 1)
        return {"name": self.name, "accuracy": accuracy, **sums, "labels": self.labels, "only": self.only}


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a finished game."""

    game: str
    settings: Settings
    seats: tuple[Seat, ...]
    moves: tuple[Moved, ...]
    moments: tuple[int, ...]
    """The numbers of the moves that mattered most."""

    def as_json(self) -> dict[str, Json]:
        return {
            "version": VERSION,
            "game": self.game,
            "nodes": self.settings.nodes,
            "seed": self.settings.seed,
            "seats": [seat.as_json() for seat in self.seats],
            "moves": [move.as_json() for move in self.moves],
            "moments": list(self.moments),
        }


def reviewable(name: str) -> bool:
    """Whether the finished games of this name can be reviewed: a bot must search them."""
    record = spec(name)
    return record.twin is not None and Patrician.settings in record.searchers


def check(journal: Journal) -> None:
    """Refuse a game that cannot be reviewed."""
    if not reviewable(journal.game):
        raise ReviewFailed(f"no bot searches {journal.game}, so its games cannot be reviewed")
    if journal.version != spec(journal.game).version:
        raise ReviewFailed("the rules have changed since this game, so it cannot be reviewed")
    if journal.headers.get("Result", UNFINISHED) == UNFINISHED:
        raise ReviewFailed("only finished games are reviewed")


def tasks(journal: Journal) -> Iterator[Task]:
    """What there is to compute, in the order of the moves. The draws of the first deal are weighed as one."""
    check(journal)
    rules = journal.rules
    state = journal.start
    yield Weigh(0, journal.game, state)
    dealing = True
    for frame in replay(journal):
        if frame.seat != CHANCE:
            legal = tuple(rules.legal(state, frame.seat))
            if len(legal) > 1 or rules.turn(state) != frame.seat:
                yield Judge(frame.number, rules.view(state, frame.seat), legal, frame.move)
        state = frame.step.state
        dealing = dealing and rules.turn(state) == CHANCE
        if not dealing:
            yield Weigh(frame.number, journal.game, state)


def run(task: Task, settings: Settings, keep_going: Callable[[], bool] | None = None) -> Answer:
    """Answer a task. The same task and settings give the same answer. If ``keep_going`` returns False, a search ends at
    once, and its answer is worth nothing."""
    if isinstance(task, Judge):
        seed = settings.seed + task.number * SPREAD
        return judge(task.view, task.legal, task.played, settings.nodes, seed, keep_going)
    return value(twin(task.game).from_state(task.state), task.game, settings.seed)


def review(
    journal: Journal,
    settings: Settings = DEFAULT,
    processes: int = 1,
    progress: Callable[[Sequence[Task]], Iterable[Task]] = iter,
) -> Review:
    """The review of a finished game; ReviewFailed if it cannot be reviewed. ``progress`` may watch the tasks go by."""
    todo = list(tasks(journal))
    if processes <= 1:
        return assemble(journal, settings, [(task, run(task, settings)) for task in progress(todo)])
    with ProcessPoolExecutor(processes, get_context("spawn"), set_up_worker) as pool:
        answers = pool.map(partial(run, settings=settings), todo, chunksize=4)
        return assemble(journal, settings, [(task, next(answers)) for task in progress(todo)])


def assemble(journal: Journal, settings: Settings, answers: Iterable[tuple[Task, Answer]]) -> Review:
    """The review that these answers give."""
    judgements: dict[int, Judgement] = {}
    values: dict[int, Values] = {}
    for task, answer in answers:
        if isinstance(answer, Judgement):
            judgements[task.number] = answer
        elif isinstance(task, Weigh) and answer is not None:
            values[task.number] = answer
    before, moves = values[0], []
    for number, (actor, move) in enumerate(journal.moves, start=1):
        after = values.get(number, before)
        change = tuple(late - early for late, early in zip(after, before, strict=True))
        moves.append(Moved(number, actor, str(move), change, judgements.get(number)))
        before = after
    seats = tuple(_seat(seat, journal, values[0], before, moves) for seat in range(len(journal.players)))
    return Review(journal.game, settings, seats, tuple(moves), _moments(moves))


def _seat(seat: int, journal: Journal, start: Values, end: Values, moves: Sequence[Moved]) -> Seat:
    judged = [move.judgement for move in moves if move.actor == seat and move.judgement is not None]
    found = Counter(one.label for one in judged if one.label is not None)
    return Seat(
        name=journal.players[seat],
        accuracy=accuracy(((one.loss, one.stake) for one in judged), len(journal.players)),
        start=start[seat],
        luck=sum(move.change[seat] for move in moves if move.actor == CHANCE),
        play=sum(move.change[seat] for move in moves if move.actor == seat),
        others=sum(move.change[seat] for move in moves if move.actor not in (CHANCE, seat)),
        result=end[seat],
        labels={name: found[name] for name in LABELS},
        only=sum(one.only for one in judged),
    )


def _moments(moves: Sequence[Moved]) -> tuple[int, ...]:
    """The moves that mattered most: what was given away, the only good moves found, and great luck."""
    weights = [(_weight(move), move.number) for move in moves]
    most = sorted((one for one in weights if one[0] >= WORTH_A_LOOK), reverse=True)[:MOMENTS]
    return tuple(sorted(number for _, number in most))


def _weight(move: Moved) -> float:
    if move.judgement is None:
        return max(map(abs, move.change)) / 2 if move.actor == CHANCE else 0.0
    if move.judgement.only:
        return move.judgement.stake
    return move.judgement.loss if move.judgement.label not in (None, "best", "good") else 0.0


def rounded(values: Iterable[float]) -> list[float]:
    """The values to three digits, without minus zero."""
    return [round(one, 3) + 0.0 for one in values]
