"""The order in which seats are asked: those that may act out of turn before the seat to move.

:func:`asked` is the only place that decides it in Python; ``Twin._asked`` is the same function for compiled code.
:class:`TurnOrder` presents a game to a learner as single decisions: one seat is asked, and answers with an action or
with PASS.
"""

from collections.abc import Callable, Iterator
from typing import SupportsIndex, cast

from vesuvius.refusing import SHARED
from vesuvius.twin import CHANCE, Twin


def asked(
    to_move: int, players: int, may_interrupt: Callable[[int], object], passed: int | None = None
) -> Iterator[int]:
    """The seats to ask, in order: clockwise all that may act out of turn, then the seat to move.

    If a seat has ``passed``, only the seats after it are asked.
    """
    first = 1 if passed is None else (passed - to_move) % players + 1
    for step in range(first, players):
        seat = (to_move + step) % players
        if may_interrupt(seat):
            yield seat
    yield to_move


class TurnOrder:
    """A twin and the seat that is asked.

    ``seat`` is CHANCE before a card, a tile or a roll, and OVER at the end. ``actions`` is the number of action codes
    of seats; the last one is PASS, which declines to act out of turn.
    """

    def __init__(self, twin: Twin, actions: int) -> None:
        self.twin = twin
        self.actions = actions
        self._ask()

    def _ask(self, passed: int | None = None) -> None:
        """Set ``seat`` to the next seat to ask."""
        to_move = self.twin.turn()
        self.seat = to_move if to_move < 0 else next(asked(to_move, self.twin.players, self._may_interrupt, passed))

    def _may_interrupt(self, seat: int) -> bool:
        return bool(self.twin.reaction(seat) >= 0)

    @property
    def in_turn(self) -> bool:
        """Whether the seat to move, or chance, is asked."""
        return bool(self.seat == self.twin.turn())

    def legal(self) -> list[int]:
        """The codes of the legal moves of the seat that is asked, or of chance, ascending; none at the end."""
        codes: list[int] = self.twin.legal() if self.in_turn else [self.twin.reaction(self.seat), self.actions - 1]
        return codes

    def play(self, action: int) -> None:
        """Play an action of the seat that is asked, or a code of chance; Illegal leaves the game unchanged."""
        if self.in_turn:
            self.twin.play(action)
        elif action == self.actions - 1:
            self._ask(passed=self.seat)
            return
        else:
            self.twin.react(self.seat, action)
        self._ask()

    def go_on(self, twin: Twin) -> None:
        """Continue with another twin: the position after a move that has no code."""
        self.twin = twin
        self._ask()

    def deal(self) -> None:
        """Play chance, from the twin's RNG state, until a seat is asked or the game is over."""
        if self.seat == CHANCE:
            self.twin.deal()
            self._ask()

    def choose(self, policy: int) -> int:
        """What a policy does for the seat that is asked: its move, or PASS out of turn."""
        if self.in_turn:
            return int(self.twin.choose(policy))
        wants = self.twin.would_interrupt(self.seat, policy)
        return int(self.twin.reaction(self.seat)) if wants else self.actions - 1

    def check(self, action: object) -> int:
        """The action, if it is legal for the seat that is asked; Illegal if not."""
        if isinstance(action, bool) or not hasattr(action, "__index__") or action not in self.legal():
            raise SHARED("bad_action", action=repr(action)[:40], seat=self.seat)
        return int(cast("SupportsIndex", action))

    def copy(self) -> "TurnOrder":
        """A copy of the game, RNG state included."""
        twice = object.__new__(TurnOrder)
        twice.twin, twice.actions, twice.seat = self.twin.copy(), self.actions, self.seat
        return twice

    def __deepcopy__(self, memo: object) -> "TurnOrder":
        return self.copy()
