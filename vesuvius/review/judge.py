"""A judgement: what a decision gave away, by a search from the view of the seat that decided."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from math import hypot
from random import Random

from vesuvius.bots.patrician import Patrician, set_up
from vesuvius.contract import AnyMove, AnyView, Illegal
from vesuvius.games import game, spec, twin
from vesuvius.reasons import Reason, reasons
from vesuvius.review.labels import BAD, CERTAIN, ONLY, Label, label
from vesuvius.search import PASS, Search

WORSE = tuple(name for _, name in BAD)
"""The labels of decisions with a better move worth a reason."""

LEAST_VISITS = 20
"""The best, the second and the played move have at least a share of 1 / LEAST_VISITS of the nodes."""


@dataclass(frozen=True, slots=True)
class Option:
    """A move that was open, in notation, or None for not acting out of turn."""

    move: str | None
    visits: int
    value: float
    """The win chance of the seat after it."""
    error: float
    """The standard error of the value."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision with a choice."""

    played: Option
    best: Option
    loss: float
    error: float
    """The standard error of the loss."""
    label: Label | None
    only: bool
    """Whether the move played was the only good one."""
    stake: float
    """How far the values of the moves were spread: their standard deviation."""
    chances: tuple[float, ...]
    """The win chance of each seat after the move. That of the seat is searched; the others share the rest in proportion
    to the static evaluation."""
    reasons: tuple[Reason, ...] = ()
    """Why the best move is better than the one played; for an only move, than the second best."""


class Looked:
    """A search of a view, whose best moves are then searched by themselves."""

    def __init__(
        self,
        view: AnyView,
        legal: Sequence[AnyMove],
        nodes: int,
        seed: int,
        keep_going: Callable[[], bool] | None = None,
    ) -> None:
        module = twin(view.game)
        self.moves: dict[int, AnyMove | None] = {}
        """The moves that have a code, and None for not acting out of turn."""
        for move in legal:
            with suppress(Illegal):
                self.moves[module.encode(move)] = move
        rng = Random(seed)
        self._root = module.from_state(game(view.game).imagine(view, rng), rng.getrandbits(64))
        if self._root.turn() != view.seat:
            self.moves[PASS] = None
        self._seat, self._nodes = view.seat, nodes
        self._search = set_up(Search(), spec(view.game).searchers[Patrician.settings])
        self._search.keep_going = keep_going
        self.static: list[float] = self._root.evaluate()
        self.chosen = PASS

    def think(self) -> None:
        """Search all moves; the best one is then searched by itself."""
        self.chosen = self._search.think(self._root.copy(), self._seat, self._nodes)
        self.deepen(self.chosen)

    def deepen(self, code: int) -> None:
        """Search one move by itself, until it has a share of the nodes."""
        self._search.deepen(self._root, self._seat, code, max(2, self._nodes // LEAST_VISITS))

    def rivals(self, most: int) -> list[int]:
        """The next best moves, searched by themselves; the best one where there is no other."""
        others = [(visits, value, code) for code, visits, value, _ in self._search.moves() if code != self.chosen]
        found = [code for _, _, code in sorted(others, reverse=True)[:most]] or [self.chosen]
        for code in found:
            self.deepen(code)
        return found

    def options(self) -> dict[int, Option]:
        """The moves that were tried, by code."""
        return {
            code: Option(None if self.moves[code] is None else str(self.moves[code]), visits, value, error)
            for code, visits, value, error in self._search.moves()
            if visits
        }


def judge(
    view: AnyView,
    legal: Sequence[AnyMove],
    played: AnyMove,
    nodes: int,
    seed: int,
    keep_going: Callable[[], bool] | None = None,
) -> Judgement | None:
    """The judgement of a move; None if it has no code, or if nothing else was open."""
    try:
        code = twin(view.game).encode(played)
    except Illegal:
        return None
    looked = Looked(view, legal, nodes, seed, keep_going)
    if len(looked.moves) < 2:
        return None
    looked.think()
    looked.deepen(code)
    second = looked.rivals(1)[0]
    options, chosen, moves = looked.options(), looked.chosen, looked.moves
    if not {chosen, second, code} <= options.keys():  # called off
        return None
    judged = _judgement(options, chosen, second, code, view.seat, looked.static)
    if not judged.only and judged.label not in WORSE:
        return judged
    return replace(judged, reasons=reasons(view, moves[chosen], moves[second] if judged.only else played))


def _judgement(
    options: dict[int, Option], chosen: int, rival: int, code: int, seat: int, static: Sequence[float]
) -> Judgement:
    best, played = options[chosen], options[code]
    loss, error = max(0.0, best.value - played.value), hypot(best.error, played.error)
    if code == chosen:
        loss = error = 0.0
    second = options[rival]
    only = code == chosen and best.value - second.value >= max(ONLY, CERTAIN * hypot(best.error, second.error))
    mean = sum(one.value for one in options.values()) / len(options)
    stake = (sum((one.value - mean) ** 2 for one in options.values()) / len(options)) ** 0.5
    rest = 1.0 - static[seat]
    share = (1.0 - played.value) / rest if rest else 0.0
    chances = [value * share if rest else (1.0 - played.value) / (len(static) - 1) for value in static]
    chances[seat] = played.value
    return Judgement(played, best, loss, error, label(loss, error, is_best=code == chosen), only, stake, tuple(chances))
