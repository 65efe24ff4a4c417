"""What the games say: the score of each bot with its interval, places, points, time, forfeits, and who beat whom."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt

from vesuvius.arena.plan import Plan
from vesuvius.arena.ratings import Z95, Rating, ratings
from vesuvius.arena.sitting import Result
from vesuvius.contract import Json
from vesuvius.match import shares


@dataclass
class Tally:
    """How one bot did, over all seats it took."""

    most: int = 1
    """Games that it can win in a round; it may have several seats of a game, but wins it once."""
    least: int = 0
    """Games of a round that it cannot but win, for it has all their seats."""
    seats: int = 0
    won: float = 0.0
    rounds: dict[int, tuple[float, int]] = field(default_factory=dict)
    """By round, games won and seats taken."""
    places: Counter[int] = field(default_factory=Counter)
    points: int = 0
    ended: int = 0
    """Games that came to scores."""
    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    forfeits: int = 0

    @property
    def score(self) -> float | None:
        """Games won for each seat taken, ties shared."""
        return self.won / self.seats if self.seats else None

    @property
    def ci95(self) -> tuple[float, float] | None:
        return interval(list(self.rounds.values()), self.most, self.least) if self.seats else None

    @property
    def mean_score(self) -> float | None:
        return self.points / self.ended if self.ended else None

    @property
    def seconds_per_move(self) -> float | None:
        return self.seconds / self.moves if self.moves else None


def interval(rounds: Sequence[tuple[float, int]], most: float, least: float = 0) -> tuple[float, float]:
    """A 95 % interval for a score, from games won and seats taken by round. The games of a round share their luck, so
    the rounds are compared, not the games; one more with the most won and one with the least keep it open when all
    went alike."""
    size = max(seats for _, seats in rounds)
    known = [*rounds, (most, size), (least, size)]
    seats = sum(n for _, n in known)
    centre = sum(won for won, _ in known) / seats
    spread = sum((won - centre * n) ** 2 for won, n in known) * len(known) / (len(known) - 1)
    half = Z95 * sqrt(spread) / seats
    raw = sum(won for won, _ in rounds) / sum(n for _, n in rounds)
    return max(0.0, min(raw, centre - half)), min(1.0, max(raw, centre + half))


class Standings:
    """All results so far; more can be added."""

    def __init__(self, plan: Plan, results: Iterable[Result] = ()) -> None:
        self.plan = plan
        self.results: list[Result] = []
        self.bots = {name: _tally(name, plan) for name in plan.bots}
        self.cut_off = 0
        self.by_seat = [0.0] * plan.players
        self.met: dict[int, dict[tuple[str, str], float]] = {}
        """By round, how often one bot came in before another."""
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
            self.cut_off += 1
            return
        for seat, share in enumerate(shares(result.places)):
            tally = self.bots[result.seats[seat]]
            won, seats = tally.rounds.get(result.round, (0.0, 0))
            tally.rounds[result.round] = (won + share, seats + 1)
            tally.seats += 1
            tally.won += share
            tally.places[result.places[seat]] += 1
            self.by_seat[seat] += share
            if result.scores:
                tally.points += result.scores[seat]
                tally.ended += 1
        if result.forfeit:
            self.bots[result.seats[result.forfeit.seat]].forfeits += 1
        self._meet(result)

    def _meet(self, result: Result) -> None:
        met = self.met.setdefault(result.round, {})
        for a, mine in zip(result.seats, result.places, strict=True):
            for b, theirs in zip(result.seats, result.places, strict=True):
                if a != b and mine <= theirs:
                    met[a, b] = met.get((a, b), 0.0) + (1.0 if mine < theirs else 0.5)

    @property
    def decided(self) -> int:
        """Games that somebody won."""
        return len(self.results) - self.cut_off

    def ratings(self) -> dict[str, Rating]:
        return ratings(self.plan.bots, list(self.met.values()))

    def cross(self) -> dict[str, dict[str, float]]:
        """For each bot and each it met, how often it came in before that one; a tie is half."""
        total = Counter[tuple[str, str]]()
        for met in self.met.values():
            total.update(met)
        return {
            a: {b: total[a, b] / (total[a, b] + total[b, a]) for b in self.bots if total[a, b] + total[b, a]}
            for a in self.bots
        }

    def as_json(self) -> Json:
        """One JSON-able object; by bot where it is about bots."""
        rated = self.ratings()
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "options": self.plan.options,
            "seed": self.plan.seed,
            "games": len(self.results),
            "cut_off": self.cut_off,
            "score": {name: _rounded(tally.score) for name, tally in self.bots.items()},
            "ci95": {name: tally.ci95 and [_rounded(end) for end in tally.ci95] for name, tally in self.bots.items()},
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
