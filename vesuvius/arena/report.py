"""The report of an arena: a page with plots, tables, and the command that plays the same games again."""

from itertools import accumulate

from vesuvius.arena.sitting import Result
from vesuvius.arena.standings import Standings
from vesuvius.games import game
from vesuvius.match import shares
from vesuvius.plots import Bar, bars, code, heading, histogram, lines, page, paragraph, table

MOST = 200
"""The most points of a line plot."""


def report(standings: Standings, command: str) -> str:
    """A whole HTML document."""
    plan = standings.plan
    title = f"{game(plan.game).about()['title']}: {', '.join(plan.bots)}"
    ordered = sorted(standings.results, key=lambda result: result.number)
    parts = [
        paragraph(_course(standings)),
        code(command),
        heading("Who is stronger"),
        bars("Score: wins per seat taken, ties shared", _scores(standings), mark=1 / plan.players, whole=1.0),
        bars("Rating (Bradley–Terry, in Elo points)", _ratings(standings), form="+.0f"),
        lines("Score over the run", _course_of_scores(ordered), across="games", up="score", form=".0%"),
        _figures(standings),
        _cross(standings),
        heading("The games"),
        bars("Wins by seat", _seats(standings), mark=1 / plan.players, whole=1.0),
        histogram("Length", [float(one.moves) for one in ordered if one.scores], label="moves, including chance"),
        histogram("Margin between the best two", _margins(ordered), label="points"),
        _forfeits(ordered),
        paragraph("Intervals are 95 % and compare rounds, because the games of a round share random numbers."),
    ]
    return page(title, *(part for part in parts if part))


def _course(standings: Standings) -> str:
    plan, results = standings.plan, standings.results
    games = "game" if len(results) == 1 else "games"
    words = f"{len(results)} {games} with {plan.players} players, seats rotated, seed {plan.seed}."
    if plan.options:
        words += f" Options: {', '.join(f'{name} = {value}' for name, value in plan.options.items())}."
    if standings.truncated:
        words += f" {standings.truncated} of them were truncated at the move limit and are not counted."
    return words


def _scores(standings: Standings) -> list[Bar]:
    rows = []
    for name, tally in standings.bots.items():
        if tally.score is not None and tally.ci95 is not None:
            rows.append(Bar(name, tally.score, *tally.ci95))
    return rows


def _ratings(standings: Standings) -> list[Bar]:
    return [Bar(name, one.elo, one.low, one.high) for name, one in standings.ratings().items()]


def _seats(standings: Standings) -> list[Bar]:
    names = [f"seat {seat + 1}" for seat in range(standings.plan.players)]
    return [Bar(name, won / max(1, standings.decided)) for name, won in zip(names, standings.by_seat, strict=True)]


def _margins(results: list[Result]) -> list[float]:
    best = [sorted(result.scores, reverse=True) for result in results if len(result.scores) > 1]
    return [float(scores[0] - scores[1]) for scores in best]


def _course_of_scores(results: list[Result]) -> dict[str, list[tuple[float, float]]]:
    """Each bot's score after each of its games, thinned to at most MOST points."""
    won: dict[str, list[float]] = {}
    for result in results:
        for name, share in zip(result.seats, shares(result.places) if result.places else (), strict=False):
            won.setdefault(name, []).append(share)
    series: dict[str, list[tuple[float, float]]] = {}
    for name, one in won.items():
        points = [(float(at), total / at) for at, total in enumerate(accumulate(one), start=1)]
        kept = points[:: max(1, len(points) // MOST)]
        series[name] = kept if kept[-1] == points[-1] else [*kept, points[-1]]
    return series


def _figures(standings: Standings) -> str:
    head = [
        "bot",
        *(_place(n) for n in range(1, standings.plan.players + 1)),
        "points",
        "ms a move",
        "slowest",
        "forfeits",
    ]
    rows = [
        [
            name,
            *(str(tally.places[n]) for n in range(1, standings.plan.players + 1)),
            "–" if tally.mean_score is None else f"{tally.mean_score:.2f}",
            "–" if tally.seconds_per_move is None else f"{1000 * tally.seconds_per_move:.1f}",
            f"{1000 * tally.slowest:.0f}",
            str(tally.forfeits),
        ]
        for name, tally in standings.bots.items()
    ]
    return table("Places, mean points, time and forfeits", head, rows)


def _place(number: int) -> str:
    return {1: "1st", 2: "2nd", 3: "3rd"}.get(number, f"{number}th")


def _cross(standings: Standings) -> str:
    cross = standings.cross()
    if len(cross) < 2:
        return ""
    rows = [[a, *(f"{cross[a][b]:.1%}" if b in cross[a] else "" for b in cross)] for a in cross]
    return table("How often the bot in the row finished before the bot in the column, ties half", ["", *cross], rows)


def _forfeits(results: list[Result]) -> str:
    """Why games were forfeited, each reason once."""
    games: dict[tuple[str, str], list[int]] = {}
    for result in results:
        if result.forfeit:
            games.setdefault((result.forfeit.reason, result.seats[result.forfeit.seat]), []).append(result.number)
    if not games:
        return ""
    rows = [[why, name, str(len(numbers)), str(numbers[0])] for (why, name), numbers in games.items()]
    return table("Forfeits", ["why", "bot", "games", "first"], rows)
