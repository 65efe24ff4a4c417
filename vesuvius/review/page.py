"""A review as a web page in one file."""

from collections.abc import Iterator
from typing import Final

from vesuvius.games import game
from vesuvius.journal import Journal
from vesuvius.plots import code, heading, lines, page, paragraph, table
from vesuvius.review.game import Moved, Review
from vesuvius.review.sentences import LEDGER, ledger_row, moment, percent, remarks, signed, summary, why

COLUMNS: Final = ("move", "seat", "played", "best", "loss", "label", "why")


def report(journal: Journal, review: Review, command: str) -> str:
    """A whole HTML document."""
    names = journal.players
    parts = [
        paragraph(summary(journal, review)),
        code(command),
        lines("Win chance, as each seat could know it", _chances(review), across="move", up="win chance", form=".0%"),
        _table_of_seats(review),
        heading("Luck and play"),
        table("Start, luck and decisions add up to the result", ("", *LEDGER), map(ledger_row, review.seats)),
        _draws(review),
        heading("The moments that mattered"),
        *(paragraph(moment(one, review.game, names)) for one in review.moves if one.number in review.moments),
        heading("Every decision"),
        table("Decisions with a choice", COLUMNS, _decisions(review)),
        paragraph(remarks(len(review.seats))),
    ]
    return page(f"{game(review.game).about()['title']}: {', '.join(names)}", *(part for part in parts if part))


def _chances(review: Review) -> dict[str, list[tuple[float, float]]]:
    """Each seat's win chance after its own decisions, and the result."""
    found: dict[str, list[tuple[float, float]]] = {seat.name: [] for seat in review.seats}
    for one in review.moves:
        if one.judgement is not None and isinstance(one.actor, int):
            found[review.seats[one.actor].name].append((float(one.number), one.judgement.chances[one.actor]))
    for seat in review.seats:
        found[seat.name].append((float(len(review.moves)), seat.result))
    return found


def _table_of_seats(review: Review) -> str:
    labels = list(review.seats[0].labels)
    rows = (
        (
            seat.name,
            "–" if seat.accuracy is None else f"{seat.accuracy:.1f}",
            *(str(seat.labels[label]) for label in labels),
            str(seat.only),
        )
        for seat in review.seats
    )
    return table("Accuracy, 0 to 100, and labels", ("", "accuracy", *labels, "only move"), rows)


def _draws(review: Review) -> str:
    drawn = [one for one in review.moves if one.judgement is None and not isinstance(one.actor, int)]
    most = sorted(drawn, key=lambda one: max(map(abs, one.change)), reverse=True)[:6]
    rows = ((str(one.number), one.move, *map(signed, one.change)) for one in sorted(most, key=lambda one: one.number))
    return table("The draws that changed most", ("move", "draw", *(seat.name for seat in review.seats)), rows)


def _decisions(review: Review) -> Iterator[tuple[str, ...]]:
    for one in review.moves:
        if one.judgement is not None and isinstance(one.actor, int):
            yield _decision(one, review)


def _decision(one: Moved, review: Review) -> tuple[str, ...]:
    judged = one.judgement
    assert judged is not None
    assert isinstance(one.actor, int)
    names = [seat.name for seat in review.seats]
    return (
        str(one.number),
        names[one.actor],
        one.move,
        judged.best.move or "pass",
        percent(judged.loss),
        "only move" if judged.only else judged.label or "too close to call",
        why(judged, review.game, names),
    )
