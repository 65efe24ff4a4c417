"""Reviews of finished games: what each decision gave away, and what luck and play changed.

Two measures that must not be confused. A *judgement* searches from the view of the seat that decided, so it says how
good a move was given what that seat could know. The *ledger* follows one value of the open position through the game,
so it says what happened: start + luck + own decisions + others' decisions = result.

A review is a list of independent tasks (``tasks``), each answered by ``run`` wherever there is a free core; their seeds
depend only on the review's seed and the number of the move. ``assemble`` puts the answers together.
"""

from vesuvius.review.game import (
    Answer,
    Review,
    ReviewFailed,
    Seat,
    Settings,
    Task,
    assemble,
    review,
    reviewable,
    run,
    tasks,
)
from vesuvius.review.judge import Judgement, Option

__all__ = [
    "Answer",
    "Judgement",
    "Option",
    "Review",
    "ReviewFailed",
    "Seat",
    "Settings",
    "Task",
    "assemble",
    "review",
    "reviewable",
    "run",
    "tasks",
]
