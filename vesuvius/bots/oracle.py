"""The oracle: thinks as a patrician does, ten times as long."""

from typing import ClassVar

from vesuvius.bots.bot import Budget
from vesuvius.bots.patrician import Patrician


class Oracle(Patrician):
    """Three seconds a move, and room for as many more nodes."""

    seconds: ClassVar[float] = 3.0
    reaction: ClassVar[Budget] = Budget(seconds=3.0, nodes=1000)
    nodes_kept: ClassVar[int] = 1_500_000
