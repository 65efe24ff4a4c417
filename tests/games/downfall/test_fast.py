"""The fast twin and the clear rules walk together: same turn, same moves, same odds, same position, same outcome.

``VESUVIUS_GAMES=1000`` walks that many games at each kind of table instead of a few.
"""

import os
import pickle
import sys
from itertools import product
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from tests.games.downfall.positions import RED, eruption
from tests.plain import plain
from vesuvius import CHANCE, Illegal, journal
from vesuvius.game import Actor, Json, draw
from vesuvius.games import downfall
from vesuvius.games.downfall import coding, fast
from vesuvius.games.downfall.state import Erupt, Play
from vesuvius.twin import POLICIES, SENSIBLE, UNIFORM

GAMES = int(os.environ.get("VESUVIUS_GAMES", "0"))
BUILDS = {"compiled": fast, "plain": plain("vesuvius.games.downfall.fast")}
TABLES = [
    (players, {"dual_vents": dual_vents, "edition": edition})
    for players, dual_vents, edition in product((2, 3, 4), (False, True), ("amigo", "mayfair"))
]

builds = pytest.mark.parametrize("build", BUILDS)
tables = pytest.mark.parametrize(("players", "options"), TABLES, ids=lambda part: str(part))


@pytest.fixture(autouse=True)
def _of_this_source() -> None:
    """A compiled twin older than its source would be tested in its stead."""
    for module in (fast, sys.modules["vesuvius.twin"], sys.modules["vesuvius.batch"]):
        made = Path(str(module.__file__))
        plainly = made.with_name(made.name.partition(".")[0] + ".py")
        sources = (plainly, plainly.with_suffix(".pxd"))
        if made != plainly and made.stat().st_mtime < max(source.stat().st_mtime for source in sources):
            pytest.fail(f"{plainly.name} is newer than what was compiled of it: say `make twins`")


@builds
@tables
def test_twin_and_clear_rules_walk_together(build: str, players: int, options: dict[str, Json]) -> None:
    for seed in range(GAMES or (8 if build == "compiled" else 2)):
        Walk(BUILDS[build], players, options, seed).to_the_end()


class Walk:
    """A game by the clear rules and its twin, side by side."""

    def __init__(self, module: ModuleType, players: int, options: dict[str, Json], seed: int) -> None:
        self.module = module
        self.rng = Random(f"{players} {options} {seed}")
        self.state: Any = downfall.start(players, **options)
        self.twin: Any = module.Twin(players, seed, **options)
        self.moves: list[tuple[Actor, Any]] = []
        self.sensible = self.rng.random() < 0.5
        """A sensible game ends otherwise than a random one: people leave, the city empties early."""

    def to_the_end(self) -> None:
        while self.in_step() is not None:
            self.move()
        outcome = downfall.outcome(self.state)
        assert outcome is not None
        self.same("places", outcome.places, self.twin.places())
        self.same("rewards", 0, round(sum(map(self.twin.reward, range(self.state.players))), 9))

    def same(self, what: str, clear: object, fast: object) -> None:
        """Any difference is told with the journal up to it."""
        if clear != fast:
            told = journal.write(journal.record("downfall", self.state, self.moves))
            pytest.fail(f"{told}\nthe {what} differ:\nclear {clear}\ntwin  {fast}", pytrace=False)

    def in_step(self) -> Actor | None:
        """Everything that can be asked is answered alike."""
        state, twin = self.state, self.twin
        actor = downfall.turn(state)
        self.same("turn", actor, {-1: CHANCE, -2: None}.get(twin.turn(), twin.turn()))
        self.same("position", state, twin.to_state())
        if actor is None:
            self.same("legal moves", [], twin.legal())
            return None
        legal = downfall.legal(state, actor)
        codes = [coding.encode(move) for move in legal]
        self.same("legal moves", codes, twin.legal())
        self.same("order", codes, sorted(codes))
        self.same("decoded moves", legal, list(map(coding.decode, codes)))
        self.same("weights", [move.weight for move in legal if move.weight], twin.weights())
        tried = {self.rng.randrange(-9, coding.CODES + 9) for _ in range(5)} | set(self.rng.sample(codes, 1))
        self.same("allowed", {code for code in tried if code in codes}, {code for code in tried if twin.allows(code)})
        for seat in range(state.players):
            ready = bool(downfall.legal(state, seat)) if seat != actor else False
            self.same(f"reaction of seat {seat}", coding.ERUPT if ready else -1, twin.reaction(seat))
        return actor

    def move(self) -> None:
        """One move of both; now and then out of turn, now and then with the twin made anew from the clear state."""
        state, actor = self.state, downfall.turn(self.state)
        assert actor is not None
        ready = [seat for seat in range(state.players) if self.twin.reaction(seat) >= 0]
        if actor != CHANCE and ready and self.rng.random() < 0.05:
            seat = self.rng.choice(ready)
            self.twin.react(seat, coding.ERUPT)
            self.play(seat, Erupt())
            return
        legal: list[Any] = downfall.legal(state, actor)
        if actor == CHANCE:
            move = draw(legal, self.rng)
        elif self.sensible and self.rng.random() < 0.9:
            move = coding.decode(self.twin.choose(SENSIBLE))
        else:
            move = self.rng.choice(legal)
        if self.rng.random() < 0.1:
            self.twin = self.module.from_state(state, self.twin.luck)
        elif self.rng.random() < 0.1:
            self.twin = self.twin.copy()
        self.twin.play(coding.encode(move))
        self.play(actor, move)

    def play(self, actor: Actor, move: Any) -> None:
        self.state = downfall.play(self.state, actor, move).state
        self.moves.append((actor, move))


