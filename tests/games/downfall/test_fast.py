"""The fast twin of The Downfall of Pompeii walks beside its clear rules: see ``tests/lockstep.py``."""

import pickle
from itertools import product

import pytest

from tests.games.downfall.positions import RED, eruption
from tests.lockstep import Walk, both_builds, check_fresh, check_new_deals, walks
from vesuvius import Illegal
from vesuvius.game import Json
from vesuvius.games import downfall
from vesuvius.games.downfall import coding, fast
from vesuvius.games.downfall.board import CARDS
from vesuvius.games.downfall.state import Play
from vesuvius.twin import POLICIES, SENSIBLE, UNIFORM

BUILDS = both_builds("downfall")
TABLES = [
    (players, {"dual_vents": dual_vents, "edition": edition})
    for players, dual_vents, edition in product((2, 3, 4), (False, True), ("amigo", "mayfair"))
]

builds = pytest.mark.parametrize("build", BUILDS)
tables = pytest.mark.parametrize(("players", "options"), TABLES, ids=lambda part: str(part))


@pytest.fixture(autouse=True)
def _of_this_source() -> None:
    check_fresh("downfall")


@builds
@tables
def test_twin_and_clear_rules_walk_together(build: str, players: int, options: dict[str, Json]) -> None:
    for seed in walks(build):
        Walk("downfall", BUILDS[build], players, options, seed).to_the_end()


@builds
def test_hidden_hands_are_dealt_anew_as_imagined(build: str) -> None:
    """Two cards of black are hidden among those of three numbers."""
    gone = [card for card, many in CARDS.items() if card not in (8, 9, 10) for _ in range(many)]
    position = {
        "game": "downfall", "players": 2, "phase": "settling", "waiting": "play", "turn": 0,
        "hands": [[8, 9], [9, 10]], "discard": gone, "deck": {"left": 8, "omens": 2, "ad79": 1},
        "markers": {"E6": [1, 2]},
    }  # fmt: skip
    check_new_deals("downfall", BUILDS[build], downfall.load(position), 0)


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
    decisions, rewards, cut_off = twin.playouts(3)
    assert decisions > 300
    assert sum(rewards) == 0
    assert cut_off == 0
    assert twin.to_state() == before
