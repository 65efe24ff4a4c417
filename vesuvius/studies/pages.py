"""A study as plots: who wins by seat, how long games last, how close they are, and what goes with winning."""

from collections.abc import Iterator, Sequence

from vesuvius.games import game
from vesuvius.plots import Bar, bars, heading, histogram, page, paragraph, table
from vesuvius.studies import Figure, Report

SURE = 1.96
"""How many standard errors an interval reaches to either side to hold the true figure 95 times in 100."""


def whole_page(reports: Sequence[Report], command: str) -> str:
    """A document on one game, at tables of any size."""
    first = reports[0]
    played = ", ".join(f"{each.games} with {each.players} players" for each in reports)
    return page(
        f"{game(first.game).about()['title']}, measured",
        paragraph(f"Games: {played}; the same bot in every seat. {command} plays them again."),
        paragraph("Intervals hold the true figure 95 times in 100."),
        seats(reports),
        length(reports),
        *(part for each in reports for part in _one_table(each)),
    )


def _one_table(found: Report) -> Iterator[str]:
    yield heading(f"{found.players} players")
    if found.measured:
        yield margins(found)
        yield decides(found)
    yield table(
        "Means over all games",
        ("", "mean", "± error", "before"),
        [
            (
                name,
                f"{figure.mean:.2f}",
                f"{figure.error:.2f}",
                "" if figure.expected is None else f"{figure.expected:g}",
            )
            for name, figure in found.figures.items()
        ],
    )


def pictures(reports: Sequence[Report]) -> dict[str, str]:
    """The plots of a study for a document, by name; what is shown of one table only, of that nearest to four."""
    middle = min(reports, key=lambda each: abs(each.players - 4))
    return {
        "seats": seats(reports),
        "length": length(reports),
        "margins": margins(middle),
        "decides": decides(middle),
    }


def seats(reports: Sequence[Report]) -> str:
    """What every seat wins for its fair share: of two players each half."""
    rows = [
        _bar(f"{each.players} players, seat {seat + 1}", won, each.players)
        for each in reports
        for seat, won in enumerate(each.seats())
    ]
    return bars("Games won by seat, for each due", rows, mark=1.0, form=".2f")


def length(reports: Sequence[Report]) -> str:
    """Decisions of people, not of luck, until the end."""
    rows = [
        _bar(f"{each.players} players", each.figures["decisions"]) for each in reports if "decisions" in each.figures
    ]
    return bars("Decisions in a game", rows, form=".0f")


def margins(found: Report) -> str:
    """How far the first is before the second."""
    values = [each.figures["margin"] for each in found.measured]
    return histogram(f"Margin, {found.players} players", values, label="points between the best two")


def decides(found: Report) -> str:
    """The deeds of a seat, those first that go with winning most."""
    rows = [Bar(name, value) for name, value in sorted(found.decides().items(), key=lambda item: -item[1])]
    return bars(f"What goes with a good place, {found.players} players", rows, form="+.2f")


def _bar(label: str, figure: Figure, times: float = 1.0) -> Bar:
    low, high = figure.mean - SURE * figure.error, figure.mean + SURE * figure.error
    return Bar(label, figure.mean * times, low * times, high * times)
