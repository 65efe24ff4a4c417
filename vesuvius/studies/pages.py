"""A study as plots: wins by seat, length, margins, and what correlates with winning."""

from collections.abc import Iterator, Sequence
from statistics import fmean

from vesuvius.games import game
from vesuvius.intervals import Z95, interval
from vesuvius.plots import Bar, bars, code, heading, histogram, page, paragraph, table
from vesuvius.studies import Figure, Report


def whole_page(reports: Sequence[Report], who: str, command: str) -> str:
    """The page of one study: one game, several numbers of players, the same bot in every seat."""
    first = reports[0]
    played = ", ".join(f"{each.games} with {each.players} players" for each in reports)
    return page(
        f"{game(first.game).about()['title']}, measured",
        paragraph(f"Games: {played}; {who} in every seat. To play them again:"),
        code(command),
        paragraph(
            "Intervals in the plots are 95 %, valid for some dozens of games; ± in the tables is one standard error."
        ),
        seats(reports),
        length(reports),
        *(part for each in reports for part in _one_table(each)),
    )


def _one_table(found: Report) -> Iterator[str]:
    yield heading(f"{found.players} players")
    if found.measured:
        yield margins(found)
        yield decides(found)
    before = any(figure.expected is not None for figure in found.figures.values())
    yield table(
        "Means over all games",
        ("", "mean", "± error", *(["before"] if before else [])),
        [
            (
                name,
                f"{figure.mean:.2f}",
                "–" if figure.error is None else f"{figure.error:.2f}",
                *(["" if figure.expected is None else f"{figure.expected:g}"] if before else []),
            )
            for name, figure in found.figures.items()
        ],
    )


def pictures(reports: Sequence[Report]) -> dict[str, str]:
    """The plots of a study by name. Plots of a single table take the number of players nearest to four."""
    middle = min(reports, key=lambda each: abs(each.players - 4))
    return {
        "seats": seats(reports),
        "length": length(reports),
        "margins": margins(middle),
        "decides": decides(middle),
    }


def seats(reports: Sequence[Report]) -> str:
    """Wins of each seat relative to its fair share."""
    rows = [
        _won(f"{each.players} players, seat {seat + 1}", won, each.players)
        for each in reports
        for seat, won in enumerate(each.won())
    ]
    return bars("Wins by seat (1.0 = fair share)", rows, mark=1.0, form=".2f")


def length(reports: Sequence[Report]) -> str:
    """Decisions of seats, without moves of chance."""
    rows = [
        _bar(f"{each.players} players", each.figures["decisions"]) for each in reports if "decisions" in each.figures
    ]
    return bars("Decisions in a game", rows, form=".0f")


def margins(found: Report) -> str:
    """The distance between first and second."""
    values = [each.figures["margin"] for each in found.measured]
    return histogram(f"Margin, {found.players} players", values, label="points between the best two")


def decides(found: Report) -> str:
    """The correlation of each deed with the place, highest first."""
    rows = [Bar(name, value) for name, value in sorted(found.decides().items(), key=lambda item: -item[1])]
    return bars(f"Correlation with a good place, {found.players} players", rows, form="+.2f")


def _won(label: str, games: Sequence[float], players: int) -> Bar:
    """What a seat won, times the number of players: 1 is a fair share."""
    if not games:
        return Bar(label, 0.0)
    low, high = interval([(won, 1) for won in games], 1)
    return Bar(label, players * fmean(games), players * low, players * high)


def _bar(label: str, figure: Figure) -> Bar:
    if figure.error is None:
        return Bar(label, figure.mean)
    return Bar(label, figure.mean, figure.mean - Z95 * figure.error, figure.mean + Z95 * figure.error)
