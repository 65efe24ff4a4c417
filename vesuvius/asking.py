"""A game as learners meet it: one seat is asked at a time, with one of its actions or PASS for an answer."""

from typing import Any

from vesuvius.contract import Illegal
from vesuvius.twin import CHANCE


class Asking:
    """A fast twin and the seat that is asked: whoever may act out of turn first, clockwise, then whose turn it is.

    ``seat`` is CHANCE where a card, a tile or a roll is to come, and OVER at the end; ``actions`` counts the codes of
    the seats, the last of which is PASS: letting a chance to act out of turn go by.
    """

    def __init__(self, twin: Any, actions: int) -> None:
        self.twin = twin
        self.actions = actions
        self._ask(1)

    def _ask(self, first: int) -> None:
        """Turn to the next seat that may act out of turn, from ``first`` to the left on, else to whose turn it is."""
        self.seat = on_turn = self.twin.turn()
        for step in range(first, self.twin.players if on_turn >= 0 else 0):
            other = (on_turn + step) % self.twin.players
            if self.twin.reaction(other) >= 0:
                self.seat = other
                return

    def legal(self) -> list[int]:
        """The codes open to the seat that is asked, or to chance, ascending; none at the end."""
        codes: list[int]
        if self.seat in (CHANCE, self.twin.turn()):
            codes = self.twin.legal()
        else:
            codes = [self.twin.reaction(self.seat), self.actions - 1]
        return codes

    def play(self, action: int) -> None:
        """What the seat that is asked does, or what chance brings; Illegal leaves the game as it was."""
        on_turn = self.twin.turn()
        if self.seat == on_turn:
            self.twin.play(action)
        elif action == self.actions - 1:
            self._ask((self.seat - on_turn) % self.twin.players + 1)
            return
        else:
            self.twin.react(self.seat, action)
        self._ask(1)

    def go_on(self, twin: Any) -> None:
        """Somebody has played what has no code: this is the game after it."""
        self.twin = twin
        self._ask(1)

    def deal(self) -> None:
        """Let chance play, by the twin's own luck, until a seat is asked or the game is over."""
        if self.seat == CHANCE:
            self.twin.deal()
            self._ask(1)

    def check(self, action: Any) -> int:
        """The action, if it is open to the seat that is asked; Illegal if not."""
        if isinstance(action, bool) or not hasattr(action, "__index__") or action not in self.legal():
            raise Illegal(f"{action!r} is no action that is open to seat {self.seat}")
        return int(action)

    def copy(self) -> "Asking":
        """The same game once more, luck included."""
        twice = object.__new__(Asking)
        twice.twin, twice.actions, twice.seat = self.twin.copy(), self.actions, self.seat
        return twice

    def __deepcopy__(self, memo: object) -> "Asking":
        return self.copy()
