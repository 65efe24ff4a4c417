"""The augur: plays the move that a net likes best, without a search, at tables for which its game has a net."""

from collections.abc import Sequence
from random import Random

from vesuvius.bots.bot import Bot, Budget
from vesuvius.bots.nets import net
from vesuvius.bots.patrician import Offer
from vesuvius.contract import AnyMove, AnyView
from vesuvius.games import game, spec, twin
from vesuvius.net import Net
from vesuvius.search import PASS
from vesuvius.spec import resolve
from vesuvius.twin import Twin


class Augur:
    """One look of the net (``vesuvius/net.py``) a decision."""

    def __init__(self, name: str, rng: Random) -> None:
        self.name = name
        self.rules = game(name)
        self.twin = twin(name)
        self.rng = rng
        self.citizen: Bot | None = None
        offers = spec(name).offers
        self.offer: Offer | None = resolve(offers) if offers else None

    def net(self, players: int) -> Net | None:
        """The net that it asks; None if there is none for this number of players."""
        return net(self.name, "augur", players) if players in spec(self.name).nets.get("augur", ()) else None

    def _stand_in(self) -> Bot:
        """The citizen that decides where there is no net."""
        if self.citizen is None:
            made: Bot = resolve(spec(self.name).citizen or "")(self.rng)
            self.citizen = made
        return self.citizen

    def choose(self, view: AnyView, legal: Sequence[AnyMove], budget: Budget) -> AnyMove:
        """The move with the highest prior among those worth considering, or an offer as a patrician makes it."""
        if len(legal) == 1:
            return legal[0]
        state = self.rules.imagine(view, self.rng)
        root = self.twin.from_state(state)
        asked = self.net(root.players)
        if asked is None:
            return self._stand_in().choose(view, legal, budget)
        if self.offer is not None and (made := self.offer(state, view.seat)) is not None:
            return made
        return self._move(_best(asked, root, view.seat, root.considered()), legal)

    def react(self, view: AnyView, legal: Sequence[AnyMove]) -> AnyMove | None:
        """The move out of turn if its prior is higher than that of passing."""
        root = self.twin.from_state(self.rules.imagine(view, self.rng))
        asked = self.net(root.players)
        if asked is None:
            return self._stand_in().react(view, legal)
        code = _best(asked, root, view.seat, [PASS, root.reaction(view.seat)])
        return None if code == PASS else self._move(code, legal)

    def _move(self, code: int, legal: Sequence[AnyMove]) -> AnyMove:
        return legal[legal.index(self.twin.decode(code))]


def _best(net: Net, root: Twin, seat: int, codes: list[int]) -> int:
    """The code with the highest prior."""
    if len(codes) == 1:
        return codes[0]
    _, priors = net.judge(root, seat, codes)
    return codes[max(range(len(codes)), key=priors.__getitem__)]
