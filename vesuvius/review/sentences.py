"""What the terminal and the page say of a review, in English."""

from collections.abc import Sequence
from typing import Final

from vesuvius.contract import CHANCE
from vesuvius.journal import Journal
from vesuvius.reasons import sentence
from vesuvius.review.game import Moved, Review, Seat
from vesuvius.review.judge import Judgement

MEASURES: Final = (
    "Labels and win chances come from a search of what the seat could know when it decided. Luck and play come from "
    "one value of the open position, hidden cards included: they say what happened, not what could be known."
)
LEFT_OUT: Final = (
    "Not judged: forced moves, offers to trade at a price of one's choice, and passing where a seat might have acted "
    "out of turn. A loss within two standard errors gets no bad label."
)
MEASURED: Final = "How much of the result this luck explains has been measured for two players only."
LEDGER: Final = ("start", "luck", "own play", "others' play", "result")


def percent(chance: float) -> str:
    """A win chance or a loss in per cent; the number and its sign stay on one line."""
    return f"{100 * chance:.1f}\u00a0%"


def remarks(players: int) -> str:
    """What the figures mean, and what they leave out."""
    return " ".join([MEASURES, *([MEASURED] if players > 2 else []), LEFT_OUT])


def signed(change: float) -> str:
    """A change of a win chance, with its sign."""
    return f"{100 * change:+.1f}"


def summary(journal: Journal, review: Review) -> str:
    """How the game ended, and how it was reviewed."""
    decisions = sum(one.judgement is not None for one in review.moves)
    return (
        f"Result: {journal.headers['Result']}. {decisions} decisions judged, "
        f"{review.settings.nodes} nodes each, seed {review.settings.seed}."
    )


def ledger_row(seat: Seat) -> tuple[str, ...]:
    """A seat's line of the ledger, in percentage points."""
    return (
        seat.name,
        f"{100 * seat.start:.1f}",
        signed(seat.luck),
        signed(seat.play),
        signed(seat.others),
        f"{100 * seat.result:.1f}",
    )


def why(judged: Judgement, game: str, names: Sequence[str]) -> str:
    """Why the best move is better, in one or two sentences; empty where a decision has no reasons."""
    return " ".join(sentence(reason, game, names) for reason in judged.reasons)


def moment(one: Moved, game: str, names: Sequence[str]) -> str:
    """A moment that mattered, as a sentence."""
    if one.actor == CHANCE:
        seat = max(range(len(names)), key=lambda seat: one.change[seat])
        return f"Move {one.number}: “{one.move}” was luck for {names[seat]}, {signed(one.change[seat])} points."
    judged = one.judgement
    assert judged is not None
    assert isinstance(one.actor, int)
    name = names[one.actor]
    if judged.only:
        text = f"Move {one.number}, {name}: “{one.move}” was the only good move."
    else:
        text = (
            f"Move {one.number}, {name}: “{one.move}” is a {judged.label} that gives away {percent(judged.loss)}; "
            f"{f'“{judged.best.move}”' if judged.best.move else 'to pass'} was best."
        )
    return f"{text} {why(judged, game, names)}".rstrip()
