"""Matches on the fast twins, to judge a net: seats rotated, shared random numbers, results with intervals.

They are faster than the arena's, because nothing is played through the clear rules. A player sees what its seat sees:
a search re-deals the rest before it thinks, and a policy observes.
"""

from dataclasses import dataclass
from random import Random

from vesuvius.bots.nets import net_from
from vesuvius.games import twin
from vesuvius.intervals import interval
from vesuvius.search import PASS, Search
from vesuvius.training.selfplay import LONGEST, Answer, Play, searching
from vesuvius.turns import TurnOrder


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """Who plays: a search, a net's policy without a search, or a policy of the twin."""

    play: Play
    nodes: int = 0
    seconds: float = 0.0
    """A search with neither nodes nor seconds is the net's policy alone."""
    policy: int | None = None
    """Instead of both, a policy of the twin."""

    def sit(self, rng: Random) -> Answer:
        """A player for one seat of one game."""
        if self.policy is not None:
            chosen = self.policy
            return lambda turns, _: turns.choose(chosen)
        if not self.nodes and not self.seconds:
            return self._by_policy
        search = searching(self.play, 400_000)

        def answer(turns: TurnOrder, seat: int) -> int:
            return self._by_search(search, turns, seat, rng)

        return answer

    def _by_search(self, search: Search, turns: TurnOrder, seat: int, rng: Random) -> int:
        root = turns.twin.copy()
        root.rng = rng.getrandbits(64)
        code = search.think(root, seat, self.nodes, self.seconds)
        return turns.actions - 1 if code == PASS else code

    def _by_policy(self, turns: TurnOrder, seat: int) -> int:
        assert self.play.net is not None
        codes = turns.twin.considered() if turns.in_turn else turns.legal()
        if len(codes) == 1:
            return codes[0]
        _, priors = net_from(self.play.net, self.play.game, self.play.players).judge(turns.twin, seat, codes)
        return codes[max(range(len(codes)), key=priors.__getitem__)]


@dataclass(frozen=True, slots=True)
class Score:
    """What the first player won of its seats: 1 a game, shared by winners who tie."""

    games: int
    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} % ({100 * self.low:.0f} to {100 * self.high:.0f}) of {self.games} games"


def play_round(first: Player, other: Player, seed: str) -> list[float]:
    """A game for each seat of the first player, all from the same seed; what it won in each."""
    name, players = first.play.game, first.play.players
    fast = twin(name)
    won = []
    for mine in range(players):
        start = fast.Twin(players)
        start.seed(Random(seed).getrandbits(62))
        turns = TurnOrder(start, fast.ACTIONS)
        turns.deal()
        # Random numbers of its own for the first player: against itself, both games would be the same with other ones.
        seated = [
            first.sit(Random(f"{seed}/first")) if seat == mine else other.sit(Random(f"{seed}/{seat}"))
            for seat in range(players)
        ]
        for _ in range(LONGEST):
            if turns.seat < 0:
                break
            turns.play(seated[turns.seat](turns, turns.seat))
            turns.deal()
        won.append(float(turns.twin.result()[mine]))
    return won


def score(rounds: list[list[float]]) -> Score:
    """The score of all rounds; a 95 % interval compares rounds, whose games share random numbers."""
    games = sum(map(len, rounds))
    low, high = interval([(sum(one), len(one)) for one in rounds], max(map(len, rounds)))
    return Score(games, sum(map(sum, rounds)) / games, low, high)
