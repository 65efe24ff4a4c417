"""The patrician: searches on the fast twin for a third of a second a move."""

from collections.abc import Callable, Sequence
from random import Random
from typing import ClassVar, TypeAlias

from vesuvius.bots.bot import Budget, Evaluation, MoveValue
from vesuvius.bots.nets import net
from vesuvius.contract import AnyMove, AnyState, AnyView, Seat
from vesuvius.games import game, spec, twin
from vesuvius.search import PASS, Search
from vesuvius.spec import SearchSettings, resolve
from vesuvius.twin import POLICIES, Twin

Offer: TypeAlias = Callable[[AnyState, Seat], AnyMove]
"""A game's function of (state, seat): an offer worth making, or None."""


class Patrician:
    """Information-set Monte-Carlo tree search (``vesuvius/search.py``)."""

    seconds: ClassVar[float] = 0.3
    """The thinking time of a move, unless the budget is shorter or is a number of nodes."""

    nodes_kept: ClassVar[int] = 400_000
    """The most nodes of its tree; at the limit the search continues without adding any."""

    reaction: ClassVar[Budget] = Budget(seconds=3.0, nodes=300)
    """The budget of an out-of-turn decision. They are frequent, so it is small; nodes make it equal on all machines."""

    settings: ClassVar[str] = "patrician"
    """The name of its search settings in a game's record."""

    def __init__(self, name: str, rng: Random) -> None:
        self.name = name
        self.rules = game(name)
        self.twin = twin(name)
        self.rng = rng
        record = spec(name)
        self.offer: Offer | None = resolve(record.offers) if record.offers else None
        self.search_settings = record.searchers[self.settings]
        self.search = set_up(Search(self.nodes_kept), self.search_settings)

    def choose(self, view: AnyView, legal: Sequence[AnyMove], budget: Budget) -> AnyMove:
        """The most visited move, or an offer if there is a good one. A single legal move is played without a search."""
        if len(legal) == 1:
            return legal[0]
        if self.offer is not None and (made := self._offer(self.offer, view)) is not None:
            return made
        return self._move(self._think(view, budget), legal)

    def react(self, view: AnyView, legal: Sequence[AnyMove]) -> AnyMove | None:
        """The move out of turn if the search prefers it to passing."""
        code = self._think(view, self.reaction)
        return None if code == PASS else self._move(code, legal)

    def evaluate(self, view: AnyView, legal: Sequence[AnyMove], budget: Budget) -> Evaluation:
        """The win chance of every legal move, and of every seat, from one search on one core.

        The same seed, view and number of nodes give the same figures, if this bot has not searched before.
        """
        root, seat = self._imagined(view), view.seat
        static = root.evaluate()
        if not legal:
            return Evaluation((), tuple(static), 0)
        self.search.think(root, seat, budget.nodes or 0, budget.seconds or (0.0 if budget.nodes else self.seconds))
        tried = (
            {code: (visits, value) for code, visits, value, _ in self.search.moves()} if self.search.iterations else {}
        )
        codes: list[tuple[str | None, int]] = [(str(move), self.twin.encode(move)) for move in legal]
        if root.turn() != seat:
            codes.append((None, PASS))
        moves = []
        for move, code in codes:
            visits, value = tried.get(code, (0, 0.0))
            moves.append(MoveValue(move, visits, value if visits else _static(root, seat, code)))
        mine = max(moves, key=lambda one: (one.visits, one.value)).value
        rest = 1.0 - static[seat]
        seats = [(1.0 - mine) * (value / rest if rest else 1.0 / (root.players - 1)) for value in static]
        seats[seat] = mine
        return Evaluation(tuple(moves), tuple(seats), self.search.iterations)

    def _offer(self, offer: Offer, view: AnyView) -> AnyMove | None:
        """An offer worth making. The search tree contains no trades, because every seat there plays for itself."""
        return offer(self.rules.imagine(view, self.rng), view.seat)

    def _think(self, view: AnyView, budget: Budget) -> int:
        root = self._imagined(view)
        nodes, seconds = budget.nodes or 0, budget.seconds or 0.0
        if not nodes:
            seconds = min(seconds or self.seconds, self.seconds)
        return self.search.think(root, view.seat, nodes, seconds)

    def _imagined(self, view: AnyView) -> Twin:
        """A twin in a position that fits the view, with a new seed."""
        root = self.twin.from_state(self.rules.imagine(view, self.rng), self.rng.getrandbits(64))
        self._bring_net(root.players)
        return root

    def _bring_net(self, players: int) -> None:
        """Give the search the net that its settings ask for, if the game has one for this number of players."""
        settings, search = self.search_settings, self.search
        if settings.net and search.net is None and players in spec(self.name).nets.get("search", ()):
            search.net = net(self.name, "search", players)
            search.expand_after, search.value_mix = settings.look_after, settings.value_mix

    def _move(self, code: int, legal: Sequence[AnyMove]) -> AnyMove:
        move = self.twin.decode(code)
        return legal[legal.index(move)]


def _static(root: Twin, seat: Seat, code: int) -> float:
    """The seat's win chance right after a move, by the twin's static evaluation."""
    after = root.copy()
    if root.turn() == seat:
        after.play(code)
    elif code != PASS:
        after.react(seat, code)
    return float(after.evaluate()[seat])


def set_up(search: Search, settings: SearchSettings) -> Search:
    """Apply a game's settings to a search."""
    search.horizon = settings.horizon
    search.expand_after = settings.expand_after
    search.sharpness = settings.sharpness
    search.policy = POLICIES[settings.policy]
    if settings.max_depth is not None:
        search.max_depth = settings.max_depth
    return search
