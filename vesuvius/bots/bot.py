"""What a bot is: something that answers a view with one of the legal moves."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from vesuvius.contract import View


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one move; None is without limit."""

    seconds: float | None = None
    nodes: int | None = None


class Bot(Protocol):
    """A bot sees what its seat sees and nothing else. The same seed and the same views give the same moves."""

    def choose(self, view: View, legal: Sequence[Any], budget: Budget) -> Any:
        """One of the legal moves, when the seat is waited for."""
        ...

    def react(self, view: View, legal: Sequence[Any]) -> Any | None:
        """One of the moves open out of turn, or None to let it pass."""
        ...
