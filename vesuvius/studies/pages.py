"""A study as plots: who wins by seat, how long games last, how close they are, and what goes with winning."""

from collections.abc import Iterator, Sequence
from statistics import fmean

from vesuvius.arena.ratings import Z95
from vesuvius.arena.standings import interval
from vesuvius.games import game
from vesuvius.plots import Bar, bars, code, heading, histogram, page, paragraph, table
from vesuvius.studies import Figure, Report


def whole_page(reports: Sequence[Report], who: str, command: str) -> str:
    """A document on one game, at tables of any size, with that bot in every seat."""
    first = reports[0]
    played = ", ".join(f"{each.games} with {each.players} players" for each in reports)
    return page(
        f"{game(first.game).about()['title']}, measured",
        paragraph(f"Games: {played}; {who} in every seat. This plays them again:"),
        code(command),
        paragraph(
            "Intervals in the plots hold the true figure 95 times in 100, once there are some dozens of games; "
            "± in the tables is one standard error."
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
        _won(f"{each.players} players, seat {seat + 1}", won, each.players)
        for each in reports
        for seat, won in enumerate(each.won())
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


def _won(label: str, games: Sequence[float], players: int) -> Bar:
    """What a seat won, times the players: 1 is its due."""
    if not games:
        return Bar(label, 0.0)
    low, high = interval([(won, 1) for won in games], 1)
    return Bar(label, players * fmean(games), players * low, players * high)


def _bar(label: str, figure: Figure) -> Bar:
    if figure.error is None:
        return Bar(label, figure.mean)
    return Bar(label, figure.mean, figure.mean - Z95 * figure.error, figure.mean + Z95 * figure.error)
