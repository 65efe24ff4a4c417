"""Statistics of a run: for each bot its score with interval, places, points, time and forfeits; and who beat whom."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from vesuvius.arena.adjusting import Adjusted, Round, adjusted
from vesuvius.arena.plan import Plan
from vesuvius.arena.ratings import Rating, ratings
from vesuvius.arena.sitting import Result
from vesuvius.contract import Json
from vesuvius.intervals import interval
from vesuvius.match import shares


@dataclass
class Tally:
    """The results of one bot over all seats it took."""

    most: int = 1
    """The most games it can win in a round; in several seats of a game it still wins once."""
    least: int = 0
    """The games of a round it must win, because it has all seats."""
    seats: int = 0
    won: float = 0.0
    rounds: dict[int, tuple[float, int]] = field(default_factory=dict)
    """Games won and seats taken, by round."""
    luck: dict[int, Round] = field(default_factory=dict)
    """The same with the luck of those seats, of games whose luck is known."""
    places: Counter[int] = field(default_factory=Counter)
    points: int = 0
    ended: int = 0
    """Games with scores."""
    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    forfeits: int = 0

    @property
    def score(self) -> float | None:
        """Wins per seat taken, ties shared."""
        return self.won / self.seats if self.seats else None

    @property
    def ci95(self) -> tuple[float, float] | None:
        return interval(list(self.rounds.values()), self.most, self.least) if self.seats else None

    @property
    def adjusted(self) -> Adjusted | None:
        """The score with luck taken out, if the luck of enough games is known."""
        return adjusted(self.luck)

    @property
    def mean_score(self) -> float | None:
        return self.points / self.ended if self.ended else None

    @property
    def seconds_per_move(self) -> float | None:
        return self.seconds / self.moves if self.moves else None


class Standings:
    """All results so far."""

    def __init__(self, plan: Plan, results: Iterable[Result] = ()) -> None:
        self.plan = plan
        self.results: list[Result] = []
        self.bots = {name: _tally(name, plan) for name in plan.bots}
        self.truncated = 0
        self.by_seat = [0.0] * plan.players
        self.met: dict[int, dict[tuple[str, str], float]] = {}
        """How often one bot finished before another, by round."""
        for result in results:
            self.add(result)

    def add(self, result: Result) -> None:
        self.results.append(result)
        for name, clock in zip(result.seats, result.clocks, strict=False):
            tally = self.bots[name]
            tally.moves += clock.moves
            tally.seconds += clock.seconds
            tally.slowest = max(tally.slowest, clock.slowest)
        if not result.places:
            self.truncated += 1
            return
        for seat, share in enumerate(shares(result.places)):
            tally = self.bots[result.seats[seat]]
            won, seats = tally.rounds.get(result.round, (0.0, 0))
            tally.rounds[result.round] = (won + share, seats + 1)
            tally.seats += 1
            tally.won += share
            tally.places[result.places[seat]] += 1
            self.by_seat[seat] += share
            if result.luck:
                won_so_far, luck, taken = tally.luck.get(result.round, (0.0, 0.0, 0))
                tally.luck[result.round] = (won_so_far + share, luck + result.luck[seat], taken + 1)
            if result.scores:
                tally.points += result.scores[seat]
                tally.ended += 1
        if result.forfeit:
            self.bots[result.seats[result.forfeit.seat]].forfeits += 1
        self._meet(result)

    def _adjusted(self) -> Json:
        """The scores with luck taken out, for the bots that have one."""
        found = {name: one for name, tally in self.bots.items() if (one := tally.adjusted) is not None}
        if not found:
            return {}
        return {
            "adjusted": {
                name: {
                    "score": _rounded(one.score),
                    "ci95": [_rounded(one.low), _rounded(one.high)],
                    "worth": one.worth,
                }
                for name, one in found.items()
            }
        }

    def _meet(self, result: Result) -> None:
        met = self.met.setdefault(result.round, {})
        for a, mine in zip(result.seats, result.places, strict=True):
            for b, theirs in zip(result.seats, result.places, strict=True):
                if a != b and mine <= theirs:
                    met[a, b] = met.get((a, b), 0.0) + (1.0 if mine < theirs else 0.5)

    @property
    def decided(self) -> int:
        """Games that were not truncated."""
        return len(self.results) - self.truncated

    def ratings(self) -> dict[str, Rating]:
        return ratings(self.plan.bots, list(self.met.values()))

    def cross(self) -> dict[str, dict[str, float]]:
        """For each pair of bots that met, how often the first finished before the second; a tie counts half."""
        total = Counter[tuple[str, str]]()
        for met in self.met.values():
            total.update(met)
        return {
            a: {b: total[a, b] / (total[a, b] + total[b, a]) for b in self.bots if total[a, b] + total[b, a]}
            for a in self.bots
        }

    def as_json(self) -> Json:
        """The statistics as one JSON object, keyed by bot where they concern bots."""
        rated = self.ratings()
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "options": self.plan.options,
            "seed": self.plan.seed,
            "games": len(self.results),
            "truncated": self.truncated,
            "score": {name: _rounded(tally.score) for name, tally in self.bots.items()},
            "ci95": {name: tally.ci95 and [_rounded(end) for end in tally.ci95] for name, tally in self.bots.items()},
            **self._adjusted(),
            "seconds_per_move": {name: _rounded(tally.seconds_per_move) for name, tally in self.bots.items()},
            "slowest_move": {name: _rounded(tally.slowest) for name, tally in self.bots.items()},
            "forfeits": {name: tally.forfeits for name, tally in self.bots.items()},
            "places": {
                name: [tally.places[place] for place in range(1, self.plan.players + 1)]
                for name, tally in self.bots.items()
            },
            "mean_score": {name: _rounded(tally.mean_score) for name, tally in self.bots.items()},
            "rating": {
                name: {"elo": round(one.elo, 1), "ci95": [round(one.low, 1), round(one.high, 1)]}
                for name, one in rated.items()
            },
            "cross": {a: {b: _rounded(share) for b, share in row.items()} for a, row in self.cross().items()},
            "by_seat": [_rounded(won / self.decided) if self.decided else None for won in self.by_seat],
        }


def _tally(name: str, plan: Plan) -> Tally:
    games = [plan.players * (name in lineup) for lineup in plan.lineups]
    alone = [plan.players * ({*lineup} == {name}) for lineup in plan.lineups]
    return Tally(most=sum(games), least=sum(alone))


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 6)