@pytest.mark.parametrize("policy", POLICIES.values(), ids=POLICIES.keys())
@tables
def test_both_builds_play_the_same_games_from_the_same_seed(
    players: int, options: dict[str, Json], policy: int
) -> None:
    ends = set()
    for module in BUILDS.values():
        twin = module.Twin(players, 79, **options)
        ends.add((twin.playout(policy), twin.luck, twin.to_state()))
    assert len(ends) == 1


def test_chance_is_sampled_by_its_weights() -> None:
    """The first tile of 4,000 floods: each symbol as often as its tiles in the bag, give or take four deviations."""
    twin = fast.from_state(eruption({"A1": (RED,)}))
    drawn = dict.fromkeys(coding.KINDS[:6], 0)
    for seed in range(4000):
        game = twin.copy()
        game.seed(seed)
        game.deal()
        drawn[game.to_state().tile or ""] += 1
    for tile, weight in zip(map(coding.decode, twin.legal()), twin.weights(), strict=True):
        expected = 4000 * weight / sum(twin.weights())
        assert abs(drawn[str(tile).removeprefix("tile ")] - expected) < 4 * expected**0.5


@builds
def test_a_copy_goes_its_own_way(build: str) -> None:
    twin = BUILDS[build].Twin(4, seed=7)
    twin.deal()
    before = twin.to_state()
    other = twin.copy()
    assert other.to_state() == before
    other.playout()
    assert twin.to_state() == before
    twin.playout()
    assert twin.to_state() == other.to_state(), "luck included"


def test_a_twin_travels_between_processes() -> None:
    twin = fast.Twin(3, seed=7, dual_vents=True)
    twin.deal()
    other = pickle.loads(pickle.dumps(twin))
    assert (other.luck, other.to_state()) == (twin.luck, twin.to_state())


@builds
def test_what_the_rules_refuse_the_twin_refuses(build: str) -> None:
    twin = BUILDS[build].Twin(2, seed=7)
    twin.deal()
    before = twin.to_state()
    for code in (-1, coding.CODES, 10**6, coding.encode(Play(1, "K7")), coding.PASS, coding.ERUPT):
        with pytest.raises(Illegal, match="no code of a move"):
            twin.play(code)
        with pytest.raises(Illegal, match="no code of a move"):
            twin.step(code)
    for seat in (-1, 0, 1, 2, 99):
        with pytest.raises(Illegal, match="out of turn"):
            twin.react(seat, coding.ERUPT)
    assert twin.to_state() == before
    for players in (1, 5):
        with pytest.raises(ValueError, match="players"):
            BUILDS[build].Twin(players)
    with pytest.raises(ValueError, match="edition"):
        BUILDS[build].Twin(2, edition="nonsense")


def test_every_code_below_the_actions_is_a_move_of_a_seat() -> None:
    for code in range(coding.CODES):
        if code == coding.PASS:
            continue
        move = coding.decode(code)
        assert coding.encode(move) == code
        assert downfall.parse(str(move)) == move
    for code in (-1, coding.PASS, coding.CODES):
        with pytest.raises(Illegal):
            coding.decode(code)


def test_the_sensible_policy_saves_ten_times_as_many() -> None:
    """Uniform play saves about 6 of 100 markers: a weak signal for a search."""
    saved = {}
    for policy in (UNIFORM, SENSIBLE):
        saved[policy] = 0
        for seed in range(60):
            twin = fast.Twin(4, seed)
            twin.playout(policy)
            saved[policy] += sum(twin.to_state().saved)
    assert saved[SENSIBLE] > 5 * saved[UNIFORM]


@builds
def test_a_seat_observes_its_own_hand_and_nobody_elses(build: str) -> None:
    """Swapping hidden cards changes no cell."""
    module = BUILDS[build]
    twin = module.Twin(3, seed=11)
    twin.deal()
    state = twin.to_state()
    position = downfall.dump(state)
    position["hands"] = [position["hands"][0], position["hands"][2], position["hands"][1]]
    swapped = module.from_state(downfall.load(position))
    assert swapped.to_state() != state
    assert swapped.observe(0) == twin.observe(0)
    assert swapped.observe(1) != twin.observe(1)
    with pytest.raises(ValueError, match="no seat"):
        twin.observe(3)


@builds
def test_playouts_leave_the_twin_where_it_stands(build: str) -> None:
    twin = BUILDS[build].Twin(2, seed=3)
    twin.deal()
    before = twin.to_state()
    decisions, rewards = twin.playouts(3)
    assert decisions > 300
    assert sum(rewards) == 0
    assert twin.to_state() == before
